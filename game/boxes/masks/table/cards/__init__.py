"""Cards as pictures: a frame by kind, an own drawing in its window, and words."""
