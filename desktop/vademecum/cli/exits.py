"""Exit codes, the same for every command."""

ANSWERED = 0
FOUND_PROBLEMS = 1
USAGE = 2
NOTHING = 3
INTERRUPTED = 130
"""As a shell reports a program that was stopped with Ctrl+C."""
