// A game at a real table: whose turn it is, which step, the points, what was drawn. Kept on this device, with undo.

import { keep, recall } from "../../kept";
import type { GuideDeck, GuideLine, GuideSheet } from "../../wire";

const KEPT = "languedoc.guide.table";
const TILE = "P2"; // the part of the turn with which another tile begins
const MOST_PAST = 400; // choices that can be taken back

export interface Scored {
  seat: number;
  points: number;
  why: string;
  turn: number;
}

/** Everything about a game; plain, so that it can be stored. */
export interface Play {
  query: string;
  names: string[];
  turn: number;
  seat: number;
  /** Index of the step; of the turn, or of the final scoring. */
  step: number;
  ending: boolean;
  over: boolean;
  /** What is known about this turn: signs on the tile, kinds of features that were completed, the action chosen. */
  known: string[];
  /** The questions about this turn that were answered: `sign`, `completed`, `action`. */
  answered: string[];
  scored: Scored[];
  /** Seconds that each player has taken. */
  taken: number[];
  /** When the turn began, in seconds; null: time is not taken. */
  since: number | null;
  /** What was drawn from each deck; the last one is what is shown. */
  drawn: Record<string, string[]>;
  /** Tiles that left the bag before the game, unseen. */
  aside: string[];
}

type Deck = Pick<GuideDeck, "name" | "items" | "returns">;

/** One entry for each piece of a deck. */
const pieces = (items: GuideDeck["items"]) => items.flatMap(({ title, count }) => Array.from({ length: count }, () => title));

/** Take one out by chance. */
function drawnFrom(from: string[]): string {
  const [lot = 0] = crypto.getRandomValues(new Uint32Array(1));
  return from.splice(lot % from.length, 1)[0]!;
}

/** The tiles of each module that leave the bag before the game. */
function leftOut(sheet: GuideSheet | null): string[] {
  return (sheet?.parts ?? []).flatMap(({ tiles, aside }) => {
    const inside = pieces(tiles.map(({ art, bag }) => ({ title: art, count: bag })));
    return Array.from({ length: Math.min(aside, inside.length) }, () => drawnFrom(inside));
  });
}

export const BAG = "bag";

export interface Stored {
  now: Play;
  past: Play[];
}

const first = (query: string, names: string[], aside: string[]): Play => ({
  query,
  names,
  turn: 1,
  seat: 0,
  step: 0,
  ending: false,
  over: false,
  known: [],
  answered: [],
  scored: [],
  taken: names.map(() => 0),
  since: null,
  drawn: {},
  aside,
});

/** Now, in seconds. */
const clock = () => Math.floor(Date.now() / 1000);

interface Condition {
  what: string;
  name: string;
}

/** What a step depends on: `sign`, `completed` or `action`, and of what; nothing if it always applies. */
const conditions = (line: GuideLine): Condition[] =>
  line.when
    .split(",")
    .map((each) => each.trim().split(" "))
    .flatMap(([what = "", name = ""]) => (what ? [{ what, name }] : []));

/** Whether that question was answered, and otherwise than the step needs it. */
const fails = ({ what, name }: Condition, now: Play) =>
  now.answered.includes(what) && !now.known.some((each) => (name ? each === `${what} ${name}` : each.startsWith(`${what} `)));

const skipped = (line: GuideLine, now: Play) => conditions(line).some((each) => fails(each, now));

/** The steps that are walked: rules that only change other steps are shown beside the step before them. */
export const walked = (lines: GuideLine[]) => lines.filter(({ kind }) => kind !== "rule");

export class TablePlay {
  stored = $state<Stored | null>(recall<Stored>(KEPT));

  constructor(private readonly sheet: () => GuideSheet | null) {
    $effect(() => keep(KEPT, $state.snapshot(this.stored)));
  }

  get now(): Play | null {
    return this.stored?.now ?? null;
  }

  begin(query: string, names: string[]): void {
    this.stored = { now: first(query, names, leftOut(this.sheet())), past: [] };
  }

  leave(): void {
    this.stored = null;
  }

  /** The steps of a turn, or of the final scoring. */
  get lines(): GuideLine[] {
    const sheet = this.sheet();
    if (!sheet || !this.now) return [];
    return walked(this.now.ending ? sheet.final.lines : sheet.turn.filter(({ name }) => name !== "within").flatMap(({ lines }) => lines));
  }

  get line(): GuideLine | undefined {
    return this.lines[this.now?.step ?? 0];
  }

  /** The rules that change this step: those listed after it, up to the next step. */
  get notes(): GuideLine[] {
    const sheet = this.sheet();
    const line = this.line;
    if (!sheet || !line) return [];
    const all = this.now?.ending ? sheet.final.lines : sheet.turn.flatMap(({ lines }) => lines);
    const from = all.findIndex(({ step }) => step === line.step) + 1;
    const upTo = all.findIndex(({ kind }, k) => k >= from && kind !== "rule");
    return all.slice(from, upTo < 0 ? undefined : upTo);
  }

  /** The question that must be answered before it is known whether this step applies. */
  get question(): string {
    const now = this.now;
    return (now && this.line && conditions(this.line).find(({ what }) => !now.answered.includes(what))?.what) ?? "";
  }

  /** What may be chosen in the figure phase, as far as is known. */
  get actions(): GuideLine[] {
    const now = this.now;
    const own = (line: GuideLine) => conditions(line).some(({ what, name }) => what === "action" && name === line.step);
    return now ? this.lines.filter((line) => own(line) && line !== this.line && !skipped(line, now)) : [];
  }

  get scores(): number[] {
    const { names, scored } = this.now ?? { names: [], scored: [] };
    return names.map((_, seat) => scored.filter((each) => each.seat === seat).reduce((sum, { points }) => sum + points, 0));
  }

  /** Change the game in one go, so that undo takes all of it back. */
  private change(how: (now: Play) => void): void {
    if (!this.stored) return;
    const before = $state.snapshot(this.stored.now) as Play;
    how(this.stored.now);
    this.stored.past = [...this.stored.past.slice(-MOST_PAST), before];
  }

  undo(): void {
    const before = this.stored?.past.at(-1);
    if (!this.stored || !before) return;
    this.stored.past = this.stored.past.slice(0, -1);
    this.stored.now = before;
  }

  get canUndo(): boolean {
    return !!this.stored?.past.length;
  }

  /** Go to the next step that applies. After the last one it is the next player's turn, or the game is over. */
  next(): void {
    this.change((now) => this.goOn(now));
  }

  answer(what: string, known: string[]): void {
    this.change((now) => {
      now.answered = [...now.answered, what];
      now.known = [...now.known, ...known.map((name) => `${what} ${name}`)];
      if (this.skips(now)) this.goOn(now);
    });
  }

  private skips(now: Play): boolean {
    const line = this.lines[now.step];
    return !!line && skipped(line, now);
  }

  private goOn(now: Play): void {
    do now.step += 1;
    while (now.step < this.lines.length && this.skips(now));
    if (now.step < this.lines.length) return;
    if (now.ending) now.over = true;
    else this.pass(now);
  }

  /** The same player plays another tile. */
  again(): void {
    this.change((now) => ([now.step, now.known, now.answered] = [this.first, [], []]));
  }

  /** The step with which another tile begins. */
  private get first(): number {
    const tile = this.sheet()?.turn.find(({ name }) => name === TILE)?.lines ?? [];
    return Math.max(0, this.lines.findIndex((line) => tile.includes(line)));
  }

  private pass(now: Play): void {
    this.stopClock(now);
    now.seat = (now.seat + 1) % now.names.length;
    if (now.since !== null) now.since = clock();
    [now.step, now.turn, now.known, now.answered] = [0, now.turn + 1, [], []];
  }

  score(seat: number, points: number, why: string): void {
    if (points) this.change((now) => (now.scored = [...now.scored, { seat, points, why, turn: now.turn }]));
  }

  end(): void {
    this.change((now) => {
      this.stopClock(now);
      [now.ending, now.step, now.since] = [true, 0, null];
    });
  }

  takeTime(on: boolean): void {
    this.change((now) => {
      this.stopClock(now);
      now.since = on ? clock() : null;
    });
  }

  private stopClock(now: Play): void {
    if (now.since !== null) now.taken[now.seat] = (now.taken[now.seat] ?? 0) + clock() - now.since;
  }

  /** Seconds that a player has taken up to now. */
  time(seat: number, at: number): number {
    const now = this.now;
    if (!now) return 0;
    return (now.taken[seat] ?? 0) + (now.since !== null && seat === now.seat ? Math.max(0, at - now.since) : 0);
  }

  /** What is left in a deck, one entry for each piece. */
  left(deck: Deck): string[] {
    const all = pieces(deck.items);
    if (deck.returns) return all;
    const gone = [...(this.now?.drawn[deck.name] ?? []), ...(deck.name === BAG ? (this.now?.aside ?? []) : [])];
    for (const each of gone) {
      const at = all.indexOf(each);
      if (at >= 0) all.splice(at, 1);
    }
    return all;
  }

  draw(deck: Deck): void {
    const left = this.left(deck);
    if (left.length) this.take(deck.name, drawnFrom(left));
  }

  /** Take a piece of one's choice. */
  take(deck: string, piece: string): void {
    this.change((now) => (now.drawn = { ...now.drawn, [deck]: [...(now.drawn[deck] ?? []), piece] }));
  }

  putBack(name: string): void {
    this.change((now) => (now.drawn = { ...now.drawn, [name]: [] }));
  }
}
