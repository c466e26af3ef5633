"""Trading and negotiation: proposals, acts, promises, windows (section 17)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabletown
from tabletown.core.actions import Action
from tabletown.games.new_angeles.negotiation import notation
from tabletown.games.new_angeles.negotiation.terms import ANYBODY, Act, Proposal, Term
from tabletown.games.new_angeles.tables import tables_of

A, B, C, D = range(4)
HANDS = [
    ["puff_piece", "liquidation"],
    ["clean_slate", "puff_piece"],
    ["liquidation", "riot_control"],
    ["media_circus"],
]
MONEY = [9, 9, 9, 9]


def support(scene, seat=1, **fields):
    deal = {"main": "ark_construction", "counteroffers": [{"card": "puff_piece", "seat": 3}]}
    return scene(phase="support", seat=seat, deal=deal, hands=HANDS, capital=MONEY, **fields)


def book(t):
    return [promise.status for promise in t.s.book]


# -- proposals ------------------------------------------------------------------------------------


@pytest.mark.rule(
    "NA-14.1", "NA-15.1", "NA-N.35", "NA-N.4", "NA-N.3", "NA-15.0", "NA-I.20", "NA-I.26", "NA-I.21"
)
def test_a_gift_needs_acceptance_and_conserves_everything(scene):
    t = support(scene, assets=[["eiko", "midori"]])
    t.play("0 propose to=2 give=3+eiko")
    assert t.capital == MONEY
    t.play("2 accept 1")
    assert t.capital == [6, 9, 12, 9]
    assert (t.assets(A), t.assets(C)) == (["midori"], ["eiko"])
    assert sum(t.capital) == 36
    assert t.s.proposals == ()


@pytest.mark.rule("NA-14.8", "NA-N.5", "NA-N.6", "NA-14.5", "NA-14.6", "NA-N.36", "NA-S.13")
@pytest.mark.parametrize(
    ("seat", "move", "rule"),
    [
        (0, "propose to=0 give=1", "NA-14.8"),
        (0, "propose to=5 give=1", "NA-S.13"),
        (0, "propose to=1", "NA-N.5"),
        (0, "propose to=1 give=10", "NA-N.6"),
        (0, "propose to=1 take=10", "NA-N.6"),
        (0, "propose to=1 give=midori", "NA-N.6"),
        (0, "propose to=2 take=eiko", "NA-N.6"),
        (0, "propose to=any take=eiko", "NA-N.6"),
        (0, "propose to=1 give=1 uses=2", "NA-N.8"),
        (0, "propose to=any give=1 uses=4", "NA-N.8"),
        (0, "propose to=1 give=1 for=7", "NA-N.42"),
        (0, "propose to=1 give=1 reply=7", "NA-N.24"),
        (0, "propose to=1 give=1 asks=support:1:1", "NA-N.40"),
        (0, "propose to=1 give=1 with=abstain", "NA-N.14"),
        (1, "propose to=0 take=1 act=abstain with=support:main,lay:clean_slate,done", "NA-N.13"),
        (2, "propose to=0 take=1 act=abstain with=abstain", "NA-N.13"),
        (1, "propose to=0 take=1 act=abstain with=abstain scope=deal", "NA-N.14"),
        (0, "propose to=1 give=1 act=main_type:media", "NA-N.21"),
        (0, "propose to=1 give=1 act=end_of_turn:eiko:use", "NA-N.21"),
        (0, "accept 1", "NA-N.32"),
        (0, "reject 1", "NA-N.22"),
        (0, "withdraw 1", "NA-N.22"),
        (0, "release 1", "NA-N.42"),
        (0, "mark 1 kept", "NA-N.42"),
        (0, "promise to=0 no_counter@turn", "NA-N.40"),
        (0, "promise to=5 no_counter@turn", "NA-S.13"),
    ],
)
def test_refused_moves_name_their_rule_and_change_nothing(scene, seat, move, rule):
    t = support(scene, assets=[["tanaka"], ["eiko"], [], ["midori"]])
    before = t.s.digest()
    assert t.refusal(move, seat)[1] == rule
    assert t.s.digest() == before


@pytest.mark.rule("NA-14.5", "NA-14.6", "NA-N.44")
@pytest.mark.parametrize(
    "thing", ["clean_slate", "sweeps_week", "rival_nbn", "energy_sector", "android", "-1", "1.5"]
)
def test_only_capital_assets_and_promises_can_be_traded(scene, thing):
    t = support(scene)
    with pytest.raises(tabletown.BadNotation):
        t.match.play(f"propose to=1 give={thing}", 0)


@pytest.mark.rule("NA-N.2", "NA-N.1")
def test_negotiation_goes_on_beside_every_decision_after_the_set_up(new, scene):
    t = new(4, 1)
    assert t.refusal("promise to=1 no_counter@turn", 0)[1] == "NA-N.2"
    for fields in (
        {"phase": "main_offer", "hands": HANDS},
        {"phase": "counteroffers", "hands": HANDS, "deal": {"main": "puff_piece"}},
        {"phase": "end_of_turn", "assets": [["susan_chen"]]},
        {"phase": "discard_down", "hands": [["clean_slate", "puff_piece", "liquidation"] * 2]},
        {"phase": "demand", "round": 2},
    ):
        t = scene(capital=MONEY, **fields)
        asked, options = t.asked, t.options(t.asked[0])
        t.play("2 propose to=3 give=1", "3 accept 1")
        assert t.capital[C] < t.capital[D]
        assert (t.asked, t.options(t.asked[0])) == (asked, options)


@pytest.mark.rule("NA-N.7", "NA-N.14")
def test_everything_is_public_but_a_sealed_move(scene):
    t = support(scene)
    t.play("1 propose to=0 take=2 act=support:main:1 with=support:main,lay:clean_slate,done")
    for seat in (None, 0, 1, 2):
        proposal = t.match.view(seat)["board"]["proposals"][0]
        assert proposal["act"] == "support:main:1"
        assert proposal["by_sender"] is True
        assert "clean_slate" not in str(proposal)
    assert all("clean_slate" not in str(e) for e in t.match.events(2)[-1:])
    t.play("0 accept 1")
    assert t.capital == [7, 11, 9, 9]
    assert len(t.s.support_main) == 1
    assert t.hand(B) == ["puff_piece"]
    assert t.asked == (C,)


@pytest.mark.rule("NA-N.15")
def test_nobody_may_offer_to_show_the_hand(scene):
    t = scene(phase="counteroffers", deal={"main": "puff_piece"}, hands=HANDS, capital=MONEY)
    move = "propose to=0 take=1 act=counter_type:biotech with=counter:clean_slate"
    assert t.refusal(move, 1)[1] == "NA-N.15"
    t.play("0 propose to=1 give=1 act=counter_type:biotech")  # the other side may ask
    assert t.refusal("accept 1 with=counter:puff_piece", 1)[1] == "NA-N.13"
    t.play("1 accept 1 with=counter:clean_slate")
    assert t.s.countering() == B
    assert t.capital[:2] == [8, 10]


@pytest.mark.rule("NA-N.12", "NA-N.10")
def test_every_kind_of_act(scene):
    t = support(scene).play("0 propose to=1 give=1 act=abstain", "1 accept 1 with=abstain")
    assert t.capital[:2] == [8, 10]
    t = support(scene).play("0 propose to=1 give=1 act=support:main:1:exact")
    assert t.refusal("accept 1 with=support:main,lay:clean_slate,lay:puff_piece", 1)[1] == "NA-N.13"
    t.play("1 accept 1 with=support:main,lay:clean_slate,done")
    t = scene(phase="counteroffers", deal={"main": "puff_piece"}, hands=HANDS, capital=MONEY)
    t.play("0 propose to=1 give=1 act=pass_counter", "1 accept 1 with=pass")
    assert t.asked == (C,)
    t = scene(phase="main_offer", hands=HANDS, capital=MONEY)
    t.play("2 propose to=0 give=1 act=main_type:labor")
    assert t.refusal("accept 1 with=offer:puff_piece", 0)[1] == "NA-N.13"
    t.play("0 accept 1 with=offer:liquidation")
    assert t.s.tables.cards[t.s.main] == "liquidation"
    t = scene(phase="end_of_turn", assets=[["susan_chen"]], capital=MONEY)
    t.play("2 propose to=0 give=1 act=end_of_turn:susan_chen:use:2")
    t.play("0 accept 1 with=use:susan_chen,player:2")
    assert t.assets(C) == ["susan_chen"]
    t = scene(phase="end_of_turn", assets=[["susan_chen"]], capital=MONEY)
    t.play("2 propose to=0 give=1 act=end_of_turn:susan_chen:not", "0 accept 1 with=finish")
    assert t.s.active == 1
    deal = {"main": "information_procurement"}
    t = scene(phase="resolve", deal=deal, capital=MONEY, threat=9)
    t.play("1 propose to=0 give=1 act=spend:2", "0 accept 1 with=spend:3")
    assert t.capital[:2] == [7, 8]
    t = scene(phase="resolve", deal={"main": "ark_construction"}, capital=MONEY)
    t.play("1 propose to=0 give=1 act=choice:place:development:quinde+place:development:manta")
    assert t.refusal("accept 1 with=place:development:guayaquil", 0)[1] == "NA-N.13"
    t.play("0 accept 1 with=place:development:manta")
    assert t.on("development") == [4]
    t = scene(phase="main_offer", hands=HANDS, assets=[[], ["mark_yale"]], capital=MONEY).play(
        "0 offer puff_piece"
    )
    t.play("2 propose to=1 give=1 act=reaction:mark_yale:not", "1 accept 1 with=decline")
    assert t.s.no_trade == 0
    t = scene(phase="main_offer", hands=HANDS, assets=[[], ["mark_yale"]], capital=MONEY).play(
        "0 offer puff_piece"
    )
    t.play("2 propose to=1 give=1 act=reaction:mark_yale:use", "1 accept 1 with=use:mark_yale")
    assert t.s.no_trade == 1


@pytest.mark.rule("NA-N.13", "NA-N.32")
def test_an_act_must_be_carried_out_completely_and_no_further(scene):
    t = support(scene).play("0 propose to=1 give=1 act=support:main:1")
    assert t.refusal("accept 1", 1)[1] == "NA-N.13"
    assert t.refusal("accept 1 with=support:main", 1)[1] == "NA-N.13"
    assert t.refusal("accept 1 with=support:main,lay:clean_slate", 1)[1] == "NA-N.13"
    assert t.refusal("accept 1 with=support:main,lay:media_circus,done", 1)[1] == "NA-N.13"
    assert t.refusal("accept 1 with=support:counter,lay:clean_slate,done", 1)[1] == "NA-N.13"
    assert t.refusal("accept 1 with=support:main,lay:clean_slate,done,abstain", 1)[1] == "NA-N.13"
    assert t.refusal("accept 1 with=support:main,lay:liquidation,done", 2)[1] == "NA-N.32"
    t.play("1 accept 1 with=support:main,lay:clean_slate,lay:puff_piece")
    assert len(t.s.support_main) == 2


@pytest.mark.rule("NA-N.12")
def test_an_act_in_the_middle_of_laying_cards(scene):
    t = support(scene).play("1 support main", "1 lay clean_slate")
    t.play("0 propose to=1 give=1 act=support:main:2", "1 accept 1 with=lay:puff_piece")
    assert len(t.s.support_main) == 2
    assert t.capital[:2] == [8, 10]


# -- the life of proposals ------------------------------------------------------------------------


@pytest.mark.rule("NA-N.20", "NA-N.25", "NA-N.38")
def test_scopes_end(scene):
    def ends(t):
        return {e["proposal"]: e["how"] for e in t.happened("proposal-ended")}

    t = support(scene, track=2)
    for scope in ("decision", "deal", "turn"):
        t.play(f"0 propose to=2 give=1 scope={scope}")
    t.play("1 propose to=2 give=1 scope=round")
    t.play("1 abstain")
    assert ends(t) == {1: "lapsed"}
    t.to_the_end_of_the_deal()
    assert ends(t) == {1: "lapsed", 2: "lapsed", 3: "lapsed"}
    assert [p.id for p in t.s.proposals] == [4]
    t = support(scene).play("0 propose to=2 give=1")
    assert t.s.proposals[0].scope == "deal"
    t = scene(phase="end_of_turn", assets=[["susan_chen"]], capital=MONEY).play(
        "0 propose to=2 give=1"
    )
    assert t.s.proposals[0].scope == "turn"
    assert t.refusal("propose to=2 give=1 scope=deal", 0)[1] == "NA-N.20"


@pytest.mark.rule("NA-N.25")
def test_a_turn_lasts_through_production_event_and_demand(scene):
    t = scene(phase="end_of_turn", round=2, track=0, assets=[["susan_chen"]], capital=MONEY)
    t.play("0 propose to=2 give=1 scope=turn", "0 finish")
    assert t.prompt == "investment"
    assert t.s.proposals == ()  # the token has been passed
    t.play("0 propose to=2 give=1 scope=turn", "2 propose to=1 give=1 scope=round")
    t.play(*[f"{seat} {t.options(seat)[0]}" for seat in range(4)])
    assert [p.scope for p in t.s.proposals] == ["turn"]


@pytest.mark.rule("NA-N.21", "NA-N.16")
def test_terms_that_become_impossible(scene):
    t = support(scene, assets=[["eiko"]])
    t.play("0 propose to=2 give=eiko", "0 propose to=1 give=eiko", "1 accept 2")
    assert t.happened("proposal-ended")[-1] == {
        "proposal": 1, "seat": 0, "from_seat": 0, "how": "void",
    }  # fmt: skip
    t = support(scene).play("0 propose to=1 give=1 act=support:main:1", "1 abstain")
    assert t.happened("proposal-ended")[-1]["how"] == "void"  # B gets no such decision any more
    t = support(scene).play("0 propose to=2 give=9", "0 propose to=1 give=5", "1 accept 2")
    assert [p.id for p in t.s.proposals] == [1]  # lack of capital only blocks acceptance
    assert t.refusal("accept 1", 2)[1] == "NA-N.36"
    t = support(scene).play("1 propose to=0 take=1 act=abstain with=abstain", "1 abstain")
    assert t.s.proposals == ()


@pytest.mark.rule("NA-N.22")
def test_reject_and_withdraw(scene):
    t = support(scene).play("0 propose to=1 give=1", "1 reject 1")
    assert t.s.proposals == ()
    t.play("0 propose to=any give=1 act=support:main:1", "1 reject 2")
    assert [p.id for p in t.s.proposals] == [2]
    assert t.match.view(None)["board"]["proposals"][0]["rejected"] == [1]
    assert t.refusal("reject 2", 1)[1] == "NA-N.22"
    assert t.refusal("withdraw 2", 1)[1] == "NA-N.22"
    t.play("0 withdraw 2")
    assert t.s.proposals == ()


@pytest.mark.rule("NA-N.23")
def test_limits(scene):
    t = support(scene)
    t.play(*["0 propose to=1 give=1"] * 3)
    assert t.refusal("propose to=1 give=1", 0)[1] == "NA-N.23"
    for id in range(1, 10):
        t.play(f"0 withdraw {id}", "0 propose to=1 give=1")
    t.play("0 withdraw 10")
    assert t.refusal("propose to=1 give=1", 0)[1] == "NA-N.23"  # the thirteenth of this turn
    assert t.refusal("promise to=1 no_counter@turn", 0)[1] == "NA-N.23"
    t.play("2 propose to=1 give=1")


@pytest.mark.rule("NA-N.24")
def test_a_counter_proposal_rejects_the_old_one(scene):
    t = support(scene).play("0 propose to=1 give=1 act=support:main:1")
    t.play(
        "1 propose to=0 take=2 act=support:main:1 with=support:main,lay:clean_slate,done reply=1"
    )
    assert [p.id for p in t.s.proposals] == [2]
    t.play("0 accept 2")
    assert t.capital[:2] == [7, 11]


@pytest.mark.rule("NA-N.8")
def test_uses_of_a_proposal_to_anybody(scene):
    t = support(scene).play("0 propose to=any give=1 act=support:main:1 uses=2")
    t.play("1 accept 1 with=support:main,lay:clean_slate,done")
    assert t.refusal("accept 1 with=abstain", 1)[1] == "NA-N.8"
    assert t.s.proposals[0].uses == 1
    t.play("2 accept 1 with=support:main,lay:liquidation,done")
    assert t.s.proposals == ()
    assert t.capital == [7, 10, 10, 9]


@pytest.mark.rule("NA-N.37", "NA-N.32")
def test_two_acceptances_are_carried_out_one_after_the_other(scene):
    t = support(scene, assets=[["eiko"]]).play(
        "0 propose to=1 give=eiko", "0 propose to=2 give=eiko"
    )
    t.play("1 accept 1")
    assert t.refusal("accept 2", 2)[1] == "NA-N.32"


# -- binding --------------------------------------------------------------------------------------


@pytest.mark.rule("NA-N.30", "NA-14.0", "NA-14.2", "NA-14.3", "NA-N.33")
def test_binding_is_computed(scene):
    t = support(scene, assets=[["eiko"]])
    for terms, binding in (
        ("give=1", True), ("give=1 take=1", True), ("give=eiko act=support:main:1", True),
        ("give=1 asks=support:0:1", False), ("promise=no_counter@turn", False), ("give=1 promises", False),
    ):  # fmt: skip
        t.play(f"0 propose to=1 {terms}")
        assert t.match.view(1)["board"]["proposals"][0]["binding"] is binding
        t.play(f"0 withdraw {t.s.proposals[0].id}")


@pytest.mark.rule("NA-N.31")
def test_as_promises_nothing_is_transferred(scene):
    t = support(scene, assets=[["eiko"]])
    t.play(
        "0 propose to=1 give=2+eiko take=1 act=support:main:1 scope=round promises", "1 accept 1"
    )
    assert t.capital == MONEY
    assert t.assets(A) == ["eiko"]
    terms = [(p["promiser"], p["term"]) for p in t.match.view(None)["board"]["promises"]]
    assert terms == [
        (0, "pay:1:2@round"), (0, "give:1:eiko@round"), (1, "pay:0:1@round"), (1, "free:support:main:1@round"),
    ]  # fmt: skip
    assert t.options(1)[0] == "support main"


# -- the promise book -----------------------------------------------------------------------------


@pytest.mark.rule("NA-N.40", "NA-N.41", "NA-N.42", "NA-N.43")
@pytest.mark.parametrize(
    ("promise", "moves", "status"),
    [
        ("support:0:1", ["support main", "lay clean_slate", "done"], "kept"),
        ("support:0:2", ["support main", "lay clean_slate", "done"], "broken"),
        ("support:3:1", ["support main", "lay clean_slate", "done"], "broken"),
        ("support:3:1", ["support counter", "lay clean_slate", "done"], "kept"),
        ("support:0:1", ["abstain"], "broken"),
        ("support:2:1", ["abstain"], "released"),  # C has no offer
        ("no_support:0", ["abstain"], "kept"),
        ("no_support:0", ["support main", "lay clean_slate", "done"], "broken"),
        ("no_support:0", ["support counter", "lay clean_slate", "done"], "kept"),
    ],
)
def test_promises_of_support_are_judged_at_the_end_of_the_deal(scene, promise, moves, status):
    t = support(scene)
    assert len(t.options(1)) == 3
    t.play(f"1 promise to=2 {promise}", *[f"1 {move}" for move in moves])
    assert book(t) == ["open"]
    t.to_the_end_of_the_deal()
    assert book(t) == [status]
    player = t.match.view(None)["board"]["players"][1]
    assert (player["kept"], player["broken"]) == (int(status == "kept"), int(status == "broken"))


@pytest.mark.rule("NA-N.42")
def test_a_supporter_who_became_countering_is_released(scene):
    t = scene(phase="counteroffers", deal={"main": "puff_piece"}, hands=HANDS, capital=MONEY)
    t.play("1 promise to=0 support:0:1", "1 counter clean_slate")
    t.to_the_end_of_the_deal()
    assert book(t) == ["released"]


@pytest.mark.rule("NA-N.42")
def test_not_to_counter(scene):
    t = scene(phase="counteroffers", deal={"main": "puff_piece"}, hands=HANDS, capital=MONEY)
    t.play(
        "1 promise to=0 no_counter@turn",
        "2 promise to=all no_counter@turn",
        "1 counter clean_slate",
    )
    assert book(t) == ["broken", "open"]
    t.to_the_end_of_the_deal()
    assert book(t) == ["broken", "kept"]


@pytest.mark.rule("NA-N.42")
def test_to_pay(scene):
    t = support(scene).play(
        "0 promise to=1 pay:1:3@turn", "0 propose to=1 give=1 for=1", "1 accept 2"
    )
    assert t.s.book[0].done == 1
    t.play("0 propose to=1 give=5", "1 accept 3")  # not under the promise's id
    assert book(t) == ["open"]
    t.play("1 propose to=0 take=2 for=1", "0 accept 4")
    assert book(t) == ["kept"]
    t = support(scene).play("0 promise to=1 pay:1:3@deal")
    t.to_the_end_of_the_deal()
    assert book(t) == ["broken"]


@pytest.mark.rule("NA-N.42")
def test_to_give_an_asset(scene):
    t = support(scene, assets=[["eiko"], ["tanaka"]])
    t.play(
        "0 promise to=1 give:1:eiko@turn",
        "0 promise to=1 give:1:midori@turn",
        "0 promise to=2 give:2:eiko@turn",
    )
    t.play("0 propose to=1 give=eiko", "1 accept 4")
    assert book(t) == ["kept", "open", "open"]
    t.to_the_end_of_the_deal()
    assert book(t) == ["kept", "released", "released"]
    t = support(scene, assets=[["eiko"]]).play("0 promise to=1 give:1:eiko@turn")
    t.to_the_end_of_the_deal()
    assert book(t) == ["broken"]


@pytest.mark.rule("NA-N.42")
def test_not_to_target(scene):
    t = scene(phase="end_of_turn", assets=[["marco_cubrero", "mr_li"]], capital=[5, 9, 8, 5])
    t.play("0 promise to=1 no_target:1@round", "0 promise to=2 no_target:2@turn")
    t.play("use marco_cubrero", "option steal_capital_other", "player 1")
    assert book(t) == ["broken", "open"]
    t.play("finish")
    assert book(t) == ["broken", "kept"]


@pytest.mark.rule("NA-N.42")
def test_the_type_of_the_next_main_offer(scene):
    t = scene(phase="main_offer", hands=HANDS).play(
        "0 promise to=1 type:media", "0 promise to=2 type:labor"
    )
    t.play("0 offer puff_piece")
    assert book(t) == ["kept", "broken"]


@pytest.mark.rule("NA-N.42", "NA-N.40")
def test_free_text_is_judged_by_the_promisee(scene):
    t = support(scene)
    t.play(
        '0 promise to=1 "free:I will be nice@turn"',
        '0 promise to=2 "free:and kind@turn"',
        '0 promise to=all "free:always@round"',
    )
    assert t.refusal("mark 1 kept", 2)[1] == "NA-N.42"
    assert t.refusal("mark 1 kept", 0)[1] == "NA-N.42"
    t.play("1 mark 1 broken", "3 mark 3 kept")
    assert book(t) == ["broken", "open", "kept"]
    t.to_the_end_of_the_deal()
    assert book(t) == ["broken", "expired", "kept"]
    t = support(scene).play("0 promise to=1 no_counter@turn")
    assert t.refusal("mark 1 kept", 1)[1] == "NA-N.42"  # the game judges it
    t.play("1 release 1")
    assert book(t) == ["released"]


@pytest.mark.rule("NA-N.41", "NA-I.26")
def test_a_promise_never_removes_an_option(scene):
    t = support(scene)
    before = t.options(1)
    t.play(
        "1 promise to=0 support:0:2",
        "1 promise to=3 no_support:3",
        "1 promise to=all no_counter@round",
    )
    assert t.options(1) == before


# -- windows --------------------------------------------------------------------------------------


def window(t):
    decision = t.match.view(t.asked[0])["decision"]
    return decision["details"]["window"] if decision["prompt"] == "ready" else None


@pytest.mark.rule("NA-N.60", "NA-N.61", "NA-M.15")
def test_the_default_windows(scene):
    t = scene(
        phase="deal",
        hands=HANDS,
        options={"windows": "full"},
        events=["earthquake_rocks_city"],
        track=2,
    )
    assert window(t) == "window_asset"
    assert t.asked == (0, 1, 2, 3)
    t.play("2 ready")
    assert t.asked == (0, 1, 3)
    t.play("0 ready", "1 ready", "3 ready", "0 offer puff_piece")
    assert window(t) == "window_offer"
    t.play(*[f"{seat} ready" for seat in range(4)], "1 pass", "2 pass", "3 pass")
    assert window(t) == "window_support"
    t.play(*[f"{seat} ready" for seat in range(4)])
    assert t.prompt == "support"
    t = scene(phase="demand", round=2, options={"windows": "full"})
    assert window(t) == "window_demand"
    assert t.happened("investment")  # after scoring, before paying
    assert not t.happened("demand-paid")


@pytest.mark.rule("NA-N.62", "NA-N.64")
def test_the_last_window_is_always_on(scene):
    t = scene(phase="demand", round=6, options={"windows": "off"}, capital=MONEY)
    assert window(t) == "window_demand"
    t.play("0 propose to=1 give=1", "1 accept 1")
    t.play(*[f"{seat} ready" for seat in range(4)])
    assert t.match.over
    t = scene(phase="demand", round=4, options={"windows": "off"})
    assert t.prompt == "investment"
    details = scene(phase="demand", round=6, options={"windows": "full"}).match.decision(0).details
    assert details["live_seconds"] == 60
    details = scene(phase="demand", round=6, options={"windows": "short"}).match.decision(0).details
    assert details["live_seconds"] == 30
    assert details["async_hours"] == 12
    step = scene(phase="demand", round=6, options={"windows": "short"}).s.stack[-1]
    assert step.patience(scene(phase="demand", round=6, options={"windows": "short"}).s) == 30
    assert step.patience(scene(phase="demand", round=6, options={"windows": "full"}).s) == 0


@pytest.mark.rule("NA-N.63")
def test_a_new_proposal_makes_its_receiver_not_ready(scene):
    t = scene(phase="demand", round=6, capital=MONEY).play("1 ready")
    t.play("0 propose to=1 give=1")
    assert 1 in t.asked
    for number in (2, 3):
        t.play("1 ready", f"0 withdraw {number - 1}", "0 propose to=1 give=1")
        assert 1 in t.asked
    t.play("1 ready", "0 withdraw 3", "0 propose to=1 give=1")
    assert 1 not in t.asked  # at most three times in one window
    t.play("0 propose to=any give=1")
    assert t.asked == (0, 2, 3)
    short = scene(phase="demand", round=6, capital=MONEY, options={"windows": "short"}).play(
        "1 ready"
    )
    short.play("0 propose to=1 give=1", "1 ready", "0 propose to=1 give=2")
    assert 1 not in short.asked


@pytest.mark.rule("NA-N.50", "NA-N.53", "NA-N.65", "NA-N.52")
def test_whispers_are_an_option_of_the_table():
    game = tabletown.find("new_angeles")
    assert game.config(4).options["whispers"] is False
    assert game.config(4, options={"whispers": True}).options["whispers"] is True
    with pytest.raises(tabletown.BadUsage):
        game.config(4, options={"windows": "maybe"})


# -- notation -------------------------------------------------------------------------------------

T = tables_of(None)
SEAT = st.integers(0, 5)
TEXT = st.text(
    st.characters(min_codepoint=32, max_codepoint=0x4FF), min_size=1, max_size=60
).filter(lambda text: text.isprintable() and text.strip() and len(text) <= 200)
TERM = st.one_of(
    st.builds(lambda p, n: Term("support", (str(p), str(n)), "", ""), SEAT, st.integers(1, 9)),
    st.builds(lambda p: Term("no_support", (str(p),), "", ""), SEAT),
    st.builds(lambda s: Term("no_counter", (), s, ""), st.sampled_from(["deal", "turn", "round"])),
    st.builds(lambda p, n: Term("pay", (str(p), str(n)), "round", ""), SEAT, st.integers(1, 99)),
    st.builds(
        lambda p, a: Term("give", (str(p), T.assets[a].id), "turn", ""), SEAT, st.integers(0, 33)
    ),
    st.builds(lambda p: Term("no_target", (str(p),), "deal", ""), SEAT),
    st.builds(lambda w: Term("type", (w,), "", ""), st.sampled_from(notation.CARD_TYPES)),
    st.builds(lambda text: Term("free", (), "turn", text), TEXT),
)
ACT = st.one_of(
    st.none(),
    st.builds(
        lambda o, n: Act("support", (o, str(n))),
        st.sampled_from(["main", "counter"]),
        st.integers(1, 9),
    ),
    st.just(Act("abstain", ())),
    st.just(Act("choice", ("place orgcrime quinde", "stop"))),
    st.just(Act("reaction", ("eiko", "use", "3"))),
)
ASSETS = st.lists(st.integers(0, 33), max_size=3, unique=True).map(lambda a: tuple(sorted(a)))
PROPOSAL = st.builds(
    Proposal, st.just(0), st.just(0), st.one_of(SEAT, st.just(ANYBODY)), st.integers(0, 99), ASSETS,
    st.integers(0, 99), ASSETS, ACT, st.just(()), st.lists(TERM, max_size=2).map(tuple),
    st.lists(TERM, max_size=2).map(tuple), st.sampled_from(["", "deal", "turn", "round", "decision"]),
    st.integers(1, 5), st.booleans(), st.integers(0, 500), st.integers(0, 500), st.one_of(st.just(""), TEXT),
)  # fmt: skip


@pytest.mark.rule("NA-N.4")
@settings(max_examples=300, deadline=None)
@given(PROPOSAL)
def test_a_proposal_reads_back(proposal):
    action = notation.propose(proposal, T)
    again = notation.proposal_of(action.text, T)
    assert again == proposal
    assert notation.parse(action.text, T).text == action.text


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=60).map(lambda text: "propose " + text))
def test_any_text_is_read_or_refused(text):
    match = tabletown.new("new_angeles", seats=4)
    try:
        action = match.parse(text)
    except tabletown.BadNotation:
        return
    assert isinstance(action, Action)
    assert match.parse(action.text).text == action.text


@pytest.mark.parametrize(
    "text",
    [
        "propose", "propose give=1", "propose to=9", "propose to=1 to=2", "propose to=1 give=", "propose to=1 give=0",
        "propose to=1 give=eiko+eiko", "propose to=1 act=dance", "propose to=1 act=support:main", "propose to=1 scope=ever",
        'propose to=1 note="open', "propose to=1 promise=support:1", "propose to=1 promise=pay:1:2", "propose to=1 promise=free:@turn",
        "propose to=1 with=dance", "accept", "accept x", "accept 1 2", "mark 1", "mark 1 maybe", "reject 1 2", "promise no_counter@turn",
        "promise to=1", "release -1", "propose to=1 uses=9", "propose to=1 act=choice", "propose to=1 act=spend:-1",
        "propose to=1 give=1 " + "note=" + "x" * 201,
    ],
)  # fmt: skip
def test_bad_notation(text):
    match = tabletown.new("new_angeles", seats=4)
    with pytest.raises(tabletown.BadNotation):
        match.parse(text)
