"""Writes records as JSON: fields in order, numbers rounded to nine digits."""

import json
import math
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any


def to_json(record: object) -> str:
    """Write a record as one line of JSON; equal records give equal lines."""
    return json.dumps(plain(record), ensure_ascii=False, allow_nan=False)


def plain(value: Any) -> Any:
    """Turn records into dictionaries, and round: nine digits are more than any simulation knows."""
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    if isinstance(value, float):
        return float(f"{value:.9g}") if math.isfinite(value) else None
    return value
