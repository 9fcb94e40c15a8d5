// Caches drawings as bitmaps. A board of two hundred vector drawings is slow to paint at every step of a zoom; bitmaps
// are fast. A drawing is shown at once and replaced by its bitmap as soon as there is time to make it. Many tiles at once
// are fetched side by side in a few pictures (`gather`): each picture costs the browser more than what is in it.

import { createSubscriber } from "svelte/reactivity";
import { sheetAddress, tileAddress } from "../art";
import type { Style, Tile } from "../wire";

/** Pixels along the edge of a square: sharp up to that size on the screen. */
const DOTS = 360;
const REST = 400; // milliseconds of rest until bitmaps are made again
const MANY = 8; // tiles from which they are fetched together
const BATCH = 16; // bitmaps that are shown together, since each new address makes all tiles update
const SHEET = 16; // tiles in one picture, as `/art/sheets` allows
const TILE = 100; // units along the edge of a square in such a picture
const APART = 4; // units between two tiles there

/** A drawing within a picture of several. */
interface Part {
  drawing: HTMLImageElement;
  x: number;
  width: number;
  height: number;
}

interface Wanted {
  address: string;
  wide: number;
  high: number;
  part?: Part;
}

const made = new Map<string, string>();
const wanted: Wanted[] = [];
/** What was fetched with others, until its bitmap is shown. Null: it is on its way. */
const parts = new Map<string, Part | null>();
const comingNext: string[] = []; // the addresses whose bitmaps are shown next
const hearing = new Set<() => void>();
let busy = false;
let stirredAt = -Infinity;
let tell = () => {};
const watch = createSubscriber((update) => {
  tell = update;
  return () => (tell = () => {});
});

/** The address of a drawing, or of its bitmap if there is one; empty while it comes with others. `wide` and `high` in
 *  squares. */
export function picture(address: string, wide = 1, high = 1): string {
  watch();
  const found = made.get(address);
  if (found) return found;
  if (parts.has(address)) return "";
  if (!wanted.some((each) => each.address === address)) want({ address, wide, high });
  return address;
}

function want(each: Wanted): void {
  wanted.push(each);
  if (!busy) later();
}

/** Something more urgent happens, such as that somebody moves the board: no bitmaps are made until it rests. */
export function stirred(): void {
  stirredAt = performance.now();
}

// ------------------------------------------------------------------ many tiles at once

/** Fetch what is not known of these tiles together, if it is much. */
export function gather(tiles: Tile[], style: Style): void {
  const found = new Map<string, Tile>();
  for (const tile of tiles) {
    const address = tileAddress(tile, style);
    if (!made.has(address) && !parts.has(address) && !wanted.some((each) => each.address === address)) found.set(address, tile);
  }
  if (found.size < MANY) return;
  const all = [...found].reverse(); // the latest tiles first: the log shows them, too
  for (const [address] of all) parts.set(address, null);
  for (let n = 0; n < all.length; n += SHEET) void fetched(all.slice(n, n + SHEET), style);
}

async function fetched(some: [string, Tile][], style: Style): Promise<void> {
  const drawing = new Image();
  drawing.src = sheetAddress(some.map(([, tile]) => tile), style);
  try {
    await drawing.decode();
  } catch {
    for (const [address] of some) parts.delete(address); // each is fetched alone
    return tell();
  }
  let x = 0;
  for (const [address, tile] of some) {
    const part = { drawing, x, width: tile.width * TILE, height: tile.height * TILE };
    parts.set(address, part);
    want({ address, wide: tile.width, high: tile.height, part });
    x += part.width + APART;
  }
  stirred(); // all are to be seen before bitmaps are made
  for (const hear of hearing) hear();
}

/** Whether any of these come with others, and their bitmaps are not shown yet. */
export function arriving(addresses: string[]): boolean {
  watch();
  return addresses.some((address) => parts.has(address));
}

/** A drawing that came with others and whose bitmap is not shown yet. */
export const partOf = (address: string): Part | null => parts.get(address) ?? null;

/** Call `hear` when drawings have come with others, until the returned function is called. */
export function onPart(hear: () => void): () => void {
  hearing.add(hear);
  return () => hearing.delete(hear);
}

// ------------------------------------------------------------------ bitmaps

function later(): void {
  busy = true;
  const wait = [...parts.values()].includes(null) ? REST : stirredAt + REST - performance.now();
  if (wait > 0) setTimeout(later, wait);
  else if ("requestIdleCallback" in globalThis) requestIdleCallback(() => void make(), { timeout: 500 });
  else setTimeout(() => void make(), 30);
}

async function make(): Promise<void> {
  const next = wanted[0];
  if (next) {
    await dots(next).catch(() => made.set(next.address, next.address));
    wanted.shift();
    comingNext.push(next.address);
  }
  if (wanted.length) later();
  else busy = false;
  if (!wanted.length || comingNext.length >= BATCH) {
    for (const address of comingNext.splice(0)) parts.delete(address);
    tell();
  }
}

async function dots({ address, wide, high, part }: Wanted): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.width = DOTS * wide;
  canvas.height = DOTS * high;
  const context = canvas.getContext("2d")!;
  if (part) context.drawImage(part.drawing, part.x, 0, part.width, part.height, 0, 0, canvas.width, canvas.height);
  else {
    const drawing = new Image();
    drawing.src = address;
    await drawing.decode();
    context.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", 0.92));
  if (!blob) throw new Error("no dots");
  const url = URL.createObjectURL(blob);
  const ready = new Image(); // decoded before it is shown, to avoid flicker
  ready.src = url;
  await ready.decode();
  made.set(address, url);
}
