"""F1 in a host application."""
