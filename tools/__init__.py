"""One door for developers: `python3 -m tools`."""
