"""The six Great Masks with six outlines, each drawn as its right half."""

from attrs import frozen

from game.tabletop.pictures.paint import filled, mirrored, stroked


@frozen
class MaskShape:
    shell: str
    ridges: str  # raised
    hollows: str  # eyes and slots


def _both(path: str) -> str:
    return mirrored(filled(path))


def _lines(path: str, width: float) -> str:
    return mirrored(stroked(path, width))


GREAT = {
    "hau": MaskShape(
        shell=_both("M48 5 C72 5 87 20 87 43 C87 58 80 66 77 78 L64 95 L48 97 Z"),
        ridges=_both("M48 6 L53 6 L55 60 L48 62 Z M56 38 C64 28 76 28 84 38 C76 35 66 36 57 45 Z")
        + _both("M82 54 C74 58 69 68 66 84 L71 79 C74 70 80 64 82 54 Z"),
        hollows=_both("M57 48 C64 40 75 41 80 48 C75 56 63 57 57 53 Z")
        + _lines("M50 74 H57 M50 81 H56 M50 88 H55", 4),
    ),
    "pakari": MaskShape(
        shell=_both("M48 14 L68 10 L79 18 L80 42 L97 50 L95 80 L79 92 L66 84 L60 90 L48 92 Z"),
        ridges=_both("M48 14 L54 13 L58 30 L79 24 L79 32 L56 38 L54 56 L48 56 Z")
        + _both("M80 48 L92 54 L90 76 L80 82 Z"),
        hollows=_both("M56 44 L75 39 L74 48 L58 51 Z") + _both("M48 64 L66 66 L62 76 L48 74 Z"),
    ),
    "akaku": MaskShape(
        shell=_both("M48 3 L60 5 L74 22 L76 58 L66 74 L60 97 L48 97 Z")
        + '<circle fill="#fff" cx="73" cy="43" r="23"/>',
        ridges='<path fill="none" stroke="#fff" stroke-width="5" d="M92 43 A19 19 0 1 1 54 43 '
        'A19 19 0 1 1 92 43"/>' + filled("M46 4 L54 4 L53 30 L47 30 Z"),
        hollows='<circle fill="#fff" cx="73" cy="43" r="12"/>'
        + filled("M28 42 C33 37 40 38 44 43 C40 49 32 49 28 46 Z")
        + _lines("M50 70 H56 M50 79 H55 M50 88 H54", 4),
    ),
    "kakama": MaskShape(
        shell=_both("M48 26 L60 24 L98 3 L88 44 C85 62 70 78 57 97 L48 97 Z"),
        ridges=_both("M48 27 L54 26 L52 66 L48 70 Z M60 34 L93 9 L86 28 L62 44 Z"),
        hollows=_both("M57 52 L80 42 C78 52 68 58 59 59 Z")
        + _lines("M51 82 L60 72 M51 90 L57 83", 4),
    ),
    "kaukau": MaskShape(
        shell=_both("M48 4 C70 4 81 22 81 42 C81 50 80 56 78 60 L66 92 L48 92 Z")
        + mirrored('<circle fill="#fff" cx="80" cy="70" r="17"/>')
        + _both("M48 86 L62 86 L58 99 L48 99 Z"),
        ridges=_both("M48 5 C52 5 58 8 60 14 L54 34 L48 36 Z")
        + mirrored('<circle fill="none" stroke="#fff" stroke-width="5" cx="80" cy="70" r="11"/>'),
        hollows=mirrored('<ellipse fill="#fff" cx="65" cy="45" rx="10" ry="8"/>')
        + mirrored('<circle fill="#fff" cx="80" cy="70" r="5.5"/>')
        + _lines("M51 68 L58 66 M51 76 L57 74", 4),
    ),
    "miru": MaskShape(
        shell=_both(
            "M48 20 L48 2 C52 8 56 14 58 20 C68 20 82 14 90 3 C88 18 91 28 89 46 C87 70 78 86 62 97"
            "C65 88 64 82 58 79 L48 78 Z"
        ),
        ridges=_both(
            "M48 22 L52 22 L53 54 L48 56 Z M58 28 C70 28 80 24 86 16 C84 28 74 36 60 36 Z"
        ),
        hollows=_both("M56 50 C64 40 76 40 81 42 C80 52 68 58 57 57 Z")
        + _both("M56 68 C66 70 74 66 79 60 C76 70 68 77 60 76 Z"),
    ),
}
# Of no mask in particular: the back of all of them.
PLAIN = MaskShape(
    shell=_both("M48 5 L64 7 L82 18 L87 44 C87 64 78 76 72 84 L60 95 L48 97 Z"),
    ridges=_both("M48 6 L53 6 L55 62 L48 66 Z M56 40 L82 30 L84 38 L57 47 Z"),
    hollows=_both("M57 50 L82 41 C82 51 72 58 59 58 Z") + _both("M48 76 H62 L59 83 H48 Z"),
)
