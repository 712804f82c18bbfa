"""One package per game: what joins its rules, levels, words and looks."""
