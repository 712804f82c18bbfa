"""Six Toa with six outlines, in a box a hundred wide and a hundred and fifty high."""

from attrs import frozen

from game.tabletop.pictures.paint import filled, mirrored, stroked
from game.tabletop.shapes.elements import Element

_TORSO = filled(
    "M50 64 C62 62 74 65 78 76 L70 90 L62 100 L65 110 L71 135 H54 L51 116 H49 L46 135 H29 L35 110"
    "L38 100 L30 90 L22 76 C26 65 38 62 50 64 Z"
)
_BROAD = filled(
    "M50 62 C70 54 86 60 91 76 L76 94 L68 104 L72 112 L78 137 H56 L52 118 H48 L44 137 H22 L28 112"
    "L32 104 L24 94 L9 76 C14 60 30 54 50 62 Z"
)
_SLIM = filled(
    "M50 64 C58 62 68 65 71 75 L64 90 L58 100 L61 110 L66 135 H54 L51 114 H49 L46 135 H34 L39 110"
    "L42 100 L36 90 L29 75 C32 65 42 62 50 64 Z"
)
_PLATES = mirrored(
    filled("M49 68 L66 69 L63 84 L49 92 Z") + filled("M55 116 L66 114 L70 130 H56 Z")
) + mirrored('<ellipse fill="#fff" cx="75" cy="73" rx="10" ry="8"/>')
_SLIM_PLATES = mirrored(
    filled("M49 68 L62 69 L59 82 L49 90 Z") + filled("M54 116 L62 114 L65 130 H55 Z")
) + mirrored('<ellipse fill="#fff" cx="68" cy="72" rx="8" ry="7"/>')
_BROAD_PLATES = mirrored(
    filled("M49 68 L72 66 L67 86 L49 96 Z") + filled("M57 118 L72 116 L77 132 H58 Z")
) + mirrored('<ellipse fill="#fff" cx="84" cy="71" rx="13" ry="10"/>')
_MASK = filled("M35 38 C35 25 42 21 50 21 C58 21 65 25 65 38 L61 55 L55 64 H45 L39 55 Z")
_EYES = mirrored(filled("M52 44 L63 38 L62 45 L54 49 Z"))

_MARKS = (
    stroked("M50 24 V38", 1.8)
    + mirrored(stroked("M53 36 L63 32", 1.8) + stroked("M60 49 L56.5 58", 1.6))
    + stroked("M47 52 H53", 1.6)
    + stroked("M46.5 57.5 H53.5", 1.6)
)
_LOW_MARKS = (
    mirrored(stroked("M52.5 50.5 H64", 1.8) + stroked("M60 63 L57 69", 1.6))
    + stroked("M46 64.5 H54", 1.6)
    + stroked("M46.5 68.5 H53.5", 1.6)
)
_DEEP_MARKS = (
    stroked("M50 34 V44", 1.8)
    + mirrored(stroked("M53 45.5 L65 40.5", 1.8) + stroked("M62 57 L57.5 64", 1.6))
    + stroked("M46 60 H54", 1.6)
    + stroked("M46.5 64.5 H53.5", 1.6)
)
JOINTS = (  # grooves in every body
    stroked("M42 100 H58", 1.8)
    + stroked("M44 95.5 H56", 1.6)
    + mirrored(stroked("M53.5 113 L63 110.5", 1.8))
)


@frozen
class Figure:
    """Its parts."""

    body: str
    armour: str
    crest: str
    behind: str = ""  # the tool, as far as it is held behind the body
    before: str = ""  # and in front of it
    mask: str = _MASK
    eyes: str = _EYES
    marks: str = _MARKS  # grooves in the mask


TOA = {  # by their elements
    Element.FIRE: Figure(
        behind=filled("M85 66 L79 50 C75 40 85 34 79 20 L87 3 C96 18 90 28 94 40 L90 66 Z"),
        body=_TORSO + stroked("M74 78 L86 84 L88 68", 10) + stroked("M26 78 L16 92 L22 106", 10),
        armour=_PLATES,
        crest=filled(
            "M34 44 C24 30 34 20 28 6 C38 8 42 14 44 18 C44 10 48 6 50 0 C52 6 56 10 56 18"
            "C58 14 62 8 72 6 C66 20 76 30 66 44 Z"
        ),
        before=stroked("M79 69 H97", 5),
    ),
    Element.WATER: Figure(
        body=_SLIM + mirrored(stroked("M68 77 L82 84 L84 94", 9)),
        armour=_SLIM_PLATES,
        crest=mirrored(filled("M56 30 L84 20 C86 38 78 52 60 58 Z"))
        + filled("M38 30 C46 20 46 8 50 0 C54 8 54 20 62 30 Z"),
        before=mirrored(stroked("M84 82 V112 C84 128 66 126 69 111", 6)),
    ),
    Element.AIR: Figure(
        behind=stroked("M16 122 L80 18", 6)
        + filled("M64 26 L84 1 C99 14 103 36 92 52 C88 40 80 32 64 26 Z"),
        body=_SLIM + stroked("M66 76 L78 68 L68 48", 9) + stroked("M33 76 L19 90 L29 102", 9),
        armour=_SLIM_PLATES,
        crest=filled("M64 36 L58 14 L38 4 L40 12 L20 10 L32 22 L18 26 L34 36 L24 42 L40 52 Z"),
    ),
    Element.STONE: Figure(
        behind=filled("M28 10 L50 1 L74 7 L84 24 L70 38 L32 38 L18 25 Z"),
        body=_BROAD + mirrored(stroked("M84 74 L93 50 L79 30", 12)),
        armour=_BROAD_PLATES,
        crest=filled("M28 60 L30 44 L40 38 H60 L70 44 L72 60 Z"),
        mask=filled("M34 50 C34 44 40 42 50 42 C60 42 66 44 66 50 L63 66 L56 72 H44 L37 66 Z"),
        eyes=mirrored(filled("M52 54 H64 L62 61 H53 Z")),
        marks=_LOW_MARKS,
    ),
    Element.EARTH: Figure(
        body=_BROAD + mirrored(stroked("M86 74 L92 92 L87 104", 14)),
        armour=_BROAD_PLATES,
        crest=filled("M26 54 L30 34 L42 24 H58 L70 34 L74 54 L62 60 H38 Z"),
        mask=filled("M33 42 L42 32 H58 L67 42 L65 58 L56 69 H44 L35 58 Z"),
        eyes=mirrored(filled("M52 50 L64 45 L62 53 L54 55 Z")),
        before=mirrored(
            filled("M75 103 H99 L100 124 L95 112 L92 134 L87 114 L82 130 L81 112 L74 120 Z")
        ),
        marks=_DEEP_MARKS,
    ),
    Element.ICE: Figure(
        behind=stroked("M87 138 V24", 5) + filled("M87 0 L96 22 L87 34 L78 22 Z"),
        body=_TORSO + stroked("M74 78 L85 90", 10) + stroked("M26 78 L22 92", 10),
        armour=_PLATES,
        crest=filled("M34 46 L38 18 L50 4 L62 18 L66 46 Z"),
        mask=_MASK + '<circle fill="#fff" cx="61" cy="41" r="10"/>',
        eyes=filled("M37 40 L48 44 L46 49 L38 46 Z")
        + '<circle fill="#fff" cx="61" cy="41" r="5.5"/>',
        before=filled("M22 78 L40 85 L38 105 L22 121 L6 105 L4 85 Z"),
    ),
}
