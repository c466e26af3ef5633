"""Some negotiation moves a seat could make now: menus of the client, random play (NA-U.9)."""

from __future__ import annotations

from tabletown.core.actions import Action
from tabletown.games.new_angeles.negotiation import acts, book, notation
from tabletown.games.new_angeles.negotiation.limits import MOST_PER_TURN, proposals_left
from tabletown.games.new_angeles.negotiation.protocol import refuse_move
from tabletown.games.new_angeles.negotiation.terms import ANYBODY, OPEN, Act, Proposal, Term
from tabletown.games.new_angeles.state import SETUP, TALKS, NewAngelesState
from tabletown.games.new_angeles.state.layout import NOBODY

MOST_OPEN_PROMISES = 3  # suggested: nobody is kept from making more


def free_options(s: NewAngelesState, seat: int) -> list[Action]:
    """A finite choice of legal negotiation moves; the notation allows many more."""
    if s.outcome is not None or s.phase == SETUP:
        return []
    found = answers(s, seat)
    wish = notation.speak(0 if s.speaks_in(seat) else (1 << TALKS) - 1)
    candidates = [*proposals(s, seat), *promises(s, seat), wish]
    found.extend([action for action in candidates if refuse_move(s, seat, action) is None])
    return found


def answers(s: NewAngelesState, seat: int) -> list[Action]:
    """Answers to what lies open."""
    found: list[Action] = []
    for p in s.proposals:
        if p.sender == seat:
            found.append(notation.numbered("withdraw", p.id))
        elif p.to in (seat, ANYBODY):
            moves: tuple[str, ...] = ()
            if p.act is not None and not p.sealed and not p.as_promises:
                moves = acts.fitting_moves(s, p.act, seat)
            action = notation.accept(p.id, moves)
            if refuse_move(s, seat, action) is None:
                found.append(action)
            if not p.hidden >> seat & 1:
                found.append(notation.numbered("reject", p.id))
    for promise in s.book:
        if promise.status == OPEN and promise.promiser != seat:
            if promise.promisee in (seat, ANYBODY):
                found.append(notation.numbered("release", promise.id))
                if promise.term.kind == "free":
                    found.append(notation.mark(promise.id, True))
                    found.append(notation.mark(promise.id, False))
    return found


def proposals(s: NewAngelesState, seat: int) -> list[Action]:
    """One-tap proposals, made from what is on the table."""
    if not proposals_left(s, seat):
        return []
    found: list[Proposal] = []
    left = s.left_of(seat)
    decider, decision = acts.pending(s)
    capital = s.capital[seat]
    if capital:
        found.append(Proposal(0, 0, left, give=1))
        found.append(Proposal(0, 0, left, give=1, as_promises=True, scope="round"))
    if s.owned[seat] and s.capital[left] >= 2:
        found.append(Proposal(0, 0, left, give_assets=s.owned[seat][:1], take=2))
    if s.owned[left] and capital >= 3:
        found.append(Proposal(0, 0, left, give=3, take_assets=s.owned[left][:1]))
    if capital and s.dealing:
        side = "counter" if seat == s.countering() else "main"
        bounty = Act("support", (side, "1"))
        found.append(Proposal(0, 0, ANYBODY, give=1, act=bounty, uses=2))
        if decider not in (seat, NOBODY):
            found.extend(buy_decision(s, decider, decision, side))
        term = Term("support", (str(seat), "1"), "", "")
        if left != s.active:
            found.append(Proposal(0, 0, left, give=1, asks=(term,)))
    if decider == seat:
        found.extend(sell_decision(s, seat, decision))
    for promise in book.open_promises(s, "pay", seat):
        if promise.promisee not in (seat, ANYBODY) and capital:
            found.append(Proposal(0, 0, promise.promisee, give=1, pays=promise.id))
    for p in s.proposals:
        if p.to == seat and p.give:
            found.append(Proposal(0, 0, p.sender, take=1, reply=p.id))
    return [notation.propose(p, s.tables) for p in found]


def buy_decision(s: NewAngelesState, decider: int, decision: str, side: str) -> list[Proposal]:
    """Pay the player who decides now for a way to decide."""
    wanted: list[Act] = []
    if decision == "support":
        wanted = [
            Act("support", (side, "1")),
            Act("support", (side, "1", "exact")),
            Act("abstain", ()),
        ]
    elif decision == "counteroffer":
        wanted = [Act("pass_counter", ()), Act("counter_type", ("any",))]
    elif decision == "main_offer":
        wanted = [Act("main_type", ("labor",)), Act("main_type", ("emergency",))]
    elif decision == "effect_choice":
        wanted = [Act("choice", (s.options(decider)[0].text,))]
    elif decision == "pool_spend":
        wanted = [Act("spend", ("1",))]
    elif decision in ("reaction", "end_of_turn"):
        for action in s.options(decider):
            if action.kind == "use":
                asset = s.tables.assets[action.args[0]].id
                wanted = [Act(decision, (asset, "use")), Act(decision, (asset, "not"))]
    return [Proposal(0, 0, decider, give=1, act=act) for act in wanted]


def sell_decision(s: NewAngelesState, seat: int, decision: str) -> list[Proposal]:
    """Offer the own pending decision for capital, with the move sealed inside (NA-N.14)."""
    wanted: list[Act] = []
    if decision == "support":
        wanted = [
            Act("support", ("main", "1")),
            Act("support", ("counter", "1")),
            Act("abstain", ()),
        ]
    elif decision == "counteroffer":
        wanted = [Act("pass_counter", ())]
    elif decision == "pool_spend":
        wanted = [Act("spend", ("1",))]
    elif decision == "effect_choice":
        wanted = [Act("choice", (s.options(seat)[-1].text,))]
    elif decision in ("reaction", "end_of_turn"):
        assets = [s.tables.assets[a.args[0]].id for a in s.options(seat) if a.kind == "use"]
        wanted = [Act(decision, (asset, word)) for asset in assets[:1] for word in ("use", "not")]
    buyer = s.active if s.active != seat else s.left_of(seat)
    if not s.capital[buyer]:
        return []
    found = []
    for act in wanted:
        moves = acts.fitting_moves(s, act, seat)
        if moves:
            found.append(Proposal(0, 0, buyer, take=1, act=act, sealed=moves, scope="decision"))
    return found


def promises(s: NewAngelesState, seat: int) -> list[Action]:
    """One-sided promises."""
    open_now = sum([p.status == OPEN and p.promiser == seat for p in s.book])
    if open_now >= MOST_OPEN_PROMISES or s.sent[seat] >= MOST_PER_TURN:
        return []
    left = s.left_of(seat)
    terms = [
        Term("no_counter", (), "turn", ""),
        Term("no_target", (str(left),), "round", ""),
        Term("pay", (str(left), "1"), "round", ""),
        Term("type", ("media",), "", ""),
        Term("free", (), "turn", "peace"),
    ]
    if s.dealing:
        terms.append(Term("support", (str(s.active), "1"), "", ""))
        terms.append(Term("no_support", (str(s.active),), "", ""))
    if s.owned[seat]:
        terms.append(Term("give", (str(left), s.tables.assets[s.owned[seat][0]].id), "round", ""))
    found = [notation.promise(left, term) for term in terms]
    found.append(notation.promise(ANYBODY, Term("no_counter", (), "round", "")))
    return found
