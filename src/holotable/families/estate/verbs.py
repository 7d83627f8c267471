"""The estate family's decisions and prompts: one row for each, by the name that people give it.

``python tools/verbs.py`` writes the numbers into ``rules/codes.py``, the dispatch into ``rules/dispatch.py`` and what
the page must know into ``web/src/estate/verbs.ts``. A decision ``x`` is judged by the rule ``why_not_x`` and carried
out by ``x`` unless its row names others; their parameters are its ``arguments``.
"""

from collections.abc import Mapping
from typing import Final

from holotable.families.contract import SILENCE, Prompt, Verb

DEED: Final = ("deed",)
CLAIM: Final = ("claim",)
OFFER: Final = ("offer",)

TURN: Final[Mapping[str, Verb]] = {  # the turn, an auction, a debt
    "roll": Verb(1, is_throw=True, is_default=True, rank=3, keys="r "),
    "end_turn": Verb(2, play="pass_turn", is_default=True, rank=9, keys="e"),
    "buy": Verb(3, lead="Bought", rank=4, keys="b"),
    "auction": Verb(4, judge="why_not_decline", play="decline", lead="AuctionOpened", keys="a"),
    "bid": Verb(5, ("lot", "amount"), about="lot", is_final=True),
    "pass": Verb(6, judge="why_not_let_go", play="let_go", keys="p", is_final=True),
    "settle": Verb(7, play="pay_debt", rank=2),
    "declare_bankruptcy": Verb(8, judge="why_not_declare", group="danger", is_leaving=True),
    "resign": Verb(9, group="danger", is_leaving=True),
    "pay_fine": Verb(10, lead="FinePaid", rank=7),
    "use_jail_card": Verb(11, ("deck",), judge="why_not_use_card"),
    "want": Verb(12, ("count",), is_final=True),
    "place": Verb(13, DEED, rank=5),
    "choose_token": Verb(14, ("token",), judge="why_not_choose", shows_tokens=True),
    "pay_tax": Verb(15, ("share",), lead="TaxChosen", is_final=True),
    "stay": Verb(16),
    "time_up": Verb(17, play="call_time", is_bank=True),
}
DEEDS: Final[Mapping[str, Verb]] = {  # rents, mortgages, buildings
    "claim_rent": Verb(
        20, CLAIM, judge="why_not_claim", about="claim", lead="RentClaimed", is_default=True, rank=1, keys="b"
    ),
    "waive_rent": Verb(21, CLAIM, judge="why_not_ask", about="claim", lead="RentWaived", keys="p"),
    "mortgage": Verb(22, DEED, play="mortgage_deed", lead="Mortgaged", group="manage", is_quiet=True),
    "redeem": Verb(23, DEED, lead="Redeemed", group="manage", is_quiet=True),
    "keep_mortgage": Verb(24, DEED, judge="why_not_keep", rank=8),
    "build": Verb(25, DEED, lead="Built", group="manage"),
    "sell_building": Verb(26, DEED, judge="why_not_sell", lead="BuildingSold", group="manage", is_quiet=True),
    "sell_set": Verb(27, ("levels",), ("group", "levels"), group="manage", is_quiet=True),
}
TRADES: Final[Mapping[str, Verb]] = {
    "offer_trade": Verb(40, ("to", "give", "want"), ("partner",), judge="why_not_offer", is_offer=True),
    "counter_trade": Verb(
        41, ("offer", "give", "want"), ("offer",), judge="why_not_counter", about="offer", is_final=True
    ),
    "accept_trade": Verb(
        42,
        ("offer", "revision"),
        judge="why_not_accept",
        about="revision",
        lead="TradeMade",
        group="trade",
        is_final=True,
    ),
    "decline_trade": Verb(43, OFFER, judge="why_not_answer", about="offer", group="trade", keys="p", is_final=True),
    "withdraw_trade": Verb(44, OFFER, judge="why_not_withdraw", about="offer", group="trade", is_own=True),
}
MISSIONS: Final[Mapping[str, Verb]] = {
    "start_mission": Verb(60, judge="why_not_go", rank=6),
    "skip_mission": Verb(61, judge="why_not_go", keys="p"),
    "take_deed": Verb(62, DEED, lead="DeedPassed"),
    "take_money": Verb(63, lead="MissionPaid"),
    "jump": Verb(64, ("space",), constant="JUMP_TO", is_many=True),
    "send": Verb(65, ("seat", "space"), ("whom", "goal"), constant="SEND_TO", is_many=True),
    "steal": Verb(66, DEED, play="steal_deed", constant="STEAL_DEED", lead="DeedPassed"),
    "defeat": Verb(67, ("seat",), ("whom",), constant="DEFEAT_SEAT", is_leaving=True),
}
ARGUMENTS: Final = {
    "partner": "a seat; the goods follow",
    "offer": "in a counter-offer the goods follow",
    "share": "1: the share of the worth",
    "levels": "what is left on each deed of the group, in board order, three bits each",
    "whom": "a seat",
    "goal": "a space",
}
SECTIONS: Final = {"the turn": TURN, "a deed": DEEDS, "a trade": TRADES, "a mission": MISSIONS}  # rising numbers
VERBS: Final[Mapping[str, Verb]] = {**TURN, **DEEDS, **TRADES, **MISSIONS}
NAMES: Final = {verb.code: name for name, verb in VERBS.items()}

PROMPTS: Final[Mapping[str, Prompt]] = {
    "roll_dice": Prompt(1, "turn.roll", ("roll",), is_rest=True),
    "finish_turn": Prompt(2, "turn.end", ("end_turn",), is_rest=True),
    "buy_or_auction": Prompt(3, "buy.choice", ("auction",)),
    "bid_or_pass": Prompt(4, "auction.anyone", ("pass",)),
    "raise_cash": Prompt(5, "debt.raise", ("settle", "declare_bankruptcy"), adviser="thrifty", lists_all=True),
    "keep_or_redeem": Prompt(6, "mortgage.transfer", ("keep_mortgage",), lists_all=True, main=("redeem",)),
    "ask_rent": Prompt(7, "rent.asked", ("claim_rent",), is_asked=True),
    "answer_trade": Prompt(8, "trade.any-time", ("decline_trade",), is_asked=True),
    "manage": Prompt(9, "trade.any-time", SILENCE, lists_all=True),
    "in_jail": Prompt(10, "jail.tries", ("roll",), is_rest=True),
    "want_pieces": Prompt(11, "stock.auction", ("pass",)),
    "place_piece": Prompt(12, "stock.pay", ("place",), lists_all=True),
    "pick_token": Prompt(13, "mission.start", ("choose_token",)),
    "tax_or_share": Prompt(14, "tax.choice", ("pay_tax",)),
    "go_on_mission": Prompt(15, "mission.choice", ("skip_mission",)),
    "take_prize": Prompt(16, "mission.die", ("take_deed", "steal", "take_money", "stay", "jump", "send", "defeat")),
    "fine_or_stay": Prompt(17, "short.jail", ("stay",)),
    "last_claims": Prompt(18, "rent.asked", ("claim_rent",)),
}
PROMPT_NAMES: Final = {prompt.code: name for name, prompt in PROMPTS.items()}
