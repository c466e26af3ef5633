"""Why can't I? Every refusal names the rule and the numbers behind it.

Answers to the Machine are made of what the Machine knows, answers to heroes of what they know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.games.great_machine.content import Cond
from tabletown.games.great_machine.prices import (
    act_price,
    guard_move_price,
    servant_move_price,
)  # fmt: skip
from tabletown.games.great_machine.state import (
    DATA,
    DATA_FRESH,
    PERMITS,
    REMOTE_ACCESS,
    RIOT_SPACE,
    SECOND,
    Table,
)  # fmt: skip
from tabletown.games.great_machine.tables import Act

if TYPE_CHECKING:
    from tabletown.games.great_machine.effects.citizens import MoveCitizens


def not_now(s: Table, action: Action) -> Refusal:
    """The action belongs to another moment."""
    step = s.asking()
    return refuse("not-now", step.rule if step is not None else "GM-5.1", action=action.text)


def named(s: Table, refusal: Refusal) -> Refusal:
    """The same refusal with districts by their ids instead of numbers."""
    ids = s.t.district_ids
    args = tuple(
        (name, ids[value] if name.endswith("district") and isinstance(value, int) else value)
        for name, value in refusal.args
    )
    return Refusal(refusal.key, refusal.rule, args)


# -- phase II ------------------------------------------------------------------------------------------


def why_not_access(s: Table, seat: int, action: Action) -> Refusal:
    if action.kind != "access":
        return not_now(s, action)
    name, card = s.t.hero_ids[action.args[0]], action.args[1]
    if action.args[0] not in s.heroes:
        return refuse("hero-not-in-play", "GM-1.7", hero=name)
    hero = s.heroes.index(action.args[0])
    if s.owners[hero] != seat:
        return refuse("not-your-hero", "GM-5.6", hero=name)
    if s.chosen[hero] >= 0:
        return refuse("already-chosen", "GM-7.6", hero=name)
    if s.seized[hero] >> card & 1:
        return refuse("card-seized", "GM-7.4", hero=name, district=s.t.district_ids[card])
    return refuse("another-hero-first", "GM-5.4", hero=name)


# -- phase III -----------------------------------------------------------------------------------------


def why_not_command(s: Table, action: Action) -> Refusal:
    t = s.t
    if action.kind == "move":
        servant, to = action.args
        name, start = t.servant_ids[servant], s.servants[servant]
        if s.acted[servant]:
            return refuse("servant-has-acted", "GM-8.9", servant=name)
        if start == to:
            return refuse("already-there", "GM-8.2", servant=name, district=t.district_ids[to])
        price = servant_move_price(s, s.city.distance[start][to])
        return refuse("too-few-bonds", "GM-8.2", need=price, have=s.bonds)
    if action.kind == "guard":
        start, to = action.args
        if not s.working[start]:
            return refuse("no-working-guard", "GM-8.5", district=t.district_ids[start])
        if start == to:
            return refuse("same-district", "GM-8.4", district=t.district_ids[to])
        if not s.free_guard_slot(to):
            return refuse("no-guard-slot", "GM-8.6", district=t.district_ids[to])
        price = guard_move_price(s, s.city.distance[start][to])
        return refuse("too-few-bonds", "GM-8.4", need=price, have=s.bonds)
    if action.kind == "order":
        return why_not_order(s, *action.args)
    if action.kind == "use":
        number = action.args[0]
        if number >= len(t.directive_ids) or number not in s.published:
            return refuse("not-published", "GM-19.6", card=action.text.split()[1])
        if s.used >> number & 1:
            return refuse("used-this-round", "GM-19.20", card=t.directive_ids[number])
        return refuse("nothing-to-use-it-for", "GM-50.22", card=t.directive_ids[number])
    return not_now(s, action)


def why_not_order(s: Table, servant: int, word: int) -> Refusal:
    from tabletown.games.great_machine.rules.machine import extra_price

    t = s.t
    id = t.act_ids["servant"][word]
    act = t.acts[t.act_number["servant", id]]
    d = s.servants[servant]
    extra = extra_price(s, servant)
    if extra < 0:
        return refuse("servant-has-acted", "GM-8.8", servant=t.servant_ids[servant])
    if act.source and act.number not in s.force.servant_grants:
        return refuse("not-in-force", "GM-8.18", act=id, card=act.source)
    if act.number not in s.force.servant_acts_at[d]:
        return refuse("not-in-this-district", "GM-8.17", act=id, district=t.district_ids[d])
    if act.limit_bit & s.used:
        return refuse("used-this-round", "GM-19.20", card=act.source)
    if not act.needs(s, 3 + servant, d):
        return missing(s, act, 3 + servant, d)
    price = act_price(s, 3 + servant, act) + extra
    if price > s.bonds:
        return refuse("too-few-bonds", "GM-8.10", need=price, have=s.bonds)
    return refuse("no-effect", "GM-11.24", act=id)


# -- phase IV ------------------------------------------------------------------------------------------


def why_not_step(s: Table, action: Action) -> Refusal:
    if action.kind != "step":
        return not_now(s, action)
    d, here = action.args[0], s.at[s.active]
    ids = s.t.district_ids
    if d == here:
        return refuse("already-there", "GM-9.4", hero=hero_name(s, s.active), district=ids[d])
    if not s.city.near[here] >> d & 1:
        return refuse("not-connected", "GM-9.3", from_district=ids[here], district=ids[d])
    if s.visited >> d & 1:
        return refuse("entered-before", "GM-9.4", district=ids[d])
    goal = ids[s.chosen[s.active]]
    return refuse("no-way-on", "GM-9.4", district=ids[d], goal_district=goal)


def why_not_act(s: Table, action: Action) -> Refusal:
    if action.kind == "use":
        return refuse("nothing-to-use-it-for", "GM-50.22", card=action.text.split()[1])
    if action.kind != "act":
        return not_now(s, action)
    t = s.t
    act = t.acts[t.act_number["hero", t.act_ids["hero"][action.args[0]]]]
    return why_not_this_act(s, s.active, act)


def why_not_this_act(s: Table, hero: int, act: Act) -> Refusal:
    from tabletown.games.great_machine.rules.actions import acts_here, may_act

    d, first = s.at[hero], s.first_action
    name = hero_name(s, hero)
    if not may_act(s, hero):
        if s.turn & SECOND or s.t.two_actions[s.heroes[hero]] is None:
            return refuse("no-action-left", "GM-11.1", hero=name)
        rule = "GM-20.7" if s.t.acts[first].id == "riot" else "GM-20.9"
        return refuse("first-action-was-the-only-one", rule, hero=name, act=s.t.acts[first].id)
    if first == act.number:
        return refuse("same-action-twice", "GM-20.5", hero=name, act=act.id)
    if first >= 0 and act.id == "riot":
        return refuse("riot-only-alone", "GM-20.7", hero=name)
    granted = act.number in s.force.hero_grants
    own = act.number in s.t.hero_cards[s.heroes[hero]].grants
    if act.source and not granted and not own:
        return refuse("not-in-force", "GM-11.3", act=act.id, card=act.source)
    if act.number not in acts_here(s, hero):
        rule = "GM-39.23" if act.special and s.pieces[REMOTE_ACCESS] >= 0 else "GM-11.3"
        return refuse("not-in-this-district", rule, act=act.id, district=s.t.district_ids[d])
    if not act.needs(s, hero, d):
        return missing(s, act, hero, d)
    terms: list[tuple[str, int]] = []
    price = act_price(s, hero, act, terms)
    if price > s.trust[hero]:
        return refuse(
            "too-little-trust", "GM-11.4", act=act.id, need=price, have=s.trust[hero],
            terms=written(terms),
        )  # fmt: skip
    return no_effect(s, hero, act)


def written(terms: list[tuple[str, int]]) -> str:
    """The terms of a price: ``2 guards + 1 surveillance``."""
    return " + ".join(f"{n} {name}" for name, n in terms) or "0"


def no_effect(s: Table, hero: int, act: Act) -> Refusal:
    """The action would change nothing, or has no target (GM-5.40, GM-11.24)."""
    d = s.at[hero]
    if act.id == "gain_trust":
        most = s.max_trust(hero)
        return refuse("trust-is-full", "GM-2.18", hero=hero_name(s, hero), most=most)
    if act.id == "attack":
        return refuse("nothing-to-bid", "GM-11.25", hero=hero_name(s, hero))
    if s.discontent == RIOT_SPACE and act.id in ("agitate", "square_a"):
        return refuse("riot-stage-reached", "GM-11.23", act=act.id)
    if act.id == "move_citizens" and s.pieces[DATA_FRESH]:
        return refuse("data-just-attached", "GM-39.25", citizen=s.pieces[DATA] + 1)
    if act.id in ("move_citizens", "control_b"):
        return refuse(
            "too-little-trust",
            "GM-11.4",
            act=act.id,
            need=1,
            have=s.trust[hero],
            terms="1 districts",
        )
    return refuse("no-effect", "GM-11.24", act=act.id, district=s.t.district_ids[d])


def hero_name(s: Table, hero: int) -> str:
    return s.t.hero_ids[s.heroes[hero]]


# What a condition of an action asks for, as a reason and a rule.
MISSING: dict[tuple[str, str], tuple[str, str]] = {
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


def missing(s: Table, act: Act, actor: int, d: int) -> Refusal:
    """The part of a condition that fails, in words."""
    cond = failing(s, act.needs_cond, actor, d)
    place = s.t.district_ids[d]
    if cond is not None and (cond.test, cond.what) == ("possible", "riot"):
        if s.riots >> d & 1:
            return refuse("riot-token-here", "GM-14.1", district=place)
        return refuse("no-riot-token-held", "GM-35.15", have=s.pieces[PERMITS])
    if cond is not None:
        key = MISSING.get((cond.test, cond.what or str(cond.left)))
        if key is not None:
            return refuse(key[0], key[1], district=place)
    return refuse("needs-not-met", "GM-5.40", act=act.id, district=place)


def failing(s: Table, cond: Cond | None, actor: int, d: int) -> Cond | None:
    """The first simple condition that is not as it must be."""
    from tabletown.games.great_machine.conditions import compiled

    if cond is None or compiled(cond, s.t, "")(s, actor, d):
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


# -- targets -------------------------------------------------------------------------------------------


def why_not_citizen(s: Table, action: Action, rule: str, price: int) -> Refusal:
    if action.kind != "citizen":
        return not_now(s, action)
    token = action.args[0]
    d = s.district_of(token)
    if d < 0:
        return refuse("citizen-arrested", "GM-13.5", citizen=token + 1)
    if s.picked >> token & 1:
        return refuse("already-picked", rule, citizen=token + 1)
    if rule in ("GM-11.15", "GM-23.5") and not s.unknown >> token & 1:
        return refuse("already-identified", "GM-13.9", citizen=token + 1)
    if rule == "GM-23.5" and s.visited >> d & 1:
        return refuse("district-chosen", rule, district=s.t.district_ids[d])
    if rule == "GM-11.18" and s.unknown >> token & 1:
        return refuse("citizen-unknown", "GM-11.18", citizen=token + 1)
    if s.pieces[DATA_FRESH] and s.pieces[DATA] == token:
        return refuse("data-just-attached", "GM-39.25", citizen=token + 1)
    if s.active >= 0 and d != s.at[s.active]:
        place = s.t.district_ids[s.at[s.active]]
        return refuse("citizen-elsewhere", rule, citizen=token + 1, district=place)
    if s.active >= 0 and price:
        need = price * (s.picked.bit_count() + 1)
        return refuse("too-little-trust-for-more", "GM-11.4", need=need, have=s.trust[s.active])
    return refuse("citizen-cannot-be-chosen", rule, citizen=token + 1)


def why_not_called(s: Table, action: Action) -> Refusal:
    """Mustafa's house call: unknown citizens of connected districts only (GM-20.22, GM-20.23)."""
    if action.kind != "citizen":
        return not_now(s, action)
    token = action.args[0]
    d = s.district_of(token)
    if d < 0:
        return refuse("citizen-arrested", "GM-13.5", citizen=token + 1)
    if not s.unknown >> token & 1:
        return refuse("already-identified", "GM-20.23", citizen=token + 1)
    here, ids = s.at[s.active], s.t.district_ids
    if d == here:
        return refuse("same-district", "GM-20.23", district=ids[d])
    return refuse("not-connected", "GM-20.22", from_district=ids[here], district=ids[d])


def why_not_goal(s: Table, action: Action, token: int, actor: int, op: MoveCitizens) -> Refusal:
    if action.kind != "district":
        return not_now(s, action)
    d, start = action.args[0], s.district_of(token)
    place = s.t.district_ids[d]
    if d == start:
        return refuse("same-district", "GM-11.17", district=place)
    if not s.free_citizen_slot(d):
        return refuse("no-citizen-slot", "GM-3.18", district=place)
    need = op.leg(s, start, d)
    return refuse(
        "too-little-trust", "GM-11.17", act="move_citizens", need=need, have=s.trust[actor],
        terms=f"{need} districts",
    )  # fmt: skip


def why_not_release(s: Table, action: Action) -> Refusal:
    if action.kind != "district":
        return not_now(s, action)
    return refuse("no-citizen-slot", "GM-3.18", district=s.t.district_ids[action.args[0]])


def why_not_same_district(s: Table, action: Action, district: int, rule: str) -> Refusal:
    """One unknown citizen of a certain district is to be pointed at."""
    if action.kind != "citizen":
        return not_now(s, action)
    token = action.args[0]
    if s.district_of(token) < 0:
        return refuse("citizen-arrested", "GM-13.5", citizen=token + 1)
    if s.district_of(token) != district:
        place = s.t.district_ids[district]
        return refuse("citizen-elsewhere", rule, citizen=token + 1, district=place)
    if s.picked >> token & 1:
        return refuse("already-picked", rule, citizen=token + 1)
    return refuse("already-identified", "GM-13.9", citizen=token + 1)


def why_not_cancel(s: Table, action: Action) -> Refusal:
    if action.kind != "directive":
        return not_now(s, action)
    return refuse("not-published", "GM-19.6", card=s.t.directive_ids[action.args[0]])


def why_not_give(s: Table, action: Action, hero: int, left: int) -> Refusal:
    """A hero's share of a common payment of which ``left`` trust are still to be found."""
    if action.kind != "give":
        return not_now(s, action)
    name, n = s.t.hero_ids[action.args[0]], action.args[1]
    if action.args[0] != s.heroes[hero]:
        return refuse("another-hero-first", "GM-5.6", hero=name)
    if n > left:
        return refuse("share-too-big", "GM-5.29", left=left)
    if n > s.trust[hero]:
        return refuse("too-little-trust", "GM-60.6", need=n, have=s.trust[hero])
    return refuse("share-too-small", "GM-5.29", left=left)


def why_not_relocate(s: Table, action: Action) -> Refusal:
    if action.kind != "relocate":
        return not_now(s, action)
    refusal = s.city.why_not_relocate(action.args[0], action.args[1] * 2 + action.args[2])
    return named(s, refusal) if refusal is not None else not_now(s, action)


# -- words: "why can't I raid", "why not trade" ------------------------------------------------------------


def explained(s: Table, seat: int, words: list[str]) -> list[Refusal]:
    """Reasons about the piece, place or action that the words name, as far as ``seat`` is asked."""
    t = s.t
    if not words:
        return []
    word = words[0]
    known = word in t.district_ids or any(word in ids for ids in t.act_ids.values())
    if not known:
        return []
    if seat not in s.deciders():
        return [refuse("not-your-decision", "GM-5.6")]
    step = s.asking()
    prompt = step.prompt if step is not None else ""
    if prompt == "hero-action" and word in t.act_ids["hero"]:
        action = t.act[t.act_ids["hero"].index(word)]
        return [] if action in s.options(seat) else [why_not_act(s, action)]
    if prompt == "machine" and word in t.act_ids["servant"]:
        number = t.act_ids["servant"].index(word)
        found = []
        for servant in range(3):
            action = t.order[servant * t.orders + number]
            if action in s.options(seat):
                return []
            found.append(why_not_order(s, servant, number))
        return unique(found)
    if word in t.district_ids:
        return about_district(s, seat, prompt, t.district_ids.index(word))
    return [refuse("not-now", step.rule if step is not None else "GM-5.1", action=" ".join(words))]


def unique(found: list[Refusal]) -> list[Refusal]:
    return list(dict.fromkeys(found))


def about_district(s: Table, seat: int, prompt: str, d: int) -> list[Refusal]:
    """Why a district cannot be entered, reached or relocated now."""
    t = s.t
    if prompt == "step":
        action = t.steps.actions[d]
        return [] if action in s.options(seat) else [why_not_step(s, action)]
    if prompt == "access":
        hero = next(h for h in range(3) if s.chosen[h] < 0 and s.owners[h] == seat)
        action = t.access[s.heroes[hero]].actions[d]
        return [] if action in s.options(seat) else [why_not_access(s, seat, action)]
    if prompt == "relocate":
        if any(action.args[0] == d for action in s.options(seat) if action.kind == "relocate"):
            return []
        if not s.city.free >> d & 1:
            return [refuse("no-free-side", "GM-3.9", district=t.district_ids[d])]
        return [refuse("no-legal-place", "GM-3.11", district=t.district_ids[d])]
    if prompt == "machine":
        found = []
        for servant in range(3):
            action = t.moves[servant].actions[d]
            if action in s.options(seat):
                return []
            found.append(why_not_command(s, action))
        return unique(found)
    step = s.asking()
    rule = step.rule if step is not None else "GM-5.1"
    return [refuse("not-now", rule, action=t.district_ids[d])]
