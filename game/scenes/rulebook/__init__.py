"""The rulebook on the screen: its contents, its pages, and a search that always finds something."""
