"""How the report of `lab` looks: plots drawn with pygame alone, and one page that explains them."""
