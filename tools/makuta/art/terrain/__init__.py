"""The ground of the island: terrain textures, slabs and scenery, baked from noise and outlines."""
