import { describe, expect, it } from "vitest";
import { grouped } from "../src/game/turns";
import type { LogEntry, Tile } from "../src/wire";

const TILE: Tile = { art: "D", x: 0, y: 0, width: 1, height: 1, quarters: 0, variant: 0, name: "D" };

const entry = (version: number, seat: number, tile: Tile | null = null): LogEntry => ({
  version,
  turn: seat,
  seat,
  final: false,
  lines: [{ text: `line ${version}`, seats: [], points: 0, where: [], at: null, items: [], tile }],
  taken: [],
  earned: [],
});

describe("the turns of a log", () => {
  const log = [entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 0)];

  it("join the choices of one seat", () => {
    const turns = grouped(log);
    expect(turns.map(({ seat, version, lines }) => [seat, version, lines.length])).toEqual([[0, 2, 2], [1, 3, 1], [0, 4, 1]]);
  });

  it("begin with each tile, also where one seat lays one after the other", () => {
    const alone = [entry(1, 0, TILE), entry(2, 0), entry(3, 0, TILE), entry(4, 0)];
    expect(grouped(alone).map(({ version }) => version)).toEqual([2, 4]);
  });

  it("stay the same while others are added", () => {
    const before = grouped(log);
    const after = grouped([...log, entry(5, 0), entry(6, 1)], before);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBe(before[1]);
    expect(after[2]!.lines).toHaveLength(2);
    expect(after).toEqual(grouped([...log, entry(5, 0), entry(6, 1)]));
  });

  it("are made anew after an undo", () => {
    const before = grouped(log);
    const shorter = [entry(1, 0)];
    expect(grouped(shorter, before)).toEqual(grouped(shorter));
  });
});
