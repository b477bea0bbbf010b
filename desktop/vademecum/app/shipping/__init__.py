"""Packages that install an application: `.deb`, portable archive, self-extracting installer, wheels.

Written in Python alone, with nothing from the network and no tool of the system, so that an
author can make them where their help is written.
"""
