"""The shipped cards are those of the rules page, list by list."""

from collections.abc import Iterable

import pytest

from game.boxes.masks.cards.folder import check_cards, read_cards
from game.boxes.masks.cards.tables import CardSet
from game.rules.masks.pieces import Breed, KranaType, Skill, Toa
from game.rules.masks.printed import cards as c
from game.rules.masks.printed import editions as ed
from game.rules.masks.printed.effects import Effect
from game.rules.masks.printed.notation import write_effect
from tests.masks.cards import page
from tests.masks.cards.folders import SHIPPED

SKILLS = {skill.name.lower(): skill for skill in Skill}


@pytest.fixture(scope="module")
def box() -> CardSet:
    return read_cards(SHIPPED)


def in_words(effects: Iterable[Effect]) -> str:
    return "; ".join(map(write_effect, effects))


def test_nothing_is_wrong_with_the_shipped_set() -> None:
    assert check_cards(SHIPPED, shipped=True).problems == ()


@pytest.mark.rule("V1")
def test_the_toa_have_the_values_of_v1(box: CardSet) -> None:
    mata = [tuple(map(int, line.split())) for line in page.MATA.splitlines()]
    nuva = [tuple(map(int, line.split())) for line in page.NUVA.splitlines()]

    assert [toa.toa for toa in box.cards.toas] == list(Toa)
    assert [toa.mata for toa in box.cards.toas] == mata
    assert [toa.nuva for toa in box.cards.toas] == nuva
    assert sum(len(toa.known) for toa in box.cards.toas) == 7


@pytest.mark.rule("V2")
def test_the_challenges_are_those_of_v2(box: CardSet) -> None:
    singles = {str(number): (skill,) for number, skill in enumerate(Skill, start=1)}
    again = {f"{key}b": skills for key, skills in singles.items()}
    doubles = {
        key: tuple(SKILLS[name] for name in names.split()) for key, names in page.DOUBLES.items()
    }

    assert {key: card.skills for key, card in box.cards.challenges.items()} == {
        **singles,
        **doubles,
        **again,
    }
    for key in ("qftm", "rshl", "duel"):
        assert set(box.editions[key].cards.challenges) == {*singles, *doubles}
    assert set(box.editions["bohrok"].cards.challenges) == {*singles, *again}


@pytest.mark.rule("K9")
def test_the_masks_are_those_of_k9(box: CardSet) -> None:
    expected = [line.split(maxsplit=3) for line in page.MASKS.splitlines()]
    found = [
        [
            mask.key,
            "any" if mask.skill is None else mask.skill.name.lower(),
            mask.when.value,
            in_words(mask.power),
        ]
        for mask in box.cards.masks.values()
    ]

    assert found == expected
    assert {mask.points for mask in box.cards.masks.values()} == {100}
    assert {box.cards.masks[key].foil_points for key in box.cards.great_masks()} == {200}
    assert box.cards.noble_masks() == ("komau", "ruru", "rau", "mahiki", "huna", "matatu")
    assert [box.cards.default_mask(toa) for toa in Toa] == list(box.cards.great_masks())


@pytest.mark.rule("A1", "A2")
def test_the_turaga_cards_are_those_of_a1_and_a2(box: CardSet) -> None:
    by_role = {
        role: [card for card in box.cards.turaga.values() if card.role is role]
        for role in c.TuragaRole
    }
    counsels = ("speed", "flight", "shielding", "strength", "vision", "swimming")

    for cards in by_role.values():
        assert [card.toa for card in cards] == list(Toa)
    assert [card.key for card in by_role[c.TuragaRole.TURAGA]] == [
        *("vakama", "nokama", "matau", "onewa", "whenua", "nuju")
    ]
    assert {(card.skill, card.points) for card in by_role[c.TuragaRole.TURAGA]} == {(None, 100)}
    assert [f"{card.key} {in_words(card.tool)}" for card in by_role[c.TuragaRole.TOOL]] == (
        page.TOOLS.splitlines()
    )
    assert [(card.skill, card.points) for card in by_role[c.TuragaRole.COUNSEL]] == [
        (SKILLS[name], 200) for name in counsels
    ]
    assert [card.key for card in box.cards.turaga.values() if card.is_known] == ["drill_of_onua"]


def test_counsel_helps_the_weakest_skill(box: CardSet) -> None:
    for card in box.cards.turaga.values():
        if card.role is c.TuragaRole.COUNSEL:
            values = box.cards.toas[card.toa].mata
            assert card.skill == values.index(min(values))


@pytest.mark.rule("N7")
def test_the_missions_are_those_of_n7(box: CardSet) -> None:
    expected = dict(line.split(maxsplit=1) for line in page.MISSIONS.splitlines())

    assert {key: in_words(card.effects) for key, card in box.cards.missions.items()} == expected
    known = {card.key for card in box.cards.missions.values() if card.is_known}
    assert known == set(page.KNOWN_MISSIONS.split())


@pytest.mark.rule("N8")
def test_the_decks_of_missions_are_those_of_n8(box: CardSet) -> None:
    editions = box.editions

    assert set(editions["qftm"].cards.missions) == page.IN_QFTM
    assert set(editions["bohrok"].cards.missions) == page.IN_BOHROK
    assert set(editions["rshl"].cards.missions) == page.IN_RSHL
    assert set(editions["rshl"].swarm_cards.missions) == page.IN_SWARM
    assert set(editions["duel"].cards.missions) == page.IN_QFTM | page.IN_BOHROK
    for key in ("qftm", "bohrok", "rshl"):
        assert set(rahi_of(editions[key]).missions) == page.IN_RAHI


def rahi_of(edition: ed.Edition) -> ed.DeckList:
    assert edition.rahi_cards is not None
    return edition.rahi_cards


ROWS = [[part.strip() for part in line.split("|")] for line in page.ACTIONS.splitlines()]


@pytest.mark.rule("G6")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_game_action_card_is_that_of_g6(row: list[str], box: CardSet) -> None:
    key, kind, when, effects, counts = row
    card = box.cards.actions[key]
    parts = parts_of(box)

    assert [card.kind.value, card.when.value, in_words(card.effects)] == [kind, when, effects]
    found = [str(dict(part.actions).get(key, "-")) for part in parts]
    assert found == counts.split()


def parts_of(box: CardSet) -> list[ed.DeckList]:
    qftm, bohrok, rshl = (box.editions[key] for key in ("qftm", "bohrok", "rshl"))
    return [qftm.cards, bohrok.cards, rshl.cards, rshl.swarm_cards, rahi_of(qftm)]


def test_the_game_action_cards_add_up(box: CardSet) -> None:
    sums = tuple(sum(count for _, count in part.actions) for part in parts_of(box))

    assert sums == page.SUMS
    assert list(box.cards.actions) == [row[0] for row in ROWS]
    known = {card.key for card in box.cards.actions.values() if card.is_known}
    assert known == set(page.KNOWN_ACTIONS.split())


def test_what_the_effects_do_not_say_of_a_game_action_card(box: CardSet) -> None:
    only = {card.key: card.only for card in box.cards.actions.values()}
    on_loss = {card.key: in_words(card.on_loss) for card in box.cards.actions.values()}

    assert {key: value for key, value in only.items() if value is not c.Only.ANYWHERE} == {
        "cahdok": c.Only.BOHROK,
        "gahdok": c.Only.BOHROK,
        "kal_surge": c.Only.WITH_KAL,
        "beast_mask": c.Only.RAHI,
    }
    assert {key: value for key, value in on_loss.items() if value} == {
        "lightstone": "Draw(self, GA, 1)"
    }


@pytest.mark.rule("R8", "R11")
def test_the_rahi_cards_are_those_of_r8_to_r11(box: CardSet) -> None:
    rahi = box.cards.rahi.values()
    named = [
        f"{card.key} {card.skill.name.lower()} {card.family}"
        for card in rahi
        if isinstance(card, c.RahiCard)
    ]
    effects = [
        f"{card.key} {'L' if card.lingers else '-'} {in_words(card.effects)}"
        for card in rahi
        if isinstance(card, c.RahiEffectCard)
    ]
    defends = [
        f"{card.key} {in_words(card.effects)}"
        for card in rahi
        if isinstance(card, c.RahiDefendCard)
    ]

    assert named == page.RAHI.splitlines()
    assert effects == page.RAHI_EFFECTS.splitlines()
    assert defends == page.RAHI_DEFENDS.splitlines()
    for family, (low, high) in page.RAHI_CHALLENGES.items():
        assert box.cards.rahi[low] == c.RahiChallengeCard(low, family, 600, 800, low == "227")
        assert box.cards.rahi[high] == c.RahiChallengeCard(high, family, 700, 900)
    assert {card.key for card in rahi if card.is_known} == {"284", "285", "227", "230"}


def test_there_are_two_of_each_rahi_card(box: CardSet) -> None:
    for key in ("qftm", "bohrok", "rshl"):
        decks = rahi_of(box.editions[key])
        assert dict(decks.rahi) == dict.fromkeys(box.cards.rahi, 2)
        assert sum(count for _, count in decks.rahi) == 74
    assert box.editions["duel"].rahi_cards is None


@pytest.mark.rule("O1", "O10")
def test_the_swarm_is_that_of_o1_o5_and_o10(box: CardSet) -> None:
    sorts = {
        sort: [b for b in box.cards.bohrok.values() if b.sort is sort] for sort in c.BohrokSort
    }
    points = {sort: {card.points for card in cards} for sort, cards in sorts.items()}
    breeds = {card.breed: card.skill for card in sorts[c.BohrokSort.REGULAR]}

    assert {sort.value: len(cards) for sort, cards in sorts.items()} == {
        "regular": 6,
        "Promo": 6,
        "Kal": 6,
        "Bahrag": 2,
    }
    assert list(points.values()) == [{100}, {300}, {200}, {100}]
    assert breeds == {
        Breed.TAHNOK: Skill.SHIELDING,
        Breed.GAHLOK: Skill.SWIMMING,
        Breed.LEHVAK: Skill.FLIGHT,
        Breed.PAHRAK: Skill.SPEED,
        Breed.NUHVOK: Skill.STRENGTH,
        Breed.KOHRAK: Skill.VISION,
    }
    krana = {(card.breed, card.type) for card in box.cards.krana.values()}
    assert krana == {(b, t) for b in Breed for t in KranaType} | {(None, None)}


def test_each_edition_has_its_swarm(box: CardSet) -> None:
    bohrok, duel = box.editions["bohrok"].cards, box.editions["duel"].cards
    rshl = box.editions["rshl"].swarm_cards

    assert {count for _, count in bohrok.va} == {3}
    assert {count for _, count in duel.va} == {3}
    assert {count for _, count in rshl.va} == {6}
    assert [len(bohrok.krana), len(duel.krana), len(rshl.krana)] == [48, 48, 49]
    assert [len(bohrok.bohrok), len(duel.bohrok), len(rshl.bohrok)] == [12, 6, 20]
    assert not box.editions["qftm"].cards.krana


def test_the_editions_are_those_of_section_18(box: CardSet) -> None:
    qftm, bohrok, rshl, duel = box.editions.values()

    assert [(e.fewest, e.most) for e in (qftm, bohrok, rshl, duel)] == [(2, 6)] * 3 + [(2, 2)]
    assert [e.opening for e in (qftm, bohrok, rshl, duel)] == [
        *((3, 0, 0), (2, 2, 2), (3, 2, 2), (2, 2, 2))
    ]
    assert [e.may_choose_might for e in (qftm, bohrok, rshl, duel)] == [True, True, False, False]
    assert [e.swarm.value for e in (qftm, bohrok, rshl, duel)] == ["no", "yes", "option", "yes"]
    assert (rshl.masks, rshl.values) == (ed.MaskMode.NUVA, ed.Values.NUVA)
    assert rshl.turaga == (c.TuragaRole.TURAGA, c.TuragaRole.TOOL)
    assert (rshl.va_limit, rshl.krana_limit) == (3, 8)
    assert (bohrok.va_limit, bohrok.krana_limit) == (None, None)
    assert (qftm.challenges_with_task, qftm.tasks_in_order) == (ed.AtChallenge.BLANK, False)
    assert (qftm.extra_movement, qftm.full_hand) == (
        ed.ExtraMovement.MISSIONS_ARE_BLANK,
        ed.FullHand.AT_A_DRAW,
    )
    assert not qftm.tasks_at_once
    for edition in (bohrok, rshl, duel):
        assert edition.challenges_with_task is ed.AtChallenge.CLOSED
        assert edition.tasks_in_order
        assert edition.tasks_at_once
        assert edition.extra_movement is ed.ExtraMovement.ONLY_THE_END_ACTS
        assert edition.full_hand is ed.FullHand.AT_TURN_START
    assert [e.is_built for e in (qftm, bohrok, rshl, duel)] == [False, False, False, True]
    assert (rshl.defender_takes, rshl.krana_win) == (
        ed.DefenderTakes.KRANA,
        ed.KranaWin.DIFFERENT_TYPES,
    )


def test_decks_are_built_of_the_cards_of_bohrok(box: CardSet) -> None:
    bohrok, duel = box.editions["bohrok"].cards, box.editions["duel"].cards

    assert dict(duel.actions) == {key: 2 for key, _ in bohrok.actions}


@pytest.mark.rule("Y8")
def test_the_ready_decks_are_those_of_y8(box: CardSet) -> None:
    for key, (twos, ones) in page.READY_DECKS.items():
        expected = dict.fromkeys(twos.split(), 2) | dict.fromkeys(ones.split(), 1)
        assert dict(box.cards.ready_decks[key].actions) == expected
    assert list(box.cards.ready_decks) == list(page.READY_DECKS)
