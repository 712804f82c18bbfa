"""Dice are true bodies."""

import pytest

from game.tabletop.pictures.solids import solid


@pytest.mark.parametrize("sides", [6, 8, 12])
def test_a_die_has_as_many_faces_as_its_name_says(sides: int) -> None:
    faces = solid(sides)

    assert len(faces) == sides
    assert len({len(face.corners) for face in faces}) == 1
    for face in faces:
        heights = {round(corner.dot(face.normal), 6) for corner in face.corners}
        assert {round(corner.length(), 6) for corner in face.corners} == {1}
        assert len(heights) == 1
