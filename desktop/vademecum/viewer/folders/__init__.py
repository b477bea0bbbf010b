"""Knowledge folders of a window: opened, watched, searched together, and the lists made from them."""
