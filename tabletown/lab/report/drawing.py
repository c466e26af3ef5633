"""From matplotlib to SVG that belongs into a page: no styles, no ids twice, colours by class.

Charts are drawn in colours that stand for roles (ink, line, accent). Here every colour becomes a
class, so that the page decides what it looks like in light, dark and print. A strict content
security policy forbids style attributes; presentation attributes are allowed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import wraps
from html import escape
from io import StringIO
from typing import Any, Final, ParamSpec, cast
from xml.etree import ElementTree

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt

COLOURS: Final = {
    "ink": "#010101",
    "muted": "#020202",
    "line": "#030303",
    "accent": "#040404",
    "soft": "#050505",
    "ok": "#060606",
    "bad": "#070707",
    "info": "#080808",
    "surface": "#090909",
    "way-0": "#110101",
    "way-1": "#110202",
    "way-2": "#110303",
    "way-3": "#110404",
    "way-4": "#110505",
    "rest": "#110606",
}
ROLES: Final = {colour: name for name, colour in COLOURS.items()}
SVG: Final = "{http://www.w3.org/2000/svg}"
LINK: Final = "{http://www.w3.org/1999/xlink}href"
KEPT: Final = {
    "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity",
    "fill-opacity", "stroke-opacity", "text-anchor", "fill-rule",
}  # fmt: skip
FONT: Final = re.compile(r"(?:(bold|[1-9]00)\s+)?([\d.]+)px")
PIXELS: Final = 72  # matplotlib's SVG has 72 units to an inch
STYLE: Final[dict[str, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "tabletown",
    "font.size": 11.5,
    "axes.edgecolor": COLOURS["line"],
    "axes.labelcolor": COLOURS["muted"],
    "axes.linewidth": 1.0,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": COLOURS["line"],
    "ytick.color": COLOURS["line"],
    "xtick.labelcolor": COLOURS["muted"],
    "ytick.labelcolor": COLOURS["muted"],
    "text.color": COLOURS["ink"],
    "grid.color": COLOURS["line"],
    "grid.linewidth": 0.8,
    "hatch.linewidth": 0.7,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
}


P = ParamSpec("P")


def styled(draw: Callable[P, str]) -> Callable[P, str]:
    """A chart drawn in our style, without changing anybody else's."""

    @wraps(draw)
    def drawing(*args: P.args, **kwargs: P.kwargs) -> str:
        with plt.rc_context(cast(Any, STYLE)):
            return draw(*args, **kwargs)

    return drawing


def figure(width: int, height: int) -> tuple[Any, Any]:
    """An empty chart, in pixels."""
    return plt.subplots(figsize=(width / PIXELS, height / PIXELS))


def drawn(chart: Any, name: str, sentence: str) -> str:
    """The chart as SVG for a page; ``sentence`` is read to those who do not see it."""
    out = StringIO()
    chart.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    plt.close(chart)
    root = ElementTree.fromstring(out.getvalue())
    clean(root, name)
    root.attrib.pop("width", None)
    root.attrib.pop("height", None)
    root.attrib.pop("version", None)
    ElementTree.register_namespace("", "http://www.w3.org/2000/svg")
    ElementTree.register_namespace("xlink", "http://www.w3.org/1999/xlink")
    body = ElementTree.tostring(root, encoding="unicode")
    body = re.sub(r">\s+<", "><", body)
    body = re.sub(r"\d+\.\d{3,}", lambda match: f"{float(match.group()):.2f}", body)
    opening = f'<svg role="img" aria-label="{escape(sentence, quote=True)}" '
    return body.replace("<svg ", opening, 1)


def clean(root: ElementTree.Element, name: str) -> None:
    """Take out of a drawing what the page says itself."""
    for parent in root.iter():
        for child in list(parent):
            if child.tag in (f"{SVG}metadata", f"{SVG}style"):
                parent.remove(child)
    used = references(root)
    for element in root.iter():
        id = element.attrib.pop("id", None)
        if id in used:
            element.set("id", f"{name}-{id}")
        for key, value in list(element.attrib.items()):
            if value.startswith("url(#"):
                element.set(key, value.replace("url(#", f"url(#{name}-"))
            elif key == LINK and value.startswith("#"):
                del element.attrib[key]
                element.set("href", f"#{name}-{value[1:]}")
        restyle(element, name)


def references(root: ElementTree.Element) -> set[str]:
    """The ids that something refers to."""
    found: set[str] = set()
    for element in root.iter():
        for key, value in element.attrib.items():
            found.update(re.findall(r"url\(#([^)]+)\)", value))
            if key == LINK:
                found.add(value.removeprefix("#"))
    return found


def restyle(element: ElementTree.Element, name: str) -> None:
    """Style attributes become presentation attributes, colours become classes."""
    classes: list[str] = []
    declarations = [part.partition(":") for part in element.attrib.pop("style", "").split(";")]
    values = {key.strip(): value.strip() for key, _, value in declarations if key.strip()}
    for key in ("fill", "stroke"):
        if key in element.attrib:
            values.setdefault(key, element.attrib.pop(key))
    for key, value in values.items():
        if key in ("fill", "stroke"):
            role = ROLES.get(value.lower())
            if role is not None:
                classes.append(f"{key[0]}-{role}")
            else:
                element.set(key, value.replace("url(#", f"url(#{name}-"))
        elif key == "clip-path" or key in KEPT:
            element.set(key, value.replace("url(#", f"url(#{name}-"))
        elif key in ("font", "font-size"):
            match = FONT.search(value)
            if match is not None:
                element.set("font-size", match.group(2))
                if match.group(1):
                    element.set("font-weight", "700")
        elif key == "font-weight":
            element.set(key, value)
    if element.tag == f"{SVG}text" and not any(c.startswith("f-") for c in classes):
        classes.append("f-ink")
    if classes:
        element.set("class", " ".join(classes))
