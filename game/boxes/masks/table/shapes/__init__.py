"""Outlines that only this box draws, as white shapes in a box of a hundred."""
