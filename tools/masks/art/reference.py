"""The layout of the shipped map, as rule L1 shows it."""

from game.boxes.masks.land.letters import land_of

ROWS = """\
.....oSo.....
....oooGo....
...MooMooo...
..MDM.oBMCM..
.SoMooPGoMo..
.ooHooooo.o..
.ooBooooSooo.
MGo.ooMooo.P.
ooPBo.M.oo.Mo
ooGoMMTMMoooS
Soooo.M.oPoGo
ooo.oBMoooBoo
.oM.oooGo.MC.
.oCMoooPo.oM.
..MooonooGo..
...BPonoMoo..
...GooHoCM...
....ooooM....
.....oSo.....""".splitlines()
LAND = land_of("map.mata_nui", ROWS)
