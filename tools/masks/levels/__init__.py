"""Its map, for those who draw one: figures, a picture, and a copy to begin with."""
