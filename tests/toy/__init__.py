"""Lanterns: a small complete card game that nobody sells. It shows that a second box can stand.

Everybody holds cards and lights lanterns of one to five. Whoever is asked may douse a lantern with
rain; both cards then go to its owner's hand, face up. When there is light enough whoever has
lit the most wins: sometimes they are two.
"""
