"""The designers' lab in the browser: runs that are kept in files and played in processes of their own."""
