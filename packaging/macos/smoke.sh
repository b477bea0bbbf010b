#!/bin/sh
# Opens the image of dist/, copies the app, uses it, and removes it again. Run by the workflow on macOS.
set -eu

folder=$(mktemp -d)
hdiutil attach -quiet -nobrowse -mountpoint "$folder/image" dist/*.dmg
ditto "$folder/image/Vademecum.app" "$folder/Vademecum.app"
hdiutil detach -quiet "$folder/image"
program=$folder/Vademecum.app/Contents/MacOS/vademecum
# A program of the background has no place in the Dock and no keyboard.
if plutil -extract LSBackgroundOnly raw "$folder/Vademecum.app/Contents/Info.plist" >/dev/null 2>&1; then
    echo "the app would run in the background only" >&2
    exit 1
fi
[ -f "$folder/Vademecum.app/Contents/Resources/vademecum.icns" ]
codesign --verify --deep --strict "$folder/Vademecum.app"

"$program" --version
"$program" new "$folder/help" --title Smoke
"$program" check "$folder/help"
"$program" search "$folder/help" "change password"
code=0; "$program" ask "$folder/help" "how do I bake bread" || code=$?; [ "$code" -eq 3 ]
"$program" pack "$folder/help" "$folder/help.vade"
"$program" verify "$folder/help.vade"
"$program" doctor

"$program" "$folder/help.vade" &
viewer=$!
i=0
until "$program" show "$folder/help.vade" --page guide/accounts.md >/dev/null 2>&1; do
    i=$((i + 1)); [ "$i" -lt 60 ] || { echo "no window" >&2; exit 1; }
    sleep 0.5
done
kill "$viewer"
rm -rf "$folder"
echo "works"
