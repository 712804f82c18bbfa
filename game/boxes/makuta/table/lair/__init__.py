"""Makuta's lair: while somebody duels with him, the whole table is his."""
