"""The picture on the lid of the box."""
