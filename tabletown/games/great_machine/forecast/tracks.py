"""The dial and the next initial phase: who wakes, what everybody gains (GM-70.2)."""

from __future__ import annotations

from tabletown.games.great_machine.forecast.shapes import (
    DistrictIncome,
    HeroBonus,
    IncomeForecast,
    StageForecast,
)
from tabletown.games.great_machine.rules.initial import trust_of
from tabletown.games.great_machine.state import RIOT_SPACE, GreatMachineState


def next_stage(s: GreatMachineState) -> StageForecast | None:
    """What entering the next stage would do; nothing at the riot stage."""
    if s.discontent == RIOT_SPACE:
        return None
    stage = s.stage + 1
    now = s.tables.active_kinds[s.stage_number]
    wakes = [s.tables.kinds[k] for k in s.tables.active_kinds[min(stage, 5)] if k not in now]
    return {
        "stage": stage,
        "spaces": 3 - s.discontent % 3,
        "wakes": wakes,
        "success": stage == RIOT_SPACE // 3,  # the riot stage is a success (GM-15.5)
        "bonds": None if s.automa else s.tables.income[stage],
    }


def income(s: GreatMachineState, after: GreatMachineState) -> IncomeForecast:
    """The next initial phase if nobody and nothing moved; heroes in one district share (GM-6)."""
    t = s.tables
    districts: list[DistrictIncome] = [
        {
            "district": t.district_ids[d],
            "heroes": [t.hero_ids[s.heroes[h]] for h in after.heroes_in(d)],
            "trust": trust_of(s, d),
        }
        for d in dict.fromkeys(after.at)
    ]
    bonuses: list[HeroBonus] = []
    for hero in range(3):
        for op in t.hero_cards[s.heroes[hero]].ops:
            if op.on == "initial_bonus" and op.holds(after, hero):
                bonuses.append({"hero": t.hero_ids[s.heroes[hero]], "trust": op.bonus()})
    found: IncomeForecast = {"districts": districts, "bonuses": bonuses, "bonds": None, "terms": []}
    if not s.automa:
        terms = [("stage", t.income[s.stage])]
        for directive in s.published:
            for op in t.directive_cards[directive].ops:
                if op.on == "initial_bonus" and op.bonus():
                    terms.append((op.source, op.bonus()))
        found["bonds"] = sum(n for _, n in terms)
        found["terms"] = terms
    return found
