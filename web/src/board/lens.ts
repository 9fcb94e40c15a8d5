// The lens: the tile just laid, magnified while its spots would be too small or too close to each other on the board.

import { leastApart, SQUARE, toScreen, type Box, type Camera, type Inset, type Size } from "../geometry";
import type { Point } from "../wire";
import { LEAST_TARGET } from "./sizes";

/** What the lens shows of the board, and where it lies in the viewport. */
export interface Lens {
  box: Box;
  left: number;
  top: number;
  width: number;
  height: number;
  scale: number;
}

const MARGIN = 13; // units of the neighbouring tiles
const PART = 0.62; // of the room that is free
const LARGEST = 230; // pixels along an edge of one square and what is around it
const LARGE_ENOUGH = { mouse: 70, finger: 84 }; // pixels of a tile that needs no lens
const ROOM = 16; // pixels kept around what must not be covered

const insideOf = ({ left, top, right, bottom }: Box, [x, y]: Point) => x >= left && x <= right && y >= top && y <= bottom;

/** Whether a tile must be magnified for spots at these points. */
export function needed(spots: Point[], scale: number, finger: boolean): boolean {
  if (!spots.length) return false;
  return scale * SQUARE < LARGE_ENOUGH[finger ? "finger" : "mouse"] || leastApart(spots) * scale < LEAST_TARGET[finger ? "finger" : "mouse"];
}

/** The lens over a tile. It covers as little as possible of what else can be chosen. */
export function lensOver(tile: Box, others: Point[], camera: Camera, window: Size, inset: Inset): Lens {
  const box = { left: tile.left - MARGIN, top: tile.top - MARGIN, right: tile.right + MARGIN, bottom: tile.bottom + MARGIN };
  const free = { left: inset.left, top: inset.top, right: window.width - inset.right, bottom: window.height - inset.bottom };
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const most = Math.min(LARGEST * (Math.max(wide, high) > 1.5 * Math.min(wide, high) ? 1.6 : 1), PART * Math.max(free.right - free.left, free.bottom - free.top));
  const scale = Math.min(most / Math.max(wide, high), (free.right - free.left) / wide, (free.bottom - free.top) / high);
  const [width, height] = [wide * scale, high * scale];
  const [x, y] = toScreen(camera, [(tile.left + tile.right) / 2, (tile.top + tile.bottom) / 2]);
  const away = { x: width / 2 + ((tile.right - tile.left) * camera.scale) / 2 + ROOM, y: height / 2 + ((tile.bottom - tile.top) * camera.scale) / 2 + ROOM };
  const fitted = (low: number, at: number, size: number, end: number) => Math.max(low, Math.min(at - size / 2, end - size));
  let best: Lens | null = null;
  let least = Infinity;
  for (const [dx, dy] of [[0, 0], [0, -1], [1, 0], [-1, 0], [0, 1], [1, -1], [-1, -1], [1, 1], [-1, 1], [2, 0], [-2, 0], [0, -2], [0, 2]] as const) {
    const left = fitted(free.left, x + dx * away.x, width, free.right);
    const top = fitted(free.top, y + dy * away.y, height, free.bottom);
    const covered = { left: left - ROOM, top: top - ROOM, right: left + width + ROOM, bottom: top + height + ROOM };
    const cost = others.filter((at) => insideOf(covered, toScreen(camera, at))).length * 1000 + Math.hypot(left + width / 2 - x, top + height / 2 - y);
    if (cost < least) [best, least] = [{ box, left, top, width, height, scale }, cost];
  }
  return best!;
}

/** The point of the board under a point of the viewport, where the lens is; else null. */
export function throughLens(lens: Lens | null, [x, y]: Point): Point | null {
  if (!lens || x < lens.left || y < lens.top || x > lens.left + lens.width || y > lens.top + lens.height) return null;
  return [lens.box.left + (x - lens.left) / lens.scale, lens.box.top + (y - lens.top) / lens.scale];
}
