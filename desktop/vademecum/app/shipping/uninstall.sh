#!/bin/sh
# Removes @NAME@ from where install.sh has put it. Your settings and bookmarks stay.
set -eu

target=$(cd "$(dirname "$0")" && pwd)
prefix=${target%/lib/@ID@}
list=$target/installed-files.txt

refresh() {
    # What desktops keep of menu entries, file types and icons; each only where it is used.
    for pair in "update-desktop-database:$prefix/share/applications" "update-mime-database:$prefix/share/mime"; do
        tool=${pair%%:*} folder=${pair#*:}
        if [ -d "$folder" ] && command -v "$tool" >/dev/null 2>&1; then "$tool" "$folder" >/dev/null 2>&1 || :; fi
    done
}

case ${1:-} in --refresh) refresh; exit 0 ;; esac
if [ ! -f "$list" ] || [ "$prefix" = "$target" ]; then
    echo "@ID@: $target was not installed by install.sh; remove the folder yourself." >&2
    exit 1
fi

while IFS= read -r file; do
    rm -f "$file"
done < "$list"
refresh
# The caches that were made for our entries alone.
rm -f "$prefix/share/applications/mimeinfo.cache.empty"
while IFS= read -r file; do
    folder=$(dirname "$file")
    while [ "$folder" != "$prefix" ] && [ "${folder#"$prefix"/}" != "$folder" ]; do
        rmdir "$folder" 2>/dev/null || break
        folder=$(dirname "$folder")
    done
done < "$list"
rm -rf "$target"
rmdir "$prefix/lib" "$prefix/bin" "$prefix/share" 2>/dev/null || :
[ "${1:-}" = --quiet ] || echo "@NAME@ is removed."
