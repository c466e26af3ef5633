"""A bot of your own in under 60 lines: joins a table by its invite link and plays at random.

    python outside_bot.py http://localhost:8470 TABLE INVITE

It needs nothing but Python. Replace `choose` by something better: `view` holds all that the seat may
see, `options` the legal actions. The whole protocol is described in docs/protocol.md.
"""

import json
import random
import secrets
import sys
import urllib.error
import urllib.parse
import urllib.request

ADDRESS, TABLE, INVITE = sys.argv[1:4]
TOKEN = ""


def call(method: str, path: str, body: dict | None = None, **query: object) -> dict:
    """One request; an error of the rules comes back as its JSON document."""
    url = f"{ADDRESS}/api{path}?{urllib.parse.urlencode(query)}"
    request = urllib.request.Request(
        url, json.dumps(body).encode() if body else None, method=method
    )
    request.add_header("content-type", "application/json")
    if TOKEN:
        request.add_header("authorization", f"Bearer {TOKEN}")
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        return json.load(error)


def choose(view: dict, options: list[str]) -> str:
    return random.choice(options)


TOKEN = call("POST", "/session", {"name": "Outsider", "token": True})["token"]
info = call("POST", f"/tables/{TABLE}/join", {"invite": INVITE})
seat = next(entry["seat"] for entry in info["seats"] if entry["yours"])
print(f"playing {info['game']} at seat {seat}")
version = 0
while True:
    state = call("GET", f"/tables/{TABLE}/state", seat=seat, since=version, wait=20)
    version, view = state["version"], state["view"]
    if state["info"]["status"] not in ("open", "running"):
        print("the game is over:", view["outcome"])
        break
    if view and view["decision"]:
        text = choose(view, view["decision"]["options"])
        action = {"seat": seat, "version": version, "key": secrets.token_hex(8), "text": text}
        done = call("POST", f"/tables/{TABLE}/act", action)
        print(text, "->", done.get("version", done.get("message")))
