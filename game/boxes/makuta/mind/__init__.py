"""How computer players think about the quest: what things are worth, and what to do about it."""
