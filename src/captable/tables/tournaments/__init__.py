"""Evenings: tournaments whose games are played at real tables."""
