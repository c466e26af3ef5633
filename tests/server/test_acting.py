"""Acting: acknowledged once, refused with a reason, stale when the decision is another one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Crew, Live, Refused

pytestmark = pytest.mark.anyio


async def pair(crew: Crew, **more: Any) -> tuple[dict[str, Any], Live, Live]:
    """Two people at a table of Lanterns, both watching."""
    ann, ben = await crew.person("Ann"), await crew.person("Ben")
    table = await ann.table("lanterns", "me", "open", start=True, seed=4, **more)
    await ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    lives = [await one.live() for one in (ann, ben)]
    for seat, live in enumerate(lives):
        await live.watch(table["id"], seat)
    return table, lives[0], lives[1]


def options(live: Live, table: dict[str, Any], seat: int) -> list[str]:
    found: list[str] = live.updates[table["id"], seat]["view"]["decision"]["options"]
    return found


async def test_the_same_key_is_done_once(crew: Crew) -> None:
    table, ann, _ = await pair(crew)
    act = {
        "type": "act", "table": table["id"], "seat": 0, "version": 0, "key": "once-only",
        "text": options(ann, table, 0)[0],
    }  # fmt: skip
    first = await ann.ask(act)
    again = await ann.ask(act)
    assert (first["type"], first["version"]) == (again["type"], again["version"]) == ("ack", 1)
    other = await ann.ask({**act, "text": "show 99"})
    assert other["version"] == 1  # the key decides, whatever else was sent


async def test_refusals_name_the_rule_and_change_nothing(crew: Crew) -> None:
    table, ann, ben = await pair(crew)
    hand = ann.updates[table["id"], 0]["view"]["board"]["hand"]
    absent = next(number for number in range(24) if number not in hand)
    with pytest.raises(Refused) as caught:
        await ann.act(table["id"], 0, f"show {absent}")
    assert caught.value.data["type"] == "refused"
    assert caught.value.data["reasons"] == [
        {"key": "not-in-hand", "rule": "LAN-2", "args": {"action": f"show {absent}"}}
    ]
    for text, code in (
        ("dance", "bad-notation"),
        ("show", "bad-notation"),
        ("roll", "refused"),
        ("give 0 1", "refused"),
    ):
        with pytest.raises(Refused) as caught:
            await ann.act(table["id"], 0, text)
        assert caught.value.code == code
    with pytest.raises(Refused) as caught:
        await ann.act(table["id"], 1, options(ben, table, 1)[0], version=0)
    assert caught.value.code == "not-allowed"
    await ann.act(table["id"], 0, options(ann, table, 0)[0])
    await ann.until(table["id"], 0, lambda update: update["version"] == 1)
    with pytest.raises(Refused) as caught:
        await ann.act(table["id"], 0, f"show {hand[0]}")
    assert caught.value.code == "not-your-decision"
    assert ann.updates[table["id"], 0]["version"] == 1


async def test_a_simultaneous_choice_does_not_make_the_others_stale(crew: Crew) -> None:
    table, ann, ben = await pair(crew)
    mine, theirs = options(ann, table, 0)[0], options(ben, table, 1)[0]
    await ann.act(table["id"], 0, mine)
    done = await ben.act(table["id"], 1, theirs, version=0)  # chosen before Ann's choice arrived
    assert done["version"] == 2


async def test_a_choice_for_an_earlier_decision_is_stale(crew: Crew) -> None:
    table, ann, ben = await pair(crew)
    await ann.act(table["id"], 0, options(ann, table, 0)[0])
    await ben.act(table["id"], 1, options(ben, table, 1)[0])
    for live, seat in ((ann, 0), (ben, 1)):
        await live.until(table["id"], seat, lambda update: update["version"] == 2)
    # The bonus has a single option and is taken by itself: both are asked for the next round.
    hand = ann.updates[table["id"], 0]["view"]["board"]["hand"]
    with pytest.raises(Refused) as caught:
        await ann.act(table["id"], 0, f"show {hand[0]}", version=1)
    assert caught.value.code == "stale"
    assert caught.value.data["version"] == 2
    with pytest.raises(Refused) as caught:
        await ann.act(table["id"], 0, f"show {hand[0]}", version=77)
    assert caught.value.code == "stale"
    await ann.act(table["id"], 0, "give 1 1", version=0)  # free actions are never stale
    await ann.act(table["id"], 0, f"show {hand[0]}", version=2)


async def test_turns_hide_what_others_did(crew: Crew) -> None:
    table, ann, ben = await pair(crew)
    await ann.act(table["id"], 0, options(ann, table, 0)[0])
    seen = await ben.until(table["id"], 1, lambda update: update["version"] == 1)
    turn = seen["turns"][-1]
    assert turn["text"] is None
    assert turn["events"] == [{"key": "chose", "rule": "LAN-2", "args": {"seat": 0}}]
    own = await ann.until(table["id"], 0, lambda update: update["version"] == 1)
    assert "lantern" in own["turns"][-1]["events"][0]["args"]


async def test_catching_up_from_a_version(crew: Crew) -> None:
    table, ann, ben = await pair(crew)
    await ann.act(table["id"], 0, options(ann, table, 0)[0])
    await ben.act(table["id"], 1, options(ben, table, 1)[0])
    late = await ann.watch(table["id"], 0, since=1)
    assert (late["since"], late["version"]) == (1, 2)
    assert [turn["version"] for turn in late["turns"]] == [2]
    everything = await ann.watch(table["id"], 0)
    assert [turn["kind"] for turn in everything["turns"]] == ["start", "act", "act"]
    beyond = await ann.watch(table["id"], 0, since=50)
    assert beyond["since"] == -1


async def test_undo_is_free_until_something_is_revealed(crew: Crew) -> None:
    table, ann, ben = await pair(crew)
    before = ann.updates[table["id"], 0]["view"]["board"]
    await ann.act(table["id"], 0, options(ann, table, 0)[0])
    now = await ann.until(table["id"], 0, lambda update: update["version"] == 1)
    assert now["undo"]["action"] == "free"
    undo = {
        "type": "undo", "table": table["id"], "seat": 0, "version": 1, "key": "undo-key-1",
    }  # fmt: skip
    done = await ann.ask(undo)
    assert done["version"] == 2
    assert (await ann.ask(undo))["version"] == 2  # the same key: done once
    back = await ann.until(table["id"], 0, lambda update: update["version"] == 2)
    assert back["view"]["board"] == before
    assert back["turns"][-1]["kind"] == "undo"
    assert back["turns"][-1]["undone"] == 1
    seen = await ben.until(table["id"], 1, lambda update: update["version"] == 2)
    assert seen["view"]["board"]["chosen"] == [False, False]
    with pytest.raises(Refused) as caught:
        await ann.ask({**undo, "version": 2, "key": "undo-key-2"})
    assert caught.value.data["reasons"][0]["key"] == "nothing-to-undo"


async def play_a_round(table: dict[str, Any], ann: Live, ben: Live) -> None:
    await ann.act(table["id"], 0, options(ann, table, 0)[0])
    await ben.act(table["id"], 1, options(ben, table, 1)[0])
    for live, seat in ((ann, 0), (ben, 1)):
        await live.until(table["id"], seat, lambda update: update["version"] == 2)


async def test_undo_by_consent(crew: Crew) -> None:
    table, ann, ben = await pair(crew)
    await play_a_round(table, ann, ben)
    undo = ann.updates[table["id"], 0]["undo"]
    assert undo["action"] == "consent"
    assert undo["reason"]["key"] == "somebody-else-acted"
    asked = await ann.ask(
        {"type": "undo", "table": table["id"], "seat": 0, "version": 2, "key": "undo-key-1"}
    )
    assert asked["motion"]
    seen = await ben.until(table["id"], 1, lambda update: update["info"]["motions"])
    (motion,) = seen["info"]["motions"]
    assert (motion["kind"], motion["by"], motion["needs"], motion["actions"]) == ("undo", 0, [1], 2)
    ballot = {"type": "ballot", "table": table["id"], "motion": motion["id"]}
    with pytest.raises(Refused):
        await ben.ask({**ballot, "seat": 0, "agree": True})
    await ben.ask({**ballot, "seat": 1, "agree": True})
    back = await ann.until(table["id"], 0, lambda update: update["version"] == 3)
    assert back["info"]["motions"] == []
    assert back["turns"][-1]["undone"] == 2
    assert back["view"]["board"]["chosen"] == [False, False]


async def test_against_bots_undo_needs_nobody(crew: Crew) -> None:
    ann = await crew.person()
    table = await ann.table("lanterns", "me", "random", seed=4)
    live = await ann.live()
    first = await live.watch(table["id"], 0)
    await live.act(table["id"], 0, first["view"]["decision"]["options"][0])
    later = await live.until(table["id"], 0, lambda u: u["view"]["board"]["deck"] < 18)
    undo = {"type": "undo", "table": table["id"], "seat": 0, "key": "undo-key-1"}
    done = await live.ask({**undo, "version": later["version"]}, wrong=True)
    while done["type"] == "error":  # the bot chose meanwhile
        assert done["code"] == "stale"
        done = await live.ask({**undo, "version": done["version"]}, wrong=True)
    assert "motion" not in done
    back = await live.until(table["id"], 0, lambda u: u["version"] >= done["version"])
    assert back["view"]["board"]["hand"] == first["view"]["board"]["hand"]


async def test_undo_refused_by_the_other(crew: Crew) -> None:
    table, ann, ben = await pair(crew)
    await play_a_round(table, ann, ben)
    asked = await ann.ask(
        {"type": "undo", "table": table["id"], "seat": 0, "version": 2, "key": "undo-key-1"}
    )
    await ben.ask(
        {
            "type": "ballot", "table": table["id"], "seat": 1, "motion": asked["motion"],
            "agree": False,
        }
    )  # fmt: skip
    after = await ann.until(table["id"], 0, lambda update: not update["info"]["motions"])
    assert after["version"] == 2


@pytest.mark.parametrize("settings", [{"undo": "free"}, {"undo": "none"}, {"rated": True}])
async def test_undo_can_be_switched_off(crew: Crew, settings: dict[str, Any]) -> None:
    table, ann, ben = await pair(crew, settings=settings)
    await play_a_round(table, ann, ben)
    assert ann.updates[table["id"], 0]["undo"]["action"] == "no"
    with pytest.raises(Refused) as caught:
        await ann.ask(
            {"type": "undo", "table": table["id"], "seat": 0, "version": 2, "key": "undo-key-1"}
        )
    assert caught.value.code == "refused"


async def test_private_questions(crew: Crew) -> None:
    table, ann, ben = await pair(crew, options={"dice": True})
    id, text = table["id"], options(ann, table, 0)[0]
    about = {"table": id, "seat": 0}
    preview = await ann.ask({"type": "preview", **about, "text": text})
    assert preview["board"]["mine"] == int(text.split()[1])
    assert not preview["uncertain"]
    with pytest.raises(Refused) as caught:
        await ann.ask({"type": "preview", **about, "text": "roll"})
    assert caught.value.data["reasons"][0]["rule"] == "LAN-2"
    why = await ann.ask({"type": "explain", **about, "text": "roll"})
    assert why["reasons"]
    assert (await ann.ask({"type": "explain", **about, "text": text}))["reasons"] == []
    await ann.ask({"type": "forecast", **about})
    hint = await ann.ask({"type": "hint", **about})
    assert hint["text"] in options(ann, table, 0)
    assert hint["alternative"] in options(ann, table, 0)
    assert 0 <= hint["chance"] <= 1
    for message in ("preview", "explain"):
        with pytest.raises(Refused) as caught:
            await ben.ask({"type": message, **about, "text": text})
        assert caught.value.code == "not-allowed"
    assert ann.updates[id, 0]["version"] == 0


async def test_a_hint_says_why(crew: Crew) -> None:
    ann = await crew.person("Ann")
    table = await ann.table("streets", "me", "easy", start=True, seed=4)
    live = await ann.live()
    await live.watch(table["id"], 0)
    await live.until(table["id"], 0, lambda update: update["view"]["decision"] is not None)
    hint = await live.ask({"type": "hint", "table": table["id"], "seat": 0})
    assert hint["reasons"]
    assert sum(reason["chosen"] - reason["other"] for reason in hint["reasons"]) > 0


async def test_a_plan_is_tried_then_committed(crew: Crew) -> None:
    table, ann, ben = await pair(crew)
    id, text = table["id"], options(ann, table, 0)[0]
    plan = await ann.ask(
        {"type": "plan", "table": id, "seat": 0, "texts": ["give 1 2", "give 1 9", text]}
    )
    assert [step["status"] for step in plan["steps"]] == ["done", "refused", "unreached"]
    assert plan["steps"][1]["refusal"]["key"] == "bad-notation"
    plan = await ann.ask({"type": "plan", "table": id, "seat": 0, "texts": ["give 1 2", text]})
    assert [step["status"] for step in plan["steps"]] == ["done", "done"]
    assert plan["steps"][0]["view"]["board"]["coins"] == [3, 7]
    assert plan["view"]["board"]["mine"] >= 0
    assert ben.updates[id, 1]["view"]["board"]["coins"] == [5, 5]  # nobody else learned of it
    done = await ann.ask(
        {
            "type": "commit", "table": id, "seat": 0, "version": 0, "key": "plan-one",
            "texts": ["give 1 2", text],
        }
    )  # fmt: skip
    assert (done["done"], done["version"]) == (2, 2)
    seen = await ben.until(id, 1, lambda update: update["version"] == 2)
    assert seen["view"]["board"]["coins"] == [3, 7]
    with pytest.raises(Refused) as caught:
        await ben.ask(
            {
                "type": "commit", "table": id, "seat": 1, "version": 2, "key": "plan-two",
                "texts": ["give 0 1", "give 1 1", "give 0 1"],
            }
        )  # fmt: skip
    assert caught.value.data["done"] == 1


async def test_the_end_of_the_branch_is_where_chance_begins(crew: Crew) -> None:
    table, ann, ben = await pair(crew, options={"dice": True})
    await ann.act(table["id"], 0, options(ann, table, 0)[0])
    last = options(ben, table, 1)[0]
    plan = await ben.ask({"type": "plan", "table": table["id"], "seat": 1, "texts": [last]})
    (step,) = plan["steps"]
    assert step["status"] == "uncertain"  # what Ann showed is not known before it is revealed
    # What is shown is the moment before: Ben has chosen, nothing is revealed, nothing asked.
    assert step["view"]["board"]["chosen"] == [True, True]
    assert step["view"]["board"]["scores"] == [0, 0]
    assert step["view"]["decision"] is None
    preview = await ben.ask({"type": "preview", "table": table["id"], "seat": 1, "text": last})
    assert preview["uncertain"]


async def test_a_gesture_is_taken_back_as_one(crew: Crew) -> None:
    """Several own actions in a row go together; without a number it is the last one alone."""
    ann = await crew.person("Ann")
    table = await ann.table("fifty_first_state", "me", "me", start=True)
    live = await ann.live()
    start = await live.watch(table["id"], 0)
    assert start["view"]["prompt"] == "keep-start"
    for version in (1, 2):
        await live.act(table["id"], 0, options(live, table, 0)[0])
        now = await live.until(table["id"], 0, lambda seen, v=version: seen["version"] == v)
    undo = {"type": "undo", "table": table["id"], "seat": 0, "version": 2, "key": "undo-gesture-1"}
    await live.ask({**undo, "actions": 2})
    now = await live.until(table["id"], 0, lambda seen: seen["version"] == 3)
    assert now["turns"][-1]["undone"] == 2
    assert now["view"]["decision"] == start["view"]["decision"]
