"""How motion starts and ends."""


def smooth(share: float) -> float:
    """From 0 to 1, at rest at both ends; what lies outside stays at the nearer end."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)
