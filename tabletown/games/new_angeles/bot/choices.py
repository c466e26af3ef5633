"""How good each option looks, in capital: which function judges which kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletown.core.actions import Action
from tabletown.games.new_angeles.bot import assets, cards, deal
from tabletown.games.new_angeles.bot.mind import Mind
from tabletown.games.new_angeles.bot.outlook import Outlook, seat_value, threat_cost
from tabletown.games.new_angeles.bot.quick import ranked, thumb_of
from tabletown.games.new_angeles.effects.base import EffectChoice
from tabletown.games.new_angeles.effects.worth import fear_of_threat
from tabletown.games.new_angeles.rules.declare import ghost_of
from tabletown.games.new_angeles.state import NewAngelesState
from tabletown.games.new_angeles.state.layout import NOBODY

LOOKED_ON = ("place", "raise", "lower", "remove", "name", "asset", "victim")
OTHERS_PAY = 0.75  # how surely those who come after pay what is left, if one has paid a share
ALL_FEAR = 0.97  # the same if the city is in such danger that anybody would
WAITING = 0.35  # the same if one has paid nothing
CLOSE_LOOK = 16  # options that are tried out; the others are judged by rule of thumb

Judge = Callable[[Mind, list[Action]], list[float]]


# -- simple questions ------------------------------------------------------------------------------------


def judge_corporation(mind: Mind, options: list[Action]) -> list[float]:
    """All are worth playing: a lot decides."""
    return [float(mind.s.rng >> 7 * i & 127) for i in range(len(options))]


def judge_spend(mind: Mind, options: list[Action]) -> list[float]:
    """Pay a fair share for 2 threat less; the rest only if nobody comes after and it is worth it.

    Who pays all of it first teaches the others to wait.
    """
    s, seat = mind.s, mind.seat
    step: Any = s.stack[-1]
    pool = step.pool(s)
    missing = max(pool.needed(s) - s.bound[pool.name], 0)
    after = sum(1 for other in s.stack if type(other) is type(step))
    look = Outlook(s)
    worth = threat_cost(s, look.final) - threat_cost(s, look.final - 2.0)
    if fear_of_threat(s, seat) < 0:
        worth = -worth
    share = -(-missing // max(after, 1)) if missing else 0
    follow = ALL_FEAR if worth > 2 * missing else OTHERS_PAY
    found = []
    for action in options:
        amount = action.args[0]
        if amount == missing:
            found.append(worth - amount)
        elif amount == 0:
            found.append(WAITING * worth if after > 1 else 0.0)
        elif amount == share:
            found.append(follow * worth - amount)
        else:
            found.append(-float(amount) - 1.0)
    return found


# -- choices of cards ------------------------------------------------------------------------------------------


def judge_effect(mind: Mind, options: list[Action]) -> list[float]:
    """Try every promising option out and look at the table afterwards."""
    s, seat = mind.s, mind.seat
    hopeful = set(ranked(s, seat, options)[:CLOSE_LOOK])
    thumb = thumb_of(s)
    found = []
    for action in options:
        if action not in hopeful:
            found.append(-50.0 + thumb(s, seat, action))
            continue
        after = s.trial()
        after.apply(action, seat)
        value = look_on(after, s.card, seat, mind.tempers.threat)
        found.append(value + 0.02 * thumb(s, seat, action))
    return found


def look_on(after: NewAngelesState, card: int, seat: int, worry: float) -> float:
    """The value afterwards; if the same card asks on, with its best answer."""
    if after.outcome is None and after.asked == seat and after.card == card != NOBODY:
        options = after.options()
        prompt = getattr(after.stack[-1], "prompt", "")
        if prompt in LOOKED_ON and len(options) <= 24:
            best = -1e9
            for action in ranked(after, seat, options)[:5]:
                last = after.clone()
                last.apply(action, seat)
                best = max(best, seat_value(last, seat, Outlook(last), worry))
            return best
    return seat_value(after, seat, Outlook(after), worry)


def judge_choice(mind: Mind, options: list[Action]) -> list[float]:
    """What the verb of the card says of its choices, and what shows on the table if they are tried."""
    s = mind.s
    step = s.stack[-1]
    if not isinstance(step, EffectChoice):
        return judge_effect(mind, options)
    effect = step.effect(s)
    found = [
        0.0 if action is s.tables.stop else effect.option_worth(s, mind, action, step.taken)
        for action in options
    ]
    if effect.tried:
        tried = judge_effect(mind, options)
        found = [value + more for value, more in zip(tried, found, strict=True)]
    return found


def judge_declare(mind: Mind, options: list[Action]) -> list[float]:
    """As if the card were resolved now and asked."""
    step: Any = mind.s.stack[-1]
    return judged(Mind(ghost_of(mind.s, step.side), mind.seat, mind.tempers), options)


def judged(mind: Mind, options: list[Action]) -> list[float]:
    """The worth of each option of the present question."""
    step = mind.s.asking()
    return JUDGES.get(step.prompt if step is not None else "", judge_choice)(mind, options)


JUDGES: dict[str, Judge] = {
    "corporation": judge_corporation,
    "investment": cards.judge_investment,
    "general": cards.judge_deck,
    "deck": cards.judge_deck,
    "deck-for-support": cards.judge_deck_for_support,
    "offer-for-support": assets.judge_winner,
    "reaction": assets.judge_reaction,
    "main-offer": deal.judge_main_offer,
    "second-offer": assets.judge_second,
    "counteroffer": deal.judge_counteroffer,
    "pay-or-return": assets.judge_pay,
    "declare": judge_declare,
    "support": deal.judge_support,
    "lay": deal.judge_lay,
    "support-or-lose": deal.judge_support_or_lose,
    "winner": assets.judge_winner,
    "spend": judge_spend,
    "end-of-turn": assets.judge_end_of_turn,
    "discard": cards.judge_discard,
}

# What decides a question, where the table does not show it afterwards, and from what difference on.
GROUNDS: dict[str, tuple[str, float]] = {
    "investment": ("investment", 0.4),
    "general": ("draw", 0.1),
    "deck": ("draw", 0.1),
    "reaction": ("use", 0.2),
    "end-of-turn": ("use", 0.2),
    "main-offer": ("deal", 0.3),
    "second-offer": ("deal", 0.3),
    "counteroffer": ("deal", 0.3),
    "support": ("deal", 0.3),
    "lay": ("cards", 0.1),
    "discard": ("cards", 0.1),
    "give": ("cards", 0.1),
    **dict.fromkeys(("victim", "player", "steal", "rival"), ("player", 0.2)),
    **dict.fromkeys(("place", "remove", "name", "android", "lower", "raise"), ("district", 0.2)),
    "spend": ("share", 0.2),
}
