"""What only its games have to show."""
