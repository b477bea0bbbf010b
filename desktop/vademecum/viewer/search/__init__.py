"""Searching and asking: what is wanted, and what is known so far."""
