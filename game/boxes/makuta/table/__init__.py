"""The table of the quest on the screen."""
