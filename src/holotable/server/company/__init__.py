"""What happens between the people at a table: agreeing, waiting for each other, talking."""
