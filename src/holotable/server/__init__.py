"""The game server: tables behind WebSockets, every decision kept before it is told."""
