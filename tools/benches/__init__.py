"""What `bench` measures."""
