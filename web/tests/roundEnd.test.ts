import { describe, expect, it } from "vitest";
import { logAt, type RoundEnd } from "../src/cards/roundEnd";
import { BARE } from "../src/scene";
import type { Line, LogEntry } from "../src/wire";

const line = (text: string, seat: number, points = 0): Line => ({ text, seats: [seat], points, where: [], at: null, items: [], tile: null });
const entry = (version: number, ...lines: Line[]): LogEntry => ({ version, turn: 0, seat: 0, lines, final: false, taken: [], earned: [] });

describe("the log at the end of a round", () => {
  const log = [
    entry(3, line("Anna scored in the first round", 0, 9)),
    entry(4, line("Anna plays a card", 0), line("Ben takes two cards", 1), line("Anna earns 5", 0, 5), line("Ben earns 7", 1, 7)),
  ];
  const end = (shown: number): RoundEnd => ({
    before: BARE,
    after: BARE,
    taken: [{ seat: 1, row: 0, cards: ["red:1", "red:2"] }],
    earned: [{ seat: 0, points: 5, parts: [], under_chest: 0 }, { seat: 1, points: 7, parts: [], under_chest: 0 }],
    shown,
  });
  const told = (shown: number) => logAt(log, end(shown)).flatMap(({ lines }) => lines.map(({ text }) => text));

  it("tells points when they are shown, and no earlier", () => {
    const known = ["Anna scored in the first round", "Anna plays a card", "Ben takes two cards"];
    expect(told(0)).toEqual(known);
    expect(told(1)).toEqual(known);
    expect(told(2)).toEqual([...known, "Anna earns 5"]);
    expect(told(3)).toEqual([...known, "Anna earns 5", "Ben earns 7"]);
  });
});
