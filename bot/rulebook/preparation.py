"""Builds the search of a language in a thread of its own, which takes a second or two.

The thread does not keep the process from ending.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from threading import Lock, Thread

from bot.rulebook.search import prepare

_begun: dict[str, Future[None]] = {}
_lock = Lock()


async def ready(language: str) -> None:
    """Wait until questions in a language are answered at once; raises what building it raises."""
    await asyncio.shield(asyncio.wrap_future(_begin(language)))


def is_being_prepared(language: str) -> bool:
    """Tell whether a language's search is being built just now."""
    found = _begun.get(language)
    return found is not None and not found.done()


def _begin(language: str) -> Future[None]:
    with _lock:
        if language not in _begun:
            done = _begun[language] = Future()
            done.set_running_or_notify_cancel()
            Thread(
                target=_prepare, args=(language, done), name=f"search-{language}", daemon=True
            ).start()
        return _begun[language]


def _prepare(language: str, done: Future[None]) -> None:
    try:
        prepare(language)
    except BaseException as error:  # noqa: BLE001 -- it is raised where the search is waited for
        done.set_exception(error)
    else:
        done.set_result(None)
