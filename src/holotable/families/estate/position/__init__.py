"""Estate positions and exact states from outside and back."""
