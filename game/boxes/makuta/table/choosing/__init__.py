"""How a person chooses: pointing, narrowing, confirming."""
