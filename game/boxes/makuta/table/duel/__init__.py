"""A duel on the screen: the dice, the sum, the odds, the outcome."""
