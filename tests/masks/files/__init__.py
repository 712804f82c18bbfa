"""Games of the second box in files: damaged, changed, foreign."""
