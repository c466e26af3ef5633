"""Rounds and turns: the game flow of section 7 (NA-44, NA-8, NA-39, NA-42, NA-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tabletown.core.actions import Action
from tabletown.core.errors import Refusal, refuse
from tabletown.core.steps import Step
from tabletown.games.new_angeles.negotiation import book
from tabletown.games.new_angeles.rules.assets import use_asset
from tabletown.games.new_angeles.rules.deal import ActiveAsk, Deal
from tabletown.games.new_angeles.rules.draws import Lines, ask_discards
from tabletown.games.new_angeles.rules.production import ProductionPhase
from tabletown.games.new_angeles.rules.talk import OpenTalk
from tabletown.games.new_angeles.rules.windows import open_window, why_not_usable
from tabletown.games.new_angeles.state import ACTION, NewAngelesState
from tabletown.games.new_angeles.state.layout import END_OF_TURN, TURN_START

if TYPE_CHECKING:
    from tabletown.games.new_angeles.tables import Asset


class StandardRound(Step[NewAngelesState]):
    """Action phase, production phase, event phase (NA-48.0, NA-M.20)."""

    rule = "NA-48.0"

    def run(self, s: NewAngelesState) -> None:
        s.phase = ACTION
        s.emit("round-begins", "NA-48.0", round=s.standard_round(), turns=len(s.track))
        if s.standard_round() == s.tables.rounds[-1]:
            s.emit("last-round", "NA-44.1", round=s.standard_round())
        s.stack.append(ActionPhase())


class ActionPhase(Step[NewAngelesState]):
    """Turns repeat until no asset card is left on the turn track (NA-8.4, NA-51.4).

    Rules: NA-M.19, NA-8.2, NA-52.0, NA-52.3, NA-65.6.
    """

    rule = "NA-8.4"

    def run(self, s: NewAngelesState) -> None:
        if not s.track:
            s.stack.append(ProductionPhase())
            if s.rules >= 2:
                s.stack.append(OpenTalk("window_production"))
            return
        if s.log is not None:
            s.emit("turn-begins", "NA-8.0", seat=s.active, left=len(s.track))
        s.stack += TURN
        open_window(s, TURN_START)


class Refresh(Step[NewAngelesState]):
    """Step 1: ready all own exhausted assets, then draw the cards of the sheet (NA-8.1).

    Rules: NA-39.0, NA-60.1, NA-65.2a.
    """

    rule = "NA-8.1"

    def run(self, s: NewAngelesState) -> None:
        seat = s.active
        factor = 1
        for asset in s.owned[seat]:
            s.exhausted &= ~(1 << asset)
            factor *= s.tables.draw_factor[asset]  # NA-A.4
        Lines(seat, 0, 0, factor).run(s)


class StartEndOfTurn(Step[NewAngelesState]):
    """Step 3: abilities headed "End of turn" (NA-8.3)."""

    rule = "NA-8.3"

    def run(self, s: NewAngelesState) -> None:
        s.used = 0
        if s.in_play & s.tables.window_assets[END_OF_TURN]:
            s.stack.append(END_OF_TURN_STEP)
        if s.rules >= 2:
            s.stack.append(OpenTalk("window_turn"))


class EndOfTurn(ActiveAsk):
    """Use one unused end-of-turn ability, or finish: the step waits for that word (NA-M.13, NA-22).

    Rules: NA-8.3a, NA-22.0, NA-22.2, NA-22.3, NA-22.4, NA-52.2, NA-65.3, NA-T.17, NA-R.9.
    """

    rule = "NA-M.13"
    prompt = "end-of-turn"
    auto = False
    decision: ClassVar[str] = "end_of_turn"

    def options(self, s: NewAngelesState) -> list[Action]:
        abilities = s.tables.window_assets[END_OF_TURN]
        unused = abilities & ~s.used
        if s.rules < 2:
            if not s.in_play & unused:  # it closed by itself
                return []
        elif s.config.options["windows"] != "off" and not s.used:
            if not s.owns_any(s.active, abilities):  # what is for sale was sold before (NA-M.16)
                return []
        found = []
        for number in s.owned[s.active]:
            if unused >> number & 1 and can_use_at_end(s, s.tables.assets[number]):
                found.append(s.tables.use[number])
        found.append(s.tables.finish)
        return found

    def chosen(self, s: NewAngelesState, action: Action) -> None:
        if action is s.tables.finish:
            return
        asset = action.args[0]
        s.used |= 1 << asset  # NA-22.5: the card counts, not its owner
        s.stack.append(END_OF_TURN_STEP)
        use_asset(s, asset, s.active)

    def default(self, s: NewAngelesState) -> Action:
        return s.tables.finish

    def why_not(self, s: NewAngelesState, action: Action) -> Refusal:
        if action.kind != "use":
            return refuse("use-or-finish", "NA-M.13")
        return why_not_usable(s, s.active, action.args[0], END_OF_TURN)


def can_use_at_end(s: NewAngelesState, asset: Asset) -> bool:
    """Whether the ability could do something for the active player (NA-T.19)."""
    program = s.tables.programs[asset.program]
    you = s.you
    s.you = s.active  # the questions below ask for the resolver
    needed = [effect for effect in program if effect.at == 0 or effect.essential]
    able = all(effect.possible(s, s.active) for effect in needed)
    s.you = you
    return able


class DiscardDown(Step[NewAngelesState]):
    """A player above the hand size discards down to it (NA-42.2, NA-M.14, NA-42.1, NA-I.22)."""

    rule = "NA-42.2"

    def run(self, s: NewAngelesState) -> None:
        if s.no_discard:  # NA-A.36
            s.no_discard = False
            return
        over = len(s.hands[s.active]) - s.hand_size(s.active)
        if over > 0:
            ask_discards(s, s.active, over, 0, "hand_size")


class PassToken(Step[NewAngelesState]):
    """The active player token goes to the left (NA-1.2, NA-1.3, NA-I.30)."""

    rule = "NA-1.2"

    def run(self, s: NewAngelesState) -> None:
        if s.book:
            book.scope_ended(s, "turn")
        s.active = s.left_of(s.active)
        s.turn += 1
        s.used = 0
        s.sent = (0,) * s.seats
        if s.log is not None:
            s.emit("token-passed", "NA-1.2", seat=s.active)


END_OF_TURN_STEP = EndOfTurn()
# As they lie on the stack: the first step is the last one here.
TURN = (ActionPhase(), PassToken(), DiscardDown(), StartEndOfTurn(), Deal(), Refresh())
