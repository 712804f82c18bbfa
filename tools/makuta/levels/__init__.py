"""Its tiles, for those who draw them: figures, a sheet of all, and a blank one."""
