"""Names of comarcas and goods on their ground, late in a match of four: nothing lies on a number, far off and near."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.finisterre_page import FinisterrePage, recorded_until
from tests.web.matches import bring

# Waits until no two plates share any pixels; those that still do in the end. Writing is laid out anew as one zooms.
CROWDED = """async (board) => {
    const boxes = () => [...board.querySelectorAll(".regions .comarca")]
        .map((plate) => [plate.querySelector("text").textContent, plate.getBoundingClientRect()]);
    const share = ([, a], [, b]) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
    const pairs = (all) => all.flatMap((one, index) =>
        all.slice(index + 1).filter((other) => share(one, other)).map((other) => `${one[0]} ${other[0]}`));
    for (const end = performance.now() + 60000; performance.now() < end; ) {
        if (boxes().length > 1 && !pairs(boxes()).length) return [];
        await new Promise(requestAnimationFrame);
    }
    return pairs(boxes());
}"""


@pytest.fixture
def late(visit, live):
    """Opens a match of four before its last action phase ends."""

    def open_table(**options) -> FinisterrePage:
        ana = live.guest("Ana")
        table = FinisterrePage(
            visit(f"/table/{bring(ana, recorded_until('stop', -1, players=4))}", guest=ana, **options)
        )
        table.wait()
        return table

    return open_table


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_no_plate_covers_another(late, phone):
    table = late(phone=phone)
    assert table.board.evaluate(CROWDED) == []
    for _ in range(3):
        table.page.keyboard.press("+")
        assert table.board.evaluate(CROWDED) == []


def test_goods_are_a_crate_from_afar_and_dice_from_near(late):
    table = late()
    dice = table.board.locator(".comarca .item.die")
    expect(table.board.locator(".comarca .f-crate").first).to_be_visible()
    expect(dice).to_have_count(0)
    for _ in range(5):
        table.page.keyboard.press("+")
    expect(dice).not_to_have_count(0)
    expect(dice.get_by_text("×")).not_to_have_count(0)
