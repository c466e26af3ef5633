"""What an action asks for beyond its price, and which part of it is missing (GM-5.40, GM-11.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.core.errors import Refusal, refuse
from tabletown.games.great_machine.effects.conditions import compiled
from tabletown.games.great_machine.schema import Cond
from tabletown.games.great_machine.state import GreatMachineState

if TYPE_CHECKING:
    from tabletown.games.great_machine.tables.rules import ActRule

# What a condition of an action asks for, as a reason and a rule.
MISSING: Final[dict[tuple[str, str], tuple[str, str]]] = {
    ("here_has", "working_guard"): ("no-working-guard", "GM-11.8"),
    ("here_has", "unknown_citizen"): ("no-unknown-citizen", "GM-13.9"),
    ("here_has", "identified_citizen"): ("no-identified-citizen", "GM-11.18"),
    ("here_has", "revealed_active_citizen"): ("no-active-citizen", "GM-8.15"),
    ("here_has", "broken_guard"): ("no-broken-guard", "GM-8.16"),
    ("here_has", "raid_token"): ("raid-already-here", "GM-8.12"),
    ("here_has", "hero_with_trust"): ("no-hero-with-trust", "GM-19.7"),
    ("here_has", "free_citizen_slot"): ("no-citizen-slot", "GM-20.24"),
    ("adjacent_has", "unknown_citizen"): ("no-unknown-citizen-near", "GM-20.22"),
    ("compare", "machine_hand"): ("no-directive-in-hand", "GM-12.1"),
    ("compare", "published_directives"): ("no-directive-published", "GM-12.5"),
    ("compare", "directive_deck"): ("no-directive-left", "GM-19.5"),
    ("compare", "arrested"): ("nobody-arrested", "GM-12.3"),
    ("compare", "seized_cards"): ("no-card-seized", "GM-12.6"),
    ("here_compare", "citizens"): ("too-few-citizens", "GM-12.14"),
    ("possible", "relocate"): ("nothing-to-relocate", "GM-3.14"),
    ("possible", "move_guard"): ("no-guard-to-move", "GM-12.10"),
    ("possible", "pacify"): ("stage-would-drop", "GM-19.14"),
}


def missing(s: GreatMachineState, act: ActRule, actor: int, d: int) -> Refusal:
    """The part of a condition that fails, in words."""
    cond = failing(s, act.needs_cond, actor, d)
    place = s.district_id(d)
    if cond is not None and (cond.test, cond.what) == ("possible", "riot"):
        if s.riots >> d & 1:
            return refuse("riot-token-here", "GM-14.1", district=place)
        return refuse("no-riot-token-held", "GM-35.15", have=s.riot_permits)
    if cond is not None:
        key = MISSING.get((cond.test, cond.what or str(cond.left)))
        if key is not None:
            return refuse(key[0], key[1], district=place)
    return refuse("needs-not-met", "GM-5.40", act=act.id, district=place)


def failing(s: GreatMachineState, cond: Cond | None, actor: int, d: int) -> Cond | None:
    """The first simple condition that is not as it must be."""
    if cond is None or compiled(cond, s.tables, "")(s, actor, d):
        return None
    if cond.all_:
        return next(
            found for part in cond.all_ if (found := failing(s, part, actor, d)) is not None
        )
    if cond.any_:
        return failing(s, cond.any_[0], actor, d)
    if cond.not_ is not None:
        return cond.not_
    return cond
