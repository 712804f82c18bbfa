"""One package per game; none knows another, none draws, none reads files."""
