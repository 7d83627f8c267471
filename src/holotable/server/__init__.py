"""The game server: tables over WebSockets; every decision is stored before it is sent out."""
