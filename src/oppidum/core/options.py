"""Options: what players may agree on before a match. Presets are named sets of them, from which a table may depart."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

Value = str | int | bool


class BadOption(ValueError):
    """An option, a preset or a player count that does not exist; the message says what does.

    >>> import oppidum
    >>> try:
    ...     oppidum.make("carcasonne")
    ... except BadOption as error:
    ...     print(error)
    there is no game 'carcasonne': did you mean 'carcassonne'?
    """


def suggest(name: str, known: Iterable[str]) -> str:
    """`: did you mean …?`, or the list of what there is."""
    known = list(known)
    close = difflib.get_close_matches(name, known, n=1, cutoff=0.6)
    return f": did you mean {close[0]!r}?" if close else f"; there is {', '.join(known)}"


def spell(value: Value) -> str:
    """A value as people write it: yes and no for truth."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Option:
    """One option: its values (the first is the default) and a line of explanation for each of them.

    A `later` one came when matches had been stored without it: where it is missing its default is meant, and by its
    default the book is the one of before.
    """

    name: str
    about: str
    choices: Mapping[Value, str]
    rules: tuple[str, ...] = ()  # the rules that it changes
    needs: str = ""  # another option, without which it means nothing
    later: bool = False

    @property
    def default(self) -> Value:
        """What is played when nobody says otherwise."""
        return next(iter(self.choices))

    def read(self, given: Value) -> Value:
        """The value that was meant, or BadOption with those that exist."""
        for value in self.choices:
            if given is value or (not isinstance(given, bool) and str(given).lower() == spell(value)):
                return value
        raise BadOption(f"option {self.name} cannot be {spell(given)!r}{suggest(str(given), map(spell, self.choices))}")


class Options(dict[str, Value]):
    """A full set of options, in their declared order."""

    def __str__(self) -> str:
        return " ".join(f"{name}={spell(value)}" for name, value in self.items())


def resolve(
    known: Iterable[Option],
    presets: Mapping[str, Mapping[str, Value]],
    preset: str | None = None,
    given: Mapping[str, Value] | None = None,
) -> Options:
    """Defaults, then the preset, then what was given; each name and value is checked."""
    table = {option.name: option for option in known}
    if preset is not None and preset not in presets:
        raise BadOption(f"there is no preset {preset!r}{suggest(preset, presets)}")
    chosen: dict[str, Value] = {name: option.default for name, option in table.items()}
    chosen |= presets[preset] if preset is not None else {}
    for name, value in (given or {}).items():
        if name not in table:
            raise BadOption(f"there is no option {name!r}{suggest(name, table)}")
        chosen[name] = table[name].read(value)
    return Options(chosen)


def departures(
    known: Sequence[Option],
    presets: Mapping[str, Mapping[str, Value]],
    preset: str | None,
    options: Mapping[str, Value],
) -> list[str]:
    """The names of the options that a preset sets otherwise, unknown ones too; those that mean nothing are left out."""
    needs = {option.name: option.needs for option in known}
    usual = resolve(known, presets, preset)
    return [
        name
        for name, value in options.items()
        if value != usual.get(name) and (not needs.get(name) or options.get(needs[name], usual[needs[name]]))
    ]


def in_force(
    known: Sequence[Option],
    presets: Mapping[str, Mapping[str, Value]],
    named: str | None,
    options: Mapping[str, Value],
) -> tuple[str | None, list[str]]:
    """The preset by which a table plays, and the names of the options in which it departs from it.

    It is the preset that was named, unless another one agrees with everything that presets decide; if none was named,
    the one that agrees with most. No preset decides the river and the start tile of Carcassonne.
    """
    decided = {name for preset in presets.values() for name in preset}
    if not presets:
        return None, departures(known, presets, None, options)
    changes = {preset: departures(known, presets, preset, options) for preset in presets}
    far = {preset: len(decided.intersection(names)) for preset, names in changes.items()}
    nearest = min(presets, key=lambda preset: (far[preset], preset != named))
    chosen = named if named in changes and far[nearest] else nearest
    return chosen, changes[chosen]


def read_pairs(texts: Iterable[str]) -> dict[str, Value]:
    """`name=value` texts, as typed on a command line or written in a match file."""
    pairs: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise BadOption(f"{text!r} is not an option; write name=value")
        if name in pairs:
            raise BadOption(f"option {name} is given twice")
        pairs[name] = value
    return pairs
