"""The same games in other people's tools. An adapter's own packages are an extra, and are imported with it alone."""
