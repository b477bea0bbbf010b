"""The window. Only this package and embed import PySide6."""
