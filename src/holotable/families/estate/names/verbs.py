"""The estate family's decisions: one row for each, by the name that people give it."""

from collections.abc import Mapping
from typing import Final

from holotable.families.contract import Verb
from holotable.families.estate.rules import codes

DEED: Final = ("deed",)
CLAIM: Final = ("claim",)
OFFER: Final = ("offer",)
VERBS: Final[Mapping[str, Verb]] = {
    "roll": Verb(codes.ROLL, is_throw=True),
    "end_turn": Verb(codes.END_TURN),
    "buy": Verb(codes.BUY, lead="Bought"),
    "auction": Verb(codes.AUCTION, lead="AuctionOpened"),
    "bid": Verb(codes.BID, ("lot", "amount"), about="lot"),
    "pass": Verb(codes.PASS),
    "settle": Verb(codes.SETTLE),
    "declare_bankruptcy": Verb(codes.DECLARE_BANKRUPTCY),
    "resign": Verb(codes.RESIGN),
    "pay_fine": Verb(codes.PAY_FINE, lead="FinePaid"),
    "use_jail_card": Verb(codes.USE_JAIL_CARD, ("deck",)),
    "want": Verb(codes.WANT, ("count",)),
    "place": Verb(codes.PLACE, DEED),
    "choose_token": Verb(codes.CHOOSE_TOKEN, ("token",), shows_tokens=True),
    "pay_tax": Verb(codes.PAY_TAX, ("share",), lead="TaxChosen"),
    "stay": Verb(codes.STAY),
    "time_up": Verb(codes.TIME_UP, is_bank=True),
    "claim_rent": Verb(codes.CLAIM_RENT, CLAIM, about="claim", lead="RentClaimed"),
    "waive_rent": Verb(codes.WAIVE_RENT, CLAIM, about="claim", lead="RentWaived"),
    "mortgage": Verb(codes.MORTGAGE, DEED, lead="Mortgaged"),
    "redeem": Verb(codes.REDEEM, DEED, lead="Redeemed"),
    "keep_mortgage": Verb(codes.KEEP_MORTGAGE, DEED),
    "build": Verb(codes.BUILD, DEED, lead="Built"),
    "sell_building": Verb(codes.SELL_BUILDING, DEED, lead="BuildingSold"),
    "sell_set": Verb(codes.SELL_SET, ("levels",)),
    "offer_trade": Verb(codes.OFFER_TRADE, ("to", "give", "want"), is_offer=True),
    "counter_trade": Verb(codes.COUNTER_TRADE, ("offer", "give", "want"), about="offer"),
    "accept_trade": Verb(codes.ACCEPT_TRADE, ("offer", "revision"), about="revision", lead="TradeMade"),
    "decline_trade": Verb(codes.DECLINE_TRADE, OFFER, about="offer"),
    "withdraw_trade": Verb(codes.WITHDRAW_TRADE, OFFER, about="offer"),
    "start_mission": Verb(codes.START_MISSION),
    "skip_mission": Verb(codes.SKIP_MISSION),
    "take_deed": Verb(codes.TAKE_DEED, DEED, lead="DeedPassed"),
    "take_money": Verb(codes.TAKE_MONEY, lead="MissionPaid"),
    "jump": Verb(codes.JUMP_TO, ("space",)),
    "send": Verb(codes.SEND_TO, ("seat", "space")),
    "steal": Verb(codes.STEAL_DEED, DEED, lead="DeedPassed"),
    "defeat": Verb(codes.DEFEAT_SEAT, ("seat",)),
}
NAMES: Final = {verb.code: name for name, verb in VERBS.items()}
