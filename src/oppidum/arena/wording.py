"""Numbers as people read them, in the terminal and in the report."""

from __future__ import annotations

from oppidum.arena.intervals import Estimate


def percent(estimate: Estimate) -> str:
    """A share with ±."""
    margin = "" if estimate.margin is None else f" ± {100 * estimate.margin:.1f}"
    return f"{100 * estimate.mean:.1f}{margin} %"


def share(estimate: Estimate) -> str:
    """A share alone."""
    return f"{100 * estimate.mean:.1f} %"


def interval(estimate: Estimate) -> str:
    """A share with both ends of its interval."""
    return f"{share(estimate)} {ends(estimate)}".rstrip()


def ends(estimate: Estimate) -> str:
    """Both ends of the interval of a share."""
    if estimate.low is None or estimate.high is None:
        return ""
    return f"({100 * estimate.low:.1f}–{100 * estimate.high:.1f})"


def points(estimate: Estimate) -> str:
    """Points with ±."""
    return f"{estimate.mean:.1f}" + ("" if estimate.margin is None else f" ± {estimate.margin:.1f}")


def lead(estimate: Estimate) -> str:
    """A difference of points, with its sign and ±."""
    return points(estimate).replace("-", "−") if estimate.mean < 0 else f"+{points(estimate)}"


def rating(estimate: Estimate | None) -> str:
    """A rating, if there is one."""
    if estimate is None:
        return "–"
    sign = "+" if estimate.mean >= 0.5 else "−" if estimate.mean <= -0.5 else ""
    return f"{sign}{abs(estimate.mean):.0f} ± {estimate.margin or 0:.0f}"


def gain(times: float) -> str:
    """How many times as many matches."""
    return f"× {times:.2f}"


def duration(seconds: float) -> str:
    """A short time with its unit."""
    if seconds < 0.001:
        return f"{seconds * 1e6:.0f} µs"
    return f"{seconds * 1000:.3g} ms" if seconds < 1 else f"{seconds:.3g} s"


def whole(number: int) -> str:
    """A whole number, its thousands set apart."""
    return f"{number:,}"


def count(number: int, noun: str, several: str | None = None) -> str:
    """A number with its noun."""
    return f"{whole(number)} {noun if number == 1 else several or noun + 's'}"
