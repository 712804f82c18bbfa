"""What every box promises, checked for each of them; a box enters by a line in `boxes.py`."""
