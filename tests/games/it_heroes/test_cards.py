"""The house set: the figures of every card, what the rulebook fixes, and files that are refused."""

import pytest

from captable.core.errors import BadCards
from captable.games.it_heroes import GAME
from captable.games.it_heroes.cards import Card
from captable.games.it_heroes.names import card_note, card_text
from tests.clauses import clause
from tests.games.it_heroes.scenes import (
    END,
    PASS,
    discard,
    do,
    hand,
    heroes,
    phase,
    pile,
    removed,
    resources,
    scene,
    side,
    threats,
)

CARDS = {card.id: card for card in GAME.cards.cards}
HEROES = {
    # id: rarity, cost, hits, Patience, Blame Deflection, Doc Compliance, Uptime, Flash
    "help_desk_hero": ("common", 1, 3, 45, 33, 40, 60, False),
    "on_call_oracle": ("common", 1, 2, 35, 40, 10, 90, True),
    "security_sentinel": ("uncommon", 2, 3, 60, 60, 30, 80, False),
    "devops_demi_god": ("uncommon", 2, 3, 55, 50, 20, 100, False),
    "documentation_druid": ("common", 1, 2, 30, 28, 100, 40, False),
    "intern_ingrid": ("common", 1, 2, 20, 25, 60, 30, True),
    "ticket_tamer": ("common", 1, 3, 42, 31, 50, 50, False),
    "night_shift_nadia": ("uncommon", 2, 3, 50, 52, 10, 70, True),
    "legacy_lumberjack": ("uncommon", 2, 4, 90, 35, 0, 90, False),
    "script_shaman": ("uncommon", 2, 3, 45, 46, 70, 60, False),
    "forensic_fox": ("uncommon", 2, 3, 48, 44, 80, 50, False),
    "backup_baroness": ("rare", 3, 3, 65, 58, 90, 80, False),
    "firewall_fiona": ("rare", 3, 4, 80, 75, 20, 90, False),
    "patch_paladin": ("rare", 3, 3, 60, 62, 40, 70, False),
    "incident_commander": ("rare", 3, 3, 70, 64, 100, 60, False),
    "sre_sorceress": ("rare", 3, 3, 60, 56, 50, 100, False),
    "phoenix_cto": ("legendary", 5, 4, 95, 92, 100, 100, False),
}
THREATS = {
    # id: rarity, cost, velocity, cards removed when unblocked
    "karen_from_accounting": ("common", 1, 31, 2),
    "phishing_phil": ("common", 2, 55, 2),
    "shadow_it_steve": ("uncommon", 2, 47, 2),
    "clueless_executive": ("rare", 3, 62, 2),
    "ransomware_randy": ("legendary", 5, 88, 3),
    "expired_certificate": ("common", 1, 38, 1),
    "printer_poltergeist": ("common", 1, 44, 1),
    "ddos_dennis": ("uncommon", 2, 70, 1),
    "crypto_miner_mick": ("uncommon", 2, 50, 2),
    "vendor_lock_in": ("uncommon", 2, 58, 2),
    "zero_day_zoe": ("rare", 3, 90, 2),
    "audit_avalanche": ("rare", 3, 66, 2),
    "reorg_rhonda": ("legendary", 4, 80, 3),
}
OTHERS = {
    "black_coffee": ("resource", "common", 1),
    "cold_brew_reserve": ("resource", "uncommon", 2),
    "it_budget_approval": ("resource", "legendary", 4),
    "snack_drawer": ("resource", "common", 2),
    "standing_order": ("resource", "uncommon", 2),
    "espresso_machine": ("resource", "rare", 3),
    "reboot_everything": ("action", "common", 1),
    "check_the_logs": ("action", "common", 1),
    "emergency_patch": ("action", "uncommon", 2),
    "rollback": ("action", "common", 1),
    "calendar_ambush": ("action", "common", 1),
    "all_hands_call": ("action", "common", 1),
    "spam_filter": ("action", "common", 1),
    "headhunter": ("action", "uncommon", 1),
    "blame_game": ("action", "uncommon", 2),
    "change_freeze": ("action", "uncommon", 2),
    "overtime": ("action", "uncommon", 2),
    "data_leak": ("action", "rare", 3),
    "scorched_earth": ("action", "rare", 3),
    "disaster_recovery": ("action", "legendary", 4),
}


def test_the_house_set_has_every_card_listed_here_and_none_besides() -> None:
    assert set(CARDS) == {*HEROES, *THREATS, *OTHERS}
    types = [card.type for card in CARDS.values()]
    assert len(types) >= 44
    assert types.count("hero") >= 14
    assert types.count("threat") >= 13
    assert types.count("resource") >= 6
    assert types.count("action") >= 11


@pytest.mark.parametrize("id", HEROES)
def test_a_hero_is_deployed_for_its_cost_with_its_figures(id: str) -> None:
    rarity, cost, hits, patience, deflection, documents, uptime, flash = HEROES[id]
    card = CARDS[id]
    assert (card.rarity, card.cost, card.deflection) == (rarity, cost, deflection)
    assert (card.patience, card.documents, card.uptime) == (patience, documents, uptime)
    state = scene(coffee=cost, hands={0: f"{id} data_leak"}, piles={0: "blame_game overtime change_freeze"})
    do(state, f"play {id}")
    assert heroes(state, 0) == [id]
    assert ("blame_game" in hand(state, 0)) == (documents == 100)
    assert state.income(0) == 2 + (uptime == 100)
    # Zoe's 90 is more than all but one can deflect: the last hit is the one that defeats.
    if deflection < 90:
        state = scene(threats={0: "zero_day_zoe"}, heroes={0: f"{id}+{hits - 1}"})
        do(state, END, "block with hero 1")
        assert heroes(state, 0) == []
    state = scene(threats={0: "zero_day_zoe"}, hands={0: f"{id} data_leak"})
    do(state, END)
    assert (len(state.moves(0)) == 2) == flash


@pytest.mark.parametrize("id", THREATS)
def test_a_threat_is_played_for_its_cost_and_strikes_with_its_figures(id: str) -> None:
    rarity, cost, velocity, damage = THREATS[id]
    assert (CARDS[id].rarity, CARDS[id].cost, CARDS[id].velocity) == (rarity, cost, velocity)
    state = scene(coffee=cost, hands={0: f"{id} data_leak"})
    do(state, f"play {id}")
    assert threats(state, 1) == [id]
    state = scene(threats={0: id}, resources={0: "snack_drawer"})
    before = removed(state, 0)
    do(state, END)
    assert removed(state, 0) == before + damage


@pytest.mark.parametrize("id", OTHERS)
def test_a_resource_stays_and_an_action_goes(id: str) -> None:
    type, rarity, cost = OTHERS[id]
    assert (CARDS[id].type, CARDS[id].rarity, CARDS[id].cost) == (type, rarity, cost)
    state = scene(coffee=cost, hands={0: f"{id} data_leak"}, resources={0: "snack_drawer"})
    do(state, f"play {id}")
    while phase(state) != "play":
        do(state, "find nothing" if phase(state) == "search" else "discard data_leak")
    assert (id in resources(state, 0)) == (type == "resource")
    assert (id in discard(state, 0)) == (type == "action")


# -- effects ------------------------------------------------------------------------------------------------------


@clause("IH-8.2")
@pytest.mark.parametrize(
    ("hero", "threat", "offered"),
    [
        ("security_sentinel", "expired_certificate", True),  # 38, deflected
        ("security_sentinel", "printer_poltergeist", False),  # 44 is above its limit of 40
        ("ticket_tamer", "karen_from_accounting", True),
        ("ticket_tamer", "expired_certificate", False),  # a hit
        ("forensic_fox", "phishing_phil", True),  # 55, although it is a hit
        ("forensic_fox", "vendor_lock_in", False),  # 58
        ("firewall_fiona", "ddos_dennis", True),
        ("firewall_fiona", "reorg_rhonda", False),
        ("patch_paladin", "zero_day_zoe", True),
        ("phoenix_cto", "zero_day_zoe", True),
        ("legacy_lumberjack", "karen_from_accounting", False),
    ],
)
def test_who_can_neutralise_what_after_a_block(hero: str, threat: str, offered: bool) -> None:
    state = scene(threats={0: threat}, heroes={0: hero})
    do(state, END, "block with hero 1")
    assert (phase(state) == "after_block") == offered
    if offered:
        do(state, "use the ability")
        assert threats(state, 0) == []
        assert discard(state, 1) == [threat]


def test_which_threats_are_too_fast_to_be_neutralised() -> None:
    limits = {card.id: effect.velocity for card in CARDS.values() for effect in card.effects if effect.velocity < 100}
    assert limits == {"security_sentinel": 40, "forensic_fox": 55, "spam_filter": 45}


def test_the_shaman_draws_two_once() -> None:
    state = scene(heroes={0: "script_shaman"}, piles={0: "rollback overtime data_leak"}, hands={0: "blame_game"})
    do(state, "use hero 1")
    assert sorted(hand(state, 0)) == ["blame_game", "overtime", "rollback"]


def test_the_baroness_heals_three() -> None:
    state = scene(hands={0: "backup_baroness overtime"}, discards={0: "black_coffee " * 5})
    do(state, "play backup_baroness")
    assert pile(state, 0)[-3:] == ["black_coffee/known"] * 3
    assert len(discard(state, 0)) == 2


def test_the_sorceress_mends_two_and_heals_two_once() -> None:
    state = scene(
        heroes={0: "sre_sorceress legacy_lumberjack+3"}, discards={0: "black_coffee " * 3}, hands={0: "overtime"}
    )
    do(state, "use hero 1")
    assert heroes(state, 0) == ["sre_sorceress/spent", "legacy_lumberjack+1"]
    assert len(discard(state, 0)) == 1


def test_steve_denies_one_coffee() -> None:
    assert side(do(scene(hands={0: "shadow_it_steve overtime"}), "play shadow_it_steve"), 1)["denied"] == 1


def test_the_lock_in_denies_two_coffee_once() -> None:
    state = do(scene(threats={1: "vendor_lock_in"}, hands={0: "overtime"}), "use threat 1")
    assert side(state, 1)["denied"] == 2


@clause("IH-12.2")
def test_the_executive_makes_the_defender_discard_one_right_after_its_damage() -> None:
    state = scene(threats={0: "clueless_executive phishing_phil"}, hands={0: "overtime rollback data_leak"})
    before = removed(state, 0)
    do(state, END, PASS)
    assert (state.turn, phase(state)) == (0, "discard")
    assert removed(state, 0) == before + 2  # Phil comes later
    do(state, "discard overtime")
    assert removed(state, 0) == before + 4
    assert discard(state, 0) == ["overtime"]
    blocked = scene(threats={0: "clueless_executive"}, hands={0: "overtime rollback"}, heroes={0: "firewall_fiona"})
    assert do(blocked, END, "block with hero 1", "do not use the ability").turn == 1


def test_randy_removes_three_cards_at_once() -> None:
    state = scene(hands={0: "ransomware_randy overtime"})
    before = removed(state, 1)
    assert removed(do(state, "play ransomware_randy"), 1) == before + 3


def test_the_certificate_removes_one_card_at_once() -> None:
    state = scene(hands={0: "expired_certificate overtime"})
    before = removed(state, 1)
    assert removed(do(state, "play expired_certificate"), 1) == before + 1


def test_dennis_hits_once_and_rhonda_twice_but_once_a_game() -> None:
    state = scene(hands={0: "ddos_dennis overtime"}, heroes={1: "legacy_lumberjack"})
    assert heroes(do(state, "play ddos_dennis"), 1) == ["legacy_lumberjack+1"]
    state = scene(threats={1: "reorg_rhonda"}, heroes={1: "legacy_lumberjack"}, hands={0: "overtime"})
    assert heroes(do(state, "use threat 1"), 1) == ["legacy_lumberjack+2"]
    assert threats(state, 1) == ["reorg_rhonda/spent"]


def test_mick_gives_a_coffee_back() -> None:
    assert do(scene(coffee=2, hands={0: "crypto_miner_mick overtime"}), "play crypto_miner_mick").coffee == 1


def test_the_avalanche_costs_two_cards() -> None:
    state = scene(hands={0: "audit_avalanche overtime", 1: "rollback rollback rollback"})
    do(state, "play audit_avalanche", "discard rollback", "discard rollback")
    assert hand(state, 1) == ["rollback"]


@pytest.mark.parametrize(("id", "drawn"), [("cold_brew_reserve", 1), ("it_budget_approval", 1), ("black_coffee", 0)])
def test_what_resources_draw(id: str, drawn: int) -> None:
    state = scene(hands={0: f"{id} overtime"}, piles={0: "rollback data_leak blame_game"})
    assert len(hand(do(state, f"play {id}"), 0)) == 1 + drawn


def test_the_standing_order_gives_a_coffee_and_a_second_resource() -> None:
    state = scene(coffee=3, hands={0: "standing_order black_coffee black_coffee"})
    do(state, "play standing_order")
    assert state.coffee == 2
    do(state, "play black_coffee")
    refusal = state.why_not(0, GAME.parse("play Black Coffee"))
    assert refusal is not None
    assert refusal.clause == "IH-2.4"


def test_the_snack_drawer_heals_two_and_the_espresso_machine_gives_three_once() -> None:
    state = scene(
        coffee=1,
        resources={0: "snack_drawer espresso_machine"},
        discards={0: "black_coffee " * 3},
        hands={0: "overtime"},
    )
    do(state, "use resource 1", "use resource 2")
    assert state.coffee == 4
    assert len(discard(state, 0)) == 1
    assert resources(state, 0) == ["snack_drawer/spent", "espresso_machine/spent"]


@clause("IH-12.2")
def test_overtime_costs_a_card_and_draws_three() -> None:
    state = scene(hands={0: "overtime rollback data_leak"}, piles={0: "blame_game " * 5})
    do(state, "play overtime", "discard rollback")
    assert hand(state, 0) == ["blame_game"] * 3 + ["data_leak"]
    assert discard(state, 0) == ["rollback", "overtime"]


@clause("IH-8.1")
def test_the_spam_filter_neutralises_slow_threats_only() -> None:
    state = scene(threats={0: "phishing_phil printer_poltergeist"}, hands={0: "spam_filter overtime"})
    do(state, "play spam_filter")
    refusal = state.why_not(0, GAME.parse("neutralise threat 1"))
    assert refusal is not None
    assert (refusal.clause, refusal.say.id) == ("IH-8.1", "ih-no-neutralise")
    do(state, "neutralise threat 2")
    assert threats(state, 0) == ["phishing_phil"]


def test_the_small_actions() -> None:
    state = scene(hands={0: "data_leak overtime"})
    before = removed(state, 1)
    assert removed(do(state, "play data_leak"), 1) == before + 3
    three = {0: "rollback data_leak headhunter"}
    state = scene(hands={0: "change_freeze overtime"}, piles=three)
    do(state, "play change_freeze")
    assert side(state, 1)["denied"] == 2
    assert sorted(hand(state, 0)) == ["overtime", "rollback"]
    state = do(scene(hands={0: "all_hands_call overtime"}, piles=three), "play all_hands_call")
    assert state.pairing
    assert sorted(hand(state, 0)) == ["overtime", "rollback"]
    state = scene(hands={0: "calendar_ambush overtime", 1: "rollback data_leak headhunter"})
    do(state, "play calendar_ambush", "discard rollback")
    assert (state.turn, phase(state), len(hand(state, 1))) == (0, "play", 2)
    state = scene(hands={0: "rollback overtime"}, discards={0: "black_coffee " * 3})
    do(state, "play rollback")
    assert discard(state, 0) == ["black_coffee", "black_coffee", "rollback"]


def test_disaster_recovery_neutralises_two_and_heals_three() -> None:
    state = scene(
        threats={0: "phishing_phil zero_day_zoe karen_from_accounting"},
        hands={0: "disaster_recovery overtime"},
        discards={0: "black_coffee " * 4},
    )
    do(state, "play disaster_recovery", "neutralise threat 2", "neutralise threat 1")
    assert threats(state, 0) == ["karen_from_accounting"]
    assert pile(state, 0)[-3:] == ["black_coffee/known"] * 3
    assert discard(state, 0) == ["black_coffee", "disaster_recovery"]


# -- what the rulebook fixes -----------------------------------------------------------------------------------------


def test_the_cards_that_the_rulebook_names_say_so_and_no_others() -> None:
    named = {card.id for card in CARDS.values() if card.origin == "source"}
    assert named == {
        "phishing_phil",
        "karen_from_accounting",
        "shadow_it_steve",
        "ransomware_randy",
        "clueless_executive",
        "security_sentinel",
        "help_desk_hero",
        "on_call_oracle",
        "devops_demi_god",
        "black_coffee",
        "cold_brew_reserve",
        "it_budget_approval",
        "reboot_everything",
        "check_the_logs",
        "emergency_patch",
    }
    words = GAME.words()
    assert "designed by us" in words.say(card_note(CARDS["overtime"]))
    assert "rulebook names" in words.say(card_note(CARDS["phishing_phil"]))


def test_enough_cards_have_each_keyword() -> None:
    def count(has: object) -> int:
        return sum(bool(has(card)) for card in CARDS.values())  # type: ignore[operator]

    assert count(lambda card: card.flash) >= 3
    assert count(lambda card: card.once) >= 5
    assert count(lambda card: any(e.do == "neutralise_blocked" for e in card.effects)) >= 5
    assert count(lambda card: card.uptime == 100) >= 3
    assert count(lambda card: card.documents >= 100) >= 3


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_printed_text_is_made_from_the_effects(language: str) -> None:
    words = GAME.words(language)
    for card in CARDS.values():
        text = words.say(card_note(card))
        assert "ih-" not in text
        printed = card_text(card)
        assert (printed is None) == (not card.effects and not card.flash and not card.pairs)
        for effect in card.effects:
            if effect.n > 1:
                assert printed is not None
                assert str(effect.n) in words.say(printed)


def test_some_printed_texts() -> None:
    words = GAME.words()

    def text(id: str) -> str:
        printed = card_text(CARDS[id])
        assert printed is not None
        return words.say(printed)

    assert text("overtime") == "When played: discard 1 card, then draw 3 cards."
    assert text("patch_paladin") == "Once Per Game, after it has blocked, you may: neutralise that Threat."
    assert text("clueless_executive") == "Each time it strikes unblocked: your opponent discards 1 card."
    assert text("headhunter") == "When played: search your pile for a card of type Hero."


# -- files that are refused ------------------------------------------------------------------------------------------


@clause("IH-4.2")
@pytest.mark.parametrize(
    ("old", "new", "card", "reason"),
    [
        (
            'do = "heal", n = 2 }]',
            'do = "explode", n = 2 }]',
            "sre_sorceress",
            "effects[1].do of sre_sorceress can't be 'explode': it takes draw, heal",
        ),
        (
            'do = "draw", n = 2 }]',
            'do = "draw" }]',
            "script_shaman",
            "effects[0].n of script_shaman is missing: it takes a whole number from 1 to 10",
        ),
        (
            'rarity = "common"',
            'rarity = "shiny"',
            "help_desk_hero",
            "rarity of help_desk_hero can't be 'shiny': it takes common, legendary",
        ),
        (
            "velocity = 31\n",
            "",
            "karen_from_accounting",
            "velocity of karen_from_accounting is missing: it takes a whole number from 0 to 100",
        ),
        (
            "patience = 45\n",
            "",
            "help_desk_hero",
            "patience of help_desk_hero is missing: it takes a whole number from 1 to 100",
        ),
        (
            "cost = 1\n",
            "cost = 0\n",
            "help_desk_hero",
            "cost of help_desk_hero can't be 0: it takes a whole number from 1",
        ),
        ("cost = 1\n", "", "help_desk_hero", "cost of help_desk_hero is missing"),
        ('do = "gain", n = 1 }]', 'do = "gain", n = 2 }]', "crypto_miner_mick", "less than its cost"),
        ('type = "hero"', 'type = "villain"', "help_desk_hero", "it takes hero, threat, resource, action"),
        (
            '\nfrom = "source"',
            '\nfrom = "elsewhere"',
            "help_desk_hero",
            "from of help_desk_hero can't be 'elsewhere': it takes house, source",
        ),
        (
            "deflection = 33",
            "deflection = 133",
            "help_desk_hero",
            "deflection of help_desk_hero can't be 133: it takes a whole number from 0 to 100",
        ),
        (
            "deflection = 33",
            "deflection = 33\nspeed = 3",
            "help_desk_hero",
            "there is no field speed of help_desk_hero; there are type, id",
        ),
        ('id = "help_desk_hero"', 'id = "new_hero"', "new_hero", "needs a name"),
        ('id = "on_call_oracle"', 'id = "help_desk_hero"', "help_desk_hero", "is there twice"),
        ('on = "unblocked"', 'on = "collect"', "clueless_executive", "it takes after_block, once, play, unblocked"),
        ('on = "unblocked"', 'on = "after_block"', "clueless_executive", "no threat has an effect on after_block"),
        ('on = "unblocked"', 'on = "unblocked", once = true', "clueless_executive", "for effects on after_block, not"),
        (
            '{ on = "play", do = "neutralise" }]',
            '{ on = "play", do = "neutralise_blocked" }]',
            "emergency_patch",
            "effects[0].on of emergency_patch can't be 'play': it takes after_block",
        ),
    ],
)
def test_a_bad_card_file_is_refused_with_file_card_and_reason(old: str, new: str, card: str, reason: str) -> None:
    source = GAME.cards_source
    assert old in source
    with pytest.raises(BadCards) as refused:
        GAME.with_cards(source.replace(old, new, 1), "mine.toml")
    text = str(refused.value)
    assert text.startswith("mine.toml, line ")
    assert card in text
    assert reason in text


def test_a_file_that_is_no_toml_or_allows_no_deck_is_refused() -> None:
    with pytest.raises(BadCards, match=r"mine\.toml"):
        GAME.with_cards("[[card", "mine.toml")
    with pytest.raises(BadCards, match="a deck needs 6 hero cards"):
        GAME.with_cards("", "mine.toml")


def test_an_edited_card_plays_as_it_says_beside_the_house_set() -> None:
    edited = GAME.with_cards(GAME.cards_source.replace("velocity = 31", "velocity = 99", 1), "mine.toml")
    karen: Card = edited.cards.cards[edited.cards.kinds["karen_from_accounting"]]
    assert karen.velocity == 99
    assert CARDS["karen_from_accounting"].velocity == 31
