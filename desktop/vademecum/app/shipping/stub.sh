#!/bin/sh
# @NAME@ @VERSION@: unpacks itself and installs.
#   sh FILE                      for you alone, below ~/.local; as root below /usr/local
#   sh FILE --prefix DIR         below DIR
#   sh FILE --unpack DIR         only unpack; DIR/@ID@ starts the program
#   sh FILE --check              only look whether the file is whole
set -eu

file=$0
case ${1:-} in -h|--help) sed -n '2,6s/^# *//p' "$file"; exit 0 ;; esac

sum=$(tail -n +@LINES@ "$file" | sha256sum | cut -d ' ' -f 1)
if [ "$sum" != "@SHA256@" ]; then
    echo "@ID@: this file is damaged. Get it again." >&2
    exit 1
fi
if [ "${1:-}" = --check ]; then echo "The file is whole."; exit 0; fi
if [ "${1:-}" = --unpack ]; then
    [ -n "${2:-}" ] || { echo "name a folder" >&2; exit 2; }
    mkdir -p "$2"
    tail -n +@LINES@ "$file" | tar -xz -C "$2" --strip-components=1
    exit 0
fi
folder=$(mktemp -d "${TMPDIR:-/tmp}/@ID@.XXXXXX")
trap 'rm -rf "$folder"' EXIT
tail -n +@LINES@ "$file" | tar -xz -C "$folder"
sh "$folder/@ID@-@VERSION@/install.sh" "$@"
exit 0
