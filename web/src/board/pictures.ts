// Caches drawings as bitmaps. A board of two hundred vector drawings is slow to paint at every step of a zoom; bitmaps
// are fast. A drawing is shown at once and replaced by its bitmap as soon as there is time to make it.

import { createSubscriber } from "svelte/reactivity";

/** Pixels along the edge of a square: sharp up to that size on the screen. */
const DOTS = 360;
const REST = 400; // milliseconds after the last movement until bitmaps are made again

const made = new Map<string, string>();
const wanted: { address: string; wide: number; high: number }[] = [];
let busy = false;
let stirredAt = -Infinity;
let tell = () => {};
const watch = createSubscriber((update) => {
  tell = update;
  return () => (tell = () => {});
});

/** The address of a drawing, or of its bitmap if there is one. `wide` and `high` in squares. */
export function picture(address: string, wide = 1, high = 1): string {
  watch();
  const found = made.get(address);
  if (found) return found;
  if (!wanted.some((each) => each.address === address)) {
    wanted.push({ address, wide, high });
    if (!busy) later();
  }
  return address;
}

/** Somebody moves the board: no bitmaps are made until it rests. */
export function stirred(): void {
  stirredAt = performance.now();
}

function later(): void {
  busy = true;
  const wait = stirredAt + REST - performance.now();
  if (wait > 0) setTimeout(later, wait);
  else if ("requestIdleCallback" in globalThis) requestIdleCallback(() => void make(), { timeout: 500 });
  else setTimeout(() => void make(), 30);
}

async function make(): Promise<void> {
  const next = wanted[0];
  if (next) {
    await dots(next.address, next.wide, next.high).catch(() => made.set(next.address, next.address));
    wanted.shift();
  }
  if (wanted.length) later();
  else busy = false;
  if (!wanted.length || made.size % 16 === 0) tell(); // in batches, since each new address makes all tiles update
}

async function dots(address: string, wide: number, high: number): Promise<void> {
  const drawing = new Image();
  drawing.src = address;
  await drawing.decode();
  const canvas = document.createElement("canvas");
  canvas.width = DOTS * wide;
  canvas.height = DOTS * high;
  canvas.getContext("2d")!.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", 0.92));
  if (!blob) throw new Error("no dots");
  const url = URL.createObjectURL(blob);
  const ready = new Image(); // decoded before it is shown, to avoid flicker
  ready.src = url;
  await ready.decode();
  made.set(address, url);
}
