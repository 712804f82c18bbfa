"""The open sea around the island."""
