import { describe, expect, it } from "vitest";
import { BARE, changed } from "../src/scene";
import type { Tile } from "../src/wire";

const tile = (x: number): Tile => ({ name: "base/D", art: "base-D", x, y: 0, quarters: 0, variant: 0, width: 1, height: 1 });

describe("the scene", () => {
  const scene = changed(BARE, { tiles: { kept: 0, added: [tile(0), tile(1)] }, turn: 3, undo: true });

  it("takes over what has changed and keeps the rest as it is", () => {
    const next = changed(scene, { turn: 4, undo: false });
    expect(next.turn).toBe(4);
    expect(next.undo).toBe(false);
    expect(next.tiles).toBe(scene.tiles);
  });

  it("adds tiles behind those that stay", () => {
    const next = changed(scene, { tiles: { kept: 2, added: [tile(2)] } });
    expect(next.tiles.map(({ x }) => x)).toEqual([0, 1, 2]);
    expect(next.tiles[0]).toBe(scene.tiles[0]);
  });

  it("takes tiles back", () => {
    const next = changed(scene, { tiles: { kept: 1, added: [] } });
    expect(next.tiles.map(({ x }) => x)).toEqual([0]);
    expect(changed(next, { tiles: { kept: 1, added: [tile(7)] } }).tiles.map(({ x }) => x)).toEqual([0, 7]);
  });

  it("knows that nobody is asked any more", () => {
    const asked = { seat: 0, step: "place_tile", question: "?", told: "!", options: [], targets: [], ranges: [], waiting: [], verbs: [], by_itself: "" };
    expect(changed(changed(scene, { asked }), { asked: null }).asked).toBeNull();
  });

  it("gives every option what it points at, and what would stand there", () => {
    const field = { type: "segment", id: "field:N@0,0", at: [1, 2], outline: "M", lies: true } as const;
    const one = { text: "", verb: "", words: "", targets: [0], figure: "", flat: false };
    const asked = {
      ...{ seat: 0, step: "phase_figure", question: "?", told: "!", ranges: [], waiting: [], verbs: [], by_itself: "" },
      options: [{ ...one, figure: "follower" }, { ...one, figure: "pig", flat: true }, { ...one, targets: [] }],
      targets: [{ ...field, at: [1, 2] as [number, number] }],
    };
    const [follower, pig, pass] = changed(scene, { asked }).asked!.options;
    expect(follower!.targets).toEqual([{ ...field, figure: "follower", lies: true }]);
    expect(pig!.targets).toEqual([{ ...field, figure: "pig", lies: false }]);
    expect(pass!.targets).toEqual([]);
  });
});
