"""The ground of the island: which slabs and which scenery its sheets hold, and what Tiled shows."""
