// From clicks to an option. Options differ in what they refer to; every click leaves fewer, until one is left.

import { spotOf } from "./geometry";
import type { Option, Target } from "./scene";
import type { Range, TileTarget } from "./wire";

/** The name of a target. Orientations of a tile on one square have the name of the square. */
export function nameOf(target: Target): string {
  switch (target.type) {
    case "place":
    case "cell":
      return `cell ${target.x},${target.y}`;
    case "corner":
      return `corner ${target.at.join(",")}`;
    case "segment":
      return `segment ${target.id}`;
    case "figure":
      return `figure ${target.id}`;
    case "spot":
      return `spot ${target.id}`;
    case "card":
      return target.hand === null ? `card ${target.card} ${target.row}` : `hand ${target.hand}`;
    case "row":
      return `row ${target.row}`;
    case "tile":
      return `tile ${target.name}`;
    case "word":
      return `word ${target.word}`;
  }
}

/** Whether something can be clicked where it is; for the rest there are buttons. */
export function onTable(target: Target): boolean {
  if (target.type === "figure" || target.type === "spot") return target.at !== null;
  return target.type !== "tile" && target.type !== "word";
}

/** The tile that an option is about, where it is about one beside the board. */
export function tileOf(option: Option | null): TileTarget | null {
  return option?.targets.find((target) => target.type === "tile") ?? null;
}

const TILE_HIGH = 36; // pixels, on a button with words

/** The size of the picture of a tile, usually on a button. */
export const tilePicture = ({ width, height }: TileTarget, high = TILE_HIGH) => ({ width: (high * width) / height, height: high });

/** The options that refer to something of that name. */
export function pointingAt(options: Option[], name: string): Option[] {
  return options.filter((option) => option.targets.some((target) => nameOf(target) === name));
}

/** What can be clicked next: for each verb, the first thing in which its options differ. `picked`: clicked already. */
export function pointable(options: Option[], picked: string[] = []): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const group of byVerb(options).values()) {
    const place = firstDifference(group, picked);
    for (const option of group) {
      const target = option.targets[place];
      if (target && !found.has(nameOf(target))) found.set(nameOf(target), target);
    }
  }
  return found;
}

function byVerb(options: Option[]): Map<string, Option[]> {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const group = groups.get(option.verb);
    if (group) group.push(option);
    else groups.set(option.verb, [option]);
  }
  return groups;
}

/** If they do not differ, the first thing not clicked yet. */
function firstDifference(options: Option[], picked: string[]): number {
  const most = Math.max(...options.map((option) => option.targets.length));
  const namesAt = (place: number) =>
    new Set(options.map(({ targets }) => targets.slice(place, place + 1).map(nameOf).join("")));
  for (let place = 0; place < most; place++) if (namesAt(place).size > 1) return place;
  for (let place = 0; place < most; place++) if (![...namesAt(place)].some((name) => picked.includes(name))) return place;
  return most;
}

/** Places on the board in which options differ, numbered in reading order: so a list of options and the board can be
 *  compared. */
export function numbered(options: Option[]): Map<string, { number: number; target: Target }> {
  const all = options.map(({ targets }) => new Set(targets.filter(hasPlace).map(nameOf)));
  const found = new Map<string, Target>();
  for (const target of options.flatMap(({ targets }) => targets.filter(hasPlace)))
    if (all.some((names) => !names.has(nameOf(target)))) found.set(nameOf(target), target);
  const order = [...found].sort(([, a], [, b]) => {
    const [[left, top], [right, bottom]] = [spotOf(a), spotOf(b)];
    return top - bottom || left - right;
  });
  return new Map(order.map(([name, target], n) => [name, { number: n + 1, target }]));
}

const hasPlace = (target: Target) => target.type === "place" || target.type === "cell" || ("at" in target && target.at !== null);

/** The orientations that a tile may have on a square, in clockwise order. */
export function turnsAt(options: Option[], x: number, y: number): Map<number, Option> {
  const turns = new Map<number, Option>();
  for (const option of options)
    for (const target of option.targets)
      if (target.type === "place" && target.x === x && target.y === y) turns.set(target.quarters, option);
  return new Map([...turns].sort(([a], [b]) => a - b));
}

/** The next allowed orientation, clockwise (`step` 1) or counter-clockwise (-1). */
export function turned(turns: Iterable<number>, quarters: number, step: 1 | -1 = 1): number {
  const allowed = new Set(turns);
  for (let k = 1; k <= 4; k++) {
    const next = (((quarters + step * k) % 4) + 4) % 4;
    if (allowed.has(next)) return next;
  }
  return quarters;
}

/** The option of a range for these numbers: one number, or x and y of a point. Null if they are out of bounds. */
export function ofRange({ verb, words, kind, low, high }: Range, numbers: number[]): Option | null {
  const allowed = (number: number, n: number) => Number.isInteger(number) && number >= low[n]! && number <= high[n]!;
  if (numbers.length !== low.length || !numbers.every(allowed)) return null;
  const id = numbers.join(",");
  const [x = 0, y = 0] = numbers;
  return { text: `${verb} ${id}`, verb, direct: false, words: kind === "number" ? id : words, targets: kind === "point" ? [{ type: "spot", id, at: [x, y] }] : [] };
}
