"""Which package holds which game: learnt when a game is defined, wherever that package lives."""

from __future__ import annotations

_games: dict[str, str] = {}  # package -> game
_packages: dict[str, str] = {}  # game -> package
_owners: dict[str, str] = {}  # module -> game, as far as somebody asked


def game_defined(game: str, package: str) -> None:
    """A class of games called ``game`` was defined in ``package``; the first definition counts."""
    _games.setdefault(package, game)
    _packages.setdefault(game, package)
    _owners.clear()


def package_of(game: str) -> str:
    """The package of a game that is loaded."""
    return _packages[game]


def owner_of(module: str) -> str:
    """The game whose package ``module`` belongs to; without one the name of the whole library."""
    owner = _owners.get(module)
    if owner is None:
        package = module
        while package and package not in _games:
            package = package.rpartition(".")[0]
        owner = _owners[module] = _games.get(package) or module.partition(".")[0]
    return owner
