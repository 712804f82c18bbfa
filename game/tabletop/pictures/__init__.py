"""Brushes and pictures: tokens, dice, signs; in any size, painted once and kept."""
