"""What a frame of the table costs, without the display's own flip, beside pyscroll's.

1920×1080, all tiles laid, a token on every token field, a pawn for each of six players. Processor
time: what else the machine does meanwhile does not count.
"""

import os
import time
from collections.abc import Callable, Mapping
from math import ceil, cos, pi, sin
from random import Random
from statistics import median
from typing import TypeAlias

import pygame
from pygame import SRCALPHA, Color, FRect, Rect, Surface, Vector2

from game.boxes.quest.bots import bot_named
from game.boxes.quest.opening import open_match
from game.boxes.quest.table.island.places import Places
from game.boxes.quest.table.island.plates import PlatePainter
from game.boxes.quest.table.island.sprite import Scaled, Sprite
from game.boxes.quest.table.island.view import IslandView
from game.levels import LevelSet
from game.rules import quest
from game.rules.quest.editions import EN, HouseRules, Terms
from game.rules.quest.pieces import Kind, Toa
from game.rules.quest.state import Island
from game.rules.quest.tiles import Atlas
from game.ui.camera import Camera, View
from tools.benches.scrolling import scrolling_map

SIZE = (1920, 1080)
CLOSE = 64.0  # pixels per cell
FRAMES, ROUNDS = 60, 9
QUICK_ROUNDS = 3
PACE = 13  # pixels per frame
SPRITES = 126  # of pyscroll's map: tokens and pawns
TOKEN, PAWN = 0.9, 1.3  # cells
Reel: TypeAlias = Callable[[int], None]  # draws the frame of this number


def frame_figures(levels: LevelSet, *, quick: bool) -> dict[str, float]:
    """Milliseconds; `pan_vs_pyscroll` says how many times faster than pyscroll the table is."""
    screen = _screen()
    atlas = Atlas(levels.tiles)
    island = big_island(atlas)
    reels = {
        "walk": walking(levels, island, screen),
        "pan": panning(levels, island, screen),
        "pyscroll": pyscrolling(Places(island, atlas).bounds(), screen),
        "zoom": zooming(levels, island, screen),
    }
    taken = _measure(reels, QUICK_ROUNDS if quick else ROUNDS)
    ratios = [peer / own for own, peer in zip(taken["pan"], taken["pyscroll"], strict=True)]
    return {
        "frame.walk_ms": round(median(taken["walk"]), 2),
        "frame.pan_ms": round(median(taken["pan"]), 2),
        "frame.pyscroll_pan_ms": round(median(taken["pyscroll"]), 2),
        "frame.pan_vs_pyscroll": round(median(ratios), 2),
        "frame.zoom_ms": round(median(taken["zoom"]), 2),
    }


def _screen() -> Surface:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    return pygame.display.set_mode(SIZE)


def _measure(reels: Mapping[str, Reel], rounds: int) -> dict[str, list[float]]:
    """By reel, the milliseconds of a frame in every round; all reels take turns."""
    taken: dict[str, list[float]] = {name: [] for name in reels}
    for number in range(rounds + 1):
        for name, reel in reels.items():
            began = time.process_time()
            for frame in range(number * FRAMES, (number + 1) * FRAMES):
                reel(frame)
            if number:  # the first round only warms up
                taken[name].append(1e3 * (time.process_time() - began) / FRAMES)
    return taken


# What is shown


def big_island(atlas: Atlas) -> Island:
    """All tiles, laid by computer players."""
    match = open_match(Terms(EN, HouseRules(), tuple(Toa), atlas), "bench")
    match.begin()
    bot, rng = bot_named("sensible"), Random(1)
    while len(match.state.island.laid) < len(atlas.tiles):
        seat = quest.to_move(match.state)
        assert seat is not None
        match.submit(bot.choose(quest.observe(match.state, seat), rng))
    return match.state.island


def table_of(levels: LevelSet, island: Island, screen: Surface) -> IslandView:
    """With every plate painted, as after a first look at the whole island."""
    atlas = Atlas(levels.tiles)
    places = Places(island, atlas)
    camera = Camera(Rect((0, 0), SIZE), places.bounds())
    view = IslandView.of(camera, PlatePainter.of(atlas, levels.pictures))
    looks = {kind: Scaled.of(_disc(kind), TOKEN) for kind in Kind}
    view.show(island)
    view.put(
        {
            number: Sprite(looks[kind], places.field_place(number))
            for laid in island.laid.values()
            for number, kind in atlas.token_fields[laid.tile]
        }
    )
    view.draw(screen)
    return view


def _disc(number: int, side: int = 128) -> Surface:
    picture = Surface((side, side), SRCALPHA)
    colour = Color.from_hsva(50 * number, 60, 80, 100)
    pygame.draw.aacircle(picture, colour, (side // 2, side // 2), side // 2 - 2)
    return picture.convert_alpha()


def _pawns(middle: Vector2) -> list[Sprite]:
    looks = [Scaled.of(_disc(toa, 160), PAWN) for toa in Toa]
    return [Sprite(look, middle + Vector2(2 * toa - 5, toa % 3)) for toa, look in enumerate(looks)]


# The reels


def walking(levels: LevelSet, island: Island, screen: Surface) -> Reel:
    """One pawn walks around; all six are drawn."""
    view = table_of(levels, island, screen)
    middle = Vector2(view.camera.bounds.center)
    view.camera.look(View(middle, CLOSE))
    walker, *others = _pawns(middle)

    def draw(frame: int) -> None:
        turn = 2 * pi * frame / FRAMES
        place = middle + Vector2(cos(turn), sin(turn)) * 3
        view.draw(screen, [Sprite(walker.look, place), *others])

    return draw


def panning(levels: LevelSet, island: Island, screen: Surface) -> Reel:
    view = table_of(levels, island, screen)
    bounds = view.camera.bounds
    pawns = _pawns(Vector2(bounds.center))

    def draw(frame: int) -> None:
        view.camera.look(View(bounds.topleft + _way(frame, bounds), CLOSE))
        view.draw(screen, pawns)

    return draw


def pyscrolling(bounds: FRect, screen: Surface) -> Reel:
    """The same way over a square map of the same size by pyscroll, with as many sprites."""
    cells = ceil(bounds.width), ceil(bounds.height)
    pictures = [_disc(number % len(Kind), round(TOKEN * CLOSE)) for number in range(SPRITES)]
    scrolling = scrolling_map(cells, round(CLOSE), SIZE, pictures)

    def draw(frame: int) -> None:
        scrolling.draw(screen, _way(frame, bounds) * CLOSE)

    return draw


def _way(frame: int, bounds: FRect) -> Vector2:
    """To and fro across the island, in cells from its corner, never looking beyond its edges."""
    view = Vector2(SIZE) / CLOSE
    room = Vector2(bounds.size) - view
    gone = PACE * frame / CLOSE
    return view / 2 + (_bounced(gone, room.x), _bounced(gone * 0.6, room.y))


def _bounced(gone: float, room: float) -> float:
    return room - abs(gone % (2 * room) - room) if room > 0 else 0.0


def zooming(levels: LevelSet, island: Island, screen: Surface) -> Reel:
    """From all to close up and back, over and over."""
    view = table_of(levels, island, screen)
    camera = view.camera
    ends = camera.fitting(camera.bounds), View(Vector2(camera.bounds.center), 100.0)
    pawns = _pawns(Vector2(camera.bounds.center))

    def draw(frame: int) -> None:
        leg, share = divmod(frame, FRAMES)
        if share == 0:
            camera.look(ends[leg % 2])
            camera.glide_to(ends[(leg + 1) % 2], 0, 1)
        camera.advance((share + 0.5) / FRAMES)
        view.draw(screen, pawns)

    return draw
