"""The pieces as pictures: discs, pawns, dice, the temple, and the signs on them."""
