import { describe, expect, it } from "vitest";
import { spread, type Disc } from "../src/board/spread";

const disc = (name: string, x: number, y: number, radius = 10): Disc => ({ name, at: [x, y], radius });

function nearest(places: Map<string, [number, number]>): number {
  const all = [...places.values()];
  return Math.min(...all.flatMap(([x, y], n) => all.slice(n + 1).map(([u, v]) => Math.hypot(x - u, y - v))));
}

describe("discs", () => {
  it("stay where they are if they have room", () => {
    const places = spread([disc("a", 0, 0), disc("b", 30, 0)]);
    expect([...places.values()]).toEqual([[0, 0], [30, 0]]);
  });

  it("move apart, each a little", () => {
    const places = spread([disc("a", 0, 0), disc("b", 4, 0)]);
    expect(nearest(places)).toBeGreaterThan(17);
    const [[left], [right]] = [places.get("a")!, places.get("b")!];
    expect(left! + right!).toBeCloseTo(4);
  });

  it("find room even where all lie on one point", () => {
    const places = spread(Array.from({ length: 9 }, (_, n) => disc(`d${n}`, 50, 50)));
    expect(nearest(places)).toBeGreaterThan(15);
  });

  it("lie in the same way each time", () => {
    const crowd = Array.from({ length: 40 }, (_, n) => disc(`d${n}`, (n * 37) % 60, (n * 53) % 60, 6 + (n % 3)));
    expect(spread(crowd)).toEqual(spread(crowd));
    expect(nearest(spread(crowd))).toBeGreaterThan(8);
  });
});
