"""Captable: five startup-themed tabletop games to play, study and tune."""

__version__ = "0.1.0"
