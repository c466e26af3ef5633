"""Learned players: small networks that imitate bots or play themselves, on one processor core.

    python -m tabletown.lab.train streets --method imitate --teacher normal --minutes 2 --into streets.npz
    python -m tabletown.lab.train streets --method selfplay --minutes 5 --from streets.npz --into better.npz
    python -m tabletown.lab.train streets --judge better.npz --against random,easy,normal --games 100

docs/lab/baselines.md has the results for all games.
"""
