import { describe, expect, it } from "vitest";
import { payments, tableUntil, toldUntil } from "../src/end/final";
import { BARE, type Scene } from "../src/scene";
import type { Figure, Line, LogEntry, Player } from "../src/wire";

const line = (text: string, points = 0): Line => ({ text, seats: [0], points, where: [], at: null, items: [] });
const entry = (version: number, final: boolean, ...lines: Line[]): LogEntry => ({ version, turn: 0, seat: final ? null : 0, lines, final, taken: [], earned: [] });

const log = [
  entry(1, false, line("Anna places a tile.")),
  entry(1, true, line("Anna scores a road", 3), line("Ben scores a field: nothing"), line("Ben scores a city", 4), line("Ben wins.")),
];

describe("the final scoring", () => {
  it("has a step for everything that is paid", () => {
    expect(payments(log).map(({ points }) => points)).toEqual([3, 4]);
  });

  it("does not tell the end before it is shown", () => {
    expect(toldUntil(log, 0)).toEqual(log.slice(0, 1));
    expect(toldUntil(log, 1).flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(["Anna places a tile.", "Anna scores a road"]);
    expect(toldUntil(log, 2)[1]!.lines).toHaveLength(2);
  });

  it("leaves on the board whoever is scored, and out of the supply", () => {
    const followers = (number: number) => [{ symbol: "follower-red", number, words: `${number} followers`, thing: null }];
    const player = (seat: number, score: number): Player => ({
      seat, score, counters: [score], name: "", colour: "red", kind: "person", holdings: followers(7), tiles: [], clock: null, ticks: false, yours: true, online: true, thinking: false,
    });
    const thief: Figure = {
      id: 3, kind: "follower", symbol: "follower", seat: 0, at: [50, 50], lies: false, place: "road:N@0,0", held: null, words: "",
    };
    const scene: Scene = { ...BARE, players: [player(0, 10), player(1, 0)], ending: { figures: [thief], holdings: [followers(6), followers(7)] } };
    for (const [shown, score] of [[0, 3], [1, 6], [2, 10]] as const) {
      const { figures, players } = tableUntil(scene, log, shown);
      expect(figures).toEqual([thief]);
      expect(players.map(({ holdings }) => holdings[0]!.number)).toEqual([6, 7]);
      expect(players.map((each) => each.score)).toEqual([score, 0]);
    }
    expect(tableUntil({ ...scene, ending: null }, log, 0).players[0]!.holdings).toEqual(followers(7));
  });
});
