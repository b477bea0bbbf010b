"""Builds the packages of Vademecum; started by packaging/build.py."""
