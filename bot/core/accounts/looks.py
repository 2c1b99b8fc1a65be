"""Names by their look: two that a reader takes for one another have a look in common.

By the skeletons of Unicode Technical Standard #39, section 4. Stored looks were made with this
table and these functions: a change of them needs a migration that makes the looks again.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

_TABLE: Final = Path(__file__).with_name("confusables.txt")

INVISIBLE: Final[Mapping[int, None]] = dict.fromkeys(
    code
    for first, last in (
        # Default_Ignorable_Code_Point in Unicode 17, other than control and format characters.
        *((0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180D)),
        *((0x180F, 0x180F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0)),
        (0xE0100, 0xE01EF),
        # Letters and symbols without ink: of Braille, Egyptian, Khitan and music.
        *((0x2800, 0x2800), (0x13441, 0x13442), (0x16FE4, 0x16FE4), (0x1D159, 0x1D159)),
    )
    for code in range(first, last + 1)
)
"""Characters that show nothing though their category is that of visible ones."""


def has_ink(text: str) -> bool:
    r"""Tell whether a text has a character that is seen by itself, which marks and blanks are not.

    >>> has_ink("Ada"), has_ink("\u2800"), has_ink("\u0301")
    (True, False, False)
    """
    return any(unicodedata.category(char)[0] in "LNPS" for char in text.translate(INVISIBLE))


def looks(name: str) -> tuple[str, ...]:
    r"""Return the looks of a name: as it is written, and in small letters.

    >>> looks("Ada"), looks("\u0410da"), looks("Ida")
    (('ada',), ('ada',), ('ida', 'lda'))
    """
    return tuple(sorted({_look(name), _look(name.casefold())}))


def _look(name: str) -> str:
    # Twice, as a small letter may look like others than its capital.
    return _skeleton(_skeleton(name).casefold()).casefold()


def _skeleton(text: str) -> str:
    seen = unicodedata.normalize("NFD", text).translate(INVISIBLE)
    return unicodedata.normalize("NFD", seen.translate(_prototypes()))


@cache
def _prototypes() -> Mapping[int, str]:
    """Read what characters look like."""
    lines = _TABLE.read_text("utf-8").splitlines()
    codes = (
        [int(code, 16) for code in line.split()]
        for line in lines
        if line and not line.startswith("#")
    )
    return {code: "".join(map(chr, like)) for code, *like in codes}
