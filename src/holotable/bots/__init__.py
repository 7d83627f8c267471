"""Bots: whatever decides for a seat. Built-in ones by name, and the way to ask and to check any other."""

from holotable.bots.answering import Answer, ask
from holotable.bots.checking import BotReport, check_bot
from holotable.bots.contract import Bot
from holotable.bots.shelf import bot, bot_names, check_bot_name

__all__ = ["Answer", "Bot", "BotReport", "ask", "bot", "bot_names", "check_bot", "check_bot_name"]
