"""The same games in other people's tools. A module that needs another project has an extra of its own; nothing of it
is imported without."""
