"""What a browser has really fetched, by its own record: packed as the server sends it, heads included."""

from playwright.sync_api import Page


class Transfers:
    """Counts the bytes of everything that a page fetches from now on."""

    def __init__(self, page: Page) -> None:
        self._kinds: dict[str, str] = {}
        self._paths: dict[str, str] = {}
        self.sizes: dict[tuple[str, str], int] = {}  # by kind and address
        record = page.context.new_cdp_session(page)
        record.on("Network.responseReceived", self._begun)
        record.on("Network.loadingFinished", self._finished)
        record.send("Network.enable")

    def _begun(self, event: dict) -> None:
        self._kinds[event["requestId"]] = event["type"]
        self._paths[event["requestId"]] = event["response"]["url"]

    def _finished(self, event: dict) -> None:
        request = event["requestId"]
        if request in self._kinds:
            self.sizes[self._kinds[request], self._paths[request]] = int(event["encodedDataLength"])

    def script(self) -> int:
        return sum(size for (kind, _), size in self.sizes.items() if kind == "Script")

    def everything(self) -> int:
        return sum(self.sizes.values())
