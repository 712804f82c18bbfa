"""How the program that can be double-clicked is built, and how it is tried out."""
