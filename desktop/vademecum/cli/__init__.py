"""The command line: one file per command, each with `HELP`, `add_arguments` and `run`."""
