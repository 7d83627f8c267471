"""Names for the rules' numbers: rule keys, decisions, prompts and events are named after their constants."""

from types import ModuleType


def constants(module: ModuleType) -> dict[str, int]:
    """Give the integer constants of a module by name."""
    return {name: value for name, value in vars(module).items() if name.isupper() and type(value) is int}


def key_name(constant: str) -> str:
    """Show a rule key: SLIDE_OWN is ``slide.own``, FORFEIT_MUST_MOVE is ``forfeit.must-move``."""
    return constant.lower().replace("_", ".", 1).replace("_", "-")


def key_numbers(*modules: ModuleType) -> dict[str, int]:
    """Give the rule keys that modules declare, by the name people read."""
    return {key_name(name): number for module in modules for name, number in constants(module).items() if "_" in name}


def event_name(constant: str) -> str:
    """Show an event: SLIDE_STOPPED is ``SlideStopped``."""
    return constant.title().replace("_", "")
