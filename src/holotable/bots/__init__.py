"""Bots: the built-in ones by name, and functions to ask, load and check any other."""

from holotable.bots.advice import ways_to_pay
from holotable.bots.answers import Answer, ask
from holotable.bots.bot_check import BotReport, check_bot
from holotable.bots.contract import Bot
from holotable.bots.defaults import default_decision, leaving_decision
from holotable.bots.external import any_bot, foreign_bot, foreign_name, is_foreign
from holotable.bots.registry import bot, bot_names, check_bot_name
from holotable.families.contract import Way

__all__ = [
    "Answer",
    "Bot",
    "BotReport",
    "Way",
    "any_bot",
    "ask",
    "bot",
    "bot_names",
    "check_bot",
    "check_bot_name",
    "default_decision",
    "foreign_bot",
    "foreign_name",
    "is_foreign",
    "leaving_decision",
    "ways_to_pay",
]
