import { beforeAll, describe, expect, it } from "vitest";
import { numbered } from "../src/picking";
import { BARE, type Option, type Scene, type Target } from "../src/scene";
import { whereWords } from "../src/where";
import { speak } from "../src/words.svelte";
import type { Tile } from "../src/wire";

const tile = (x: number, y: number): Tile => ({ name: "D", art: "base.D", x, y, quarters: 0, variant: 0, width: 1, height: 1 });
const scene: Scene = { ...BARE, tiles: [tile(0, 0), tile(5, 0)], last: [[5, 0]] };
const option = (...targets: Target[]): Option => ({ text: "", verb: "", words: "", targets, direct: false });
const place = (x: number, y: number): Option => option({ type: "place", x, y, quarters: 0 });
const told = (options: Option[]) => options.map((each) => whereWords(each, numbered(options), scene));

beforeAll(() => speak("en"));

describe("where something is", () => {
  it("is told from the tile laid last, where that is near", () => {
    expect(told([place(5, -1), place(6, 1), place(4, 0), place(5, 0)])).toEqual([
      "north of the tile laid last", "south-east of the tile laid last", "west of the tile laid last", "on the tile laid last",
    ]);
  });

  it("is told from the start tile else", () => {
    expect(told([place(0, 0), place(-2, 0), place(1, 3), place(0, -12)])).toEqual([
      "on the start tile", "2 west of the start tile", "3 south and 1 east of the start tile", "12 north of the start tile",
    ]);
  });

  it("is the corner at which four squares meet", () => {
    const corner = (x: number, y: number): Option => option({ type: "corner", at: [100 * x, 100 * y] });
    expect(told([corner(5, 0), corner(6, 1)])).toEqual(["north-west of the tile laid last", "south-east of the tile laid last"]);
  });

  it("is not told of what all options point at, nor of what has no place", () => {
    const word = (name: string): Target => ({ type: "word", word: name, title: name });
    const here: Target = { type: "cell", x: 5, y: 0 };
    expect(told([option(here, word("a")), option(here, word("b"))])).toEqual(["", ""]);
  });
});
