"""The kernel: a game is a deterministic state machine that asks seats to decide.

The kernel knows no game. It knows steps (moments of a rulebook), decisions,
actions with a text notation, events with visibility, views, records and the
small generator that all chance comes from.
"""
