"""What other programs and the desktop may ask of a window."""
