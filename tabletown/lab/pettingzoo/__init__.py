"""PettingZoo environments, one module for each game: ``tabletown.lab.pettingzoo.streets`` and so on.

A module offers ``env`` (with PettingZoo's usual wrappers) and ``raw_env``, both with the keywords
of :class:`tabletown.lab.pettingzoo.base.TownEnv`. Each configuration is also there by name, for
tools that want environments without arguments: ``streets.standard_3.env()``. A game from outside
the package is reached by ``tabletown.lab.pettingzoo.base.of("mygame")``.
"""
