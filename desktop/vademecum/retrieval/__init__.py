"""A question, a reader and a route become hits."""
