"""The table of the masks in a window."""
