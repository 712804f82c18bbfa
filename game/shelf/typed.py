"""A set-up as somebody has typed it. What cannot be is told in a sentence (OptionError)."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from itertools import islice

from attrs import evolve

from game.core.seats import Seat
from game.core.typed_numbers import number_in
from game.i18n.texts import Texts
from game.shelf.choices import OptionError, Setup
from game.shelf.game import Game
from game.shelf.kept_game import NewGame

NAMES = ("players", "figures", "edition", "house", "seed", "bots")


def add_options(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--players", metavar="N", help=texts.text("option.help_players"))
    figures = texts.text("option.help_figures")
    parser.add_argument("--figures", "--toa", metavar="NAME,…", help=figures)
    parser.add_argument("--bots", metavar="SEAT,…", help=texts.text("option.help_bots"))
    parser.add_argument("--edition", metavar="E", help=texts.text("option.help_edition"))
    parser.add_argument("--house", metavar="H1,…", help=texts.text("option.help_house"))
    parser.add_argument("--seed", metavar="S", help=texts.text("option.help_seed"))


def is_given(typed: Namespace) -> bool:
    return any(getattr(typed, name) is not None for name in NAMES)


def setup_from(game: Game, typed: Namespace, fresh_seed: str) -> Setup:
    """What was not given takes its default: as few people as can play, the first free figures."""
    count = players_in(game, typed.players) if typed.players is not None else None
    figures = figures_in(game, typed.figures or "", count)
    edition = game.choices.usual_edition if typed.edition is None else typed.edition
    return Setup(
        edition_in(game, edition),
        figures,
        options_in(game, typed.house or ""),
        bots_in(game, typed.bots or "", len(figures)),
        seed=typed.seed or fresh_seed,
    )


def opened(game: Game, setup: Setup) -> NewGame:
    """A game that can begin."""
    return NewGame(game, game.open_match(setup), dict(setup.bots), setup.names)


def quick_setup(game: Game, seed: str) -> Setup:
    """One person against two computer players."""
    figures = game.choices.figures[:3]
    bots = {Seat(seat): game.company.usual for seat in range(1, len(figures))}
    return Setup(game.choices.usual_edition, figures, bots=bots, seed=seed)


def first_setup(game: Game, seed: str) -> Setup:
    """The same against the weakest, for whoever plays it for the first time."""
    setup = quick_setup(game, seed)
    bots = dict.fromkeys(setup.bots, game.company.offered[0])
    return evolve(setup, bots=bots, options=game.teaching.options)


def watched_setup(game: Game, seed: str) -> Setup:
    """As many computer players as there can be, and nobody else."""
    edition = game.choices.usual_edition
    figures = game.choices.figures[: game.choices.most_seats(edition)]
    bots = {Seat(seat): game.company.usual for seat in range(len(figures))}
    return Setup(edition, figures, bots=bots, seed=seed)


def players_in(game: Game, text: str) -> int:
    count = number_in(text)
    if count is not None and game.choices.fewest <= count <= game.choices.most:
        return count
    raise _no_such_table(game, text)


def _no_such_table(game: Game, text: str) -> OptionError:
    fewest, most = game.choices.fewest, game.choices.most
    return OptionError(game.texts.text("option.players", fewest=fewest, most=most, text=text))


def edition_in(game: Game, text: str) -> str:
    editions = game.choices.editions
    if text in editions:
        return text
    raise OptionError(game.texts.text("option.edition", text=text, known=", ".join(editions)))


def options_in(game: Game, text: str) -> dict[str, int]:
    """From `H1,H3=5`; `none` and nothing mean none."""
    if text.strip() == "none":
        return {}
    options = [_option_in(game, part) for part in _parts(text)]
    keys = [key for key, _ in options]
    _check_twice(game, [key for key in keys if keys.count(key) > 1])
    return dict(options)


def _check_twice(game: Game, twice: Sequence[str]) -> None:
    if twice:
        raise OptionError(game.texts.text("option.twice", what=twice[0]))


def _parts(text: str) -> Iterator[str]:
    return filter(None, (part.strip() for part in text.split(",")))


def _option_in(game: Game, part: str) -> tuple[str, int]:
    texts, choices = game.texts, game.choices
    key, _, value = part.upper().partition("=")
    option = choices.option(key)
    if option and option.is_switch and not value:
        return key, 1
    if option and not option.is_switch:
        number = number_in(value)
        if number is not None and 1 <= number <= option.most:
            return key, number
        raise OptionError(texts.text("option.number", key=key, most=option.most, text=part))
    known = [o.key if o.is_switch else f"{o.key}=1..{o.most}" for o in choices.options]
    raise OptionError(texts.text("option.house", text=part, known=", ".join(sorted(known))))


def figures_in(game: Game, text: str, count: int | None = None) -> tuple[str, ...]:
    """From `tahu,gali`; whoever has not chosen gets the next figure that is free."""
    named = tuple(map(str.lower, _parts(text)))
    players = max(len(named), game.choices.fewest) if count is None else count
    _check_figures(game, named, players)
    return (*named, *islice(game.choices.free(named), players - len(named)))


def _check_figures(game: Game, named: tuple[str, ...], players: int) -> None:
    text, choices = game.texts.text, game.choices
    for name in named:
        if name not in choices.figures:
            one, known = text("figure.one"), ", ".join(map(str.title, choices.figures))
            raise OptionError(text("option.figure", figure=one, name=name.title(), known=known))
    if len(named) > players:
        count, many = len(named), text("figure.many")
        raise OptionError(
            text("option.too_many_figures", count=count, figures=many, players=players)
        )
    twice = sorted({name.title() for name in named if named.count(name) > 1})
    if twice:
        raise OptionError(text("option.figure_twice", names=", ".join(twice)))
    if players > choices.most:
        raise _no_such_table(game, str(players))


def bots_in(game: Game, text: str, count: int) -> dict[Seat, str]:
    """From `2,3=random`: the seats, counted from 1, that computer players take; `all`, `none`."""
    usual = game.company.usual
    if text.strip() == "none":
        return {}
    if text.strip() == "all":
        return dict.fromkeys(map(Seat, range(count)), usual)
    bots: dict[Seat, str] = {}
    for part in _parts(text):
        seat, _, name = part.partition("=")
        number = number_in(seat)
        if number is None or not 1 <= number <= count:
            raise OptionError(game.texts.text("option.bots", text=part, most=count))
        _check_twice(game, [seat.strip()] if Seat(number - 1) in bots else [])
        game.company.named(name or usual)
        bots[Seat(number - 1)] = name or usual
    return bots
