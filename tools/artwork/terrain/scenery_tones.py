"""What scenery is made of: tones from dark to bright."""

from tools.artwork.terrain.clay import Tones

LEAF: Tones = ("#173f1c", "#2c6c2c", "#5f9a40")
OCHRE: Tones = ("#7a4a28", "#a8713f", "#d3a268")
DARK: Tones = ("#2b282f", "#474249", "#6c656d")
GREY: Tones = ("#4d4a4c", "#77716f", "#a59d97")
COLD: Tones = ("#4c5b70", "#7386a0", "#a9bacb")
BONE: Tones = ("#a89a78", "#d9cdab", "#f7f0da")
WOOD: Tones = ("#4d3420", "#7d5834", "#a67c4c")
GREEN: Tones = ("#12805c", "#38d69c", "#c4ffe8")
BLUE: Tones = ("#1a56a8", "#4a98f0", "#cfe8ff")
METAL: Tones = ("#5d656e", "#8f989f", "#bcc4c8")
SAND: Tones = ("#b08c56", "#d0b078", "#e4cb96")
TOA = (
    ("#7d1710", "#c8301e", "#ef6a4c"),
    ("#15418a", "#2668c4", "#66a4ea"),
    ("#1d5a26", "#2f8a38", "#6fc063"),
    ("#5a3818", "#8f5f2c", "#c2925a"),
    ("#17161a", "#303038", "#5c5c68"),
    ("#93a4b4", "#c8d3da", "#eef2f5"),
)
NIGHT: Tones = ("#1a1520", "#322a3b", "#55495f")
