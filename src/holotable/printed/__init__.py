"""What is printed in a box, for whoever draws it: the server's page and the report of a simulation."""
