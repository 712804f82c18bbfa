"""What the tests of pictures and sounds need, to bake them again."""

NEEDS_ART = "needs the extra `art`: python3 -m tools proof art"
