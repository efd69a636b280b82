"""Random play-outs of OpenSpiel's hidden-role game, for a ratio with ours; run by the peer's own interpreter.

Reads one JSON line `{"players": 6, "seconds": 0.3}` at a time and answers with one: rounds of both can be interleaved.
"""

import json
import random
import sys
import time
from importlib.metadata import version

import pyspiel

GAMES = ("social_deduction", "hanabi", "liars_dice")


def load(players):
    """The first of these games that this version has at this number of seats, and its name."""
    registered = {game.short_name: game for game in pyspiel.registered_games()}
    for name in GAMES:
        kind = registered.get(name)
        if kind is not None and kind.min_num_players <= players <= kind.max_num_players:
            return name, pyspiel.load_game(name, {"players": players})
    return None, None


def playouts(game, seconds, rng, informed):
    """Answers given and time taken; with `informed`, the acting seat's information state is built before each."""
    answers = 0
    start = time.perf_counter()
    end = start + seconds
    while time.perf_counter() < end:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
                continue
            legal = state.legal_actions()
            if informed:
                state.information_state_string(state.current_player())
            answers += 1
            state.apply_action(legal[int(rng.random() * len(legal))])
    return answers / (time.perf_counter() - start)


def main():
    """Answer requests until the input ends."""
    rng = random.Random(1)
    print(json.dumps({"peer": "OpenSpiel", "version": version("open_spiel")}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        name, game = load(request["players"])
        answer = {"game": name}
        if game is not None:
            answer["bare"] = playouts(game, request["seconds"], rng, informed=False)
            answer["informed"] = playouts(game, request["seconds"], rng, informed=True)
        print(json.dumps(answer), flush=True)


main()
