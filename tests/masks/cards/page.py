"""The lists of the rules page, as it prints them: what the card files have to say."""

# G6: key, kind, window, effects, copies of qftm, bohrok, rshl, the swarm of rshl, Rahi
ACTIONS = """\
plus_100 | Reward | A | AddToSkill(self, any, +100) | 4 6 4 - -
plus_200 | Reward | A | AddToSkill(self, any, +200) | 2 4 2 - -
plus_200_flight | Reward | A | AddToSkill(self, flight, +200) | 1 1 1 - -
plus_200_shielding | Reward | A | AddToSkill(self, shielding, +200) | 1 1 1 - -
plus_200_speed | Reward | A | AddToSkill(self, speed, +200) | 1 1 1 - -
plus_200_strength | Reward | A | AddToSkill(self, strength, +200) | 1 1 1 - -
plus_200_swimming | Reward | A | AddToSkill(self, swimming, +200) | 1 1 1 - -
plus_200_vision | Reward | A | AddToSkill(self, vision, +200) | 1 1 1 - -
lightstone | Reward | A | AddToSkill(self, any, +100) | - - 3 - -
errand | Reward | S | MoveOther(opp, Mission); TakeMission(opp); CloseTurn(self) | 1 2 1 - -
spoils | Reward | D | Draw(self, GA, 1) | - 3 - 2 -
double_control | Reward | B | ExtraChallenge(Bohrok) | - 2 - 2 -
cahdok | Reward | A | AddToSkill(self, any, +200) | - - - 1 -
gahdok | Reward | A | AddToSkill(opp, any, -200) | - - - 1 -
kal_surge | Reward | A | AddToSkill(self, any, +300) | - - - 1 -
draw_two | Bonus | F | Draw(self, GA/Rahi, 2) | 3 4 3 - -
swift | Bonus | S | Steps(self, 2, extra) | 3 4 3 - -
safe_path | Bonus | M | PassMission(self) | 2 3 2 - -
slant | Bonus | S | Diagonal(self, turn) | 1 1 1 - -
satchel | Bonus | F | HandLimit(self, GA, 9, game) | 1 1 1 - -
homeward | Bonus | S | MoveSelf(own Start) | 1 1 1 - -
gate_song | Bonus | S | MoveSelf(Portal) | 1 2 1 - -
counsel | Bonus | F | DropMission(self, 1) | 1 2 1 - -
far_sight | Bonus | F | Peek(GMC, 3) | 1 1 1 - -
quick_change | Bonus | A | Refit(self) | 2 2 2 - -
krana_find | Bonus | F | Draw(self, Krana, 2) | - 3 - 3 -
master_krana | Bonus | B | WinChallenge(Bohrok) | - 2 - 1 -
wild_krana | Bonus | B | Control | - - - 2 -
va_call | Bonus | F | Draw(self, Va, 2) | - - - 2 -
rahi_find | Bonus | F | Draw(self, Rahi, 2) | - - - - 2
shake_off | Bonus | F | EndLasting(self, 1) | - - - - 2
minus_100 | Penalty | A | AddToSkill(opp, any, -100) | 3 4 3 - -
drop_one | Penalty | F | Discard(opp, GA, 1, owner) | 2 2 2 - -
snatch | Penalty | F | Steal(self, opp, GA, 1) | 1 1 1 - -
lost_track | Penalty | F | SkipMove(opp) | 1 1 1 - -
bare_hand | Penalty | F | PeekHand(opp) | 1 1 1 - -
firestorm | Penalty | F | Discard(each opponent within 3 spaces, GA, 1, owner) | - - 1 - -
no_control | Penalty | D | FailChallenge(Bohrok); CloseTurn(challenger) | - 3 - 3 -
krana_loss | Penalty | F | Discard(opp, Krana, 1, random) | - 1 - 2 -
scatter | Penalty | F | Discard(opp, Rahi, 2, owner) | - - - - 1
rahi_lure | Penalty | F | Steal(self, opp, Rahi, 1) | - - - - 1
puppet | Infected Mask | F | MoveOther(opp, 3) | 2 2 2 - -
rust | Infected Mask | A | Void | 2 2 2 - -
numb_mask | Infected Mask | F | Exhaust(opp, one Great Mask) | 1 1 1 - -
heavy_mask | Infected Mask | F | LimitSteps(opp, 1, next turn) | 1 1 1 - -
exile | Infected Mask | F | MoveOther(opp, own Start) | 1 1 1 - -
beast_mask | Infected Mask | A | AddToSkill(opp, any, -200) | - - - - 1
"""
SUMS = (44, 69, 48, 20, 7)
KNOWN_ACTIONS = """plus_100 plus_200 errand spoils double_control draw_two krana_find master_krana
minus_100 drop_one no_control safe_path swift puppet"""

# N7
MISSIONS = """\
7 Give(GA, 1)
8 MoveSelf(Portal)
9 Give(GA, 2)
203 Give(GA, 2)
10 Give(GA, 3)
137 Give(GA, 3)
11 Visit(Tahu's Start)
12 Visit(Gali's Start)
13 Visit(Lewa's Start)
14 Visit(Pohatu's Start)
15 Visit(Onua's Start)
16 Visit(Kopaka's Start)
17 Visit(double Game Action)
18 MoveSelf(own Start)
19 SkipMove(self)
20 Draw(highest, GA, 2)
138 Visit(Portal)
139 Visit(Game Action)
140 Visit(rows 0-2)
141 Visit(rows 16-18)
142 Exhaust(self, all masks)
143 Visit(columns 0-1)
200 Visit(columns 11-12)
309 LimitSteps(self, 2, 3 turns)
144 LimitSteps(self, 1, next turn)
145 RollAtLeast(9)
197 DropMission(self, all); Draw(self, GA, 2)
198 Give(GA, 1, left)
199 Visit(within 3 of Kini-Nui)
201 SwapPlaces(self, highest)
202 MoveSelf(Start, highest)
204 Visit(next to a pawn)
205 MoveSelf(Portal, left)
311 SkipMove(lowest)
243 Draw(highest, Rahi, 2)
244 Give(Rahi, 1)
245 Give(Rahi, 2)
246 Draw(each opponent, Rahi, 1)
247 Discard(self, Rahi, 3, owner)
306 Steal(left, self, Rahi, 1)
307 RollAtLeast(9)
308 Give(GA/Rahi, 2)
310 Ban(self, portal, 3 turns)
bo1 Give(Krana, 2)
bo5 Give(Krana, 1)
bo2 Give(GA, 1)
bo3 Give(GA, 3)
bo4 MoveSelf(Portal)
bo6 Give(Va, 1)
bo7 Draw(highest, Krana, 2)
bo8 SkipMove(self)
bo9 MoveSelf(own Start)
bo10 Visit(Bohrok Control)
dis1 Give(GA, 1)
dis2 Give(GA, 2)
dis3 Give(GA, 3)
diskra Give(Krana, 1)
disva Give(Va, 1)
krashuf Reshuffle(self, Krana)
va Draw(highest, Va, 1)
"""
KNOWN_MISSIONS = "7 bo2 8 bo4 10 bo3 bo1 243"


def _numbers(*ranges: tuple[int, int]) -> set[str]:
    return {str(number) for first, last in ranges for number in range(first, last + 1)}


# N8
IN_QFTM = _numbers((7, 20), (137, 145), (197, 205), (311, 311))
IN_RAHI = _numbers((243, 247), (306, 310))
IN_BOHROK = {f"bo{number}" for number in range(1, 11)}
IN_RSHL = {"8", "12", "13", "15", "16", "19", "20", "204", "205", "311"}
IN_RSHL |= _numbers((138, 142), (144, 145), (197, 202))
IN_SWARM = IN_BOHROK | {"dis1", "dis2", "dis3", "diskra", "disva", "krashuf", "va"}

# V1
MATA = """\
700 900 400 500 600 800
400 500 700 800 900 600
900 400 800 600 500 700
600 700 900 400 800 500
800 600 500 900 700 400
500 800 600 700 400 900
"""
NUVA = """\
800 900 600 700 700 800
600 700 800 800 900 700
900 600 800 700 700 800
700 800 900 600 800 700
800 700 700 900 800 600
700 800 700 800 600 900
"""
# V2
DOUBLES = {
    "146": "flight shielding",
    "147": "speed strength",
    "148": "swimming vision",
    "206": "flight swimming",
    "207": "shielding speed",
    "208": "strength vision",
}
# K9: mask, skill, window, power
MASKS = """\
hau shielding F Shield(self, until own next turn)
kaukau swimming K Peek(GA, 3, keep 1)
miru flight K PassPawn(self)
kakama speed S Steps(self, 6, instead)
pakari strength K Push(3)
akaku vision F Peek(Mission, 1)
komau any X Negate
ruru any F Peek(GMC, 3)
rau any M PassMission(self)
mahiki any F SetSkill(self, 100)
huna any X Retarget
matatu any F Steal(self, opp, GA/Rahi, 1)
"""
# A2, in the order of the Toa
TOOLS = """\
firestaff Draw(self, GA, 1)
trident Peek(Mission, 1, may bury)
kau_kau_staff Diagonal(self, turn)
stone_hammer WalkPast(self, turn)
drill_of_onua Steps(self, 2)
ice_pick Peek(GMC, 1)
"""
# R8, R9, R10, R11
RAHI = """\
284 flight Nui-Rama
285 speed Nui-Rama
286 shielding Nui-Jaga
287 vision Nui-Jaga
288 swimming Tarakava
289 speed Tarakava
290 strength horned and fanged
291 shielding horned and fanged
292 strength Manas
293 vision Manas
"""
RAHI_CHALLENGES = {
    "Nui-Jaga": ("221", "222"),
    "Tarakava": ("223", "224"),
    "horned and fanged": ("225", "226"),
    "Nui-Rama": ("227", "228"),
    "Manas": ("294", "295"),
}
RAHI_EFFECTS = """\
229 L LimitSteps(opp, 2, 3 turns)
230 L Ban(opp, portal, 3 turns)
231 - Discard(opp, GA, 2, owner)
232 - SkipMove(opp)
233 - MoveOther(opp, own Start)
234 L Ban(opp, Turaga, 3 turns)
235 - TakeMission(opp)
296 L Ban(opp, draws, 3 turns)
297 - Steal(self, opp, GA/Rahi, 1)
298 L AddToSkill(opp, any, -100, 3 turns)
"""
RAHI_DEFENDS = """\
237 AddToSkill(self, any, +200)
238 AddToSkill(self, any, +300)
239 LowerNumber
240 FailChallenge(Rahi)
241 Reflect
302 Redirect
303 Shorten
"""
# Y8
READY_DECKS = {
    "ways": (
        "swift safe_path gate_song draw_two counsel plus_100",
        "slant homeward errand puppet exile heavy_mask minus_100 plus_200",
    ),
    "contests": (
        "plus_100 plus_200 minus_100 rust quick_change draw_two",
        (
            "plus_200_flight plus_200_shielding plus_200_speed plus_200_strength plus_200_swimming"
            " plus_200_vision far_sight drop_one"
        ),
    ),
    "swarm": (
        "krana_find master_krana double_control spoils no_control plus_100",
        "krana_loss snatch drop_one minus_100 draw_two swift safe_path numb_mask",
    ),
}
