"""Masks, Rahi and the swarm, as things of several layers."""

from game.boxes.masks.table.shapes import signs
from game.boxes.masks.table.shapes.masks import shape_of
from game.boxes.masks.table.shapes.signs import circle
from game.rules.masks.pieces import Breed, KranaType
from game.tabletop.pictures.paint import filled, mirrored, stroked
from tools.masks.art.cards.layers import darker, lighter
from tools.masks.art.cards.relief import Thing

HOLLOW = "#140e0a"
MASKS = {
    "hau": "#d59a2e",
    "pakari": "#5c626c",
    "akaku": "#b9d3df",
    "kakama": "#c22a22",
    "kaukau": "#2f8f45",
    "miru": "#6a55b8",
    "komau": "#8f6fa8",
    "ruru": "#8d9aa6",
    "rau": "#5f94a0",
    "mahiki": "#b08a4e",
    "huna": "#6f7f8f",
    "matatu": "#a8674a",
}


def mask(key: str, colour: str | None = None) -> Thing:
    shape, own = shape_of(key), colour or MASKS[key]
    return ((shape.shell, own), (shape.ridges, lighter(own)), (shape.hollows, HOLLOW))


# Rahi, by family

NUI_RAMA = (
    (mirrored(filled("M53 40 C60 10 84 0 99 8 C102 30 84 46 54 48 Z")), "#eef2d8"),
    (mirrored(filled("M54 50 C70 44 92 50 97 68 C84 76 62 68 53 56 Z")), "#d8e0b0"),
    (mirrored(stroked("M56 26 L90 12 M56 44 L94 26 M60 56 L88 64", 2)), "#8a9a5a"),
    (
        stroked("M50 2 V22", 5)
        + mirrored(stroked("M54 28 L68 12", 4.5) + stroked("M55 56 L74 80 L70 98", 6)),
        "#3a4a1a",
    ),
    (
        '<ellipse fill="#fff" cx="50" cy="46" rx="13" ry="16"/>'
        + filled("M39 58 H61 L58 80 L50 99 L42 80 Z"),
        "#7c9a2c",
    ),
    (circle(50, 28, 13), "#5a7a20"),
    (mirrored(circle(57, 26, 5)), "#ff5a2a"),
    (stroked("M42 64 H58 M43 72 H57 M45 80 H55", 3), "#3a4a1a"),
)
NUI_JAGA = (
    (
        mirrored(
            stroked("M54 54 L72 48 L76 38", 9)
            + stroked("M60 60 L80 55 L93 68", 6.5)
            + stroked("M60 68 L78 74 L86 92", 6.5)
        ),
        "#6a2410",
    ),
    (filled("M35 50 C37 38 63 38 65 50 L66 63 C66 75 60 82 50 82 C40 82 34 75 34 63 Z"), "#9a3a14"),
    (stroked("M40 54 C46 50 54 50 60 54 M38 64 C46 60 54 60 62 64", 3), "#5a1c0a"),
    (
        mirrored(
            filled(
                "M66 42 C56 20 67 2 86 0 C78 10 79 18 83 22 C86 14 92 8 99 9 C103 29 93 44 76 46 Z"
            )
        ),
        "#d4581e",
    ),
    (
        stroked("M50 80 C52 100 26 102 19 87 C15 76 22 69 30 68", 9.5)
        + filled("M22 77 L45 53 L45 78 Z"),
        "#d4581e",
    ),
    (mirrored(circle(56, 46, 4)), "#ffe04a"),
)
TARAKAVA = (
    (filled("M8 94 C20 76 80 76 92 94 Z"), "#2c5a70"),
    (filled("M34 88 C24 66 30 44 44 34 L62 36 C74 50 76 70 68 88 Z"), "#2f8a8a"),
    (stroked("M38 60 C18 56 10 40 18 24 M64 60 C86 56 94 40 84 22", 10), "#247070"),
    (circle(18, 20, 12) + circle(84, 18, 12), "#e8cf90"),
    (filled("M30 8 C44 0 62 2 74 14 L80 28 L62 42 L40 40 L28 26 Z"), "#3aa8a0"),
    (filled("M40 40 L44 30 L50 38 L55 30 L62 40 L56 48 H46 Z"), "#f6ead0"),
    (circle(42, 20, 5) + circle(62, 20, 5), "#ffdc3a"),
    (filled("M44 2 L50 -4 L56 2 L54 12 H46 Z"), "#1d5a5a"),
)
MUAKA = (  # the tiger
    (
        mirrored(
            filled(
                "M49 14 C56 12 63 13 68 16 C71 7 81 3 88 8 "
                "C94 14 93 26 87 33 C89 40 91 46 98 53 L89 57"
                "L95 67 L84 68 L84 79 L73 77 C70 84 65 88 60 90 L49 93 Z"
            )
        ),
        "#f0a63a",
    ),
    (
        mirrored(
            filled(
                "M49 17 H53 L52 33 H49 Z M59 17 L67 21 L57 31 Z M87 40 L71 43 L89 47 Z"
                "M92 57 L75 56 L87 62 Z M76 15 C82 12 86 17 83 26 Z"
            )
        ),
        "#2a1a12",
    ),
    (filled("M38 60 C44 54 56 54 62 60 L64 78 L50 90 L36 78 Z"), "#ffe2b0"),
    (mirrored(filled("M55 49 L73 40 L71 51 L60 55 Z")), "#e8ff6a"),
    (
        filled("M43 60 H57 L50 69 Z") + stroked("M50 68 V76 M50 76 L42 80 M50 76 L58 80", 3),
        "#2a1a12",
    ),
    (filled("M40 79 L44 79 L42 88 Z M60 79 L56 79 L58 88 Z"), "#ffffff"),
)
KANE_RA = (  # the bull
    (mirrored(filled("M62 30 C80 30 90 22 92 4 C104 22 96 46 72 46 Z")), "#f0e2c0"),
    (
        filled("M50 14 C66 12 76 24 76 40 L70 62 L62 92 H38 L30 62 L24 40 C24 24 34 12 50 14 Z"),
        "#4a4250",
    ),
    (filled("M50 16 C58 16 62 28 60 44 L54 62 H46 L40 44 C38 28 42 16 50 16 Z"), "#7a2a2a"),
    (filled("M36 70 H64 L61 92 H39 Z"), "#82748a"),
    (mirrored(filled("M58 44 L72 38 L68 50 L60 51 Z")), "#ff5a2a"),
    (mirrored(circle(57, 80, 4)), "#1a1016"),
)
MANAS = (  # the crab
    (mirrored(stroked("M62 62 L86 66 L94 86 M60 72 L78 82 L80 96", 7)), "#5a1a2a"),
    (mirrored(stroked("M66 50 L82 38", 9)), "#7a2238"),
    (
        mirrored(
            filled(
                "M74 40 C66 20 76 4 92 2 C86 10 86 16 90 20 "
                "C92 14 96 12 100 14 C102 32 94 44 82 46 Z"
            )
        ),
        "#c23a50",
    ),
    (
        filled(
            "M14 62 C16 34 36 24 50 24 C64 24 84 34 86 62 C78 80 64 84 50 84 C36 84 22 80 14 62 Z"
        ),
        "#96283e",
    ),
    (filled("M50 28 L62 40 L58 58 H42 L38 40 Z"), "#d8606e"),
    (mirrored(filled("M66 40 C74 44 78 52 78 60 L66 58 Z")), "#c24458"),
    (mirrored(stroked("M56 66 L58 54", 4) + circle(60, 68, 5.5)), "#ffe45a"),
    (stroked("M38 78 L44 74 L50 78 L56 74 L62 78", 4), "#2a0a12"),
)
FAMILIES = {
    "Nui-Rama": NUI_RAMA,
    "Nui-Jaga": NUI_JAGA,
    "Tarakava": TARAKAVA,
    "horned and fanged": MUAKA,
    "Manas": MANAS,
}

# The swarm

BREEDS = {
    Breed.TAHNOK: "#e2502a",
    Breed.GAHLOK: "#3f8ad0",
    Breed.LEHVAK: "#58b440",
    Breed.PAHRAK: "#a8743c",
    Breed.NUHVOK: "#4c4856",
    Breed.KOHRAK: "#dfe8ee",
}
EYES = {
    Breed.TAHNOK: "#7af0ff",
    Breed.GAHLOK: "#ffb04a",
    Breed.LEHVAK: "#ff6a5a",
    Breed.PAHRAK: "#8affc8",
    Breed.NUHVOK: "#7affa0",
    Breed.KOHRAK: "#5aa8ff",
}
_SHIELDS = {  # what they bear on their arms, the right one
    Breed.TAHNOK: filled("M74 46 L90 34 L88 48 L100 52 L90 62 L96 78 L82 92 C84 78 80 64 70 58 Z"),
    Breed.GAHLOK: filled(
        "M72 44 C90 40 102 56 98 70 C92 60 86 62 88 72 C90 82 84 92 76 94 C80 78 78 66 70 58 Z"
    ),
    Breed.LEHVAK: filled("M72 46 L98 38 L84 58 L100 66 L82 74 L88 94 C76 84 78 66 70 58 Z"),
    Breed.PAHRAK: filled("M72 44 H92 L99 56 V82 L90 93 H78 C82 78 80 66 70 58 Z"),
    Breed.NUHVOK: filled(
        "M72 46 C88 36 102 50 98 66 L92 62 L94 78 L86 72 L84 94 C80 80 80 66 70 58 Z"
    ),
    Breed.KOHRAK: filled("M72 46 L86 34 L100 50 L97 78 L82 96 L78 76 L70 58 Z"),
}
_CRESTS = {
    Breed.TAHNOK: filled("M50 4 L60 14 L61 44 L50 54 L39 44 L40 14 Z"),
    Breed.GAHLOK: filled("M50 6 C62 18 62 38 50 54 C38 38 38 18 50 6 Z"),
    Breed.LEHVAK: filled("M50 4 L57 26 L66 34 L56 40 L50 56 L44 40 L34 34 L43 26 Z"),
    Breed.PAHRAK: filled("M42 10 H58 V26 H64 V42 H56 V52 H44 V42 H36 V26 H42 Z"),
    Breed.NUHVOK: filled("M36 12 L50 24 L64 12 L60 46 L50 56 L40 46 Z"),
    Breed.KOHRAK: filled("M50 4 L64 30 L50 56 L36 30 Z M50 18 L44 30 L50 42 L56 30 Z"),
}
_LEGS = mirrored(stroked("M60 72 L76 80 L73 97", 9) + stroked("M56 78 L60 97", 8))
_SHELL = filled(
    "M50 3 C76 3 88 24 87 46 C86 62 78 70 70 74 L62 62 "
    "H38 L30 74 C22 70 14 62 13 46 C12 24 24 3 50 3 Z"
)
_FACE = filled("M34 58 H66 L72 74 C66 86 58 90 50 90 C42 90 34 86 28 74 Z")
_EYES = mirrored(filled("M54 66 L67 63 L66 72 L56 74 Z"))


def bohrok(breed: Breed, *, is_kal: bool = False, is_promo: bool = False) -> Thing:
    own = BREEDS[breed]
    crest = "#c8d2da" if is_kal else "#ffd23a" if is_promo else lighter(own)
    face = "#8a949c" if is_kal else "#50555c"
    shell = "#aeb8c2" if is_kal else own
    return (
        (_LEGS, "#3a3d42"),
        (mirrored(_SHIELDS[breed]), own if not is_kal else lighter(own)),
        (_FACE, face),
        (_SHELL, shell),
        (
            mirrored(filled("M66 16 C76 22 81 34 80 46 L72 50 L66 40 Z")),
            own if is_kal else darker(own),
        ),
        (_CRESTS[breed], own if is_kal else crest),
        (_EYES, EYES[breed]),
        (filled("M40 80 H60 L57 85 H43 Z"), EYES[breed]),
    )


def va(breed: Breed) -> Thing:
    own = BREEDS[breed]
    return (
        (mirrored(stroked("M58 66 L78 70 L82 95", 8)), "#4a5058"),
        (mirrored(stroked("M58 60 L80 50 L94 60", 8)), "#4a5058"),
        (mirrored(circle(94, 61, 7)), own),
        (
            filled(
                "M50 44 C66 44 72 56 70 68 C68 80 60 88 50 "
                "88 C40 88 32 80 30 68 C28 56 34 44 50 44 Z"
            ),
            "#5c646c",
        ),
        (
            filled(
                "M50 8 C68 8 78 22 76 38 C75 50 64 58 50 58 C36 58 25 50 24 38 C22 22 32 8 50 8 Z"
            ),
            own,
        ),
        (_small(_CRESTS[breed]), lighter(own)),
        (mirrored(circle(62, 40, 7)), EYES[breed]),
        (mirrored(circle(62, 40, 3)), "#141414"),
    )


def _small(body: str) -> str:
    return f'<g transform="translate(30 6) scale(.40)">{body}</g>'


_FORMS = {  # outlines of the eight types, their right halves
    KranaType.XA: "M49 4 C70 2 88 14 88 34 C98 50 86 64 80 70 C78 88 62 98 49 96 Z",
    KranaType.BO: "M49 10 C60 0 74 6 76 18 C90 20 96 40 86 52 C92 72 76 90 62 90 L49 84 Z",
    KranaType.SU: "M49 2 L66 10 L90 12 L84 36 L96 56 L78 66 L74 90 L60 86 L49 98 Z",
    KranaType.ZA: "M49 8 C74 4 94 26 88 50 C86 74 70 84 66 96 L58 84 L49 92 Z",
    KranaType.VU: "M49 14 L58 2 L66 18 C84 18 98 32 94 50 C92 72 74 80 72 92 L49 90 Z",
    KranaType.JA: (
        "M49 6 C60 6 64 16 76 12 C92 14 92 34 84 42 C98 54 88 74 76 72 C76 88 60 96 49 92 Z"
    ),
    KranaType.YO: (
        "M49 20 C56 8 68 2 82 4 C78 14 84 24 90 36 C96 64 80 86 66 88 C60 96 54 98 49 98 Z"
    ),
    KranaType.CA: "M49 4 C82 4 98 30 94 54 L82 50 L86 70 L72 66 L70 86 L58 78 L49 96 Z",
}
_FOLDS = {
    KranaType.XA: (
        "M56 14 C70 14 74 26 66 32 C60 38 72 42 80 38 M54 "
        "44 C64 44 66 54 76 54 M56 84 C64 84 70 78 72 72"
    ),
    KranaType.BO: "M56 20 C66 16 72 26 66 32 M78 30 C82 38 74 44 66 42 M74 60 C80 66 72 78 62 78",
    KranaType.SU: "M54 16 L76 22 M54 28 L78 34 M80 52 L66 46 M58 74 L70 72",
    KranaType.ZA: "M56 18 C72 18 80 30 76 42 M54 30 C64 30 68 36 66 44 M64 74 C72 68 76 62 78 56",
    KranaType.VU: "M58 14 V34 M68 26 C80 30 84 40 80 48 M60 80 L70 74",
    KranaType.JA: "M56 18 C62 24 70 24 76 22 M56 32 C62 38 72 36 76 34 M62 80 C66 78 68 72 68 68",
    KranaType.YO: "M60 22 C66 16 72 14 76 14 M58 36 C68 28 76 30 80 40 M66 78 C76 72 82 62 82 54",
    KranaType.CA: "M54 14 C68 14 78 22 82 34 M54 26 C64 26 70 32 72 42 M60 68 L66 60 M72 58 L76 50",
}
_GAZES = {
    KranaType.XA: "M54 60 L70 50 C72 60 64 68 56 68 Z",
    KranaType.BO: "M56 56 C60 46 72 46 74 54 C70 62 62 62 56 56 Z",
    KranaType.SU: "M54 58 L74 54 L70 64 L56 66 Z",
    KranaType.ZA: "M54 58 C58 50 70 48 76 52 C72 64 62 66 54 58 Z",
    KranaType.VU: "M56 50 L72 44 L76 58 L58 62 Z",
    KranaType.JA: "M55 50 L72 48 C72 60 62 66 56 60 Z",
    KranaType.YO: "M55 54 L72 46 C74 56 68 66 57 66 Z",
    KranaType.CA: "M54 52 L70 44 C74 50 70 60 58 62 Z",
}


def krana(breed: Breed, type: KranaType) -> Thing:  # noqa: A002 - what the box calls it
    return krana_of(BREEDS[breed], EYES[breed], type)


def krana_of(own: str, eyes: str, type: KranaType) -> Thing:  # noqa: A002
    return (
        (mirrored(filled(_FORMS[type])), own),
        (mirrored(stroked(_FOLDS[type], 5.4)) + stroked("M50 12 V34", 5), lighter(own)),
        (mirrored(filled(_GAZES[type])), "#160a12"),
        (
            (
                f'<g transform="translate(50 56) scale(.62) translate(-50 '
                f'-56)">{mirrored(filled(_GAZES[type]))}</g>'
            ),
            eyes,
        ),
        (mirrored(stroked("M53 76 L60 72", 3.6)), "#160a12"),
    )


KRANA = krana_of("#d76a9c", "#ffe08a", KranaType.XA)
BOHROK = bohrok(Breed.TAHNOK)
CAHDOK = (
    (mirrored(filled("M60 26 L96 2 L88 34 L74 44 Z")), "#c83a24"),
    (
        filled("M50 6 C70 6 84 24 84 48 C84 72 68 90 50 97 C32 90 16 72 16 48 C16 24 30 6 50 6 Z"),
        "#e0502a",
    ),
    (filled("M50 10 C58 22 58 40 50 52 C42 40 42 22 50 10 Z"), "#ffb04a"),
    (mirrored(filled("M56 52 L78 42 C80 56 68 64 58 62 Z")), "#1a0806"),
    (mirrored(filled("M60 54 L73 49 C73 56 66 59 61 59 Z")), "#ffe45a"),
    (filled("M34 72 H66 L62 84 H38 Z M40 72 L44 80 L48 72 Z M52 72 L56 80 L60 72 Z"), "#f6e0c0"),
)
GAHDOK = tuple(
    (body, tone)
    for (body, _), tone in zip(
        CAHDOK, ("#2458a8", "#3f8ad0", "#a8e4ff", "#060c1a", "#8affe0", "#e0f0ff"), strict=True
    )
)
STAR_SIGN = signs.STAR
