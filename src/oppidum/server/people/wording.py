"""Wording: what people write, without what cannot be seen, turns text around or makes two names look alike."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
JOINERS = "\u200c\u200d"  # they join emoji, and letters of the scripts from Arabic to Sinhala
COLOURED = "\ufe0f"  # makes an emoji of the sign before it
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that look like nothing
HIDDEN = frozenset(  # marks that nobody sees
    [
        "\u034f",
        "\u17b4",
        "\u17b5",
        *map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))),
    ]
)
MOST_MARKS = 3  # upon one letter


def clean_line(text: str) -> str:
    """One line of plain text, with single spaces."""
    kept: list[str] = []
    marks = 0
    text = unicodedata.normalize("NFC", text)
    for place, sign in enumerate(text):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        before, after = text[place - 1 : place] if place else "", text[place + 1 : place + 2]
        if kind in ("Cc", "Zl", "Zp") or sign in BLANKS:
            kept.append(" ")
        elif sign in JOINERS:
            kept.append(sign if joins(before) and joins(after) else "")
        elif sign == COLOURED:
            kept.append(sign if is_emoji(before) else "")
        elif is_emoji(sign) or (kind not in ("Cf", "Cs", "Co", "Cn") and sign not in HIDDEN and marks <= MOST_MARKS):
            kept.append(sign)
    return " ".join("".join(kept).split())


def clean_name(name: str | None) -> str | None:
    """A name as it is shown, or nothing; letters that differ only in their style become the plain ones."""
    plain = unicodedata.normalize("NFKC", clean_line(name or ""))
    return clean_line(plain)[:LONGEST_NAME].strip() or None


def joins(sign: str) -> bool:
    """Whether a joiner has something to join on this side."""
    return is_emoji(sign) or sign == COLOURED or "\u0600" <= sign <= "\u0dff"


def is_emoji(sign: str) -> bool:
    """Whether emoji are made of such signs, also those of a later Unicode than ours."""
    return "\U0001f000" <= sign <= "\U0001faff" or (sign != "" and unicodedata.category(sign) == "So")
