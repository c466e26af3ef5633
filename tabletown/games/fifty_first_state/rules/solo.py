"""Solo play against the Hegemony (FFS-23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tabletown.core.steps import Step
from tabletown.games.fifty_first_state.effects.goods import ACTION, HEGEMONY
from tabletown.games.fifty_first_state.rules.asking import TurnAsk
from tabletown.games.fifty_first_state.rules.gaining import gain, hegemony_scores, top_card
from tabletown.games.fifty_first_state.rules.lookout import Pick, show, turn_up_connections
from tabletown.games.fifty_first_state.state import LOOKOUT, FiftyFirstState

if TYPE_CHECKING:
    from tabletown.core.actions import Action

PLAYER = 0


# -- Lookout ---------------------------------------------------------------------------------------


class SoloLookout(Step[FiftyFirstState]):
    """Four cards: two for the player, two for the Hegemony, and one more for it (FFS-23.3, FFS-23.4)."""

    rule = "FFS-23.3"

    def run(self, s: FiftyFirstState) -> None:
        s.begin_phase(LOOKOUT)
        turn_up_connections(s)
        show(s, s.tables.solo["solo_display"])
        s.then(Pick(PLAYER), HegemonyPick(), Pick(PLAYER), HegemonyRest())


def hegemony_takes(s: FiftyFirstState, kind: int) -> None:
    """A card goes to the Hegemony's state; it gives no product or bonus (FFS-23.7)."""
    s.put_location(HEGEMONY, kind)
    s.emit("hegemony-location", "FFS-23.6", card=s.card_name(kind))


class HegemonyPick(Step[FiftyFirstState]):
    """One of the remaining cards, chosen at random (FFS-23.5)."""

    rule = "FFS-23.5"

    def run(self, s: FiftyFirstState) -> None:
        if s.display:
            kind = s.display[s.random_below(len(s.display))]
            s.take_from_display(kind)
            hegemony_takes(s, kind)


class HegemonyRest(Step[FiftyFirstState]):
    """The last card of the display, then cards of the deck up to its number (FFS-23.5, 23.6)."""

    rule = "FFS-23.6"

    def run(self, s: FiftyFirstState) -> None:
        for kind in s.display:
            hegemony_takes(s, kind)
        s.display = ()
        more = s.tables.solo["hegemony_cards_per_round"] - (s.tables.solo["solo_display"] - 2)
        for _ in range(more):
            kind = top_card(s)
            if kind >= 0:
                s.reveal("hegemony-draws", "FFS-23.6")
                hegemony_takes(s, kind)


# -- its turn --------------------------------------------------------------------------------------


class HegemonyTurn(Step[FiftyFirstState]):
    """Pass if due, else take a connection card, else attack (FFS-23.10 to FFS-23.12)."""

    rule = "FFS-23.10"

    def run(self, s: FiftyFirstState) -> None:
        if s.pass_is_due:
            close_hegemony(s, "FFS-23.40")
            return
        face_up = s.colours_up()
        if face_up:
            colour = face_up[s.random_below(len(face_up))] if len(face_up) > 1 else face_up[0]
            take_connection(s, colour)
        else:
            attack(s)


HEGEMONY_TURN: Final = HegemonyTurn()


def take_connection(s: FiftyFirstState, colour: int) -> None:
    """The card goes to its discard pile and the Hegemony scores (FFS-23.11)."""
    kind = s.take_face_up(colour)
    s.discard_connections((kind,))
    s.emit("hegemony-connection", "FFS-23.11", connection=s.tables.connections[kind])
    hegemony_scores(s, s.tables.solo["hegemony_connection_vp"], "FFS-23.11")


def attack(s: FiftyFirstState) -> None:
    """A card is turned up; one location that shares most categories with it is hit (FFS-23.13)."""
    s.count_attacks(s.attacks + 1)
    kind = top_card(s)
    if kind < 0:  # FFS-23.39
        s.emit("attack-without-card", "FFS-23.39")
        after_attack(s, False)
        return
    s.attack += (kind,)
    s.reveal("attacked", "FFS-23.13", card=s.card_name(kind), number=s.attacks)
    targets = attack_targets(s, kind)
    if s.log is not None:
        tell_aim(s, kind, targets)
    if not targets:  # FFS-23.14, FFS-23.26
        s.emit("attack-failed", "FFS-23.14")
        after_attack(s, False)
    elif len(targets) == 1:
        hit(s, targets[0])
    else:
        s.then(AttackTie(kind))


def attack_targets(s: FiftyFirstState, kind: int) -> list[int]:
    """The locations that remain after every tie-break but the player's choice (FFS-23.20).

    Copies of a card that carry the same are one target (FFS-5.12).
    """
    kinds, masks = s.tables.kind, s.tables.category_mask
    mask = masks[kind]
    matching = [ref for ref in s.standing(PLAYER) if masks[kinds[ref]] & mask]
    if len(matching) < 2:
        return matching
    ranks = [attack_rank(s, mask, ref) for ref in matching]
    best = max(ranks)
    tied = [ref for ref, rank in zip(matching, ranks, strict=True) if rank == best]
    return s.without_twins(PLAYER, tied)


def attack_rank(s: FiftyFirstState, mask: int, ref: int) -> tuple[int, int, int, tuple[int, ...]]:
    """How well a location fits an attack card: categories in common, distance, type, spoils.

    Productions come last, then features, used and unused actions (FFS-23.20, FFS-23.21).
    """
    t = s.tables
    kind = t.kind[ref]
    order = t.type[kind]
    if order == ACTION and s.has_use_left(PLAYER, ref, 1):
        order += 1
    return (t.category_mask[kind] & mask).bit_count(), t.distance[kind], order, t.loot[kind]


def tell_aim(s: FiftyFirstState, kind: int, targets: list[int]) -> None:
    """What tells the targets of an attack from the other locations that share a category (FFS-28.12)."""
    mask, kinds = s.tables.category_mask[kind], s.tables.kind
    matching = [ref for ref in s.standing(PLAYER) if s.tables.category_mask[kinds[ref]] & mask]
    ranks = [attack_rank(s, mask, ref) for ref in matching]
    if len(set(ranks)) > 1:
        best = max(ranks)
        nearest = max([first_difference(best, rank) for rank in ranks if rank != best])
        names = [s.location_name(ref) for ref in targets]
        s.emit("attack-aimed", "FFS-23.20", location=names, reason=AIMS[nearest])


AIMS: Final = ("categories", "distance", "kind", "spoils")  # in the order of ``attack_rank``


def first_difference(one: Sequence[object], other: Sequence[object]) -> int:
    return next(i for i, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)


def hit(s: FiftyFirstState, ref: int) -> None:
    """The location is razed, or loses its shield (FFS-23.15, FFS-23.19, FFS-23.23, FFS-24.7).

    A shield saves the points and the compensation too (FFS-23.24); one that is printed stays
    (FFS-23.25).
    """
    t = s.tables
    name = t.place_words.word(ref)
    if s.is_shielded(PLAYER, ref):
        s.lose_shield(PLAYER, ref)
        s.emit("attack-stopped", "FFS-23.23", location=name)
    else:
        s.emit("attack-hit", "FFS-23.15", location=name)
        hegemony_scores(s, t.solo["hegemony_raze_vp"], "FFS-23.15")
        gain(s, PLAYER, t.deal_bag[t.kind[ref]], "compensation", t.card_words.names[t.kind[ref]])
        s.ruin(PLAYER, ref)
    after_attack(s, True)


def after_attack(s: FiftyFirstState, success: bool) -> None:
    """The third attack closes the borders at once, an earlier success makes the pass due.

    FFS-23.16, FFS-23.17, FFS-23.40; as a reading the pass is due in both cases (FFS-23.41). The
    pile goes (FFS-23.18).
    """
    third = s.attacks >= s.tables.solo["hegemony_max_attacks"]
    if third and not s.config.value("hegemony_lingers", before=True):
        close_hegemony(s, "FFS-23.16")
    elif third or success:
        s.make_pass_due()
    if third or success:
        clear_attack_pile(s)


def close_hegemony(s: FiftyFirstState, rule: str) -> None:
    s.close_borders(HEGEMONY)
    s.emit("hegemony-passed", rule)


def clear_attack_pile(s: FiftyFirstState) -> None:
    s.discard += s.attack
    s.attack = ()


class AttackTie(TurnAsk):
    """The player picks among locations that are tied in everything (FFS-23.20)."""

    kind: int
    rule = "FFS-23.20"
    prompt = "attack-tie"
    otherwise = "choose-hit-location"

    def options(self, s: FiftyFirstState) -> list[Action]:
        return [s.tables.hit[ref] for ref in attack_targets(s, self.kind)]

    def chosen(self, s: FiftyFirstState, action: Action) -> None:
        hit(s, action.args[0])


def hegemony_passes(s: FiftyFirstState) -> None:
    """When the player passes, the Hegemony passes too and the phase ends (FFS-23.27)."""
    if not s.has_passed(HEGEMONY):
        close_hegemony(s, "FFS-23.27")
    clear_attack_pile(s)
