"""The WebSocket between the server and its clients."""
