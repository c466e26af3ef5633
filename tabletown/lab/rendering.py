"""Pictures of a table for research libraries: as text, or as frames of a video."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

import numpy as np

from tabletown.core.errors import BadUsage
from tabletown.core.extras import needs

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
WIDTH, HEIGHT = 1280, 960  # all frames are alike: videos need that
MARGIN: Final = 16
# Size of letters and columns; the first in which a table has room is taken.
LAYOUTS: Final = ((18, 1), (15, 1), (15, 2), (12, 2), (10, 2), (8, 3))
PAPER, INK = (250, 248, 242), (32, 32, 36)


def check_render_mode(mode: str | None) -> None:
    """Raise :class:`BadUsage` if there is no such render mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadUsage(f"there is no render mode '{mode}' (there are: {', '.join(RENDER_MODES)})")


def rendered(text: str, mode: str | None) -> Any:
    """A table in words the way a render mode wants it; ``human`` prints and gives nothing."""
    if mode == "rgb_array":
        return frame(text)
    if mode == "human":
        print(text)
        return None
    return text


def frame(text: str) -> Any:
    """The text as a picture, an array of height, width and three colours."""
    with needs("lab", "the render mode rgb_array"):
        from PIL import Image, ImageDraw, ImageFont

    picture = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(picture)
    for size, columns in LAYOUTS:
        font = ImageFont.load_default(size)
        step, height = (WIDTH - MARGIN) // columns, size * 4 // 3
        rows = (HEIGHT - 2 * MARGIN) // height
        lines = wrapped(text, int((step - MARGIN) / font.getlength("n")))
        if len(lines) <= rows * columns:
            break
    for number, line in enumerate(lines[: rows * columns]):  # no table is longer than the last
        column, row = divmod(number, rows)
        draw.text((MARGIN + column * step, MARGIN + row * height), line, INK, font)
    return np.asarray(picture, np.uint8).copy()


def wrapped(text: str, letters: int) -> list[str]:
    """The lines of a text, broken between words."""
    found: list[str] = []
    for line in text.split("\n"):
        found += wrap(line, letters, subsequent_indent="    ") or [""]
    return found
