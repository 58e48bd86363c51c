"""A bot that plays online: python3 docs/examples/online-bot.py http://localhost:8080 TOKEN [TABLE]. See docs/server.md.

Without a table it opens one, with bots in the other seats, and plays until the end. Needs nothing but Python 3; with the
package `websockets` the class Socket would be three lines.
"""

import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import urllib.request
from urllib.parse import urlsplit

server, token, *rest = sys.argv[1:]
asked = rest[0] if rest else None


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
        lines = [f"GET /socket HTTP/1.1", f"Host: {parts.netloc}", "Connection: Upgrade", "Upgrade: websocket"]
        lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.socket.sendall("\r\n".join(lines + ["", ""]).encode())
        status = self.file.readline().decode()
        if " 101 " not in status:
            sys.exit(f"not let in: {status}")
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
            elif opcode == 9:  # a ping: the server asks whether we are still there
                self.send(10, payload)
            elif opcode == 8:
                return


def open_table():
    terms = {
        "rules": {"edition": "2021", "players": 3, "ghost": False},
        "clock": {"kind": "none"},
        "listed": False,
        "spectators": True,
        "phrasesOnly": False,
    }
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/tables", json.dumps({"terms": terms}).encode(), headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response)["table"]


def choose(view):
    """Put something better here: the view says everything that a player at the table would see."""
    return random.choice(view["options"])


table = asked or open_table()
line = Socket(server, {"Authorization": f"Bearer {token}"})
line.say({"id": "watch", "watch": {"table": table, "since": None}})
line.say({"id": "sit", "sit": {"table": table, "seat": None, "pirate": None}})
line.say({"id": "ready", "ready": {"table": table, "word": os.urandom(16).hex()}})
if asked is None:  # it is our table; bots take the free seats
    line.say({"id": "start", "start": {"table": table}})

answered = None
for told in line.messages():
    if "why" in told:
        print(f"{told['refused']} was refused: {told['why']}", file=sys.stderr)
    shown = told.get("snapshot") or told.get("news") or {}
    view, decision = shown.get("view"), shown.get("decision")
    if not view:
        continue
    if "over" in view["waiting"]:
        print(json.dumps(view["waiting"]["over"]))
        break
    if view["options"] and decision is not None and decision != answered:
        answered = decision  # every decision is answered once; a repeated answer would be harmless, too
        line.say({"id": decision, "choose": {"table": table, "decision": decision, "choice": choose(view)}})
