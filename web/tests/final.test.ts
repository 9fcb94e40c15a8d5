import { describe, expect, it } from "vitest";
import { payments, toldUntil } from "../src/end/final";
import type { Line, LogEntry } from "../src/wire";

const line = (text: string, points = 0): Line => ({ text, seats: [0], points, where: [], at: null });
const entry = (version: number, final: boolean, ...lines: Line[]): LogEntry => ({ version, turn: 0, seat: final ? null : 0, lines, final });

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
});
