"""Captable: five startup-themed tabletop games to play, study and tune."""

from captable import _build

__version__ = "0.1.0"

# Before anything else of the package is imported: the rules come from the one build or the other.
_running = _build.install()


def build() -> _build.Build:
    """Which of the two builds runs here: "compiled" or "interpreted"."""
    return _running
