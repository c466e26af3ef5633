"""A game outside the repository, as `tabletown new-game` writes it and as an installer would put it."""

from __future__ import annotations

from pathlib import Path

from tabletown.cli.new_game import write


def installed_game(name: str, folder: Path) -> Path:
    """Write a game below ``folder``, with the entry point that an installer makes; its package.

    Whoever has the folder of the result's parent on its path has the game.
    """
    project = folder / name
    write(name, project)
    info = project / f"tabletown_{name}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: tabletown-{name}\nVersion: 0.1.0\n"
    )
    (info / "entry_points.txt").write_text(f"[tabletown.games]\n{name} = {name}:GAME\n")
    return project / name
