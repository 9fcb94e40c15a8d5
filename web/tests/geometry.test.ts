import { describe, expect, it } from "vitest";
import { around, brought, fitted, inSight, laid, leastApart, pinched, pivot, squareOf, toBoard, toScreen, within, zoomed } from "../src/geometry";
import type { Point } from "../src/wire";

const camera = { x: 40, y: -20, scale: 0.5 };
const window = { width: 800, height: 600 };

describe("the camera", () => {
  it("goes from board to screen and back", () => {
    expect(toScreen(camera, [100, 100])).toEqual([90, 30]);
    expect(toBoard(camera, [90, 30])).toEqual([100, 100]);
  });

  it("keeps what is under the mouse while the wheel turns", () => {
    const at: Point = [300, 200];
    const near = zoomed(camera, 1.7, at);
    expect(near.scale).toBeCloseTo(0.85);
    expect(toBoard(near, at)[0]).toBeCloseTo(toBoard(camera, at)[0]);
    expect(toBoard(near, at)[1]).toBeCloseTo(toBoard(camera, at)[1]);
  });

  it("goes neither too near nor too far", () => {
    expect(zoomed(camera, 1000, [0, 0]).scale).toBe(4);
    expect(zoomed(camera, 0.001, [0, 0]).scale).toBe(0.08);
  });

  it("keeps both fingers on what they touched", () => {
    const before: [Point, Point] = [[100, 100], [200, 100]];
    const after: [Point, Point] = [[80, 140], [280, 140]];
    const moved = pinched(camera, before, after);
    before.forEach((finger, n) => {
      const [x, y] = toScreen(moved, toBoard(camera, finger));
      expect(x).toBeCloseTo(after[n]![0]);
      expect(y).toBeCloseTo(after[n]![1]);
    });
  });

  it("shows the whole board in the free part of the window", () => {
    const box = around([{ x: -3, y: 0 }, { x: 2, y: 4, width: 2 }]);
    expect(box).toEqual({ left: -300, top: 0, right: 400, bottom: 500 });
    const inset = { top: 50, right: 300, bottom: 100, left: 0 };
    expect(inSight(fitted(box, window, inset), box, window, inset)).toBe(true);
  });

  it("comes no nearer than is good for a board of one tile", () => {
    expect(fitted(around([{ x: 0, y: 0 }]), window).scale).toBe(1.4);
  });

  it("stays near enough for a finger and shows what matters of a large board", () => {
    const board = around([{ x: 0, y: 0 }, { x: 20, y: 20 }]);
    const limits = { nearest: 1, farthest: 0.5 };
    const choices = around([{ x: 18, y: 3 }]);
    const seen = fitted(board, window, undefined, limits, choices);
    expect(seen.scale).toBe(0.5);
    expect(inSight(seen, choices, window)).toBe(true);
    expect(inSight(seen, board, window)).toBe(false);
  });

  it("shows no more emptiness than it must", () => {
    const board = around([{ x: 0, y: 0 }, { x: 20, y: 0 }]);
    const seen = fitted(board, window, undefined, { nearest: 1, farthest: 0.5 }, around([{ x: 0, y: 0 }]));
    expect(toScreen(seen, [0, 0])[0]).toBeCloseTo(30);
  });

  it("knows how close together spots are", () => {
    expect(leastApart([[0, 0], [100, 0], [103, 4]])).toBe(5);
    expect(leastApart([[0, 0]])).toBe(Infinity);
  });

  it("brings a square into sight by the shortest way", () => {
    const box = around([{ x: 30, y: 2 }]);
    expect(inSight(camera, box, window)).toBe(false);
    const moved = brought(camera, box, window);
    expect(inSight(moved, box, window)).toBe(true);
    expect(moved.y).toBe(camera.y);
  });
});

describe("a tile of two squares", () => {
  it("turns around its first square", () => {
    const lying = [0, 1, 2, 3].map((quarters) => laid({ x: 5, y: 5, quarters }, { width: 2, height: 1 }));
    expect(lying).toEqual([
      { x: 5, y: 5, width: 2, height: 1 },
      { x: 5, y: 5, width: 1, height: 2 },
      { x: 4, y: 5, width: 2, height: 1 },
      { x: 5, y: 4, width: 1, height: 2 },
    ]);
  });
});

describe("the parts of a tile", () => {
  it("are named after the square around which it was turned", () => {
    for (const quarters of [0, 1, 2, 3]) {
      const lies = { ...laid({ x: -2, y: 7, quarters }, { width: 2, height: 1 }), quarters };
      expect(pivot(lies)).toEqual([-2, 7]);
    }
    expect(pivot({ x: 3, y: 4, quarters: 3, width: 1, height: 1 })).toEqual([3, 4]);
  });
});

describe("points", () => {
  it("lie in squares, also west and north of the first tile", () => {
    expect(squareOf([250, -1])).toEqual([2, -1]);
    expect(squareOf([-0.5, 99])).toEqual([-1, 0]);
  });

  it("lie in rings, but not in the holes of them", () => {
    const ring: Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]];
    const hole: Point[] = [[40, 40], [60, 40], [60, 60], [40, 60]];
    expect(within([20, 20], [ring])).toBe(true);
    expect(within([120, 20], [ring])).toBe(false);
    expect(within([50, 50], [ring, hole])).toBe(false);
  });
});
