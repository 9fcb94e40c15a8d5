import { describe, expect, it } from "vitest";
import { nameOf, numbered, ofRange, onTable, pointable, pointingAt, tileOf, tilePicture, turned, turnsAt } from "../src/picking";
import type { Option, Target } from "../src/scene";

const segment = (id: string, figure = ""): Target => ({ type: "segment", id, at: [0, 0], outline: "", figure, lies: false });
const figure = (id: number): Target => ({ type: "figure", id, at: [0, 0], held: null });
const option = (verb: string, ...targets: Target[]): Option => {
  const text = [verb, ...targets.map(nameOf)].join(" ");
  return { text, verb, words: text, targets, direct: false };
};
const place = (x: number, y: number, quarters: number): Option => ({
  text: `place ${x},${y} ${quarters}`,
  verb: "place",
  words: "",
  targets: [{ type: "place", x, y, quarters }],
  direct: false,
});

describe("tiles beside the board", () => {
  const tile = { type: "tile", name: "TWO", art: "base.TWO", width: 2, height: 1 } as const;

  it("are chosen by buttons that show them", () => {
    const lay = option("lay", tile);
    expect(onTable(tile)).toBe(false);
    expect(nameOf(tile)).toBe("tile TWO");
    expect(tileOf(lay)).toBe(tile);
    expect([tileOf(option("pass")), tileOf(null)]).toEqual([null, null]);
  });

  it("are as high as each other, whatever their shape", () => {
    expect(tilePicture(tile)).toEqual({ width: 72, height: 36 });
    expect(tilePicture({ ...tile, width: 1 })).toEqual({ width: 36, height: 36 });
  });
});

describe("the numbers of places", () => {
  it("are given as one reads, once for each place, and only to what tells options apart", () => {
    const at = (id: string, x: number, y: number): Target => ({ ...segment(id), at: [x, y] }) as Target;
    const wagon = { ...figure(1), at: [0, 0] } as Target;
    const options = [
      option("drive", wagon, at("road:S", 150, 180)),
      option("drive", wagon, at("city:N", 350, 20)),
      option("big", wagon, at("road:S", 150, 180)),
      option("drive", wagon, at("field:W", 110, 180)),
    ];
    const numbers = [...numbered(options)].map(([name, { number }]) => [name, number]);
    expect(numbers).toEqual([
      ["segment city:N", 1],
      ["segment field:W", 2],
      ["segment road:S", 3],
    ]);
  });

  it("are the same for all turns on one square", () => {
    expect([...numbered([place(0, 1, 0), place(0, 1, 2), place(2, 0, 1)]).keys()]).toEqual(["cell 2,0", "cell 0,1"]);
  });
});

describe("choosing by pointing", () => {
  it("offers each segment once and leaves out what points at nothing", () => {
    const options = [option("follower", segment("city:N")), option("follower", segment("road:S")), option("none")];
    expect([...pointable(options).keys()]).toEqual(["segment city:N", "segment road:S"]);
    expect(pointingAt(options, "segment road:S")).toEqual([options[1]]);
  });

  it("leaves the figures to choose from where several may stand", () => {
    const options = [
      option("follower", segment("city:N")),
      option("large", segment("city:N")),
      option("large", segment("road:S")),
    ];
    expect(pointable(options).size).toBe(2);
    expect(pointingAt(options, "segment city:N").map((each) => each.verb)).toEqual(["follower", "large"]);
  });

  it("asks for the first thing in which the options differ, then for the next", () => {
    const options = [
      option("exchange", figure(1), figure(7)),
      option("exchange", figure(1), figure(8)),
      option("exchange", figure(2), figure(7)),
    ];
    expect([...pointable(options).keys()]).toEqual(["figure 1", "figure 2"]);
    const left = pointingAt(options, "figure 1");
    expect([...pointable(left).keys()]).toEqual(["figure 7", "figure 8"]);
    expect(pointingAt(left, "figure 8")).toEqual([options[1]]);
  });

  it("points at the target of a single option", () => {
    expect([...pointable([option("wagon", figure(3))]).keys()]).toEqual(["figure 3"]);
  });

  it("points at the row where a card was picked that has only one", () => {
    const row = (row: number): Target => ({ type: "row", row });
    const card = (hand: number): Target => ({ type: "card", card: "", hand, row: null });
    const options = [option("play", card(0), row(2)), option("hide", card(0), row(1)), option("hide", card(0), row(3))];
    expect([...pointable(options, ["hand 0"]).keys()]).toEqual(["row 2", "row 1", "row 3"]);
  });

  it("tells cards of a hand apart, even when they are equal", () => {
    const card = (hand: number): Target => ({ type: "card", card: "blue:2", hand, row: null });
    const options = [option("play", card(0)), option("play", card(1))];
    expect(pointable(options).size).toBe(2);
  });
});

describe("what can be clicked where it is", () => {
  it("is a figure on the board, but not one that somebody holds, nor a word or a player", () => {
    expect(onTable(figure(1))).toBe(true);
    expect(onTable({ type: "figure", id: 1, at: null, held: 0 })).toBe(false);
    expect(onTable({ type: "word", word: "yes", title: "" })).toBe(false);
    expect(onTable({ type: "spot", id: "tower@1,0", at: [120, 30] })).toBe(true);
    expect(onTable({ type: "spot", id: "prison/1", at: null })).toBe(false);
  });
});

describe("turning a tile", () => {
  const options = [place(0, 1, 3), place(0, 1, 0), place(0, 1, 2), place(4, 4, 1)];

  it("knows the turns of a square", () => {
    expect([...turnsAt(options, 0, 1).keys()]).toEqual([0, 2, 3]);
    expect(turnsAt(options, 9, 9).size).toBe(0);
  });

  it("goes through the allowed ones only, both ways", () => {
    const turns = [...turnsAt(options, 0, 1).keys()];
    expect(turned(turns, 0)).toBe(2);
    expect(turned(turns, 3)).toBe(0);
    expect(turned(turns, 0, -1)).toBe(3);
    expect(turned([1], 1)).toBe(1);
  });
});

describe("a choice among very many", () => {
  const bid = { verb: "bid", words: "Bid 3", kind: "number", low: [0], high: [20], default: [3] } as const;
  const aim = { verb: "aim", words: "Throw there", kind: "point", low: [-50, 0], high: [250, 100], default: [0, 0] } as const;
  const range = (each: typeof bid | typeof aim) => ({ ...each, low: [...each.low], high: [...each.high], default: [...each.default] });

  it("is made by a number within its bounds", () => {
    expect(ofRange(range(bid), [7])).toEqual({ text: "bid 7", verb: "bid", words: "7", targets: [], direct: false });
    expect(ofRange(range(bid), [21])).toBeNull();
    expect(ofRange(range(bid), [1.5])).toBeNull();
    expect(ofRange(range(bid), [NaN])).toBeNull();
  });

  it("is made by a point of the board, which is shown there", () => {
    const found = ofRange(range(aim), [120, 35])!;
    expect(found.text).toBe("aim 120,35");
    expect(found.targets).toEqual([{ type: "spot", id: "120,35", at: [120, 35] }]);
    expect(ofRange(range(aim), [120, 101])).toBeNull();
    expect(ofRange(range(aim), [120])).toBeNull();
  });
});
