// What lies on the table, whole. The server says it once and then only what has changed.

import type { Asked, Cards, Figure, Player, Point, Table, Tile, TileLeft, Token } from "./wire";

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
  last: Point[];
  figures: Figure[];
  tokens: Token[];
  left: TileLeft[];
  cards: Cards | null;
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
  last: [],
  figures: [],
  tokens: [],
  left: [],
  cards: null,
};

/** The scene after a change. What the change does not name stays the very same object, so it is not drawn again. */
export function changed(scene: Scene, table: Table): Scene {
  const { tiles, ...rest } = table;
  const next: Scene = { ...scene, ...rest };
  if (tiles) {
    const kept = tiles.kept === scene.tiles.length ? scene.tiles : scene.tiles.slice(0, tiles.kept);
    next.tiles = tiles.added.length ? [...kept, ...tiles.added] : kept;
  }
  return next;
}
