"""A browser without a page: it keeps the cookies it is given, and names the site it comes from."""

import httpx

from tests.support.serving import NO_AUTHORITIES, PATIENCE, Player


class Browser:
    """One device of one person."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.Client(base_url=base, headers={"Origin": base}, timeout=PATIENCE, verify=NO_AUTHORITIES)

    def __enter__(self):
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def ask(self, path: str, body: object = None, **more: object) -> httpx.Response:
        return self.http.get(path, **more) if body is None else self.http.post(path, json=body, **more)

    def make(self, edition: str, *seats: dict, **more: object) -> str:
        """Make a table and come to it; give its id."""
        answer = self.ask("/api/tables", {"edition": edition, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        return self.come(answer.json()["table"])

    def join(self, table: str, name: str) -> str:
        assert self.ask(f"/api/tables/{table}/join", {"name": name}).status_code == 200
        return self.come(table)

    def come(self, table: str) -> str:
        """Do what the page does at a table where it has a seat."""
        assert self.ask("/api/my-tables", {"table": table}).status_code == 200
        return table

    def mine(self) -> list[dict]:
        return self.ask("/api/my-tables").json()

    def again(self, table: str, **wish: object) -> httpx.Response:
        return self.ask(f"/api/tables/{table}/rematch", wish)

    def sit(self, table: str, query: str = "") -> Player:
        """Open the socket as a page does."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return Player(self.base, table, cookie=cookies, origin=self.base, query=query)
