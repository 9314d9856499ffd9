"""Pitch Night: a game outside the package, in the form that CONTRIBUTING describes, room by room."""

from tests.strangers.pitch_night.game import PitchNight

GAME = PitchNight()
