"""What takes longer than a test may. `tools/proof.py` has the table."""
