"""The pieces of one pack and mode as flat lists and bit sets."""

from __future__ import annotations

from typing import Any

from tabletown.core.bits import made_of, members
from tabletown.core.content import wrong
from tabletown.core.errors import BadContent
from tabletown.games.great_machine import schema as c
from tabletown.games.great_machine.state import DISTRICTS, EVERYWHERE
from tabletown.games.great_machine.state.city import City, spot
from tabletown.games.great_machine.tables.checks import check_content


class Pieces:
    """Districts, people, dice, tracks and cards by number."""

    def __init__(self, pack: str | None, automa: bool) -> None:
        self.content = c.Content(pack)
        check_content(self.content)
        self.automa = automa
        self.read_city()
        self.read_people()
        self.read_words()

    # -- the city --------------------------------------------------------------------------------

    def read_city(self) -> None:
        districts = self.content.districts
        self.district_ids = [d.id for d in districts]
        self.common = made_of([i for i, d in enumerate(districts) if d.kind == "common"])
        self.special = EVERYWHERE & ~self.common
        self.guard_slots = [d.guard_slots for d in districts]
        self.citizen_slots = [d.citizen_slots for d in districts]
        self.guards_at_setup = [d.guards_at_setup for d in districts]
        self.citizens_at_setup = [d.citizens_at_setup for d in districts]
        self.citadel = self.district_ids.index("main_citadel")
        self.square = self.district_ids.index("central_square")
        publish = [i for i, d in enumerate(districts) if "tower_publish" in d.servant_actions]
        self.tower = publish[0] if publish else self.citadel
        self.towers = self.special & ~(1 << self.square)
        self.layouts = {layout.id: layout for layout in self.content.layouts}
        ready = [layout for layout in self.content.layouts if layout.kind != "method"]
        self.first_layout = self.layout_places(ready[0], list(range(DISTRICTS)))
        for layout in ready:
            if not City.of(self.layout_places(layout, members(self.common))).is_legal():
                raise wrong("layouts.toml", layout.id, "place", "the city is not legal")

    def layout_places(self, layout: c.LayoutEntry, common: list[int]) -> list[int]:
        """The places of a layout; ``common`` says which districts go to common_1, common_2, ..."""
        places = [-1] * DISTRICTS
        for name, column, row, turn in layout.place:
            if name in self.district_ids:
                d = self.district_ids.index(name)
            else:
                d = common[int(name.removeprefix("common_")) - 1]
            places[d] = spot(column, row, "hv".index(turn))
        return places

    def district_mask(self, ids: tuple[str, ...], where: str) -> int:
        mask = 0
        for id in ids:
            if id not in self.district_ids:
                raise BadContent(f"{where}: there is no district '{id}'")
            mask |= 1 << self.district_ids.index(id)
        return mask

    def place_mask(self, where: str | tuple[str, ...]) -> int:
        """A place of an action as districts (GM-50.15)."""
        if where == "any":
            return EVERYWHERE
        if where == "common":
            return self.common
        if where == "special":
            return self.special
        return self.district_mask((where,) if isinstance(where, str) else where, "actions.toml")

    # -- people ----------------------------------------------------------------------------------

    # GM-1.3, GM-50.18: counts of the content
    def read_people(self) -> None:
        content = self.content
        self.kinds = [kind.id for kind in content.citizens]
        self.kind_counts = [kind.count for kind in content.citizens]
        self.kind_numbers = [kind.number for kind in content.citizens]
        self.traitor = next(i for i, kind in enumerate(content.citizens) if kind.traitor)
        self.tokens = sum(self.kind_counts)
        self.all_tokens = (1 << self.tokens) - 1
        self.active_kinds = [
            [k for k, n in enumerate(self.kind_numbers) if k != self.traitor and n <= stage]
            for stage in range(6)
        ]
        heroes = sorted(content.heroes, key=lambda hero: hero.initiative)
        self.hero_cards_data = heroes
        self.hero_ids = [hero.id for hero in heroes]
        self.initiative = [hero.initiative for hero in heroes]
        self.max_trust = [hero.max_trust for hero in heroes]
        self.hero_start = [self.district_ids.index(hero.start) for hero in heroes]
        servants = [servant for servant in content.servants if servant.automa_order]
        self.servant_cards = sorted(servants, key=lambda servant: servant.automa_order)
        self.servant_ids = [servant.id for servant in self.servant_cards]
        self.reinforcements = c.by_id(content.tokens, "guard_reinforcement", "tokens.toml").count
        self.symbols = c.by_id(content.tokens, "hero_token", "tokens.toml").symbols
        self.raid_tokens = c.by_id(content.tokens, "raid_token", "tokens.toml").count
        self.attack_faces = [
            0 if face == "shield" else int(face)
            for face in c.by_id(content.dice, "attack_die", "dice.toml").faces
        ]
        self.escape_faces = [
            face == "run" for face in c.by_id(content.dice, "escape_die", "dice.toml").faces
        ]
        bonds = c.by_id(content.tracks, "bond_income", "tracks.toml").bonds
        self.income = [bonds[f"stage_{n}"] for n in range(6)] + [bonds["riot"]]
        path = c.by_id(content.tracks, "progress_marker", "tracks.toml").path
        self.marker_path = [6 if stage == "riot" else int(stage) for stage in path]
        mode = c.by_id(content.modes, "automa" if self.automa else "versus", "modes.toml")
        self.mode: c.GameMode = mode

    def read_words(self) -> None:
        content = self.content
        self.directives = content.automa_directives if self.automa else content.directives
        self.directive_ids = [card.id for card in self.directives]
        events: list[Any] = [*(content.automa_events if self.automa else content.events)]
        self.events = events
        self.event_ids = [card.id for card in events]
        self.mission_ids = [card.id for card in content.missions]
        # -1: the countdown, 0: an event of the automa, 1 and 2: the groups of versus
        last = [card.hold.never if self.automa else card.group == 0 for card in events]
        self.countdown = last.index(True)
        groups = [0 if self.automa else card.group for card in events]
        self.event_group = [-1 if i == self.countdown else g for i, g in enumerate(groups)]
        names = {0: "events"} if self.automa else {1: "group_1", 2: "group_2"}
        self.events_dealt = {group: self.mode.event_deck[name] for group, name in names.items()}
        self.move_cards = content.movement_cards
        clauses = [e for card in content.missions for e in (*card.interaction, *card.benefit)]
        if not self.automa:
            for event in content.events:
                clauses += [*event.effect, {"options": event.plan.choose}]
        clauses += [e for variant in content.variants for e in variant.effect]
        choices = [choice for e in clauses for choice in e.get("options", ())]
        self.choice_words = list(dict.fromkeys([c.word(choice.name) for choice in choices]))
