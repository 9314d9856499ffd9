"""A live table: seats, clocks, undo, chat and record, and the stores that keep it. Knows no rule of any game."""
