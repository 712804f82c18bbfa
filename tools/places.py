"""Where things are in a checkout."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
