// The choice in progress: what was clicked so far, the tile shown on trial, the option to be confirmed.

import { nameOf, numbered, ofRange, onTable, pointable, pointingAt, turned, turnsAt } from "./picking";
import { settings } from "./settings.svelte";
import type { Option, Target } from "./scene";
import type { Point, Range } from "./wire";

export interface Ghost {
  x: number;
  y: number;
  quarters: number;
}

export class Choice {
  #options: () => Option[];
  #send: (option: Option) => void;
  /** Names of what was clicked, in order. */
  picked = $state.raw<string[]>([]);
  /** The option that is sent when it is confirmed. */
  ready = $state.raw<Option | null>(null);
  /** An option of the list under the pointer or with the focus. */
  shown = $state.raw<Option | null>(null);
  /** Whether the list of options is open: then the board shows their numbers. */
  listed = $state(false);
  /** Only options of this verb are left. */
  verb = $state<string | null>(null);
  /** The square under the mouse. */
  over = $state.raw<{ x: number; y: number } | null>(null);
  /** The orientation of the tile in the hand, as far as the squares allow. A new tile is as printed. */
  #quarters = $state(0);
  /** What waited to be confirmed before each of the last two clicks. */
  #before: (Option | null)[] = [];

  #ranges: () => Range[];

  constructor(options: () => Option[], send: (option: Option) => void, ranges: () => Range[] = () => []) {
    this.#options = options;
    this.#send = send;
    this.#ranges = ranges;
  }

  /** Options that are chosen by entering a number, or by a point of the board. */
  ranges: Range[] = $derived.by(() => this.#ranges());
  /** The range whose options are points of the board. */
  aims: Range | null = $derived.by(() => this.ranges.find(({ kind }) => kind === "point") ?? null);

  /** All options, whatever was clicked. */
  all: Option[] = $derived.by(() => this.#options());
  /** The options that are still possible. */
  left: Option[] = $derived.by(() =>
    this.picked.reduce(pointingAt, this.verb === null ? this.all : this.all.filter(({ verb }) => verb === this.verb)),
  );
  /** What can be clicked now, on the board or beside it. */
  targets: Map<string, Target> = $derived.by(() => pointable(this.left, this.picked));
  /** What else the option on trial refers to, and what was clicked before. */
  further: Map<string, Target> = $derived.by(() => {
    const clicked = (this.left[0]?.targets ?? []).filter((target) => this.picked.includes(nameOf(target)));
    const shown = (this.ready ?? this.shown)?.targets ?? [];
    const named = [...clicked, ...shown].map((target): [string, Target] => [nameOf(target), target]);
    return new Map(named.filter(([name]) => !this.targets.has(name)));
  });
  /** The numbers shown on the board, by target. */
  numbers = $derived.by(() => numbered(this.left));
  /** Options with nothing more to click: they need a button. */
  plain: Option[] = $derived.by(() => this.left.filter((option) => this.#needsButton(option)));
  /** The tile shown on trial. */
  ghost: Ghost | null = $derived.by(() => placeOf(this.ready) ?? placeOf(this.shown));
  /** The same, or else the tile as it would lie on the square under the mouse. */
  preview: Ghost | null = $derived.by(() => this.ghost ?? (this.over && this.ghostAt(this.over.x, this.over.y)));
  /** The orientation of the tile in the hand. */
  quarters: number = $derived.by(() => this.preview?.quarters ?? this.#quarters);
  /** How many orientations the tile may have where it is shown on trial. */
  turns: number = $derived.by(() => (this.ghost ? turnsAt(this.left, this.ghost.x, this.ghost.y).size : 0));

  #needsButton(option: Option): boolean {
    // Words have no place on the board; and several figures for one spot can only be distinguished by words.
    return !option.targets.some(
      (target) =>
        onTable(target) && this.targets.has(nameOf(target)) && !this.picked.includes(nameOf(target)),
    );
  }

  /** How the tile would lie on a square if it were put there. */
  ghostAt(x: number, y: number): Ghost | null {
    const turns = [...turnsAt(this.left, x, y).keys()];
    if (!turns.length) return null;
    return { x, y, quarters: turns.includes(this.#quarters) ? this.#quarters : turned(turns, this.#quarters) };
  }

  /** Something was clicked. */
  point(name: string): void {
    const target = this.targets.get(name);
    if (!target) return;
    this.#before = [...this.#before.slice(-1), this.ready];
    if (target.type === "place") this.#put(target.x, target.y);
    else {
      const found = pointingAt(this.left, name);
      if (found.length === 1) this.take(found[0]!);
      else {
        this.picked = [...this.picked, name];
        this.ready = null;
      }
    }
  }

  /** Something was clicked twice at once: what it showed is confirmed, without the turns of these two clicks. */
  pointTwice(name: string): void {
    const found = [...this.#before, this.ready].find((option) => option?.targets.some((target) => nameOf(target) === name));
    if (!found) return;
    this.ready = found;
    this.confirm();
  }

  /** Choose a verb, or with the same again all of them. */
  choose(verb: string): void {
    const found = this.all.filter((option) => option.verb === verb);
    this.picked = [];
    this.ready = null;
    if (found.length === 1) this.take(found[0]!);
    else this.verb = this.verb === verb ? null : verb;
  }

  /** Whether some option refers to all of these, whatever was clicked so far. */
  allows(names: string[]): boolean {
    return names.reduce(pointingAt, this.all).length > 0;
  }

  /** Several things were chosen at once, as when a card is dropped on a row. */
  pointAtAll(names: string[]): void {
    this.clear();
    const found = names.reduce(pointingAt, this.left);
    if (found.length === 1) this.take(found[0]!);
    else if (found.length) this.picked = names;
  }

  /** A point of the board was clicked, for a range of points. */
  aim([x, y]: Point): void {
    const option = this.aims && ofRange(this.aims, [Math.round(x), Math.round(y)]);
    if (option) this.take(option);
  }

  #put(x: number, y: number): void {
    if (this.ready && this.ghost?.x === x && this.ghost.y === y) return this.turn();
    const ghost = this.ghostAt(x, y);
    const turns = turnsAt(this.left, x, y);
    const option = ghost && turns.get(ghost.quarters);
    if (!option) return;
    if (turns.size === 1) this.take(option);
    else this.ready = option;
  }

  /** Turn the tile on its square to the next allowed orientation. */
  turn(step: 1 | -1 = 1): void {
    const seen = this.preview;
    if (!seen) {
      this.#quarters = (this.#quarters + step + 4) % 4;
      return;
    }
    const turns = turnsAt(this.left, seen.x, seen.y);
    this.#quarters = turned(turns.keys(), seen.quarters, step);
    if (this.ghost) this.ready = turns.get(this.#quarters) ?? this.ready;
  }

  /** An option was chosen: it waits to be confirmed, or it is sent. */
  take(option: Option): void {
    this.ready = option;
    if (!settings.confirm || option.direct) this.confirm();
  }

  /** With the keyboard: show the next option on trial; one orientation for each square is enough. */
  step(by: 1 | -1): Option | null {
    const square = (option: Option | null) => {
      const place = placeOf(option);
      return place ? `${place.x},${place.y}` : (option?.text ?? "");
    };
    const stops = this.left.filter((option, n, all) => all.findIndex((each) => square(each) === square(option)) === n);
    if (!stops.length) return null;
    const here = stops.findIndex((option) => square(option) === square(this.ready));
    const next = stops[here < 0 ? (by > 0 ? 0 : stops.length - 1) : (here + by + stops.length) % stops.length]!;
    const place = placeOf(next);
    const ghost = place && this.ghostAt(place.x, place.y);
    this.ready = (ghost && turnsAt(this.left, ghost.x, ghost.y).get(ghost.quarters)) ?? next;
    return this.ready;
  }

  confirm(): void {
    const option = this.ready;
    if (!option) return;
    this.clear();
    this.#send(option);
  }

  /** One step back: first the option on trial, then the last click. */
  back(): boolean {
    if (this.ready) this.ready = null;
    else if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else if (this.verb !== null) this.verb = null;
    else return false;
    return true;
  }

  clear(): void {
    this.picked = [];
    this.ready = null;
    this.shown = null;
    this.verb = null;
    this.#quarters = 0;
    this.#before = [];
  }
}

function placeOf(option: Option | null): Ghost | null {
  const place = option?.targets.find((target) => target.type === "place");
  return place ? { x: place.x, y: place.y, quarters: place.quarters } : null;
}
