"""Quests of Mata Nui: a shelf of games, played at one screen."""
