# Functions for shell scripts: help from a running Vademecum viewer, one is started when none runs.
#
#     . ./vademecum.sh
#     VADEMECUM_KNOWLEDGE=/opt/app/help
#     vademecum_route /project/42/domains || echo "no help for this screen yet"
#     vademecum_id verify-domain
#     vademecum_page 'guide/dns.md#verify'
#     vademecum_search 'verify domain'
#
# Each prints the page that is shown. Status 0: shown. 3: nothing has that name, something near is
# shown and standard error says so. 2: no viewer, and standard error says why. 124: it took longer
# than VADEMECUM_LIMIT seconds (40). Plain POSIX; `timeout` is used where the system has it.
#
# VADEMECUM            the program (vademecum)
# VADEMECUM_KNOWLEDGE  folder or bundle to show (needed)
# VADEMECUM_OPTIONS    more options, such as: --plan pro --no-start

vademecum_show() {
    if [ -z "${VADEMECUM_KNOWLEDGE:-}" ]; then
        echo "vademecum: set VADEMECUM_KNOWLEDGE to the folder of the help" >&2
        return 2
    fi
    if [ ! -e "$VADEMECUM_KNOWLEDGE" ]; then
        echo "vademecum: $VADEMECUM_KNOWLEDGE does not exist" >&2
        return 2
    fi
    if ! command -v "${VADEMECUM:-vademecum}" >/dev/null 2>&1; then
        echo "vademecum: the program ${VADEMECUM:-vademecum} is not installed" >&2
        return 2
    fi
    # VADEMECUM_OPTIONS is split into words on purpose.
    # shellcheck disable=SC2086
    set -- "${VADEMECUM:-vademecum}" show "$VADEMECUM_KNOWLEDGE" "$@" ${VADEMECUM_OPTIONS:-}
    if command -v timeout >/dev/null 2>&1; then
        timeout "${VADEMECUM_LIMIT:-40}" "$@"
        set -- "$?"
        [ "$1" -ne 124 ] || echo "vademecum: no answer within ${VADEMECUM_LIMIT:-40} seconds" >&2
        return "$1"
    fi
    "$@"
}

vademecum_route() { vademecum_show --route "$1"; }
vademecum_id() { vademecum_show --id "$1"; }
vademecum_page() { vademecum_show --page "$1"; }
vademecum_search() { vademecum_show --search "$1"; }
