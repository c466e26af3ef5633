"""Act terms: selling the decision that is pending right now (NA-N.10 to NA-N.16)."""

from __future__ import annotations

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.games.new_angeles.effects.control_effects import Spend
from tabletown.games.new_angeles.negotiation.terms import Act
from tabletown.games.new_angeles.rules.deal import Counteroffer, Counteroffers, MainOffer, Step2
from tabletown.games.new_angeles.rules.support import LayCard, StartSupport, Support, Supporters
from tabletown.games.new_angeles.rules.turns import EndOfTurn, StartEndOfTurn
from tabletown.games.new_angeles.state import ACTION, NewAngelesState
from tabletown.games.new_angeles.state.layout import OFFER_WORDS

DECISION = {  # the kind of decision that an act is about (content/negotiation.toml)
    "support": "support", "abstain": "support", "pass_counter": "counteroffer",
    "counter_type": "counteroffer", "main_type": "main_offer", "reaction": "reaction",
    "choice": "effect_choice", "spend": "pool_spend", "end_of_turn": "end_of_turn",
}  # fmt: skip


def pending(s: NewAngelesState) -> tuple[int, str]:
    """Who decides now and what kind of decision it is; -1 in a negotiation window."""
    if s.asked < 0:
        return -1, ""
    decision: str = getattr(s.stack[-1], "decision", "")
    return s.asked, decision


def fits_now(s: NewAngelesState, act: Act, subject: int) -> bool:
    """Whether the subject's fitting decision is pending."""
    seat, decision = pending(s)
    return seat == subject and decision == DECISION[act.kind]


# -- does a move fulfil the condition? --------------------------------------------------------------


def fulfils(s: NewAngelesState, act: Act, moves: list[Action]) -> bool:
    """Whether these moves, made now, are what the act asks for (negotiation.toml, ``matches``)."""
    first, args, types = moves[0], act.args, s.tables.type_words
    if act.kind == "support":
        return supports(s, args, moves)
    if act.kind == "abstain":
        return first is s.tables.abstain
    if act.kind == "pass_counter":
        return first is s.tables.passes
    if act.kind == "counter_type":
        return first.kind == "counter" and args[0] in ("any", types[first.args[0]])
    if act.kind == "main_type":
        return first.kind == "offer" and args[0] == types[first.args[0]]
    if act.kind == "choice":
        return first.text in args
    if act.kind == "spend":
        return first.kind == "spend" and first.args[0] >= int(args[0])
    if args[1] == "not":  # reaction, end_of_turn
        return first.kind in ("decline", "finish")
    used = first.kind == "use" and s.tables.assets[first.args[0]].id == args[0]
    if len(args) > 2:
        return used and len(moves) > 1 and moves[1].text == f"player {args[2]}"
    return used


def supports(s: NewAngelesState, args: tuple[str, ...], moves: list[Action]) -> bool:
    side = OFFER_WORDS.index(args[0])
    top = s.stack[-1]
    if isinstance(top, LayCard):
        laid, right_side = top.laid, top.side == side
    else:
        only_card = len(s.hands[s.asked]) == 1  # it is laid without asking
        laid, right_side = int(only_card), moves[0] is s.tables.support[side]
    laid += sum([move.kind == "lay" for move in moves])
    least = int(args[1])
    return right_side and (laid == least if len(args) > 2 else laid >= least)


# -- are the moves legal, one after the other? --------------------------------------------------------


def refuse_moves(
    s: NewAngelesState, act: Act, subject: int, moves: tuple[str, ...]
) -> Refusal | None:
    """Why the moves cannot be played for this act now (NA-N.13, NA-N.14)."""
    if not fits_now(s, act, subject):
        return refuse("decision-not-pending", "NA-N.13", seat=subject, act=act.kind)
    if not moves:
        return refuse("needs-a-move", "NA-N.13", act=act.kind)
    actions = [s.tables.actions.parse(move) for move in moves]
    if not fulfils(s, act, actions):
        return refuse("move-does-not-fit", "NA-N.13", act=act.kind)
    trial = s.trial()
    decision = DECISION[act.kind]
    for i, action in enumerate(actions):
        over = trial.outcome is not None or trial.asked != subject
        if over or (i and not continues(trial, decision)):
            return refuse("too-many-moves", "NA-N.13", action=action.text)
        if action not in trial.options():
            return refuse("move-not-legal", "NA-N.13", action=action.text)
        trial.apply(action, subject)
    if trial.outcome is None and trial.asked == subject and unfinished(trial):
        return refuse("move-not-finished", "NA-N.13", action=moves[-1])
    return None


def continues(s: NewAngelesState, decision: str) -> bool:
    """Whether the question that is open now still belongs to the same move."""
    top = s.stack[-1]
    if decision == "support":
        return isinstance(top, LayCard)
    if decision == "counteroffer":
        return getattr(top, "reason", "") == "counter"
    return True


def unfinished(s: NewAngelesState) -> bool:
    """Support and counteroffers must be carried out completely."""
    return continues(s, "support") or continues(s, "counteroffer")


# -- can the subject still get such a decision? (NA-N.21) -----------------------------------------------


def still_possible(s: NewAngelesState, act: Act, subject: int, scope: str) -> bool:
    if fits_now(s, act, subject):
        return True
    if scope == "decision" or act.kind == "choice":
        return False
    if scope == "round" and s.phase == ACTION and s.track:
        return True  # another deal comes in this round
    if act.kind in ("support", "abstain"):
        return subject != s.active and support_ahead(s, subject)
    if act.kind in ("pass_counter", "counter_type"):
        return subject != s.active and counter_ahead(s, subject)
    if act.kind == "main_type":
        return subject == s.active and any(isinstance(step, (Step2, MainOffer)) for step in s.stack)
    if act.kind == "spend":
        return s.phase == ACTION and (
            s.dealing or any(isinstance(step, Spend) and step.player == subject for step in s.stack)
        )
    if act.kind == "end_of_turn":
        ahead = (StartEndOfTurn, EndOfTurn)
        return subject == s.active and any(isinstance(step, ahead) for step in s.stack)
    return True  # a reaction can come in any window


def support_ahead(s: NewAngelesState, subject: int) -> bool:
    for step in s.stack[::-1]:
        if isinstance(step, StartSupport):
            return True
        if isinstance(step, Support) and step.player == subject:
            return True
        if isinstance(step, Supporters):
            return subject in s.supporters_from(step.player)
    return False


def counter_ahead(s: NewAngelesState, subject: int) -> bool:
    if s.fall_guy:
        return False
    for step in s.stack[::-1]:
        if isinstance(step, Counteroffers):
            return True
        if isinstance(step, Counteroffer):
            to_come = (s.active - step.player) % s.seats or s.seats
            return (subject - step.player) % s.seats < to_come
    return False


# -- moves that fit, for menus and bots -----------------------------------------------------------------


def fitting_moves(s: NewAngelesState, act: Act, subject: int) -> tuple[str, ...]:
    """Some moves with which the subject would fulfil the act now; empty if there are none."""
    if not fits_now(s, act, subject):
        return ()
    options = s.options(subject)
    if act.kind == "support":
        return support_moves(s, act, subject)
    for action in options:
        if act.kind in ("reaction", "end_of_turn") and len(act.args) > 2 and act.args[1] == "use":
            moves = [action, s.tables.player[int(act.args[2])]]
        else:
            moves = [action]
        if not fulfils(s, act, moves):
            continue
        texts = [move.text for move in moves]
        if action.kind == "counter":
            texts += discards_after(s, action)
        if refuse_moves(s, act, subject, tuple(texts)) is None:
            return tuple(texts)
    return ()


def support_moves(s: NewAngelesState, act: Act, subject: int) -> tuple[str, ...]:
    """Lay the oldest cards, as few as the act asks for."""
    trial = s.trial()
    side = s.tables.support[OFFER_WORDS.index(act.args[0])]
    texts: list[str] = []
    if isinstance(trial.stack[-1], Support):
        if side not in trial.options():
            return ()
        texts.append(side.text)
        trial.apply(side)
    least = int(act.args[1])
    while trial.asked == subject and isinstance(trial.stack[-1], LayCard):
        enough = trial.stack[-1].laid >= least
        action = trial.options()[0] if not enough else s.tables.done
        if action not in trial.options():
            return ()
        texts.append(action.text)
        trial.apply(action)
    moves = tuple(texts)
    if not moves or refuse_moves(s, act, subject, moves) is not None:
        return ()
    return moves


def discards_after(s: NewAngelesState, counter: Action) -> list[str]:
    """The newest cards as the price of a counteroffer."""
    trial = s.trial()
    seat = trial.asked
    trial.apply(counter)
    texts: list[str] = []
    while trial.outcome is None and trial.asked == seat and continues(trial, "counteroffer"):
        action = trial.options()[-1]
        texts.append(action.text)
        trial.apply(action)
    return texts
