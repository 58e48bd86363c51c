"""Run with `python3 -m unittest` in this folder's parent, or with all other tests by `npm test`."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import unittest
from pathlib import Path

from jamaica_sea import AecEnv, Engine, EngineError, Fleet, Game, Layout, SoloEnv, VectorEnv

ROOT = Path(__file__).resolve().parents[1]


class WithEngine(unittest.TestCase):
    """One engine for all tests of a class."""

    engine: Engine

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.engine.close()


class TestEngine(WithEngine):
    def test_greets_with_its_versions(self) -> None:
        self.assertEqual((self.engine.greeting["protocol"], self.engine.greeting["tensor"]), (2, 1))

    def test_answers_many_requests_in_their_order(self) -> None:
        answers = self.engine.ask_all([{"id": 1, "games": True}, {"id": 2, "dance": True}])
        self.assertEqual([(a["id"], a["ok"]) for a in answers], [(1, True), (2, False)])

    def test_a_refusal_says_what_was_expected(self) -> None:
        with self.assertRaisesRegex(EngineError, "no game nowhere"):
            self.engine.ask({"game": "nowhere", "state": True})

    def test_a_command_that_does_not_start_is_named(self) -> None:
        with self.assertRaisesRegex(EngineError, "no-such-program"):
            Engine(["no-such-program"])

    def test_an_engine_that_ends_is_noticed(self) -> None:
        with self.assertRaisesRegex(EngineError, "ended|reached"):
            Engine([sys.executable, "-c", "pass"])


class TestGame(WithEngine):
    def test_is_played_to_its_end(self) -> None:
        game, rng = Game(self.engine, seed="abc", players=4), random.Random(1)
        while game.final is None:
            decision = rng.choice(game.decisions)
            game.play(rng.randrange(len(decision["options"])), decision["seat"])
        self.assertEqual(len(game.final["scores"]), 4)
        self.assertEqual(game.record()["steps"], game.steps)

    def test_is_saved_and_loaded(self) -> None:
        game = Game(self.engine, seed="abc")
        game.play(0)
        again = Game.load(self.engine, game.save(), seed="other")
        self.assertEqual(again.decisions, game.decisions)

    def test_a_card_can_be_taken_back(self) -> None:
        game = Game(self.engine, seed="abc")
        game.play(0)
        before, steps = game.save(), list(game.steps)
        game.play(0, seat=0)
        self.assertEqual(game.undo(), 1)
        self.assertEqual((game.save(), game.steps), (before, steps))

    def test_chances_add_up(self) -> None:
        game = Game(self.engine, seed="abc").copy()
        while "chance" not in game.waiting:
            decision = game.decisions[0]
            game.play(decision["options"][0], decision["seat"])
        chances = game.chances()
        assert chances is not None
        self.assertAlmostEqual(sum(each["probability"] for each in chances), 1)
        game.settle(chances[0]["chance"])

    def test_a_bot_wins_against_arbitrary_choices(self) -> None:
        told = Game(self.engine, seed="abc").simulate(20, by=["bosun", "random", "random"])
        self.assertGreater(told["wins"][0], 10)

    def test_a_view_hides_the_other_hands(self) -> None:
        seats = Game(self.engine).view(1)["seats"]
        self.assertEqual([seat["hand"] is None for seat in seats], [True, False, True])


class TestFleet(WithEngine):
    def test_plays_many_games_by_numbers(self) -> None:
        fleet, rng, ended = Fleet(self.engine, games=16, players=4, edition="2021"), random.Random(2), 0
        for _ in range(300):
            fleet.step([rng.choice(fleet.options_of(game)) for game in range(16)])
            ended += len(fleet.over)
        self.assertGreater(ended, 8)
        fleet.close()

    def test_rows_masks_and_names_fit_each_other(self) -> None:
        layout = Layout(self.engine)
        fleet = Fleet(self.engine, games=5, layout=layout)
        rows, masks = fleet.rows, fleet.masks
        for game in range(5):
            self.assertEqual(len(rows[game]), layout.row_size)
            self.assertEqual(list(rows[game]), list(fleet.row(game)))
            self.assertEqual([o for o, m in enumerate(masks[game]) if m], sorted(fleet.options_of(game)))
            self.assertEqual(fleet.row(game)[layout.column["asked"]], 1)
            self.assertEqual(fleet.row(game)[layout.column["players"]], 3)

    def test_an_option_that_is_not_open_is_refused_and_nothing_is_played(self) -> None:
        fleet = Fleet(self.engine, games=2)
        before = list(fleet.options)
        with self.assertRaisesRegex(EngineError, "not open in game 0"):
            fleet.step([400, 400])
        fleet.step_indexes([0, 0])
        self.assertNotEqual(list(fleet.options), before)

    def test_runs_by_itself(self) -> None:
        fleet = Fleet(self.engine, games=4, rows=False)
        fleet.run(1000)
        self.assertGreater(len(fleet.over), 10)


class TestEnvironments(WithEngine):
    def test_the_solo_environment_plays_an_episode(self) -> None:
        env = SoloEnv(level="random", engine=self.engine)
        row, info = env.reset(seed=1)
        again, _ = env.reset(seed=1)
        self.assertEqual(list(row), list(again))
        env.action_space.seed(3)
        done, reward = False, 0.0
        while not done:
            self.assertTrue(env.observation_space.contains([int(x) for x in row]))
            row, reward, done, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
            self.assertFalse(truncated)
        self.assertEqual(reward > 0, 0 in info["final"]["winners"])

    def test_the_vector_environment_begins_anew_by_itself(self) -> None:
        env, ends = VectorEnv(8, level="random", engine=self.engine), 0
        rows, info = env.reset(seed=1)
        for _ in range(120):
            actions = [env.action_space.sample(mask) for mask in info["action_mask"]]
            rows, rewards, terminated, truncated, info = env.step(actions)
            ends += sum(bool(end) for end in terminated)
        self.assertGreater(ends, 4)
        self.assertEqual(len(rows), 8)

    def test_all_seats_play_by_turns(self) -> None:
        env = AecEnv(players=3, engine=self.engine)
        env.reset(seed=5)
        rewards: dict[str, float] = {}
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, _ = env.last()
            if terminated or truncated:
                rewards[agent] = reward
                env.step(None)
                continue
            assert seen is not None
            env.step(env.action_space(agent).sample(seen["action_mask"]))
        self.assertEqual(sorted(rewards), env.possible_agents)
        self.assertAlmostEqual(sum(rewards.values()), 1)

    def test_an_agent_sees_no_other_hand(self) -> None:
        env = AecEnv(players=3, engine=self.engine)
        env.reset(seed=5)
        for agent in env.possible_agents:
            row = env.observe(agent)["observation"]
            hands = [n for n in env.layout.names if n.startswith(("seat.1.hand.", "seat.2.hand."))]
            self.assertEqual([int(row[env.layout.column[name]]) for name in hands], [0] * 22)


class TestWithoutNumpy(unittest.TestCase):
    def test_everything_works_without_it(self) -> None:
        program = (
            "import sys; sys.modules['numpy'] = None\n"
            "from jamaica_sea import VectorEnv\n"
            "env = VectorEnv(3, level='random'); rows, info = env.reset(seed=1)\n"
            "rows, *_ = env.step([env.action_space.sample(mask) for mask in info['action_mask']])\n"
            "print(type(rows).__name__, len(rows), len(rows[0])); env.close()"
        )
        path = {**os.environ, "PYTHONPATH": str(ROOT)}
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=path)
        self.assertEqual((run.stdout, run.stderr), ("list 3 504\n", ""))


class TestExamples(unittest.TestCase):
    def run_example(self, *arguments: str) -> str:
        run = subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stderr)
        return run.stdout

    def test_a_game_is_printed(self) -> None:
        self.assertRegex(self.run_example("examples/print_game.py", "--level", "random"), r"winners: \d")

    def test_something_is_learned(self) -> None:
        told = self.run_example("examples/learn.py", "--seconds", "1", "--games", "9")
        self.assertRegex(told, r"generation\s+1 .*\n(?s:.*)after: wins \d+% of its games")


if __name__ == "__main__":
    unittest.main()
