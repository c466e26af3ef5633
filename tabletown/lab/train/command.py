"""What ``python -m tabletown.lab.train`` does: learn within a time limit, write the weights, say how strong they are."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import process_time

from tabletown.core.errors import BadUsage
from tabletown.games import names
from tabletown.lab.encode import environment_version
from tabletown.lab.study import Study, study
from tabletown.lab.train.judging import judged
from tabletown.lab.train.learning import imitate, play_itself
from tabletown.lab.train.network import Network, load

METHODS = ("imitate", "selfplay")


def parsed(arguments: list[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tabletown.lab.train")
    parser.add_argument("game", choices=names())
    parser.add_argument("--seats", type=int, help="left out: the game's usual number")
    parser.add_argument("--mode")
    parser.add_argument("--method", choices=METHODS, default="imitate")
    parser.add_argument("--teacher", default="normal", help="the bot that is imitated")
    parser.add_argument("--reward", default="rank", help="what self-play learns from")
    parser.add_argument("--minutes", type=float, default=2.0, help="of processor time")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="start", type=Path, help="weights to start from")
    parser.add_argument(
        "--into", type=Path, help="where the weights go (.npz; .json has the curve)"
    )
    parser.add_argument("--judge", type=Path, help="weights to judge, without learning")
    parser.add_argument("--against", default="random,easy", help="levels to play against")
    parser.add_argument("--games", type=int, default=100, help="against each level, at most")
    parser.add_argument("--judge-minutes", type=float, default=1.0, help="for each level, at most")
    return parser.parse_args(arguments)


def network_for(of: Study, chosen: argparse.Namespace) -> Network:
    """Fresh weights, or those of a file if they fit the environment."""
    path = chosen.judge or chosen.start
    if path is None:
        return Network(of.encoder.size, of.size, chosen.hidden, chosen.seed)
    network, about = load(path)
    here = told(of)
    wrong = [
        f"{key} {about.get(key)}, not {here[key]}" for key in here if about.get(key) != here[key]
    ]
    if wrong:
        raise BadUsage(f"the weights of '{path}' are for another table: {'; '.join(wrong)}")
    return network


def told(of: Study) -> dict[str, object]:
    """What weights are made for."""
    version = environment_version(of.game)
    environment = f"tabletown/{of.config.game}-v{version}"
    return {"environment": environment, "mode": of.config.mode, "seats": of.seats}


def kept(weights: Path) -> dict[str, object]:
    """What is told of weights already: judging them anew leaves their curve and the results against other levels."""
    path = weights.with_suffix(".json")
    found: dict[str, object] = (
        json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    )
    return found


def main(arguments: list[str] | None = None) -> None:
    """Learn or judge as the command line says."""
    chosen = parsed(arguments)
    of = study(chosen.game, seats=chosen.seats, mode=chosen.mode, reward=chosen.reward)
    network = network_for(of, chosen)
    report: dict[str, object] = {**told(of), "seed": chosen.seed}
    if chosen.judge is not None:
        report = {**report, **kept(chosen.judge)}
    else:
        started = process_time()
        report["method"] = chosen.method
        seconds = 60 * chosen.minutes

        def say(line: str) -> None:
            print(line, flush=True)

        if chosen.method == "imitate":
            report["teacher"] = chosen.teacher
            curve = imitate(of, network, chosen.teacher, seed=chosen.seed, seconds=seconds, say=say)
        else:
            report["reward"] = chosen.reward
            report["from"] = chosen.start.name if chosen.start else "nothing"
            curve = play_itself(of, network, seed=chosen.seed, seconds=seconds, say=say)
        report["seconds"] = round(process_time() - started, 1)
        report["curve"] = curve
        if chosen.into is not None:
            about = {key: value for key, value in report.items() if key != "curve"}
            network.save(chosen.into, about)
            network, _ = load(chosen.into)  # what is judged is what was written
    results: list[dict[str, object]] = []
    for level in chosen.against.split(",") if chosen.games else ():
        found = judged(of, network, level, games=chosen.games, seconds=60 * chosen.judge_minutes)
        results.append(found)
        print(
            f"v {level:8} wins {found['wins']:.0%} ({found['low']:.0%} to {found['high']:.0%}) "
            f"of {found['games']}",
            flush=True,
        )
    levels = [found["level"] for found in results]
    before = report.get("results", [])
    assert isinstance(before, list)
    report["results"] = [found for found in before if found["level"] not in levels] + results
    path = chosen.into or chosen.judge
    if path is not None:
        path.with_suffix(".json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
