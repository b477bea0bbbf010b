"""Qt item models only: what the lists and trees of the window show."""
