"""What the tools know about Quest for Makuta alone."""
