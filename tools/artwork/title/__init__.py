"""The painting behind the title: the island of Mata Nui in the evening, seen from the sea."""
