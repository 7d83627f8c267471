"""The socket between the server and whoever plays."""
