#!/bin/sh
# Starts @NAME@ from this folder, without installing it.
exec "$(cd "$(dirname "$0")" && pwd)/app/@ID@" "$@"
