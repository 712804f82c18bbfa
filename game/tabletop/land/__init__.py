"""What lies still below all pieces: painted ground, the sea, and a small map of it."""
