"""A bot for `jamaica arena`: python3 docs/examples/bot.py takes a seat. See docs/bot-programs.md."""

import json
import sys

WORTH = {"food": 0.6, "gold": 1.0, "gunpowder": 0.5}  # of a token that is loaded


def card_worth(card, view, seat):
    """What a card brings with today's dice: spaces sailed and tokens loaded."""
    ship = view["ships"][seat]
    stock = sum(int(hold.split(":")[1]) for hold in ship["holds"] if hold and hold.startswith("food"))
    total = 0.0
    for action, die in zip(card.split("/"), view["dice"]):
        if action == "forward":
            total += die if stock > 0 else 0.3 * die  # without food the way ends in a shortage
        elif action == "backward":
            total -= die
        else:
            total += WORTH[action] * die * (2 if action == "food" and stock < 3 else 1)
    return total


def choose(question):
    kind, seat, options, view = (question[key] for key in ("kind", "seat", "options", "view"))
    if kind == "card":
        return max(options, key=lambda card: card_worth(card, view, seat))
    if kind == "powder":
        return max((option for option in options if int(option) <= 2), key=int)
    if kind in ("loot", "ghost-loot"):
        return next((option for option in options if option.startswith(("power", "hidden"))), options[0])
    return options[0]


for line in sys.stdin:  # one JSON object a line
    message = json.loads(line)
    if "options" in message:  # a question; "new" and "over" need no answer
        print(json.dumps({"choice": choose(message)}), flush=True)
