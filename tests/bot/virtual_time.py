"""An event loop with virtual time: a sleep ends immediately, at the time it asked for."""

import asyncio
import selectors


class _Selector(selectors.SelectSelector):
    """Waits for nothing but time, which it lets pass; files are looked at in passing."""

    passed = 0.0

    def select(self, timeout=None):
        found = super().select(0)
        if not found and timeout:
            self.passed += timeout
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop in which nothing but its own sleepers may be waited for."""

    def __init__(self):
        self._passing = _Selector()
        super().__init__(self._passing)

    def time(self):
        return self._passing.passed


def run(work):
    """Run a coroutine in a time of its own."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)
