"""Hits become an answer that cites its source, or an honest refusal."""
