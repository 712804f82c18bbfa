"""Lanterns: a small complete card game that nobody sells. It shows that a second box can stand.

Everybody holds cards and lights lanterns of one to five. Whoever is asked may douse a lantern with
rain; the card then goes back to its owner's hand, face up. When there is light enough the game is
won by whoever lit the last lantern and whoever has lit the most: sometimes they are two.
"""
