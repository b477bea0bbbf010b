"""Markdown on disk becomes articles and sections."""
