"""What a simulation says and leaves behind."""
