"""A finished game, looked at again: what each seat could hope for, what was choice and what was luck."""
