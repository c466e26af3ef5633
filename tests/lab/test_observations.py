"""What environments tell stays what it is as long as their version does: learned weights depend on it.

``python -m scripts.observations`` writes ``observations.json`` anew, and refuses to where the version did not rise.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.observations import TOLD, Environments, digests, observed, read, unversioned
from tabletown.games import find
from tabletown.lab.encode import Encoder, environment_version
from tabletown.lab.study import Study, study

OBSERVED = list(observed())
WRITTEN = read(TOLD)
HELP = (
    "the observation or the numbers of actions are not what they were. If that is meant: raise `revision` of the game's encoder, "
    "run `python -m scripts.observations`, learn the weights under docs/lab/weights again"
)


def test_every_mode_and_option_is_written_down() -> None:
    looked_at = {(name, played) for name, played, _ in OBSERVED}
    assert len(looked_at) == len(OBSERVED)
    assert looked_at == {(name, played) for name, game in WRITTEN.items() for played in game.told}


@pytest.mark.parametrize(
    ("name", "played", "here"), OBSERVED, ids=lambda value: value if isinstance(value, str) else ""
)
def test_an_environment_tells_what_its_version_has_always_told(
    name: str, played: str, here: Study
) -> None:
    assert environment_version(find(name)) == WRITTEN[name].version, HELP
    assert digests(here) == WRITTEN[name].told[played], HELP


class OneMore(Encoder):
    """An encoder that tells a little more than another, in the same fields."""

    def __init__(self, whole: Encoder) -> None:
        super().__init__(whole.game, whole.config)
        self.whole, self.fields, self.size = whole, whole.fields, whole.size

    def tensor(self, s: object, seat: int) -> object:
        found = self.whole.tensor(s, seat).copy()
        found[-1] += 1
        return found


def test_one_number_that_changes_is_noticed() -> None:
    here = Study(study("streets", seats=2).config)
    before = {"streets": Environments(2, {"standard 2": digests(here)})}
    here._encoder = OneMore(here.encoder)
    now = {"streets": Environments(2, {"standard 2": digests(here)})}
    assert unversioned(before, now) == ["streets, standard 2: tensors"]
    assert unversioned(before, {"streets": Environments(3, now["streets"].told)}) == []
    assert unversioned(now, {"streets": Environments(1, now["streets"].told)}) == [
        "streets: the version went back from 2 to 1"
    ]


def test_nothing_is_written_without_a_new_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from scripts import observations

    file = tmp_path / "observations.json"
    file.write_text(TOLD.read_text().replace('"tensors": "', '"tensors": "0', 1))
    before = file.read_text()
    monkeypatch.setattr(observations, "TOLD", file)
    monkeypatch.setattr(observations, "told", lambda: read(TOLD))
    with pytest.raises(SystemExit, match="did not rise"):
        observations.main()
    assert file.read_text() == before
