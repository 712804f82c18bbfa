"""The games in the folder: to go on with, or to watch again."""

from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from attrs import define, evolve, field, frozen
from pygame import Rect, Surface

from game.persistence.errors import GameFileError
from game.persistence.game_file import SUFFIX
from game.persistence.library import Shelved
from game.scenes.base import PageScene
from game.scenes.frame import framed
from game.scenes.library.game_card import HEIGHT, GameCard
from game.scenes.library.listing import Listing
from game.scenes.library.load_details import Chosen, Deed, details
from game.scenes.library.small_picture import small_picture
from game.scenes.library.words import line_of, players_of, title_of, with_box
from game.scenes.notice import Question, go_or_tell
from game.ui.scene import Back, Go, Home, Push
from game.ui.theme import Palette, Style
from game.ui.things import Thing
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.scroll import Scroll
from game.ui.widgets.text_field import Draft, Typed
from game.ui.widgets.widget import Widget

LIST = 0.52  # of the width
FOOT = 44  # points
PICTURE = (480, 270)
TWICE = 0.4  # seconds


@frozen
class Choose:
    """Look at a game; twice in a moment, or by the enter key, to open it."""

    path: Path


@define(eq=False)
class LoadScene(PageScene):
    to_watch: bool = False
    listing: Listing = field(init=False)
    chosen: Path | None = field(default=None, init=False)
    draft: Draft | None = field(default=None, init=False)  # while a game is given a name
    removed: list[Path] = field(factory=list, init=False)  # can be put back until one leaves
    said: str = field(default="", init=False)
    _clicked: float = field(default=-1.0, init=False)  # when a game was pressed last
    # Of what is in sight alone: there may be thousands
    _games: dict[Path, Shelved] = field(factory=dict, init=False)
    _pictures: dict[Path, Surface] = field(factory=dict, init=False)

    name = "load"

    def __attrs_post_init__(self) -> None:
        self.listing = Listing(self.program.library, self._is_here)
        self.come_back()

    def come_back(self) -> None:
        """Read the folder; what was chosen stays chosen, or else what has taken its place."""
        before = self.listing.paths
        place = before.index(self.chosen) if self.chosen in before else 0
        self.listing.read_folder()
        self._keep_only(())
        if self.chosen not in self.listing.paths:
            self.chosen = next(iter(self.listing.paths[place:] or self.listing.paths[-1:]), None)
        self._begin_there()

    def update(self, now: float) -> Go | None:
        go = super().update(now)
        if not self.listing.is_whole:
            self.listing.grow()
            self.chosen = self.chosen or next(iter(self.listing.paths), None)
            self._begin_there()
            self.lay()
        return go

    def is_moving(self) -> bool:
        """The list still grows."""
        return not self.listing.is_whole

    def _begin_there(self) -> None:
        if self.chosen and not self.page.focus.name:
            self.page.focus.name = _name(self.chosen)

    def _is_here(self, box: str) -> bool:
        """Games of the box at hand, and those of which nobody knows what they are."""
        packed = self.program.boxes.shelf.called(box)
        return packed is None or packed.key == self.program.chosen

    @property
    def game(self) -> Shelved | None:
        return self._game(self.chosen) if self.chosen else None

    def _game(self, path: Path) -> Shelved:
        if path not in self._games:
            self._games[path] = self.program.library.shelved(path)
        return self._games[path]

    def _keep_only(self, paths: Collection[Path]) -> None:
        for kept in (self._games, self._pictures):
            for path in kept.keys() - paths:
                del kept[path]

    # What there is

    def widgets(self) -> Sequence[Widget]:
        texts, theme = self.program.texts, self.theme
        heading = texts.text("load.to_watch" if self.to_watch else "load.heading")
        heading = with_box(self.program, heading)
        around, room = framed(self, heading)
        if not self.listing.paths and not self.said:
            return [*around, Label(room, self._empty(), anchor="center")]
        room.height -= theme.px(FOOT) if self.said else 0
        left = Rect(room.topleft, (round(room.width * LIST), room.height))
        right = Rect(left.right, room.top, room.right - left.right, room.height)
        right.width -= theme.px(20)
        right.left += theme.px(20)
        foot = Rect(room.left, room.bottom, room.width, theme.px(FOOT))
        below = self._foot(foot) if self.said else []
        return [*around, *self._list(left), *self._details(right), *below]

    def _empty(self) -> str:
        texts = self.program.texts
        if not self.listing.is_whole:
            return texts.text("load.looking")
        if len(self.program.boxes.shelf.boxes) > 1:
            return texts.text("load.empty_box", box=self.program.box_title)
        return texts.text("load.empty")

    def _list(self, room: Rect) -> list[Widget]:
        each, bar = self.theme.px(HEIGHT), self.theme.px(8)
        step, paths = each + self.theme.px(4), self.listing.paths
        scroll = self.scroll(room, "load.list", (), len(paths) * step)
        places = self._places(scroll, step)
        self._keep_only({paths[i] for i in places})
        cards = (
            self._card(paths[i], Rect(room.left, room.top + i * step, room.width - 2 * bar, each))
            for i in places
        )
        return [evolve(scroll, widgets=tuple(cards))]

    def _places(self, scroll: Scroll, step: int) -> list[int]:
        """What is in sight, the next at both ends for the keyboard, and where that was last."""
        paths = self.listing.paths
        first, last = scroll.rolled // step - 1, (scroll.rolled + scroll.rect.height) // step + 1
        places = {*range(max(first, 0), min(last + 1, len(paths)))}
        return sorted(places | ({paths.index(self.chosen)} if self.chosen in paths else set()))

    def _card(self, path: Path, rect: Rect) -> GameCard:
        texts, program, game = self.program.texts, self.program, self._game(path)
        return GameCard(
            rect,
            _name(game.path),
            heading=title_of(program, game),
            line=line_of(program, game),
            message=Choose(game.path),
            picture=self._picture(game.path),
            more="" if game.is_autosave else players_of(program, game),
            trouble=texts.text("load.is_open") if game.is_open else game.trouble,
            is_on=game.path == self.chosen,
        )

    def _picture(self, path: Path) -> Surface:
        """As it was when the game was left; an island in the dark where there is none."""
        if path not in self._pictures:
            picture = small_picture(self.program.library.thumbnail_path(path))
            self._pictures[path] = picture or self.program.backdrop.island(PICTURE)
        return self._pictures[path]

    def _details(self, room: Rect) -> list[Widget]:
        if self.game is None:
            return []
        picture = self._picture(self.game.path)
        chosen = Chosen(self.game, picture, to_watch=self.to_watch, draft=self.draft)
        return details(self.program, self.theme, room, chosen)

    def _foot(self, place: Rect) -> list[Widget]:
        texts = self.program.texts
        line = place.inflate(0, -self.theme.px(8))
        line.bottom = place.bottom
        widgets: list[Widget] = []
        if self.removed:
            button = Rect(
                line.right - self.theme.px(170), line.top, self.theme.px(170), line.height
            )
            line.width -= button.width + self.theme.gap
            words = texts.text("load.put_back_words", name=self.removed[-1].stem)
            label = texts.text("load.put_back")
            widgets.append(Button(button, "load.put_back", label, Deed.PUT_BACK, words))
        said = self.theme.shortened(self.said, Style.BODY, line.width)
        return [*widgets, Label(line, said, Style.BODY, Palette.GOLD, "midleft")]

    # What is done about it

    def focused(self, thing: Thing) -> None:
        """The keyboard shows what it comes to."""
        if isinstance(thing.message, Choose):
            self._choose(thing.message.path)

    def _choose(self, path: Path) -> None:
        self.chosen, self.draft = path, None

    def cancel(self) -> Go | None:
        if self.draft is None:
            return Back()
        self.draft = None
        return None

    def react(self, message: object) -> Go | None:
        match message:
            case Choose(path):
                return self._choose_or_open(path)
            case Typed(_, draft):
                self.draft = draft
            case Deed.PUT_BACK:
                self._try(self._put_back)
            case Deed():
                return self._do(message)
            case _:
                pass
        return None

    def _choose_or_open(self, path: Path) -> Go | None:
        is_twice = self.now - self._clicked < TWICE and not self.page.uses_keys
        self._clicked = self.now
        if path == self.chosen and (is_twice or self.page.uses_keys):
            return self._do(Deed.WATCH if self.to_watch else Deed.GO_ON)
        self._choose(path)
        return None

    def _do(self, deed: Deed) -> Go | None:
        game = self.game
        if game is None:
            return None
        match deed:
            case Deed.GO_ON:
                if game.over or game.trouble:
                    return None
                return go_or_tell(self.program, lambda: Home(self.program.routes.go_on(game.path)))
            case Deed.WATCH:
                return go_or_tell(self.program, lambda: Push(self.program.routes.watch(game.path)))
            case Deed.COPY:
                self._try(lambda: self._copy(game.path))
            case Deed.REMOVE:
                return Push(self._question(game))
            case Deed.RENAME:
                self.draft = Draft.of("" if game.is_autosave else game.name)
                self.page.focus.name, self.page.focus.is_visible = "load.name", True
            case Deed.NAME:
                self._try(lambda: self._rename(game.path))
            case Deed.LEAVE_NAME | Deed.PUT_BACK:
                self.draft = None
        return None

    def _question(self, game: Shelved) -> Question:
        texts = self.program.texts
        return Question(
            self.program,
            texts.text("load.ask_remove", name=title_of(self.program, game)),
            texts.text("load.remove"),
            texts.text("load.keep"),
            lambda: self._try(lambda: self._remove(game.path)),
        )

    # What happens to the files

    def _try(self, change: Callable[[], None]) -> None:
        """Whatever stands in the way is said in the last line."""
        try:
            change()
        except GameFileError as error:
            self.said = str(error)
        self.come_back()

    def _copy(self, path: Path) -> None:
        self.chosen = self.program.library.copy(path)
        self.said = self.program.texts.text("load.copied", name=self.chosen.stem)

    def _rename(self, path: Path) -> None:
        assert self.draft is not None
        self.chosen = self.program.library.rename(path, self.draft.text)
        self.said = self.program.texts.text("load.renamed", name=self.chosen.stem)
        self.draft, self.page.focus.name = None, _name(self.chosen)

    def _remove(self, path: Path) -> None:
        self.removed.append(self.program.library.delete(path))
        self.said = self.program.texts.text("load.removed", name=path.stem)
        self.page.focus.name = "load.put_back"

    def _put_back(self) -> None:
        self.chosen = self.program.library.restore(self.removed.pop())
        self.said = self.program.texts.text("load.restored", name=self.chosen.stem)
        self.page.focus.name = _name(self.chosen)


def _name(path: Path) -> str:
    """Two games may differ in their endings alone."""
    return f"load.game.{path.stem if path.suffix == SUFFIX else path.name}"
