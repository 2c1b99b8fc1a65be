"""What people ask for besides playing, and who answers it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.core.linking import Linking
    from bot.core.recording import Recording
    from bot.core.replaying import Replaying
    from bot.core.settings_talk import SettingsTalk


@dataclass(frozen=True, slots=True)
class Asides:
    """The parts of the desk that words and buttons share."""

    settings: SettingsTalk
    linking: Linking
    recording: Recording
    replaying: Replaying
