"""Ground for any table: terrain textures, slabs and scenery, made from noise and outlines."""
