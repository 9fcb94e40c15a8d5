// Positions on the screen: the camera over the board, and what lies under a point.
// Distances on the board are those of the drawings: a square is 100 wide.

import type { Target } from "./scene";
import type { Point } from "./wire";

export const SQUARE = 100;
export const NEAREST = 4;
export const FARTHEST = 0.08;

/** A point of the board is shown at `scale` times itself, moved by `x` and `y`. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The parts of the viewport that are covered by bars and sheets, at its edges. */
export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

export function toBoard(camera: Camera, [x, y]: Point): Point {
  return [(x - camera.x) / camera.scale, (y - camera.y) / camera.scale];
}

export function toScreen(camera: Camera, [x, y]: Point): Point {
  return [x * camera.scale + camera.x, y * camera.scale + camera.y];
}

export function squareOf([x, y]: Point): Point {
  return [Math.floor(x / SQUARE), Math.floor(y / SQUARE)];
}

/** The point of a target that has a place on the board. */
export function spotOf(target: Target): Point {
  if (target.type === "place" || target.type === "cell") return [(target.x + 0.5) * SQUARE, (target.y + 0.5) * SQUARE];
  return ("at" in target && target.at) || [0, 0];
}

/** The smallest distance between two of these points. */
export function leastApart(points: Point[]): number {
  let least = Infinity;
  points.forEach(([x, y], n) => {
    for (const [u, v] of points.slice(n + 1)) least = Math.min(least, Math.hypot(x - u, y - v));
  });
  return least;
}

/** The square on which a target lies; null if it has no place on the board. */
export function squareUnder(target: Target): { x: number; y: number }[] {
  if (target.type === "place" || target.type === "cell") return [target];
  if (!("at" in target) || !target.at) return [];
  const [x, y] = squareOf(target.at);
  return [{ x, y }];
}

/** The position of a target in squares; a corner lies between them. */
export function placeOf(target: Target): Point[] {
  if (target.type === "corner") return [[target.at[0] / SQUARE - 0.5, target.at[1] / SQUARE - 0.5]];
  return squareUnder(target).map(({ x, y }): Point => [x, y]);
}

/** The direction from one place to another, as on a map: `NE`; empty if they are the same. */
export function wayTo([x, y]: Point, [u, v]: Point): string {
  return (v < y ? "N" : v > y ? "S" : "") + (u < x ? "W" : u > x ? "E" : "");
}

/** The squares under a tile that is put with its first square on a place, turned clockwise around it. */
export function laid(
  place: { x: number; y: number; quarters: number },
  tile: { width: number; height: number },
): { x: number; y: number; width: number; height: number } {
  const { x, y, quarters } = place;
  const { width, height } = tile;
  const [far, deep] = [width - 1, height - 1];
  const [west, north] = [[0, 0], [deep, 0], [far, deep], [0, far]][quarters % 4]!;
  const upright = quarters % 2 === 0;
  return { x: x - west!, y: y - north!, width: upright ? width : height, height: upright ? height : width };
}

/** The square around which a lying tile was turned: the one that names its parts. */
export function pivot(tile: { x: number; y: number; quarters: number; width: number; height: number }): Point {
  const upright = tile.quarters % 2 === 0;
  const printed = upright ? tile : { width: tile.height, height: tile.width };
  const corner = laid({ x: 0, y: 0, quarters: tile.quarters }, printed);
  return [tile.x - corner.x, tile.y - corner.y];
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Zoom; what is under `at` on the screen stays there. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = between(FARTHEST, camera.scale * factor, NEAREST);
  const [x, y] = toBoard(camera, at);
  return { x: at[0] - x * scale, y: at[1] - y * scale, scale };
}

/** Two fingers have moved from `before` to `after`: what was under each stays under it. */
export function pinched(camera: Camera, before: [Point, Point], after: [Point, Point]): Camera {
  const middle = ([a, b]: [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const apart = ([a, b]: [Point, Point]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const [from, to] = [middle(before), middle(after)];
  const factor = apart(before) > 0 ? apart(after) / apart(before) : 1;
  return zoomed(panned(camera, to[0] - from[0], to[1] - from[1]), factor, to);
}

/** The bounding box of squares, each with its size. */
export function around(squares: { x: number; y: number; width?: number; height?: number }[]): Box {
  const box: Box = { left: 0, top: 0, right: SQUARE, bottom: SQUARE };
  squares.forEach(({ x, y, width = 1, height = 1 }, n) => {
    box.left = Math.min(n ? box.left : x * SQUARE, x * SQUARE);
    box.top = Math.min(n ? box.top : y * SQUARE, y * SQUARE);
    box.right = Math.max(n ? box.right : -Infinity, (x + width) * SQUARE);
    box.bottom = Math.max(n ? box.bottom : -Infinity, (y + height) * SQUARE);
  });
  return box;
}

/** The limits of automatic zoom. */
export interface Limits {
  nearest: number;
  farthest: number;
}

/** The camera that shows a whole box in the part of the window that is free. Where the box is too large for that, it shows
 *  what matters most of it. */
export function fitted(
  box: Box,
  window: Size,
  inset: Inset = NO_INSET,
  { nearest, farthest }: Limits = { nearest: 1.4, farthest: FARTHEST },
  matters: Box = box,
): Camera {
  const margin = SQUARE * 0.6;
  const wide = box.right - box.left + 2 * margin;
  const high = box.bottom - box.top + 2 * margin;
  const free = {
    width: Math.max(60, window.width - inset.left - inset.right),
    height: Math.max(60, window.height - inset.top - inset.bottom),
  };
  const scale = between(farthest, Math.min(free.width / wide, free.height / high), nearest);
  const middle = (low: number, high: number, room: number, from: number, to: number) => {
    const spare = (high - low + 2 * margin - room / scale) / 2;
    return spare <= 0 ? (low + high) / 2 : between((low + high) / 2 - spare, (from + to) / 2, (low + high) / 2 + spare);
  };
  return {
    x: inset.left + free.width / 2 - middle(box.left, box.right, free.width, matters.left, matters.right) * scale,
    y: inset.top + free.height / 2 - middle(box.top, box.bottom, free.height, matters.top, matters.bottom) * scale,
    scale,
  };
}

/** Whether all of a box is visible in the free part of the viewport. */
export function inSight(camera: Camera, box: Box, window: Size, inset: Inset = NO_INSET): boolean {
  const [left, top] = toScreen(camera, [box.left, box.top]);
  const [right, bottom] = toScreen(camera, [box.right, box.bottom]);
  return (
    left >= inset.left &&
    top >= inset.top &&
    right <= window.width - inset.right &&
    bottom <= window.height - inset.bottom
  );
}

/** The nearest camera of the same scale that shows a whole box, if it fits at all. */
export function brought(camera: Camera, box: Box, window: Size, inset: Inset = NO_INSET): Camera {
  const [left, top] = toScreen(camera, [box.left, box.top]);
  const [right, bottom] = toScreen(camera, [box.right, box.bottom]);
  const shift = (low: number, high: number, from: number, to: number) =>
    high - low > to - from ? (from + to) / 2 - (low + high) / 2 : low < from ? from - low : high > to ? to - high : 0;
  return panned(
    camera,
    shift(left, right, inset.left, window.width - inset.right),
    shift(top, bottom, inset.top, window.height - inset.bottom),
  );
}

/** Whether a point lies inside rings; a ring inside a ring is a hole. */
export function within([x, y]: Point, rings: Point[][]): boolean {
  let inside = false;
  for (const ring of rings) {
    let before = ring[ring.length - 1];
    for (const corner of ring) {
      if (before && corner[1] > y !== before[1] > y) {
        const crossing = ((before[0] - corner[0]) * (y - corner[1])) / (before[1] - corner[1]) + corner[0];
        if (x < crossing) inside = !inside;
      }
      before = corner;
    }
  }
  return inside;
}
