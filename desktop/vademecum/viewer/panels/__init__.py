"""The parts that the window is composed of."""
