"""The rules of Pitch Night."""
