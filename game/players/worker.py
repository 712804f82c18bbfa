"""Thinks in a process of its own, so that no picture waits for it.

The process is spawned, which a frozen program can do, too. It ends when its pipe closes: with the
program, however that ends.
"""

import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from time import monotonic
from typing import Generic

from attrs import define, field

from game.core.ruleset import A, O
from game.players.messages import Reader, Writer
from game.players.player import Troupe

WORKERS = 2  # the first, and one in its place; then something is wrong that no third one mends
GOODBYE = 1.0  # seconds
PATIENCE = 30.0  # seconds: whoever thinks longer will never know


@define(eq=False)
class WorkerThought(Generic[O, A]):
    """A question, and its answer once that is there."""

    thinker: "WorkerThinker[O, A]" = field(repr=False)
    name: str
    seen: O = field(repr=False)
    rng: Random = field(repr=False)
    decided: A | None = None

    @property
    def answer(self) -> A | None:
        if self.decided is None:
            self.thinker.attend_to(self)
        return self.decided


@define
class _Worker(Generic[O, A]):
    """A process, our end of its pipe, and what it thinks about: one question at a time.

    So it is always about to read what is sent to it, and sending never waits.
    """

    process: BaseProcess
    pipe: Connection
    writer: Writer
    thought: WorkerThought[O, A] | None = None
    since: float = 0.0  # when it began to think about that

    def attend_to(self, thought: WorkerThought[O, A], now: float) -> None:
        """Raises EOFError or OSError if it is no more."""
        self._listen()
        if self.thought is None and thought.decided is None:
            lasting = thought.thinker.players.lasting(thought.name)
            question = (thought.name, thought.seen, thought.rng)
            self.pipe.send_bytes(self.writer.written(question, lasting))
            self.thought, self.since = thought, now

    def _listen(self) -> None:
        if self.thought is not None and self.pipe.poll():
            self.thought.decided = self.pipe.recv()
            self.thought = None

    def dismiss(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join(GOODBYE)
        if self.process.is_alive():  # it was stopped, and hears nothing
            self.process.kill()
            self.process.join(GOODBYE)


@define(eq=False)
class WorkerThinker(Generic[O, A]):
    """A worker that dies is replaced once; after that the program thinks itself."""

    players: Troupe
    now: Callable[[], float] = monotonic
    _worker: _Worker[O, A] | None = field(default=None, init=False)
    _vacancies: int = field(default=WORKERS, init=False)

    def warm(self) -> None:
        if self._worker is None and self._vacancies:
            self._hire()

    @property
    def is_thinking(self) -> bool:
        return self._worker is not None and self._worker.thought is not None

    def ask(self, name: str, seen: O, rng: Random, /) -> WorkerThought[O, A]:
        thought: WorkerThought[O, A] = WorkerThought(self, name, seen, rng)
        self.attend_to(thought)
        return thought

    def attend_to(self, thought: WorkerThought[O, A]) -> None:
        """Fetch its answer, or see to it that it is thought about as soon as can be."""
        self.warm()
        while self._worker is not None:
            try:
                self._worker.attend_to(thought, self.now())
                return self._cut_off(self._worker)
            except (EOFError, OSError):
                self.close()
                self.warm()
        self._decide(thought, thought.name)
        return None

    def _decide(self, thought: WorkerThought[O, A], name: str) -> None:
        thought.decided = self.players[name].choose(thought.seen, thought.rng)

    def _cut_off(self, worker: _Worker[O, A]) -> None:
        """A player who never answers is no reason to stop the game."""
        late = worker.thought
        stand_in = self.players.stand_in(late.name) if late else None
        if late and stand_in is not None and self.now() - worker.since > PATIENCE:
            self.close()
            self._vacancies += 1
            self._decide(late, stand_in)

    def close(self) -> None:
        if self._worker is not None:
            self._worker.dismiss()
            self._worker = None

    def _hire(self) -> None:
        self._vacancies -= 1
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self.players), daemon=True)
        try:
            process.start()
        except OSError:  # no room for one more process
            ours.close()
        else:
            self._worker = _Worker(process, ours, Writer())
        finally:
            theirs.close()


def work(questions: Connection, players: Troupe) -> None:
    """What the process does all its life.

    Whatever else goes wrong ends it, and comes to light with whoever thinks in its place.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the program
    reader = Reader()
    try:
        while True:
            name, seen, rng = reader.read(questions.recv_bytes())
            questions.send(players[name].choose(seen, rng))
    except (EOFError, OSError):  # the program has ended
        return
