"""A program that plays online: python3 docs/examples/online-bot.py http://localhost:8080 TOKEN. See docs/online-bots.md.

It puts itself in the list of programs, follows all of its tables over one connection, accepts every invitation, and plays at several
tables at once until it is stopped. --table ID sits down at a table, --challenge NAME opens one and invites another program, --games N
ends after so many games. Needs nothing but Python 3; with the package `websockets` the class Socket would be three lines.
"""

import argparse
import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.request
from urllib.parse import urlsplit

parser = argparse.ArgumentParser()
parser.add_argument("server")
parser.add_argument("token")
parser.add_argument("--table")
parser.add_argument("--challenge")
parser.add_argument("--games", type=int, default=0)
given = parser.parse_args()

CARD = {"level": "deckhand", "languages": [], "about": "Chooses at random", "tables": 10}
PATIENCE = 600  # seconds after which a table that has not started is given up: it takes one of our places
AUTHORIZATION = {"Authorization": f"Bearer {given.token}"}


class Socket:
    """As much of WebSocket as a client needs that speaks JSON."""

    def __init__(self, url, headers):
        parts = urlsplit(url)
        secure = parts.scheme == "https"
        self.socket = socket.create_connection((parts.hostname, parts.port or (443 if secure else 80)))
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=parts.hostname)
        self.file = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /socket HTTP/1.1", f"Host: {parts.netloc}", "Connection: Upgrade", "Upgrade: websocket"]
        lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.socket.sendall("\r\n".join(lines + ["", ""]).encode())
        status = self.file.readline().decode()
        if " 101 " not in status:
            raise ConnectionError(f"not let in: {status.strip()}")
        while self.file.readline().strip():
            pass

    def send(self, opcode, payload):
        mask = os.urandom(4)
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack(">H", size)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
        self.socket.sendall(bytes([0x80 | opcode]) + length + mask + masked)

    def say(self, message):
        self.send(1, json.dumps(message).encode())

    def messages(self):
        """What the server says; None whenever it asks whether we are still there."""
        while True:
            head = self.file.read(2)
            if len(head) < 2:
                return
            opcode, size = head[0] & 15, head[1] & 127
            if size == 126:
                size = struct.unpack(">H", self.file.read(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self.file.read(8))[0]
            payload = self.file.read(size)
            if opcode == 1:
                yield json.loads(payload)
            elif opcode == 9:
                self.send(10, payload)
                yield None
            elif opcode == 8:
                return


def request(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {**AUTHORIZATION, "Content-Type": "application/json"} if data else AUTHORIZATION
    with urllib.request.urlopen(urllib.request.Request(given.server + path, data, headers, method=method)) as response:
        return json.load(response) if response.status == 200 else None


def choose(view):
    """Put something better here: the view says everything that a player at the table would see."""
    return random.choice(view["options"])


class Program:
    def __init__(self):
        self.line = None
        self.me = None
        self.heard = {}  # by table, the last change that was heard
        self.answered = {}  # by table, the last decision that was answered
        self.waiting = {}  # by table that has not started, since when
        self.mine = {}  # by table we host, whom we invite
        self.games = 0

    def say(self, verb, **body):
        self.line.say({"id": verb, verb: body})

    def listen(self):
        """One connection, from the greeting to its end; whether there are games left to play."""
        self.line = Socket(given.server, AUTHORIZATION)
        self.answered.clear()  # the last answers may have been lost with the last connection
        self.say("follow", heard=self.heard)
        if given.table and given.table not in self.heard:
            self.say("sit", table=given.table, seat=None, pirate=None)
        for told in self.line.messages():
            if told is None:
                self.give_up()
                continue
            self.hear(told)
            if given.games and self.games >= given.games:
                return False
        return True

    def hear(self, told):
        if "hello" in told:
            self.me = told["hello"]["person"]
        elif "why" in told:
            print(f"{told['refused']} was refused: {told['why']}", file=sys.stderr)
        elif "away" in told:
            self.forget(told["table"])
        elif "number" in told:
            table = told["table"]
            if told.get("news", {}).get("kind") == "ended":
                return self.forget(table)  # nothing more is told of it
            self.heard[table] = told["number"]
            if "snapshot" in told:
                self.come(table, told["snapshot"])
            self.watch(table, told.get("snapshot") or told["news"])

    def come(self, table, snapshot):
        """A table as it stands: where we have a seat and are not ready, somebody has invited us."""
        if snapshot["stage"] != "gathering" or snapshot["you"] is None:
            return
        self.waiting[table] = time.monotonic()
        if not snapshot["seats"][snapshot["you"]]["ready"]:
            self.say("ready", table=table, word=os.urandom(16).hex())
        if table in self.mine and snapshot["seats"][1]["sitter"] is None:
            self.say("invite", table=table, seat=1, person=self.mine[table])

    def watch(self, table, shown):
        """A snapshot, or one piece of news."""
        kind = shown.get("kind")
        if kind == "ready" and table in self.mine and shown["seat"] == 1:
            self.say("start", table=table)
        view = shown.get("view")
        if view is None:
            return
        self.waiting.pop(table, None)
        if "over" in view["waiting"]:
            print(json.dumps({"table": table, **view["waiting"]["over"]}), flush=True)
            self.games += 1
            self.forget(table)
        elif view["options"] and shown["decision"] != self.answered.get(table):
            # Every decision is answered once; a repeated answer would be harmless, too.
            self.answered[table] = shown["decision"]
            self.say("choose", table=table, decision=shown["decision"], choice=choose(view))

    def give_up(self):
        for table, since in list(self.waiting.items()):
            if time.monotonic() - since > PATIENCE:
                self.say("rise", table=table)

    def forget(self, table):
        for each in (self.heard, self.answered, self.waiting, self.mine):
            each.pop(table, None)

    def challenge(self, name):
        """Opens a table for two, and remembers whom to invite there."""
        programs = request("GET", "/api/programs")["programs"]
        person = next((program["person"] for program in programs if program["name"] == name), None)
        if person is None:
            sys.exit(f"no program is called {name}")
        terms = {
            "rules": {"edition": "2021", "players": 2, "ghost": True},
            "clock": {"kind": "none"},
            "listed": False,
            "spectators": True,
            "phrasesOnly": False,
        }
        self.mine[request("POST", "/api/tables", {"terms": terms})["table"]] = person


program = Program()
try:
    request("PUT", "/api/me/program", CARD)
except urllib.error.HTTPError as error:
    print(f"not in the list of programs: {error.read().decode()}", file=sys.stderr)
if given.challenge:
    program.challenge(given.challenge)
delay = 1
while True:
    try:
        began = time.monotonic()
        if not program.listen():
            break
        if time.monotonic() - began > 60:
            delay = 1
    except (ConnectionError, OSError) as error:
        print(error, file=sys.stderr)
        if " 401 " in str(error):
            sys.exit(1)  # the token is not good any more
    time.sleep(delay)
    delay = min(30, delay * 2)
