"""Who may know what, by a ledger that never asks the rules."""
