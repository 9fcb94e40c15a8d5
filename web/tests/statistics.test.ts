import { expect, test } from "vitest";
import { seatOf, statistics } from "../src/lobby/statistics";
import type { Finished } from "../src/wire";

const game = (code: string, scores: number[], mine: number[], winners: number[], sources: Finished["sources"] = []): Finished => ({
  code, game: "carcassonne", title: "", ended: "", names: scores.map(String), colours: [], levels: scores.map(() => ""), scores, mine, winners, sources,
});

test("numbers, course and sources of finished games", () => {
  const last = game("b", [30, 50, 10], [0], [1], [["roads", [10, 5, 0]], ["cities", [20, 45, 10]]]);
  const first = game("a", [60, 40], [0], [0]);
  const found = statistics([last, first]);
  expect([found.games, found.won, found.mean, found.best]).toEqual([2, 1, 45, 60]);
  expect(found.course.map(({ code, mine, others, won }) => [code, mine, others, won])).toEqual([["a", 60, 40, true], ["b", 30, 50, false]]);
  expect(found.sources).toEqual([{ title: "cities", mean: 20 }, { title: "roads", mean: 10 }]);
  expect(found.tables).toEqual([{ seats: 2, games: 1, won: 1 }, { seats: 3, games: 1, won: 0 }]);
});

test("a game in which all seats were mine is neither won nor lost", () => {
  const found = statistics([game("d", [5, 6], [0, 1], [1])]);
  expect([found.games, found.contested, found.won, found.tables]).toEqual([1, 0, 0, []]);
});

test("of several seats the best one counts", () => {
  expect(seatOf(game("c", [3, 9, 20], [0, 1], [2]))).toBe(1);
});
