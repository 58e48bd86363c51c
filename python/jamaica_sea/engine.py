"""The engine: a process that is talked to over its standard input and output (docs/protocol.md)."""

from __future__ import annotations

import itertools
import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any, Mapping, Sequence

#: An answer is one line: a fleet of thousands of games is some megabytes.
_BUFFER = 1 << 20


class EngineError(Exception):
    """A request that the engine refused, or an engine that cannot be reached."""


def engine_command() -> list[str]:
    """How the engine is started: `JAMAICA` names a command; else this checkout, `jamaica` on the path, or `npx jamaica`."""
    named = os.environ.get("JAMAICA")
    if named:
        return [*shlex.split(named), "protocol"]
    root = Path(__file__).resolve().parents[2]
    node, main = root / "node_modules" / ".bin" / "node", root / "cli" / "src" / "main.ts"
    if node.exists() and main.exists():
        return [str(node), str(main), "protocol"]
    installed = shutil.which("jamaica")
    if installed:
        return [installed, "protocol"]
    npx = shutil.which("npx")
    if npx:
        return [npx, "--yes", "jamaica", "protocol"]
    raise EngineError("there is no engine: install it with `npm install -g jamaica`, or name its command in JAMAICA")


class Engine:
    """An engine of one's own. Many games and fleets share it; it ends with `close`, or at the end of a `with`."""

    def __init__(self, command: Sequence[str] | None = None) -> None:
        """Starts the engine; `command` is what to run instead of `engine_command()`."""
        started = list(command or engine_command())
        try:
            self._process = subprocess.Popen(
                started, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=_BUFFER
            )
        except OSError as error:
            raise EngineError(f"the engine does not start: {shlex.join(started)}: {error}") from error
        assert self._process.stdin is not None and self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout
        self._names = itertools.count()
        #: What the engine said of itself: its versions, and the levels of its bots.
        try:
            self.greeting: dict[str, Any] = self.ask({"protocol": 2})
        except EngineError:
            self.close()
            raise

    @property
    def pid(self) -> int:
        """The number of the engine's process."""
        return self._process.pid

    def new_name(self) -> str:
        """A name that no game of this engine has yet."""
        return f"py{next(self._names)}"

    def send(self, line: bytes) -> str:
        """Says a line, without its end, and gives back the line that answers it."""
        try:
            self._in.write(line)
            self._in.write(b"\n")
            self._in.flush()
            answer = self._out.readline()
        except (OSError, ValueError) as error:
            raise EngineError(f"the engine cannot be reached: {error}") from error
        if not answer:
            raise EngineError(f"the engine ended with code {self._process.wait()}")
        return answer.decode("utf-8")

    def read(self, size: int) -> bytes:
        """Reads so many bytes that follow an answer."""
        data = self._out.read(size)
        if len(data) < size:
            raise EngineError(f"the engine ended with code {self._process.wait()}")
        return data

    def ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        """Makes one request; raises `EngineError` with the engine's own words when it is refused."""
        answer: dict[str, Any] = json.loads(self.send(json.dumps(request).encode()))
        if not answer["ok"]:
            raise EngineError(answer["error"])
        return answer

    def ask_all(self, requests: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """Makes many requests in one line. What was refused has `ok` False and `error` in its place."""
        answers: list[dict[str, Any]] = json.loads(self.send(json.dumps(list(requests)).encode()))
        return answers

    def close(self) -> None:
        """Ends the engine. It may be called twice."""
        try:
            self._in.close()
        except OSError:  # it ended by itself, and what was said last has no reader
            pass
        self._process.wait()
        self._out.close()

    def __enter__(self) -> Engine:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __del__(self) -> None:
        process = getattr(self, "_process", None)
        if process is not None and process.poll() is None:
            self.close()
