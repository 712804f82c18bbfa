"""The island on the screen: where everything lies, plates, gates, sea, and the map of it."""
