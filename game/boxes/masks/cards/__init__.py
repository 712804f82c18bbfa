"""The cards of a set: text files that a designer writes, checked, and made into values."""
