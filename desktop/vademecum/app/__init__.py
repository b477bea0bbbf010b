"""The application without its windows: open folders, settings, history, commands."""
