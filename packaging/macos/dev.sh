#!/bin/sh
# macOS: find Python 3.11 or newer (Homebrew's is installed where Homebrew is), then hand over to dev.py.
#   sh packaging/macos/dev.sh run [KNOWLEDGE]
#   sh packaging/macos/dev.sh test
set -eu

here=$(cd "$(dirname "$0")/.." && pwd)

find_python() {
    for name in ${PYTHON:-} python3 python3.13 python3.12 python3.11 \
        /opt/homebrew/bin/python3 /usr/local/bin/python3 \
        /Library/Frameworks/Python.framework/Versions/Current/bin/python3; do
        # Apple's own /usr/bin/python3 may be a stub that opens a dialog; with the tools present it is 3.9.
        [ "$(command -v "$name" || true)" = /usr/bin/python3 ] && continue
        if command -v "$name" >/dev/null 2>&1 \
            && "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            command -v "$name"
            return 0
        fi
    done
    return 1
}

if ! python=$(find_python); then
    if command -v brew >/dev/null 2>&1; then
        brew install --quiet python@3.12 >&2
        PYTHON=$(brew --prefix python@3.12)/bin/python3.12
    fi
    if ! python=$(find_python); then
        echo "vademecum: Python 3.11 or newer is needed. Install it, then start again:" >&2
        echo "    brew install python@3.12      (or the installer from python.org)" >&2
        exit 1
    fi
fi

exec "$python" "$here/dev.py" "$@"
