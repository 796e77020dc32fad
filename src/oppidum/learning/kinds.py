"""Kinds: all that a lesson can say of a match, each by the function that reads it; docs/lessons.md lists them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from oppidum.core.game import CHANCE, Award, Player
from oppidum.learning.moment import Moment
from oppidum.learning.predicates import AllOf, AnyOf, Not, Predicate, Says, Span
from oppidum.learning.reader import BadPredicate, Kind, Reader, is_number

Table = Mapping[str, Any]
CHANCE_NAME = "chance"
SPAN = ("least", "most", "is")  # the keys that say how large a number must be


def read_all(reader: Reader, given: Any, where: str) -> Predicate:
    """`all = [ … ]`."""
    return AllOf(reader.several(given, where))


def read_any(reader: Reader, given: Any, where: str) -> Predicate:
    """`any = [ … ]`."""
    return AnyOf(reader.several(given, where))


def read_not(reader: Reader, given: Any, where: str) -> Predicate:
    """`not = { … }`."""
    return Not(reader.read(given, where))


def read_points(reader: Reader, given: Any, where: str) -> Predicate:
    """`points`: how many somebody has."""
    table = reader.table(given, where, "seat", *SPAN)
    seat = one_seat(reader, table, where)
    return reader.span(table, where, lambda now: now.scores[seat])


def read_gained(reader: Reader, given: Any, where: str) -> Predicate:
    """`gained`: the points of somebody since the lesson began."""
    table = reader.table(given, where, "seat", *SPAN)
    seat = one_seat(reader, table, where)
    return reader.span(table, where, lambda now: now.scores[seat] - now.first_scores[seat])


def one_seat(reader: Reader, table: dict[str, Any], where: str) -> Player:
    """A seat, not anybody."""
    seat = reader.seat(table, where)
    if seat is None:
        raise BadPredicate(f"{where}: seat must be a number")
    return seat


@dataclass(frozen=True)
class AwardFilter:
    """Which awards are meant."""

    seat: Player | None
    rule: str | None
    what: str | None
    complete: bool | None

    def fits(self, award: Award) -> bool:
        """Whether an award is one of those."""
        return (
            (self.seat is None or award.player == self.seat)
            and (self.rule is None or award.rule == self.rule)
            and (self.what is None or award.what == self.what)
            and (self.complete is None or award.complete == self.complete)
        )


def read_filter(reader: Reader, table: dict[str, Any], where: str) -> AwardFilter:
    """Which awards are meant."""
    complete = table.pop("complete", None)
    if complete not in (None, True, False):
        raise BadPredicate(f"{where}: complete must be true or false")
    return AwardFilter(
        reader.seat(table, where),
        reader.known(table, where, "rule", reader.rules),
        reader.known(table, where, "what", reader.awards),
        complete,
    )


def read_award(reader: Reader, given: Any, where: str) -> Predicate:
    """`award`: somebody has been given points since the lesson began; the largest single award counts."""
    table = reader.table(given, where, "seat", "rule", "what", "complete", *SPAN)
    wanted = read_filter(reader, table, where)

    def largest(now: Moment) -> float | None:
        return max((award.points for award in now.awards if wanted.fits(award)), default=None)

    if not table:
        return Says(lambda now: any(wanted.fits(award) for award in now.awards))
    return reader.span(table, where, largest)


def read_forecast(reader: Reader, given: Any, where: str) -> Predicate:
    """`forecast`: the points that open things would bring somebody if the match ended now."""
    table = reader.table(given, where, "seat", "rule", "what", "complete", *SPAN)
    wanted = read_filter(reader, table, where)
    return reader.span(table, where, lambda now: sum(award.points for award in now.forecast if wanted.fits(award)))


def read_event(reader: Reader, given: Any, where: str) -> Predicate:
    """`event`: something has been done since the lesson began, told by its parts; `by` whom, and how many `times`."""
    parts, by, least, most = read_parts(reader, given, where)

    def count(now: Moment) -> float:
        return sum(by in (None, actor) and fits(parts, move) for actor, move in now.events)

    return Span(count, least, most)


def read_choice(reader: Reader, given: Any, where: str) -> Predicate:
    """`choice`: you may do something now, told by its parts."""
    if not isinstance(given, Mapping) or not given:
        raise BadPredicate(f"{where} must be a table with parts of a move, such as do")
    parts = dict(given)
    return Says(lambda now: now.asked == reader.you and any(fits(parts, move) for move in now.choices))


def read_parts(reader: Reader, given: Any, where: str) -> tuple[Table, Player | None, float | None, float | None]:
    """The parts of a move, by whom, and how often."""
    if not isinstance(given, Mapping) or not set(given) - {"by", "times", "most"}:
        raise BadPredicate(f"{where} must be a table with parts of a move, such as do; also by, times and most")
    parts = dict(given)
    most = parts.pop("most", None)
    least = parts.pop("times", 0 if most is not None else 1)
    if not is_number(least) or not (most is None or is_number(most)):
        raise BadPredicate(f"{where}: times and most must be numbers")
    if parts.get("by") == CHANCE_NAME:
        parts.pop("by")
        return parts, CHANCE, least, most
    return parts, reader.seat(parts, where, "by"), least, most


def fits(parts: Table, move: Table) -> bool:
    """Whether a move or piece has these parts; of a list one is enough."""
    for name, wanted in parts.items():
        found = move.get(name)
        if isinstance(wanted, list) and not isinstance(found, list):
            if found not in wanted:
                return False
        elif found != wanted:
            return False
    return True


def read_hand(reader: Reader, given: Any, where: str) -> Predicate:
    """`hand`: how many things somebody holds, of a kind or in all."""
    table = reader.table(given, where, "seat", "what", *SPAN)
    seat, what = one_seat(reader, table, where), table.pop("what", None)
    return reader.span(table, where, lambda now: count_of(now.hands[seat], what))


def read_supply(reader: Reader, given: Any, where: str) -> Predicate:
    """`supply`: how many things somebody, or with `seat = 0` all together, may still bring into play."""
    table = reader.table(given, where, "seat", "what", *SPAN)
    what = table.pop("what", None)
    if table.get("seat") == 0:
        table.pop("seat")
        return reader.span(table, where, lambda now: count_of(now.supply["common"], what))
    seat = one_seat(reader, table, where)
    return reader.span(table, where, lambda now: count_of(now.supply["players"][seat], what))


def count_of(counts: Mapping[str, int], what: str | None) -> float:
    """So many of a kind, or of all."""
    return counts.get(what, 0) if what is not None else sum(counts.values())


def read_board(reader: Reader, given: Any, where: str) -> Predicate:
    """`board`: how many pieces on the table have these parts; those with a `count` count so often."""
    if not isinstance(given, Mapping):
        raise BadPredicate(f"{where} must be a table with parts of a piece, such as what")
    parts = dict(given)
    limits = {key: parts.pop(key) for key in SPAN if key in parts}
    if not parts:
        raise BadPredicate(f"{where} must name parts of a piece, such as what")
    if "owner" in parts:
        owner = reader.seat(parts, where, "owner")
        parts |= {} if owner is None else {"owner": owner}

    def count(now: Moment) -> float:
        return sum(int(piece.get("count", 1)) for piece in now.board if fits(parts, piece))

    return reader.span(limits or {"least": 1}, where, count)


def read_view(reader: Reader, given: Any, where: str) -> Predicate:
    """`view`: something in what you see, found at a path such as `scores.0`; a number, or `equals` a value."""
    table = reader.table(given, where, "at", "equals", *SPAN)
    path = table.pop("at", None)
    if not isinstance(path, str) or not path:
        raise BadPredicate(f"{where}: at must be a path such as scores.0")
    steps = path.split(".")
    if "equals" in table:
        wanted = table.pop("equals")
        return Says(lambda now: follow(now.view, steps) == wanted)

    def number(now: Moment) -> float | None:
        found = follow(now.view, steps)
        if isinstance(found, (list, Mapping)):
            return len(found)
        return found if is_number(found) else None

    return reader.span(table, where, number)


def follow(value: Any, steps: Sequence[str]) -> Any:
    """What lies at a path; None if nothing does."""
    for step in steps:
        if isinstance(value, Mapping) and step in value:
            value = value[step]
        elif isinstance(value, list) and step.isdecimal() and int(step) < len(value):
            value = value[int(step)]
        else:
            return None
    return value


def read_fact(reader: Reader, given: Any, where: str) -> Predicate:
    """`fact`: a number that only this game knows, by the name that it has there."""
    table = reader.table(given, where, "name", "seat", *SPAN)
    name, seat = reader.known(table, where, "name", list(reader.facts)), one_seat(reader, table, where)
    if name is None:
        raise BadPredicate(f"{where}: name must be one of {', '.join(reader.facts) or '(there is none)'}")
    fact = reader.facts[name]
    return reader.span(table, where, lambda now: float(fact(now.match.game, now.match.position, seat)))


def read_steps(reader: Reader, given: Any, where: str) -> Predicate:
    """`steps`: how many you have taken."""
    table = reader.table(given, where, *SPAN)
    return reader.span(table, where, lambda now: now.steps)


def read_asked(reader: Reader, given: Any, where: str) -> Predicate:
    """`asked = 1`: the seat that is to decide now."""
    seat = reader.seat({"asked": given}, where, "asked")
    return Says(lambda now: seat in (None, now.asked))


def read_over(reader: Reader, given: Any, where: str) -> Predicate:  # noqa: ARG001  # all are called alike
    """`over = true`: the match has ended."""
    if not isinstance(given, bool):
        raise BadPredicate(f"{where} must be true or false")
    return Says(lambda now: now.match.over == given)


KINDS: Mapping[str, Kind] = {
    "all": read_all,
    "any": read_any,
    "not": read_not,
    "points": read_points,
    "gained": read_gained,
    "award": read_award,
    "forecast": read_forecast,
    "event": read_event,
    "choice": read_choice,
    "hand": read_hand,
    "supply": read_supply,
    "board": read_board,
    "view": read_view,
    "fact": read_fact,
    "steps": read_steps,
    "asked": read_asked,
    "over": read_over,
}
