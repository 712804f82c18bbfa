"""Bakes what the game shows and sounds like. Needs the extra `art`; nothing here is shipped."""
