"""Odd requests and odd words."""

from __future__ import annotations

import time

import pytest

from oppidum.server.people.wording import clean_name
from tests.server.attacks.links import answer_of, knock
from tests.server.live import ME
from tests.web.matches import recorded


@pytest.mark.parametrize(
    "path",
    [
        *("/%00", "/a%00b", "/" + "a" * 5000, "/a/" * 2000, "/%ff%fe", "/..%2f..%2fetc%2fpasswd", "/%0d%0aX:%20y"),
        *("/assets/%00", "/assets/" + "a" * 5000, "/assets/..%2f..%2fapp.py", "/assets/" + "%00" * 50),
        *("/api/%00", "/api/tables/%00", "/api/tables/" + "A" * 5000, "/api/games/%00/kit", "/api/tables/%F0%9F/state"),
        *("/api/tables/ABCDEF/state?seat=%00", "/api/games/carcassonne/examples/%00", "/api/tables/%ED%A0%80"),
    ],
)
def test_odd_path(live, caplog, path):
    link = knock(live, words=f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    status = int(answer_of(link).split()[1])
    assert status in ((404, 422) if path.startswith(("/%00", "/a%00", "/aaa", "/api", "/assets")) else (200, 404, 503))
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{", None),  # and goes away
        (b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n", 400),
        (b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}", 400),
        (b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 400),
        (b'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 17\r\n\r\n{"name":"\\ud800"}', 422),
        (b'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 12\r\n\r\n{"name":"\xff"}', 422),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n", None),
        (b"GET \x00 HTTP/1.1\r\nHost: x\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),  # TLS
        (b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n", 400),
        (b"GET /%00 HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n", 404),
    ],
)
def test_broken_request(live, caplog, words, status):
    link = knock(live, words=words)
    if status is None:
        time.sleep(0.05)
        link.close()
    else:
        link.settimeout(10)
        assert link.recv(4096).split()[1] == str(status).encode()
        link.close()
    assert live.visitor().ask("GET", "/healthz")["status"] == "ok"
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("A\u200bn\u2060a\ufeff", "Ana"),
        ("\u202eanA\u202c", "anA"),
        ("\u2066Ana\u2069", "Ana"),
        ("A\u00adna", "Ana"),
        ("Ana\ufe00\u034f", "Ana"),
        ("Ａｎａ", "Ana"),
        ("𝐀𝐧𝐚", "Ana"),
        ("A\u0301na", "Ána"),
        ("Ana\u3164", "Ana"),
        ("Ana\u2800Lu", "Ana Lu"),
        ("A\x00n\x1ba\x7f", "A n a"),
        ("a\u0301\u0302\u0303\u0304\u0305\u0306", "á\u0302\u0303\u0304"),
        ("👩\u200d🌾 Ana", "👩\u200d🌾 Ana"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("A\u200dna", "Ana"),
        ("Zoë Ñandú 李", "Zoë Ñandú 李"),
        ("\U000e0041\U000e0042", None),
    ],
)
def test_odd_name(written, shown):
    assert clean_name(written) == shown


def test_odd_words_at_a_table(live):
    ana = live.guest("\u202eA\u200bna")
    assert ana.get("/me")["name"] == "Ana"
    code = ana.open(ME | {"name": "B\u2066e\u200bn"}, ME)
    ana.post(f"/tables/{code}/chat", {"text": "one\u202e two\x07\n\u200bthree"})
    assert ana.refused(409, "POST", f"/tables/{code}/chat", {"text": "\u200b\u202e"})["reason"] == "bad-message"
    state = ana.state(code)
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Ben", "Ana"]
    assert [line["text"] for line in state["chat"]] == ["one two three"]
    brought = ana.send("POST", "/api/matches", content=recorded().replace("Ana | Bran", "\u202eA\u200bna | \u2066Bran"))
    assert [seat["name"] for seat in brought.json()["seats"]] == ["Ana", "Bran"]
