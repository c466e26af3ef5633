"""Learned players: the network learns, files keep it, the command holds its time."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random
from time import process_time
from xml.etree import ElementTree

import numpy as np
import pytest

from tabletown.core.errors import BadUsage
from tabletown.lab.study import study
from tabletown.lab.train.command import main
from tabletown.lab.train.curves import main as draw
from tabletown.lab.train.judging import judged
from tabletown.lab.train.learning import play_itself, taught
from tabletown.lab.train.network import Network, load

WEIGHTS = Path(__file__).resolve().parents[2] / "docs" / "lab" / "weights"
GAMES = ("streets", "fifty_first_state", "new_angeles", "great_machine")


def test_imitation_learns_a_rule_it_can_see() -> None:
    dice = np.random.default_rng(3)
    network = Network(20, 7, hidden=32, seed=3)
    right = 0.0
    for _ in range(400):
        observations = dice.random((128, 20)).astype(np.float32)
        masks = dice.random((128, 7)) < 0.7
        masks[:, 0] = True
        choices = np.where(masks, observations[:, :7], -1).argmax(axis=1)
        right = network.learn(observations, masks, choices, np.zeros(128, np.float32), rate=3e-3)
    assert right > 0.7  # by chance 0.2


def test_what_wins_becomes_likelier_and_is_foreseen() -> None:
    network = Network(4, 3, hidden=16, seed=1)
    dice = np.random.default_rng(1)
    masks = np.ones((64, 3), bool)
    for _ in range(300):
        seen = np.eye(4, dtype=np.float32)[dice.integers(3, size=64)]
        chances, values = network.judged(seen, masks)
        actions = (chances.cumsum(axis=1) > dice.random((64, 1)) * 0.9999).argmax(axis=1)
        rewards = np.where(actions == seen.argmax(axis=1), 1.0, -1.0).astype(np.float32)
        network.learn(seen, masks, actions, rewards, rewards - values, rate=1e-2, curiosity=0.01)
    seen = np.eye(4, dtype=np.float32)[:3]
    chances, values = network.judged(seen, masks[:3])
    assert (chances.argmax(axis=1) == [0, 1, 2]).all()
    assert values.min() > 0.5


def test_illegal_actions_have_no_chance() -> None:
    network = Network(6, 9, seed=2)
    masks = np.zeros((5, 9), bool)
    masks[:, [2, 4]] = True
    chances, _ = network.judged(np.random.default_rng(2).random((5, 6)), masks)
    assert (chances[:, [2, 4]] > 0).all()
    assert chances.sum() == pytest.approx(5.0)
    assert network.best(np.ones(6, np.float32), [2, 4]) in (2, 4)


def test_a_teacher_is_remembered_by_its_choices() -> None:
    games = taught(study("lanterns", seats=2), "easy", seed=5, budget=0.0)
    assert len(games) == 10
    rows = [row for game in games for row in game]
    assert all(chosen in legal for _, legal, chosen, _ in rows)
    assert {reward for *_, reward in rows} <= {1.0, -1.0}


def test_self_play_keeps_its_time() -> None:
    of = study("lanterns", seats=2, reward="rank")
    network = Network(of.encoder.size, of.size, 16, 1)
    before = {name: one.copy() for name, one in network.weights.items()}
    started = process_time()
    curve = play_itself(of, network, seed=1, seconds=2.0, say=lambda line: None, games=16)
    assert process_time() - started < 6.0
    assert curve[-1]["games"] > 0
    assert any((network.weights[name] != one).any() for name, one in before.items())


def test_the_command_learns_writes_and_judges(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    main(
        ["lanterns", "--seats", "2", "--minutes", "0.03", "--teacher", "easy", "--hidden", "16",
         "--into", str(path), "--against", "random", "--games", "6", "--judge-minutes", "0.05"]
    )  # fmt: skip
    told = json.loads(path.with_suffix(".json").read_text())
    assert told["curve"][-1]["held_back"] > 0
    assert told["results"][0]["games"] >= 4
    network, about = load(path)
    assert (about["method"], about["teacher"], about["seats"]) == ("imitate", "easy", 2)
    of = study("lanterns", seats=2)
    one, other = [judged(of, network, "random", games=4, seconds=9.0) for _ in range(2)]
    assert one == other
    main(["lanterns", "--seats", "2", "--judge", str(path), "--against", "easy", "--games", "4"])
    again = json.loads(path.with_suffix(".json").read_text())
    assert again["curve"] == told["curve"]  # judging more levels forgets nothing
    assert [one["level"] for one in again["results"]] == ["random", "easy"]
    assert again["results"][0] == told["results"][0]
    with pytest.raises(BadUsage, match="for another table: seats 2, not 3"):
        main(["lanterns", "--seats", "3", "--judge", str(path)])
    with pytest.raises(BadUsage, match="no file"):
        main(["lanterns", "--judge", str(tmp_path / "none.npz")])


def test_curves_are_drawn(tmp_path: Path) -> None:
    into = tmp_path / "curves.svg"
    draw([*map(str, WEIGHTS.glob("*.json")), "--into", str(into)])
    drawn = into.read_text()
    assert drawn == (WEIGHTS.parent / "curves.svg").read_text()  # the page shows these weights
    ElementTree.fromstring(drawn)
    assert [drawn.count(f">{game}<") for game in GAMES] == [2] * 4
    told = [json.loads(path.read_text())["curve"] for path in WEIGHTS.glob("*.json")]
    assert drawn.count("stroke-width") == len(told) + sum("learnt" in curve[0] for curve in told)


def test_weights_keep_their_choices_in_a_file(tmp_path: Path) -> None:
    network = Network(30, 12, seed=4)
    network.save(tmp_path / "w.npz", {"seats": 2})
    again, about = load(tmp_path / "w.npz")
    assert about == {"format": 1, "seats": 2}
    pick = Random(4)
    for _ in range(20):
        seen = np.array([pick.random() for _ in range(30)], np.float32)
        legal = sorted(pick.sample(range(12), 4))
        ours = network.hidden(seen) @ network.weights["leave"][:, legal]
        theirs = again.hidden(seen) @ again.weights["leave"][:, legal]
        assert np.allclose(ours, theirs, atol=0.01)


@pytest.mark.parametrize("path", sorted(WEIGHTS.glob("*.npz")), ids=lambda path: path.stem)
def test_the_weights_of_the_docs_play_in_the_environments_of_today(
    path: Path, tmp_path: Path
) -> None:
    """Weights for another version are refused."""
    copied = Path(shutil.copy(path, tmp_path))  # judging writes beside the weights
    game, seats = path.stem.rpartition("-")[0], str(load(path)[1]["seats"])
    main([game, "--seats", seats, "--judge", str(copied), "--against", "random", "--games", "1"])
    told = json.loads(copied.with_suffix(".json").read_text())
    assert told["results"][0]["games"] == 1
