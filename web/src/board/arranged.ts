// Where pieces and targets are drawn: each large enough for the scale of the board, and none upon another.

import { pieceName } from "../art";
import { SQUARE, spotOf } from "../geometry";
import type { Target } from "../scene";
import type { Figure, Point, Token } from "../wire";
import { extentOf, pieceSize, spotRadius, type Extent } from "./sizes";
import { spread, type Disc } from "./spread";

export interface Piece {
  key: string;
  figure: Figure | null;
  token: Token | null;
  /** Where its foot is drawn, and by how much it is enlarged. */
  at: Point;
  size: number;
}

export interface Spot {
  name: string;
  target: Target;
  at: Point;
  radius: number;
  /** The place it belongs to. */
  home: Point;
}

export interface Arranged {
  pieces: Piece[];
  spots: Spot[];
}

/** What is hit by a disc: all but squares, where there is room. */
export const isSpot = (target: Target) =>
  target.type === "segment" || target.type === "corner" || ((target.type === "spot" || target.type === "figure") && target.at !== null);

/** The names of squares on which something else can be chosen: they are hit by a disc, too. */
function crowded(targets: Map<string, Target>): Set<string> {
  const points = [...targets.values()].filter(isSpot).map(spotOf);
  const found = new Set<string>();
  for (const [name, target] of targets) {
    if (target.type !== "cell") continue;
    const [left, top] = [target.x * SQUARE, target.y * SQUARE];
    if (points.some(([x, y]) => x >= left && x <= left + SQUARE && y >= top && y <= top + SQUARE)) found.add(name);
  }
  return found;
}

interface Lying extends Omit<Piece, "at" | "size"> {
  foot: Point;
  extent: Extent;
  size: number;
}

const plus = ([x, y]: Point, [dx, dy]: Point, times = 1): Point => [x + dx * times, y + dy * times];

function lying(figures: Figure[], tokens: Token[], scale: number): Lying[] {
  const found: Lying[] = [];
  for (const figure of figures) {
    if (!figure.at) continue;
    const extent = extentOf(pieceName(figure.symbol, figure.seat, figure.lies));
    found.push({ key: `f${figure.id}`, figure, token: null, foot: figure.at, extent, size: pieceSize(extent, scale, true) });
  }
  for (const token of tokens) {
    const extent = extentOf(token.symbol);
    found.push({ key: `t${token.id}`, figure: null, token, foot: token.at, extent, size: token.length === 1 ? pieceSize(extent, scale, false) : 1 });
  }
  return found;
}

/** `further`: targets that are only shown, and so may lie upon others. */
export function arranged(
  figures: Figure[],
  tokens: Token[],
  targets: Map<string, Target>,
  further: Map<string, Target>,
  scale: number,
  finger: boolean,
): Arranged {
  const all = lying(figures, tokens, scale);
  const radius = spotRadius(scale, finger);
  const discs: Disc[] = [];
  const spots: { name: string; target: Target; disc: string; home: Point; radius: number }[] = [];
  const cells = crowded(targets);
  for (const [name, target] of [...targets, ...further]) {
    if (!isSpot(target) && !cells.has(name)) continue;
    const own = targets.has(name);
    const piece = target.type === "figure" ? all.find(({ figure }) => figure?.id === target.id) : undefined;
    const home = piece ? middleOf(piece) : spotOf(target);
    const wide = piece ? Math.max(radius, (piece.size * (piece.extent.width + piece.extent.height)) / 4 + 2) : radius;
    const disc = piece ? piece.key : `spot ${name}`;
    spots.push({ name, target, disc, home, radius: wide });
    if (own) discs.push({ name: disc, at: home, radius: wide });
  }
  const taken = new Set(discs.map(({ name }) => name));
  for (const piece of all)
    if (piece.size > 1 && !taken.has(piece.key))
      discs.push({ name: piece.key, at: middleOf(piece), radius: (piece.size * (piece.extent.width + piece.extent.height)) / 4 });
  const places = spread(discs);
  const pieces = all.map((piece): Piece => {
    const middle = places.get(piece.key);
    const at = middle ? plus(middle, piece.extent.middle, -piece.size) : piece.foot;
    return { key: piece.key, figure: piece.figure, token: piece.token, at, size: piece.size };
  });
  return {
    pieces: pieces.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]), // those in front cover those behind
    spots: spots.map(({ name, target, disc, home, radius }) => ({ name, target, home, radius, at: places.get(disc) ?? home })),
  };
}

const middleOf = ({ foot, extent, size }: Lying): Point => plus(foot, extent.middle, size);
