"""The notation of negotiation moves, strict and reading back to itself.

::

    propose to=3 give=2+floyd_2x3a7c take=1 act=support:main:2 scope=deal
    propose to=any give=2 act=support:main:1 uses=3
    propose to=1 take=2 act=support:main:2 with=support:main,lay:puff_piece,lay:riot_control,done
    propose to=0 give=1 asks=support:2:1 promise=no_counter@turn note="let us be friends"
    accept 4 with=support:main,lay:puff_piece,done
    reject 4        reject 4 why=too_little        withdraw 4
    promise to=2 pay:2:3@round          promise to=all "free:I will not counter Jinteki@round"
    release 7       mark 7 kept         mark 7 broken
    speak offer support                 speak always        speak never

A value with a blank or a quote stands in double quotes, with ``\\"`` and ``\\\\`` inside.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from tabletown.core.actions import Action, shortened
from tabletown.core.bits import made_of
from tabletown.core.errors import BadNotation
from tabletown.games.new_angeles import schema as files
from tabletown.games.new_angeles.negotiation.speech import WORDS
from tabletown.games.new_angeles.negotiation.terms import (
    ANYBODY,
    PARTS,
    SCOPES,
    Act,
    Proposal,
    Term,
)
from tabletown.games.new_angeles.rules.talk import WINDOWS
from tabletown.games.new_angeles.state.layout import SEATS

if TYPE_CHECKING:
    from tabletown.games.new_angeles.tables import Tables

VERBS = ("propose", "accept", "reject", "withdraw", "promise", "release", "mark", "speak")
MOST_TEXT = 200  # characters of a note or a free promise (NA-N.4)
KEPT_TEXTS = 1024  # the same few moves are suggested, checked and made again and again
MOST_NUMBER = 999
MOST_ID = 999_999
ACTS = {  # kind: number of arguments (least, most)
    "support": (2, 3), "abstain": (0, 0), "pass_counter": (0, 0), "counter_type": (1, 1),
    "main_type": (1, 1), "reaction": (2, 3), "choice": (1, 99), "spend": (1, 1),
    "end_of_turn": (2, 3),
}  # fmt: skip
CARD_TYPES = (*files.TYPES, "emergency")
TERM_SCOPES = ("deal", "turn", "round")
WINDOW_WORDS = tuple([window.removeprefix("window_") for window in WINDOWS])


# -- words ----------------------------------------------------------------------------------------


def split(text: str) -> list[str]:
    """The blank-separated words of a line; double quotes keep blanks together."""
    if '"' not in text:
        return [word for word in text.split(" ") if word]
    words: list[str] = []
    word = ""
    quoted = started = False
    i = 0
    while i < len(text):
        c = text[i]
        if quoted:
            if c == "\\" and i + 1 < len(text):
                i += 1
                word += text[i]
            elif c == '"':
                quoted = False
            else:
                word += c
        elif c == '"':
            quoted = started = True
        elif c == " ":
            if started or word:
                words.append(word)
            word, started = "", False
        else:
            word += c
        i += 1
    if quoted:
        raise BadNotation(f"'{shortened(text)}': a quote is not closed")
    if started or word:
        words.append(word)
    return words


def quote(text: str) -> str:
    if text and not any(c in text for c in ' "\\'):
        return text
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def whole(word: str, what: str, least: int = 0, most: int = MOST_NUMBER) -> int:
    if not (word.isascii() and word.isdigit()) or len(word) > 6 or str(int(word)) != word:
        raise BadNotation(f"{what}: '{shortened(word, 30)}' is not a number")
    if not least <= int(word) <= most:
        raise BadNotation(f"{what}: {word} is not from {least} to {most}")
    return int(word)


def one_of(word: str, what: str, words: tuple[str, ...]) -> str:
    if word not in words:
        raise BadNotation(f"{what}: '{shortened(word, 30)}' is not one of {', '.join(words)}")
    return word


def checked_text(text: str) -> str:
    if len(text) > MOST_TEXT:
        raise BadNotation(f"a text has at most {MOST_TEXT} characters (NA-N.4)")
    if not text.isprintable():
        raise BadNotation("a text is one line of printable characters")
    return text


def seat_of(word: str) -> int:
    return whole(word, "a seat", 0, SEATS - 1)


def asset_of(word: str, t: Tables) -> int:
    if word not in t.asset_ids:
        raise BadNotation(f"there is no asset '{shortened(word, 30)}'")
    return t.asset_ids.index(word)


# -- moves of the main line inside a proposal -----------------------------------------------------


def write_moves(moves: tuple[str, ...]) -> str:
    return ",".join([move.replace(" ", ":") for move in moves])


def read_moves(word: str, t: Tables) -> tuple[str, ...]:
    moves = tuple([part.replace(":", " ") for part in word.split(",")])
    for move in moves:
        if t.actions.parse(move).text != move:
            raise BadNotation(f"'{shortened(move)}' is no move")
    return moves


# -- goods, acts, promises ------------------------------------------------------------------------


def read_goods(word: str, t: Tables) -> tuple[int, tuple[int, ...]]:
    """``2``, ``floyd_2x3a7c`` or ``2+floyd_2x3a7c+eiko``."""
    capital, assets = 0, []
    for i, part in enumerate(word.split("+")):
        if i == 0 and part.isdigit():
            capital = whole(part, "capital", 1)
        else:
            assets.append(asset_of(part, t))
    if len(set(assets)) != len(assets):
        raise BadNotation("an asset stands twice")
    return capital, tuple(sorted(assets))


def write_goods(capital: int, assets: tuple[int, ...], t: Tables) -> str:
    parts = [str(capital)] if capital else []
    return "+".join([*parts, *[t.assets[asset].id for asset in assets]])


def read_act(word: str, t: Tables) -> Act:
    kind, _, rest = word.partition(":")
    if kind not in ACTS:
        raise BadNotation(f"there is no act '{shortened(kind, 30)}' (NA-N.12)")
    if kind == "choice":
        moves = tuple([part.replace(":", " ") for part in rest.split("+")]) if rest else ()
        for move in moves:
            t.actions.parse(move)
        if not moves or len(set(moves)) != len(moves):
            raise BadNotation("'choice' lists the allowed options, each once")
        return Act(kind, moves)
    args = tuple(rest.split(":")) if rest else ()
    least, most = ACTS[kind]
    if not least <= len(args) <= most:
        raise BadNotation(f"'{kind}' has {least} to {most} arguments (NA-N.12)")
    check_act(kind, args, t)
    return Act(kind, args)


def check_act(kind: str, args: tuple[str, ...], t: Tables) -> None:
    if kind == "support":
        one_of(args[0], "support", ("main", "counter"))
        whole(args[1], "support", 1)
        if len(args) > 2:
            one_of(args[2], "support", ("exact",))
    elif kind == "counter_type":
        one_of(args[0], kind, ("any", *CARD_TYPES))
    elif kind == "main_type":
        one_of(args[0], kind, CARD_TYPES)
    elif kind in ("reaction", "end_of_turn"):
        asset_of(args[0], t)
        one_of(args[1], kind, ("use", "not"))
        if len(args) > 2:
            seat_of(args[2])
    elif kind == "spend":
        whole(args[0], kind)


def write_act(act: Act) -> str:
    if act.kind == "choice":
        return "choice:" + "+".join([move.replace(" ", ":") for move in act.args])
    return ":".join([act.kind, *act.args])


def read_term(word: str, t: Tables) -> Term:
    """``support:1:2``, ``pay:2:3@round``, ``free:any text@turn`` ..."""
    kind, _, rest = word.partition(":")
    if kind == "free":
        text, at, scope = rest.rpartition("@")
        if not at or scope not in TERM_SCOPES:
            raise BadNotation("a free promise ends with @deal, @turn or @round")
        if not text.strip():
            raise BadNotation("a free promise says something")
        return Term(kind, (), scope, checked_text(text))
    body, at, scope = word.partition("@")
    kind, *args = body.split(":")
    if kind not in PARTS or len(args) != len(PARTS[kind]):
        raise BadNotation(f"there is no promise '{shortened(body, 40)}' (NA-N.42)")
    for part, arg in zip(PARTS[kind], args, strict=True):
        if part == "seat":
            seat_of(arg)
        elif part == "count":
            whole(arg, kind, 1)
        elif part == "asset":
            asset_of(arg, t)
        else:
            one_of(arg, kind, CARD_TYPES)
    if kind in ("no_counter", "pay", "give", "no_target"):
        one_of(scope, f"the scope of '{kind}'", TERM_SCOPES)
    elif at:
        raise BadNotation(f"'{kind}' has no scope")
    return Term(kind, tuple(args), scope, "")


def write_term(term: Term) -> str:
    if term.kind == "free":
        return f"free:{term.text}@{term.scope}"
    body = ":".join([term.kind, *term.args])
    return f"{body}@{term.scope}" if term.scope else body


# -- whole moves ----------------------------------------------------------------------------------


def read_proposal(words: list[str], t: Tables) -> Proposal:
    """The terms of a ``propose`` line; id, sender and time are filled in when it is sent."""
    found: dict[str, list[str]] = {}
    for word in words:
        if word == "promises":
            found["promises"] = [""]
            continue
        key, equals, value = word.partition("=")
        if not equals or key not in KEYS:
            raise BadNotation(f"propose: there is no term '{shortened(word, 40)}'")
        found.setdefault(key, []).append(value)
        if len(found[key]) > 1 and key not in ("promise", "asks"):
            raise BadNotation(f"propose: '{key}' stands twice")
    if "to" not in found:
        raise BadNotation("propose: to whom? (to=3, or to=any)")
    to = ANYBODY if found["to"][0] == "any" else seat_of(found["to"][0])
    give, give_assets = read_goods(found["give"][0], t) if "give" in found else (0, ())
    take, take_assets = read_goods(found["take"][0], t) if "take" in found else (0, ())
    return Proposal(
        0, 0, to, give, give_assets, take, take_assets,
        read_act(found["act"][0], t) if "act" in found else None,
        read_moves(found["with"][0], t) if "with" in found else (),
        tuple([read_term(word, t) for word in found.get("promise", [])]),
        tuple([read_term(word, t) for word in found.get("asks", [])]),
        one_of(found["scope"][0], "scope", SCOPES) if "scope" in found else "",
        whole(found["uses"][0], "uses", 1, SEATS - 1) if "uses" in found else 1,
        "promises" in found,
        whole(found["for"][0], "for", 1, MOST_ID) if "for" in found else 0,
        whole(found["reply"][0], "reply", 1, MOST_ID) if "reply" in found else 0,
        checked_text(found["note"][0]) if "note" in found else "",
    )  # fmt: skip


KEYS = (
    "to", "give", "take", "act", "with", "promise", "asks", "scope", "uses", "for", "reply", "note",
)  # fmt: skip


def write_proposal(p: Proposal, t: Tables) -> str:
    terms: list[tuple[str, object]] = [  # what is empty is not written
        ("to", "any" if p.to == ANYBODY else str(p.to)),
        ("give", write_goods(p.give, p.give_assets, t)),
        ("take", write_goods(p.take, p.take_assets, t)),
        ("act", "" if p.act is None else write_act(p.act)),
        ("with", write_moves(p.sealed)),
        *[("promise", quote(write_term(term))) for term in p.promises],
        *[("asks", quote(write_term(term))) for term in p.asks],
        ("scope", p.scope),
        ("uses", p.uses if p.uses != 1 else 0),
        ("for", p.pays),
        ("reply", p.reply),
    ]
    words = ["propose", *[f"{key}={value}" for key, value in terms if value]]
    if p.as_promises:
        words.append("promises")
    if p.note:
        words.append(f"note={quote(p.note)}")
    return " ".join(words)


def propose(p: Proposal, t: Tables) -> Action:
    return Action("propose", (), -1, write_proposal(p, t))


def accept(id: int, moves: tuple[str, ...] = ()) -> Action:
    text = f"accept {id} with={write_moves(moves)}" if moves else f"accept {id}"
    return Action("accept", (id,), -1, text)


def numbered(verb: str, id: int) -> Action:
    return Action(verb, (id,), -1, f"{verb} {id}")


def reject(id: int, why: str = "") -> Action:
    """A refusal, with a reason of ``speech.WORDS`` or without."""
    return Action("reject", (id,), -1, f"reject {id} why={why}" if why else f"reject {id}")


def promise(to: int, term: Term) -> Action:
    who = "all" if to == ANYBODY else str(to)
    return Action("promise", (to,), -1, f"promise to={who} {quote(write_term(term))}")


def mark(id: int, kept: bool) -> Action:
    return Action("mark", (id, int(kept)), -1, f"mark {id} {'kept' if kept else 'broken'}")


def speak(windows: int) -> Action:
    """The wish to be asked in a set of negotiation windows, and in no others (NA-N.67)."""
    chosen = [word for number, word in enumerate(WINDOW_WORDS) if windows >> number & 1]
    if len(chosen) == len(WINDOW_WORDS):
        chosen = ["always"]
    return Action("speak", (windows,), -1, " ".join(["speak", *(chosen or ["never"])]))


def read_windows(words: list[str]) -> int:
    if words == ["always"]:
        return (1 << len(WINDOW_WORDS)) - 1
    if words == ["never"]:
        return 0
    for word in words:
        one_of(word, "speak", WINDOW_WORDS)
    if not words or len(set(words)) != len(words):
        raise BadNotation("expected: speak always|never, or windows, each once")
    return made_of([WINDOW_WORDS.index(word) for word in words])


def parse(text: str, t: Tables) -> Action:
    """The negotiation move written as ``text``, in its canonical form (NA-N.3)."""
    verb, *words = split(text)
    if verb == "propose":
        return propose(read_proposal(words, t), t)
    if verb == "promise":
        to, term = read_promise(words, t)
        return promise(to, term)
    if verb == "accept":
        id, moves = read_accept(words, t)
        return accept(id, moves)
    if verb == "speak":
        return speak(read_windows(words))
    if verb == "mark":
        if len(words) != 2:
            raise BadNotation("expected: mark <promise> kept|broken")
        verdict = one_of(words[1], "mark", ("kept", "broken"))
        return mark(whole(words[0], "a promise", 1, MOST_ID), verdict == "kept")
    if verb == "reject" and len(words) == 2 and words[1].startswith("why="):
        why = words[1].removeprefix("why=")
        if why not in WORDS:
            raise BadNotation(f"there is no reason '{shortened(why, 30)}'")
        return reject(whole(words[0], verb, 1, MOST_ID), why)
    if len(words) != 1:
        raise BadNotation(f"expected: {verb} <number>")
    return numbered(verb, whole(words[0], verb, 1, MOST_ID))


def read_accept(words: list[str], t: Tables) -> tuple[int, tuple[str, ...]]:
    if not 1 <= len(words) <= 2 or (len(words) == 2 and not words[1].startswith("with=")):
        raise BadNotation("expected: accept <number> [with=<moves>]")
    moves = read_moves(words[1].removeprefix("with="), t) if len(words) == 2 else ()
    return whole(words[0], "a proposal", 1, MOST_ID), moves


def read_promise(words: list[str], t: Tables) -> tuple[int, Term]:
    if len(words) != 2 or not words[0].startswith("to="):
        raise BadNotation("expected: promise to=<seat|all> <what>")
    who = words[0].removeprefix("to=")
    return ANYBODY if who == "all" else seat_of(who), read_term(words[1], t)


@lru_cache(KEPT_TEXTS)
def proposal_of(text: str, t: Tables) -> Proposal:
    return read_proposal(split(text)[1:], t)


def accepted_moves(action: Action, t: Tables) -> tuple[str, ...]:
    return read_accept(split(action.text)[1:], t)[1]


def reason_of(action: Action) -> str:
    """Why a proposal is rejected; empty without a reason."""
    return action.text.partition(" why=")[2]


@lru_cache(KEPT_TEXTS)
def promised(text: str, t: Tables) -> tuple[int, Term]:
    return read_promise(split(text)[1:], t)
