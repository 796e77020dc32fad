import re
import pytest
from playwright.sync_api import expect
from tests.web.finisterre_page import FinisterrePage
from tests.web.matches import bring, file_of

def until(before, which, players):
    text = re.sub("(?m)^Seats: .*", "Seats: " + " | ".join(("Ana","Bran","Cleo","Dan","Eve")[:players]), file_of("finisterre", players).read_text("utf-8"))
    a = list(re.finditer(rf"(?m)^\d {before}", text))
    return re.sub("(?m)^Result: .*", "Result: *", text[: a[which].start()])

@pytest.mark.parametrize("phone", [False, True])
def test_shots(visit, live, phone):
    ana = live.guest("Ana")
    for n, (before, which, players) in enumerate([("stop", -6, 5), ("carry", -2, 2)]):
        code = bring(ana, until(before, which, players))
        table = FinisterrePage(visit(f"/table/{code}", guest=ana, phone=phone))
        page = table.page
        curtain = page.get_by_role("dialog").get_by_role("button")
        expect(table.bar.or_(curtain).first).to_be_visible()
        if curtain.count():
            curtain.first.click()
        page.wait_for_timeout(1500)
        page.screenshot(path=f"/tmp/wA_shot_{n}_{'p' if phone else 'd'}.png")
        if n == 0 and not phone:
            lines = page.locator(".log li").all_inner_texts()
            open("/tmp/wA_log.txt", "w").write("\n".join(lines))
