"""Windows over the window: each opens by one command and closes with Esc."""
