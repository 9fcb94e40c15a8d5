// The whole scene of a table. The server sends it once and then only changes.

import type {
  Asked as Said, Cards, Ending, Figure, Lesson, Player, Point, SegmentTarget, Table, Target as Pointed, Tile, TileLeft, TileTarget,
  Token, Trail,
} from "./wire";

/** A part of a tile, with the drawing of what would be put there. */
export interface Spot extends Required<SegmentTarget> {
  figure: string;
}

export type Target = Exclude<Pointed, SegmentTarget> | Spot;

export interface Option {
  text: string;
  verb: string;
  words: string;
  targets: Target[];
  /** Whether it needs no confirmation. */
  direct: boolean;
}

export interface Asked extends Omit<Said, "options" | "targets"> {
  options: Option[];
}

export interface Scene {
  status: "waiting" | "running" | "over";
  turn: number;
  asked: Asked | null;
  players: Player[];
  winners: number[];
  outcome: string;
  notices: string[];
  undo: boolean;
  sitting: number | null;
  curtain: number | null;
  tiles: Tile[];
  hand: Tile | null;
  open: TileTarget[];
  last: Point[];
  trails: Trail[];
  figures: Figure[];
  tokens: Token[];
  left: TileLeft[];
  cards: Cards | null;
  ending: Ending | null;
  lesson: Lesson | null;
}

export const BARE: Scene = {
  status: "waiting",
  turn: 0,
  asked: null,
  players: [],
  winners: [],
  outcome: "",
  notices: [],
  undo: false,
  sitting: null,
  curtain: null,
  tiles: [],
  hand: null,
  open: [],
  last: [],
  trails: [],
  figures: [],
  tokens: [],
  left: [],
  cards: null,
  ending: null,
  lesson: null,
};

/** How many tiles are still to come. */
export const tilesLeft = ({ left }: Scene): number => left.reduce((sum, { number }) => sum + number, 0);

/** The scene after a change. Unchanged parts stay the same objects, so they are not drawn again. */
export function changed(scene: Scene, table: Table): Scene {
  const { tiles, asked, ...rest } = table;
  const next: Scene = { ...scene, ...rest };
  if (asked !== undefined) next.asked = asked && whole(asked);
  if (tiles) {
    const kept = tiles.kept === scene.tiles.length ? scene.tiles : scene.tiles.slice(0, tiles.kept);
    next.tiles = tiles.added.length ? [...kept, ...tiles.added] : kept;
  }
  return next;
}

/** All options with what they refer to; the server sends each target once for all of them. */
function whole({ targets, options, ...asked }: Said): Asked {
  return {
    ...asked,
    options: options.map(({ text, verb, words, targets: numbers = [], figure = "", flat = false, direct = false }) => ({
      text,
      verb,
      words,
      direct,
      targets: numbers.map((number) => {
        const target = targets[number]!;
        if (target.type !== "segment") return target;
        return { ...target, outline: target.outline ?? "", figure, lies: (target.lies ?? false) && !flat };
      }),
    })),
  };
}
