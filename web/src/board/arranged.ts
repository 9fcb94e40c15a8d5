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

/** A piece with the middle and the radius of what is seen of it. */
export interface Arranged extends Piece {
  middle: Point;
  radius: number;
}

export interface Spot {
  name: string;
  target: Target;
  at: Point;
  radius: number;
  /** The place it belongs to. */
  home: Point;
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
const middleOf = ({ foot, extent, size }: Lying): Point => plus(foot, extent.middle, size);
const radiusOf = ({ extent, size }: Lying): number => (size * (extent.width + extent.height)) / 4;

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

const OF_SPOT = 0.84; // a figure keeps so much of the room that it needs where it can be clicked

/** All figures and tokens. They stay where they are whatever can be clicked. */
export function arrangedPieces(figures: Figure[], tokens: Token[], scale: number, finger: boolean): Arranged[] {
  const all = lying(figures, tokens, scale);
  const least = OF_SPOT * spotRadius(scale, finger);
  const places = spread(
    all
      .filter(({ size }) => size > 1)
      .map((piece) => ({ name: piece.key, at: middleOf(piece), radius: piece.figure ? Math.max(least, radiusOf(piece)) : radiusOf(piece) })),
  );
  return all
    .map((piece): Arranged => {
      const middle = places.get(piece.key) ?? middleOf(piece);
      const at = places.has(piece.key) ? plus(middle, piece.extent.middle, -piece.size) : piece.foot;
      return { key: piece.key, figure: piece.figure, token: piece.token, at, size: piece.size, middle, radius: radiusOf(piece) };
    })
    .sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]); // those in front cover those behind
}

/** Everything that can be clicked but squares. `further`: targets that are only shown, and so may lie upon others. */
export function arrangedSpots(
  pieces: Arranged[],
  targets: Map<string, Target>,
  further: Map<string, Target>,
  scale: number,
  finger: boolean,
): Spot[] {
  const radius = spotRadius(scale, finger);
  const spots: Spot[] = [];
  const discs: Disc[] = [];
  const cells = crowded(targets);
  for (const [name, target] of [...targets, ...further]) {
    if (!isSpot(target) && !cells.has(name)) continue;
    const piece = target.type === "figure" ? pieces.find(({ figure }) => figure?.id === target.id) : undefined;
    const home = piece?.middle ?? spotOf(target);
    const wide = piece ? Math.max(radius, piece.radius + 2) : radius;
    spots.push({ name, target, at: home, home, radius: wide });
    if (targets.has(name)) discs.push({ name, at: home, radius: wide, fixed: piece !== undefined && piece.size > 1 });
  }
  const places = spread(discs);
  return spots.map((spot) => ({ ...spot, at: places.get(spot.name) ?? spot.home }));
}
