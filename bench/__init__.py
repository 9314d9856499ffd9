"""Measurements: our games on both builds, side by side with OpenSpiel in the same run."""
