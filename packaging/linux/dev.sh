#!/bin/sh
# Linux: find Python 3.11 or newer (install it where that needs no password), then hand over to dev.py.
#   sh packaging/linux/dev.sh run [KNOWLEDGE]
#   sh packaging/linux/dev.sh test
set -eu

here=$(cd "$(dirname "$0")/.." && pwd)

good() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    for name in ${PYTHON:-} python3 python3.13 python3.12 python3.11 python; do
        if command -v "$name" >/dev/null 2>&1 && good "$name"; then
            command -v "$name"
            return 0
        fi
    done
    return 1
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
        sudo -n "$@"
    else
        return 1
    fi
}

install_python() {
    if command -v apt-get >/dev/null 2>&1; then
        as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq || return 1
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends python3 python3-venv >&2 || return 1
        find_python >/dev/null && return 0
        # Ubuntu 22.04: python3 is 3.10, and a newer one stands beside it.
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends python3.11 python3.11-venv >&2
    elif command -v dnf >/dev/null 2>&1; then
        as_root dnf install -y python3 python3-pip >&2
    else
        return 1
    fi
}

if ! python=$(find_python); then
    if ! install_python || ! python=$(find_python); then
        echo "vademecum: Python 3.11 or newer is needed. Install it, then start again:" >&2
        if command -v apt-get >/dev/null 2>&1; then
            echo "    sudo apt-get update && sudo apt-get install -y python3 python3-venv   (Ubuntu 22.04: python3.11 python3.11-venv)" >&2
        elif command -v dnf >/dev/null 2>&1; then
            echo "    sudo dnf install -y python3 python3-pip" >&2
        fi
        exit 1
    fi
fi

exec "$python" "$here/dev.py" "$@"
