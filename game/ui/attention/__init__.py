"""What whoever sits at the screen attends to: where the keyboard is, and where they rest."""
