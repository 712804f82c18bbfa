"""Bakes the files of `levels/masks`: tilesets, templates, guide and the map that is shipped."""
