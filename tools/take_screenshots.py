"""Take the pictures of docs/screenshots from a running product: `python tools/take_screenshots.py [ADDRESS]`.

Start the product first (`make play`, or `oppidum serve`); its address is http://127.0.0.1:8642 unless another is given.
A guest brings a match along that bots have played by a fixed seed, up to the draw of a certain tile, so the landscape,
the points and the tile in hand are the same at every run; only the codes of tables and the browser's fonts may differ.
Chromium makes the pictures; then their colours are reduced to 256, which keeps each below 250 kB.
Look at every picture before it is committed.
"""

import base64
import shutil
import struct
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import numpy as np
from playwright.sync_api import Browser, Page, StorageState, expect, sync_playwright

from oppidum.bots import bot_named
from oppidum.bots.host import play_match
from oppidum.core.game import Game
from oppidum.core.match import Match
from oppidum.core.match_file import write_match
from oppidum.games import game_class

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
LARGEST = 250_000  # bytes of a picture
NAMES = ["Ana", "Bran", "Deirdre"]
SEED = 7
DATE = "2026-11-15"
LATE = 62  # the tile in hand in pictures of a match
ROLLS = 28  # of the die in the picture of Meduris
MOMENTS = (("attack", 1), ("at", 12), ("buy", 2))  # in Finisterre: an action of the first seat, and the how many-th
DESKTOP = {"viewport": {"width": 1280, "height": 800}}


def main() -> None:
    address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8642"
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, httpx.Client(base_url=address, trust_env=False) as http:
        token = http.post("/api/guests", json={"name": NAMES[0]}).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        photographer = Photographer(browser, address.rstrip("/"), token)
        photographer.take_all(*(bring(http, text) for text in (play(LATE), play_meduris(ROLLS))))
        photographer.take_finisterre(*(bring(http, text) for text in play_finisterre()))
        browser.close()


def play(tiles: int) -> str:
    """The file of the beginning of a match between bots, up to the draw of a tile."""
    return play_until_drawn(game_class("carcassonne")(len(NAMES), {"river": True}), tiles)


def play_meduris(rolls: int) -> str:
    """The file of the beginning of a match between bots, up to a roll of the die."""
    return play_until_drawn(game_class("meduris")(len(NAMES)), 12 + rolls)  # chips lie and are turned before


def play_finisterre() -> list[str]:
    """The files of a match between bots: before some actions of its course, and whole."""
    whole = play_between_bots(game_class("finisterre")(len(NAMES)))
    begun = [stop_before(whole, words, count) for words, count in MOMENTS]
    return [*begun, write_match(whole, NAMES, DATE)]


def stop_before(whole: Match, words: str, count: int) -> str:
    """The file of the beginning of a match, up to an action of the first seat that begins with these words."""
    match = Match(whole.game)
    for event in whole.events:
        count -= event.actor == 0 and event.text.startswith(words)
        if count == 0:
            break
        match.play(event.actor, event.text)
    return write_match(match, NAMES, DATE)


def play_between_bots(game: Game[Any]) -> Match:
    """A whole match, the same at every run."""
    return play_match(game, [bot_named("greedy")] * len(NAMES), SEED)


def play_until_drawn(game: Game[Any], draws: int) -> str:
    """The file of the beginning of a match between bots, until chance has shown this many things."""
    whole = play_between_bots(game)
    match, drawn = Match(game), 0
    for event in whole.events:
        match.play(event.actor, event.text)
        drawn += event.actor < 0
        if drawn == draws:
            break
    return write_match(match, NAMES, DATE)


def bring(http: httpx.Client, text: str) -> str:
    """Bring a match to the server; the code of its table."""
    answer = http.post("/api/matches", content=text, headers={"Content-Type": "text/plain"})
    return str(answer.raise_for_status().json()["code"])


class Photographer:
    """Opens pages as the guest, and takes pictures of them."""

    def __init__(self, browser: Browser, address: str, token: str) -> None:
        self.browser = browser
        self.address = address
        known = f'{{"token": "{token}", "name": "{NAMES[0]}"}}'
        self.state: StorageState = {
            "cookies": [],
            "origins": [{"origin": address, "localStorage": [{"name": "oppidum.guest", "value": known}]}],
        }

    def take_all(self, late: str, meduris: str) -> None:
        """A match of Carcassonne late in its course, and one of Meduris."""
        self.take("table", f"/table/{late}", ".fits", point_at_a_city)
        self.take("meduris", f"/table/{meduris}", ".site")

    def take_finisterre(self, late: str, placing: str, acting: str, ended: str) -> None:
        """Finisterre: in the middle of a match, with a card in hand, in the midst of an action, and at the end."""
        self.take("finisterre", f"/table/{late}", ".guide .choice")
        self.take("finisterre-card", f"/table/{placing}", ".guide .hint", hold_the_card)
        self.take("finisterre-guide", f"/table/{acting}", ".guide .choice", buy_a_lot)
        self.take("finisterre-end", f"/table/{ended}", "dialog[open]")

    def take(
        self, name: str, path: str, seen: str, prepare: Callable[[Page], None] | None = None, **options: Any
    ) -> None:
        """One picture, when something can be seen and nothing moves any more."""
        options = DESKTOP | {"color_scheme": "light", "reduced_motion": "reduce", "locale": "en-GB"} | options
        context = self.browser.new_context(base_url=self.address, storage_state=self.state, **options)
        page = context.new_page()
        page.goto(path)
        page.wait_for_selector(seen, state="attached")
        page.wait_for_load_state("networkidle")
        lift = page.get_by_role("button", name="show the board")  # all seats are at this device, and hands are hidden
        if lift.count():
            lift.click()
        page.evaluate("document.activeElement.blur()")
        if prepare is not None:
            prepare(page)
        expect(page.locator("g.gain")).to_have_count(0)
        picture = reduce_colours(self.read_pixels(page.screenshot()))
        context.close()
        file = FOLDER / f"{name}.png"
        file.write_bytes(picture)
        print(f"{len(picture):8}  {file}")
        assert len(picture) <= LARGEST

    def read_pixels(self, png: bytes) -> np.ndarray:
        """A picture as rows of red, green and blue."""
        page = self.browser.new_page()
        width, height, data = page.evaluate(READ_PIXELS, base64.b64encode(png).decode())
        page.close()
        return np.frombuffer(base64.b64decode(data), np.uint8).reshape(height, width, 4)[:, :, :3]


READ_PIXELS = """async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const { width, height } = image;
    const brush = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
    brush.drawImage(image, 0, 0);
    const { data } = brush.getImageData(0, 0, width, height);
    const rows = Array.from({ length: height }, (_, row) => data.subarray(4 * width * row, 4 * width * (row + 1)));
    return [width, height, btoa(rows.map((row) => String.fromCharCode(...row)).join(""))];
}"""


# What is done on a page before its picture is taken.


def point_at_a_city(page: Page) -> None:
    """At the follower in the upper left city, so that it lights up and its plate is shown."""
    page.mouse.move(480, 150)


def hold_the_card(page: Page) -> None:
    """Over one of the cells that glow, by the key for the next one."""
    page.keyboard.press("n")
    page.wait_for_selector(".ghost", state="attached")


def buy_a_lot(page: Page) -> None:
    """As far as the question which one, with the prices."""
    page.get_by_role("button", name="Buy at the market").click()
    page.wait_for_selector(".guide .trail")


# A picture with few colours: boxes around all of its colours are halved until there are 256, each as one colour.


def reduce_colours(pixels: np.ndarray, most: int = 256) -> bytes:
    """A picture as a PNG file with a palette."""
    height, width, _ = pixels.shape
    colours, place, counts = np.unique(pixels.reshape(-1, 3), axis=0, return_inverse=True, return_counts=True)
    sized = [(spread(colours, counts).max(), np.arange(len(colours)))]
    while len(sized) < most and max(size for size, _ in sized) > 0:
        _, widest = sized.pop(max(range(len(sized)), key=lambda number: sized[number][0]))
        sized += [(spread(colours[half], counts[half]).max(), half) for half in halve(widest, colours, counts)]
    boxes = [box for _, box in sized]
    palette = np.array([np.average(colours[box], axis=0, weights=counts[box]) for box in boxes]).round()
    chosen = np.empty(len(colours), np.uint8)
    for number, box in enumerate(boxes):
        chosen[box] = number
    rows = np.zeros((height, width + 1), np.uint8)  # each begins with the number of its filter, none
    rows[:, 1:] = chosen[place.reshape(height, width)]
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = {b"IHDR": header, b"PLTE": palette.astype(np.uint8).tobytes(), b"IDAT": zlib.compress(rows.tobytes(), 9)}
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in (chunks | {b"IEND": b""}).items())


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def spread(colours: np.ndarray, counts: np.ndarray) -> np.ndarray:
    """How much the pixels of a box differ, in red, green and blue."""
    middle = np.average(colours, axis=0, weights=counts)
    return np.asarray((counts[:, None] * (colours - middle) ** 2).sum(axis=0))


def halve(box: np.ndarray, colours: np.ndarray, counts: np.ndarray) -> list[np.ndarray]:
    """A box as two, parted at the mean of what differs most."""
    axis = spread(colours[box], counts[box]).argmax()
    values = colours[box][:, axis]
    lower = values <= np.average(values, weights=counts[box])
    return [box[lower], box[~lower]]


if __name__ == "__main__":
    main()
