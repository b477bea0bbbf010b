"""What the window says, in the reader's language."""
