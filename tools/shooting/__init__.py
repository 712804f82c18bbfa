"""How the pictures of `shots` come about: by real games, drawn by the real scenes."""
