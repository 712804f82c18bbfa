"""What moves in the background does so seldom, and only before somebody."""

from game.ui.idle_motion import CYCLE, PATIENCE, RATE, IdleMotion


def roused(now: float = 0.0) -> IdleMotion:
    motion = IdleMotion()
    motion.rouse(now)
    return motion


def test_nothing_moves_before_anybody_did_something() -> None:
    motion = IdleMotion()

    assert motion.next_change(5.0) is None
    assert motion.phase_at(0.0) == motion.phase_at(100.0)


def test_phases_follow_each_other_at_most_twelve_times_a_second() -> None:
    motion, now, phases = roused(), 0.0, []
    for _ in range(CYCLE):
        then = motion.next_change(now)
        assert then is not None
        assert then - now >= 1 / 12
        now = then + 1e-6
        phases.append(motion.phase_at(now))

    assert sorted(phases, key=lambda phase: phase or 0) == list(range(CYCLE))


def test_it_rests_after_a_while_as_it_was_last_seen() -> None:
    motion = roused()
    late = PATIENCE + 0.001

    assert motion.next_change(late) is None
    assert motion.phase_at(late) == motion.phase_at(late + 1000)


def test_it_goes_on_where_it_rested() -> None:
    motion = roused()
    rested = motion.phase_at(100.0)

    motion.rouse(100.0)

    assert motion.phase_at(100.0) == rested
    assert motion.phase_at(100.0 + 1.5 / RATE) != rested


def test_every_input_puts_off_its_rest() -> None:
    motion = roused()
    motion.rouse(PATIENCE - 1)

    assert motion.next_change(PATIENCE + 10) is not None


def test_it_rests_while_nobody_attends() -> None:
    motion = roused()
    motion.attend(2.0, is_attended=False)
    rested = motion.phase_at(2.0)

    assert motion.next_change(3.0) is None
    assert motion.phase_at(9.0) == rested

    motion.attend(9.0, is_attended=True)
    assert motion.next_change(9.0) is None
    motion.rouse(10.0)
    assert motion.phase_at(10.0) == rested
    assert motion.next_change(10.0) is not None


def test_a_pointer_that_passes_over_rouses_nothing() -> None:
    motion = roused()
    motion.attend(2.0, is_attended=False)
    rested = motion.phase_at(2.0)

    motion.rouse(3.0)

    assert motion.next_change(3.0) is None
    assert motion.phase_at(9.0) == rested


def test_with_reduced_motion_there_is_none() -> None:
    motion = roused()
    motion.is_wanted = False

    assert motion.phase_at(1.0) is motion.next_change(1.0) is None
