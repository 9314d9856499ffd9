"""The command `captable`."""

from captable.cli.app import main

__all__ = ["main"]
