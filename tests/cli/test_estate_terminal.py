"""An estate game in the terminal, played through its standard input."""

import pytest

from holotable import Script, Table, read_log, replay
from tests.cli.terminal_game import new_table, talk
from tests.support.command_line import told

BOT = ("terminal", "boba-fett", "--seats", "Mia,bot:random", "--seed", "7", "--plain")
KNOB = [(2, 3)]  # from the start to a deed for 100
MIA_BUYS = "\n1\n\n"  # she throws, buys and ends her turn


def mia(typed: str, *, dice=KNOB, language: str = "en", plain: bool = True) -> str:
    return talk(new_table("mandalorian", dice), typed, language=language, plain=plain)


def test_the_board_is_a_ring_with_prices_owners_and_tokens_within_eighty_columns():
    text = mia("\n1\nboard\n", plain=False)

    assert "GO      Bone Br" in text
    assert "100<M>" in text
    assert "M<M>" in text
    assert "M Mia  1400 credits" in text
    assert "M: Mia owns it · M2: 2 Hideouts · M*: Common House · M-: mortgaged" in text
    ring = [line for line in text.splitlines() if line.startswith(("GO ", "<", "Go to J"))]
    assert max(map(len, ring)) <= 80
    assert "\x1b" not in text


def test_buildings_mortgages_and_the_jail_are_drawn():
    table = Table.from_position(
        {
            "edition": "boba-fett",
            "seats": [
                {"name": "Mia", "deeds": ["bossk", "ig-88"], "buildings": {"bossk": 5, "ig-88": 4}},
                {"name": "Mo", "deeds": ["jetpack"], "mortgaged": ["jetpack"], "space": "jail", "jail": 2},
            ],
        },
        luck=Script(),
    )

    text = talk(table, "", plain=False)

    assert "<M>     M*      200     M4 " in text
    assert "[O]" in text
    assert "O-" in text


def test_plain_mode_tells_the_table_in_sentences():
    text = mia("\n1\nboard\n")

    assert "Mia has 1400 credits and is on Control Knob." in text
    assert "Mia owns Light blue: Control Knob." in text
    assert "In stock: 32 Hideouts and 12 Common Houses." in text
    assert "▶" not in text


def test_german_is_spoken_from_the_first_line_to_the_last():
    text = mia("würfle\nwarum 1\nhilfe\nnimm\nbesitz\nende\n", language="de")

    assert "Mia, niemandem gehört Schaltknauf. Der Preis ist 100 Credits, du hast 1500 Credits." in text
    assert "   1  Schaltknauf für 100 Credits kaufen" in text
    assert "Mia kauft Schaltknauf für 100 Credits." in text
    assert "Hellblau: Schaltknauf: Mia; Schwebende Wiege: frei, Preis 120 Credits" in text
    assert text.endswith("Auf Wiedersehen. Das Spiel wurde nicht gesichert; --save DATEI sichert es.\n")
    assert "credits" not in text


def test_the_words_of_the_edition_are_shown_and_understood():
    text = talk(new_table("boba-fett", [(1, 3)]), "\ncollect\n")

    assert "collect Grappling Hook for 200 credits" in text
    assert "Mia collects Grappling Hook for 200 credits." in text


def test_choices_show_what_they_cost_and_enter_takes_the_usual_one():
    text = mia("\n1\n")

    assert "   1  buy Control Knob for 100 credits" in text
    assert "   2  have Control Knob auctioned" in text
    assert "Enter means: end the turn." in text


def test_mortgages_wait_behind_more_and_keep_their_numbers():
    text = mia("\n1\nmore\n2\n")

    assert "2–2 are about your property: type more to see them." in text
    assert "   2  mortgage: Control Knob, brings 50 credits" in text
    assert "Control Knob is now mortgaged: Mia gets 50 credits from the Bank." in text


def test_nobody_gives_up_by_a_number_but_everybody_may_by_the_word():
    text = mia("2\nresign\n")

    assert "There is no such choice: type a number from 1 to 1." in text
    assert "Mia gives up." in text


def test_a_drawn_card_is_read_out():
    table = new_table("mandalorian", [(1, 3)])
    table.go_on_with(Script(dice=[(1, 3)], cards={"camtono": ["fuel-refund"]}))

    text = talk(table, "\n")

    assert "Mia draws a card of Camtono: “Fuel Refund”. " in text
    assert "Mia gets 20 credits from the Bank." in text


def test_the_ways_out_of_jail_are_offered_and_enter_takes_none_of_them():
    seats = [{"name": "Mia", "space": "jail", "jail": 2, "jail_cards": ["camtono"]}, {"name": "Ben"}]
    table = Table.from_position({"edition": "mandalorian", "seats": seats}, luck=Script())

    text = talk(table, "\ncard\n")

    assert "Mia, you are in Jail. This is try 2 to get out." in text
    assert "pay 50 credits to come out of Jail" in text
    assert "use Get Out of Jail Free card (Camtono)" in text
    assert "There is no such choice: type a number from 1 to 3." in text
    assert "Mia comes out of Jail." in text


# auctions


def test_an_auction_asks_round_the_table_until_it_closes():
    text = mia("\n2\nbid 9\nbid 10\nbid 20\npass\nbid 25\npass\npass\n")

    assert "Mia, bid or pass: Control Knob. The first bid is at least 10 credits, and you have 1500 credits." in text
    assert "Type bid and an amount from 10 to 1500, or pass." in text
    assert "Not possible: bid 9 credits: the first bid must reach the opening price: bid more (MA-AUC-02)." in text
    assert "Zoe, bid or pass: Control Knob. Ben bids 20 credits, the next bid is at least 21 credits" in text
    assert "Mia wins the auction: Control Knob for 25 credits." in text


def test_when_pieces_are_short_everybody_says_how_many_and_the_winner_places_one():
    full = ["bone-broth", "sorgan-frog", "control-knob", "floating-cradle", "tracking-fob", "carbonite-block"]
    green = ["amban-rifle", "whistling-birds"]
    seats = [
        {"name": "Mia", "deeds": [*full, "mudhorn-egg", "blurrg-saddle"], "buildings": dict.fromkeys(full, 4)},
        {"name": "Ben", "deeds": green, "buildings": dict.fromkeys(green, 3)},
    ]
    table = Table.from_position({"edition": "mandalorian", "seats": seats}, luck=Script())

    text = talk(table, "build blurrg\nwant 2\nwant 1\nbid 10\nbid 30\npass\nplace mudhorn\n")

    assert "build on Blurrg Saddle (too few for everybody, all are asked)" in text
    assert "Ben, there are too few Hideouts for everybody: how many do you want? In stock: 2." in text
    assert "Up for auction: 1 Hideout." in text
    assert "Mia, where do you put it: 1 Hideout?" in text
    assert "Mia builds on Mudhorn Egg, where there is now: 1 Hideout." in text


# rents and debts


def test_a_person_is_asked_whether_to_claim_and_enter_claims():
    text = mia(MIA_BUYS + "\n\n", dice=[(2, 3), (2, 3)])

    assert "Mia may ask Ben for rent: 6 credits." in text
    assert "Mia, you may ask for rent." in text
    assert "   1  ask Ben for rent: 6 credits" in text
    assert "Enter means: ask for rent" in text
    assert "Ben pays 6 credits to Mia: rent for Control Knob." in text


def test_a_claim_left_for_later_is_asked_again_before_the_next_throw():
    text = mia(MIA_BUYS + "\nlater\nend\n\n", dice=[(2, 3), (2, 3)])

    assert text.count("Mia, you may ask for rent.") == 2
    assert text.index("It is Zoe’s turn.") < text.index("Ben pays 6 credits to Mia")


def test_a_debtor_is_told_what_is_missing_and_raises_it():
    seats = [{"name": "Mia", "cash": 80, "deeds": ["bossk"], "space": "jetpack"}, {"name": "Ben"}]
    table = Table.from_position({"edition": "boba-fett", "seats": seats}, luck=Script(dice=[(1, 1)]))

    text = talk(table, "\nwhy\nsettle\nmortgage bossk\nsettle\n")

    assert "Mia, you must pay 100 credits to the Depository and have 80 credits: raise the rest, then settle." in text
    assert "Not possible: settle the debt: a debt comes first: its debtor raises what is missing" in text
    assert "Bossk is now inactive" in text
    assert "Mia pays 100 credits to the Depository, as the space demands." in text


# trades


def test_a_trade_is_typed_answered_and_told():
    text = mia(MIA_BUYS + "as Mia\noffer Ben: 10 + control knob for 60\naccept\n")

    assert "Offer 1 of Mia to Ben: Mia gives 10 credits, Control Knob; Ben gives 60 credits." in text
    assert "accept offer 1 of Mia (10 credits to Ben, 60 credits to Mia, Control Knob to Ben)" in text
    assert "Ben accepts the trade with Mia (offer 1)." in text
    assert "Control Knob goes from Mia to Ben." in text


def test_an_offer_can_be_left_for_later_countered_and_declined():
    text = mia(MIA_BUYS + "offer Mia: 5 for control knob\nlater\nas Mia\ncounter control knob for 200\ndecline\n")

    assert "Offer 1 of Ben to Mia: Ben gives 5 credits; Mia gives Control Knob." in text
    assert "Mia answers Ben with other terms (offer 1)." in text
    assert "Offer 1 of Mia to Ben: Mia gives Control Knob; Ben gives 200 credits." in text
    assert "Ben turns offer 1 down." in text


def test_jail_cards_are_goods_and_german_words_are_understood():
    seats = [{"name": "Mia", "jail_cards": ["camtono"]}, {"name": "Ben Solo", "deeds": ["bone-broth"]}]
    table = Table.from_position({"edition": "mandalorian", "seats": seats}, luck=Script())

    text = talk(table, "angebot Ben Solo: karte gegen knochenbrühe, 5\nannehmen\n", language="de")

    assert "Mia gibt Gefängnis-frei-Karte (Camtono); Ben Solo gibt 5 Credits, Knochenbrühe." in text
    assert "Knochenbrühe geht von Ben Solo an Mia." in text


def test_another_seat_can_act_first_but_not_a_bot():
    text = mia(MIA_BUYS + "seat 1\nmortgage control\nas Nobody\n")

    assert "Mia, you may see to your property." in text
    assert "Control Knob is now mortgaged" in text
    assert "Type as and a name or a number: Mia, Ben, Zoe." in text
    assert "random-bot is played by a bot." in told(*BOT, typed="as random-bot\n")


# questions


def test_why_tells_the_row_behind_a_choice_and_behind_the_question():
    text = mia("why\n\nwhy 1\nwhy build floating\n")

    assert "  MA-TURN-01  You begin your turn by rolling both dice." in text
    assert "  MA-BUY-02  The buyer pays the bank the price" in text
    assert "Not possible: build on Floating Cradle: " in text


def test_a_question_mark_lists_what_is_not_offered():
    text = mia("\n1\n?\nwhy 3\n")

    assert "Not possible: build on Control Knob: own the whole group first (MA-BUILD-01)." in text
    assert "   3  Not possible: throw the dice: the throw of this turn is done" in text
    assert "  MA-TURN-04  After that, unless you rolled doubles" in text


def test_deeds_tell_who_owns_what_and_one_in_full():
    text = mia("\n1\ndeeds\ndeeds floating cradle\ndeeds cockpit\ndeeds xyz\n")

    assert "Light blue: Control Knob: Mia; Floating Cradle: nobody’s, price 120 credits" in text
    assert "rent: 8 credits, with the whole group 16 credits; 1 Hideout: 40 credits" in text
    assert "1: 4 times a throw of the dice, 2: 10 times a throw of the dice" in text
    assert "There is nothing here that begins with “xyz”." in text


@pytest.mark.parametrize(
    "nonsense",
    ["fly", "bid", "bid x", "build nowhere", "offer Nobody: 1 for 2", "accept", "offer Ben 5", "end now", "card 5"],
)
def test_nonsense_is_answered_with_the_way_to_help(nonsense):
    assert f"“{nonsense}” is no choice and no command here. Type help." in mia(f"{nonsense}\n")


# bots, keeping and going on


def test_bots_alone_play_to_the_end_and_the_figures_are_told():
    text = told("terminal", "boba-fett", "--seats", "bot:random,bot:random", "--seed", 3, "--plain")

    assert "is the last one in the game and wins." in text
    assert "payment received" in text


def test_a_game_against_a_bot_is_kept_and_goes_on(tmp_path):
    file = tmp_path / "game"
    told(*BOT, "--save", file, typed="1\n" * 12)
    before = read_log(file)["records"]

    text = told("terminal", "--resume", file, "--save", file, "--plain", "--seed", 4, typed="1\n" * 12)

    after = read_log(file)
    assert "random-bot" in text
    assert after["records"][: len(before)] == before
    assert len(after["records"]) > len(before)
    assert replay(after).edition.id == "boba-fett"


def test_a_kept_game_is_told_from_beginning_to_end(tmp_path):
    file = tmp_path / "game"
    told("terminal", "mandalorian", "--seats", "Mia,Ben", "--seed", "4", "--save", file, typed="\n1\n\n")

    lines = told("replay", file, "--language", "de").splitlines()

    assert lines[0].startswith("Monopoly The Mandalorian: Mia (Das Kind in der Wiege), Ben (")
    assert lines[3] == "3. Mia beginnt."
    assert lines[-1] == "Das Spiel wurde nicht beendet."
