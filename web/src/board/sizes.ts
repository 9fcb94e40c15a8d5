// How large things on the board are drawn: never so small on the screen that they cannot be read or hit.

import type { Point } from "../wire";

/** Pixels on the screen. */
export const LEAST_PIECE = 23;
export const LEAST_TARGET = { mouse: 25, finger: 32 };
export const LEAST_BUBBLE = 24;

const MOST_FIGURE = 40; // pixels: a long and narrow piece grows no further
const MOST_TOKEN = 30;
const BROAD = 60; // units: what spans its tile is not enlarged
const SPOT = 15; // units: the radius of a spot where there is room
const SPOT_NEAR = 20; // pixels: the radius of a spot on a board that is very near

/** The extent of a drawing around its foot. */
export interface Extent {
  width: number;
  height: number;
  middle: Point;
}

const known = new Map<string, Extent>();
let desk: SVGSVGElement | null = null;

/** Measured once for each drawing, when it is there. */
export function extentOf(symbol: string): Extent {
  const found = known.get(symbol);
  if (found) return found;
  if (!desk) {
    desk = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    desk.classList.add("symbols");
    desk.setAttribute("aria-hidden", "true");
    document.body.append(desk);
  }
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${symbol}`);
  desk.append(use);
  const { x, y, width, height } = use.getBBox();
  use.remove();
  if (!width || !height) return { width: 20, height: 20, middle: [0, -7] };
  const extent: Extent = { width, height, middle: [x + width / 2, y + height / 2] };
  known.set(symbol, extent);
  return extent;
}

/** By how much a piece is enlarged on a board of this scale. */
export function pieceSize({ width, height }: Extent, scale: number, figure: boolean): number {
  const [narrow, long] = width < height ? [width, height] : [height, width];
  if (long >= BROAD) return 1;
  return Math.max(1, Math.min(LEAST_PIECE / narrow, (figure ? MOST_FIGURE : MOST_TOKEN) / long) / scale);
}

/** The radius of a spot, in units of the board. */
export function spotRadius(scale: number, finger: boolean): number {
  const least = LEAST_TARGET[finger ? "finger" : "mouse"] / 2;
  return Math.max(least / scale, Math.min(SPOT, SPOT_NEAR / scale));
}
