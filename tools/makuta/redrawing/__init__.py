"""Looks for layouts of tiles that make a better evening: proposes, plays, keeps what helps."""
