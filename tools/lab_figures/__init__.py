"""What `lab` counts: one concept a file, each noted game by game and then summed up.

`noted(game)` looks at one whole game and answers with what JSON can say; `summed(notes)` makes
the figures of a set of games from them. Both are pure.
"""
