"""Motions: what a seat asks of the others (undo, pause, resume, replace, cancel, end)."""

from __future__ import annotations

from tabletown.server.errors import Trouble
from tabletown.server.protocol.parts import MotionInfo, MotionKind
from tabletown.server.storage.schema import MotionDoc, TableDoc


def asked_seats(doc: TableDoc, by: int, kind: str, target: int | None, gone: set[int]) -> list[int]:
    """Whose consent is needed: one seat of every other person, not counting who is gone.

    A person is asked once, at the first of their seats. The person to be replaced is not asked if
    gone. Bots agree to everything.
    """
    mine = doc.seats[by].user
    asked: dict[str, int] = {}
    for seat, holder in enumerate(doc.seats):
        if holder.kind != "person" or holder.user is None or holder.user == mine:
            continue
        # A rated game does not end without a result behind somebody's back.
        must_agree = kind == "undo" or (doc.settings.rated and kind in ("cancel", "end"))
        if seat in gone and not must_agree:
            continue
        asked.setdefault(holder.user, seat)
    return sorted(asked.values())


def move(
    doc: TableDoc,
    id: str,
    kind: MotionKind,
    by: int,
    at: float,
    *,
    version: int,
    target: int | None = None,
    actions: int = 0,
    gone: set[int] | None = None,
) -> MotionDoc:
    """Put a motion before the table; one of a kind at a time."""
    for other in doc.motions:
        if other.kind == kind and other.target == target:
            raise Trouble("taken", f"there is a motion to {kind} already")
    if kind == "replace":
        if target is None or target >= len(doc.seats) or doc.seats[target].kind != "person":
            raise Trouble("bad-usage", "only a person's seat can be given to a bot")
    elif target is not None:
        raise Trouble("bad-usage", f"a motion to {kind} has no target")
    if kind == "pause" and doc.paused:
        raise Trouble("paused", "the table is paused already")
    if kind == "resume" and not doc.paused:
        raise Trouble("running", "the table is not paused")
    needs = asked_seats(doc, by, kind, target, gone or set())
    motion = MotionDoc(id, kind, by, at, target, actions, version, [], needs)
    doc.motions.append(motion)
    return motion


def passed(motion: MotionDoc) -> bool:
    return set(motion.needs) <= set(motion.yes)


def find(doc: TableDoc, id: str) -> MotionDoc:
    for motion in doc.motions:
        if motion.id == id:
            return motion
    raise Trouble("not-found", "there is no such motion any more")


def vote(doc: TableDoc, motion: MotionDoc, seat: int, agree: bool) -> None:
    """A seat answers. No by anyone, or withdrawing it, ends the motion."""
    user = doc.seats[seat].user
    if seat == motion.by or (user is not None and doc.seats[motion.by].user == user):
        if agree:
            return
        doc.motions.remove(motion)
        return
    mine = [other for other in motion.needs if doc.seats[other].user == user]
    if not mine:
        raise Trouble("not-allowed", "your consent is not asked")
    if agree:
        motion.yes.extend([other for other in mine if other not in motion.yes])
    else:
        doc.motions.remove(motion)


def undo_allowed(doc: TableDoc) -> str:
    """What may be taken back: a rated game knows no undo by consent."""
    return "free" if doc.settings.rated and doc.settings.undo != "none" else doc.settings.undo


def drop_undo(doc: TableDoc) -> None:
    """After the next action an undo would take back something else: such motions lapse."""
    doc.motions = [motion for motion in doc.motions if motion.kind != "undo"]


def info(motion: MotionDoc) -> MotionInfo:
    return MotionInfo(
        id=motion.id,
        kind=motion.kind,
        by=motion.by,
        at=motion.at,
        target=motion.target,
        actions=motion.actions,
        version=motion.version,
        yes=motion.yes,
        needs=motion.needs,
    )
