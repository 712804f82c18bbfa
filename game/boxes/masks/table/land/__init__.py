"""What the painted map is composed of: ground, slabs, signs and scenery."""
