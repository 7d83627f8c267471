"""How fast this machine plays."""
