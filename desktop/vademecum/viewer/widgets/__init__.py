"""Small controls, each used by several panels."""
