#!/bin/sh
# Installs @NAME@ @VERSION@ from this folder. Nothing is fetched and nothing is built.
#   ./install.sh                 for you alone, below ~/.local
#   ./install.sh --prefix DIR    below DIR; as root /usr/local is the default
set -eu

here=$(cd "$(dirname "$0")" && pwd)
if [ "$(id -u)" -eq 0 ]; then prefix=/usr/local; else prefix=${XDG_DATA_HOME:+${XDG_DATA_HOME%/share}}; prefix=${prefix:-$HOME/.local}; fi

while [ $# -gt 0 ]; do
    case $1 in
        --prefix) prefix=$2; shift 2 ;;
        --prefix=*) prefix=${1#--prefix=}; shift ;;
        -h|--help) sed -n '2,4s/^# *//p' "$0"; exit 0 ;;
        *) echo "unknown option: $1" >&2; exit 2 ;;
    esac
done
case $prefix in /*) ;; *) prefix=$(pwd)/$prefix ;; esac

( cd "$here/app" && sha256sum --quiet --check files.sha256 ) || {
    echo "@ID@: a file of this folder is damaged; see above. Get it again." >&2
    exit 1
}
"$here/app/@ID@" --version >/dev/null || {
    echo "@ID@: the program does not start here; see above. This system is too old for it, or another kind of machine." >&2
    exit 1
}

target=$prefix/lib/@ID@
program=$prefix/bin/@ID@
if [ -e "$target" ]; then
    if [ ! -f "$target/installed-files.txt" ]; then
        echo "@ID@: $target is there and was not made by this script. Remove it, or name another --prefix." >&2
        exit 1
    fi
    sh "$target/uninstall.sh" --quiet
fi
if [ -e "$program" ] || [ -L "$program" ]; then
    echo "@ID@: $program is there already and belongs to something else. Name another --prefix." >&2
    exit 1
fi

mkdir -p "$prefix/lib" "$prefix/bin"
cp -R "$here/app" "$target"
[ -d "$here/licenses" ] && cp -R "$here/licenses" "$target/licenses"
cp "$here/uninstall.sh" "$target/uninstall.sh"
ln -s "../lib/@ID@/@ID@" "$program"

list=$target/installed-files.txt
printf '%s\n' "$program" > "$list"
( cd "$here/share" && find . -type f | sort ) | while IFS= read -r file; do
    place=$prefix/share/${file#./}
    mkdir -p "$(dirname "$place")"
    case $file in
        *.desktop) sed "s|@PROGRAM@|$program|g" "$here/share/$file" > "$place" ;;
        *) cp "$here/share/$file" "$place" ;;
    esac
    printf '%s\n' "$place" >> "$list"
done
sh "$target/uninstall.sh" --refresh
echo "@NAME@ @VERSION@ is installed. Start it with: $program"
echo "Remove it with: $target/uninstall.sh"
