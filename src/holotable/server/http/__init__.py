"""The HTTP side of the server: routes, access checks, request and answer records."""
