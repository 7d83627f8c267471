"""Bots: whatever decides for a seat. Built-in ones by name, and the way to ask and to check any other."""

from holotable.bots.answering import Answer, ask
from holotable.bots.checking import BotReport, check_bot
from holotable.bots.contract import Bot
from holotable.bots.foreign import any_bot, foreign_bot, foreign_name, is_foreign
from holotable.bots.shelf import bot, bot_names, check_bot_name

__all__ = [
    "Answer",
    "Bot",
    "BotReport",
    "any_bot",
    "ask",
    "bot",
    "bot_names",
    "check_bot",
    "check_bot_name",
    "foreign_bot",
    "foreign_name",
    "is_foreign",
]
