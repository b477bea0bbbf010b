"""The window itself: its panels put together, and its commands."""
