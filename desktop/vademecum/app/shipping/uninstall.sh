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
# Caches that hold nothing any more: they were made for our entries alone.
if [ -d "$prefix/share/mime" ] && ! ls "$prefix"/share/mime/packages/*.xml >/dev/null 2>&1; then
    for name in aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version XMLnamespaces; do
        rm -f "$prefix/share/mime/$name"
    done
    rm -rf "$prefix/share/mime/application"
fi
if ! ls "$prefix"/share/applications/*.desktop >/dev/null 2>&1; then
    rm -f "$prefix/share/applications/mimeinfo.cache"
fi
while IFS= read -r file; do
    folder=$(dirname "$file")
    while [ "$folder" != "$prefix" ] && [ "${folder#"$prefix"/}" != "$folder" ]; do
        rmdir "$folder" 2>/dev/null || break
        folder=$(dirname "$folder")
    done
done < "$list"
rm -rf "$target"
rmdir "$prefix/share/mime/packages" "$prefix/share/mime" "$prefix/share/applications" 2>/dev/null || :
rmdir "$prefix/lib" "$prefix/bin" "$prefix/share" 2>/dev/null || :
[ "${1:-}" = --quiet ] || echo "@NAME@ is removed."
