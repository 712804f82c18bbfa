"""Which frames were late, and whether somebody had pressed something."""

from game.ui.frame_times import FrameTimes


def test_late_frames_are_told_and_answers_apart() -> None:
    spent = iter((0.0, 0.010, 1.0, 1.020, 2.0, 2.030))
    times = FrameTimes(lambda: next(spent))

    for is_answer in (False, False, True):
        times.begin()
        times.is_answer = is_answer
        times.end()

    assert times.drawn == 3
    assert times.late == [20.0]
    assert times.late_answers == [30.0]


def test_frames_while_somebody_thinks_are_told_apart() -> None:
    spent = iter((0.0, 0.010, 1.0, 1.020, 2.0, 2.030))
    thinks = [False]
    times = FrameTimes(lambda: next(spent), lambda: thinks[0])

    for thinks[0] in (True, False, True):
        times.begin()
        times.end()

    assert times.facts() == {
        "drawn": 3,
        "late_ms": [20.0, 30.0],
        "late_answers_ms": [],
        "thinking": 2,
        "late_thinking_ms": [30.0],
    }
