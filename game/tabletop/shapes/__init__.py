"""Outlines of the world that every box draws: elements, masks, staffs. They know no game."""
