// Keeps discs apart that would cover each other, each as near to its place as possible.

import type { Point } from "../wire";

export interface Disc {
  name: string;
  at: Point;
  radius: number;
  /** Whether others make way for it. */
  fixed?: boolean;
}

const ROUNDS = 240;
const STIR = 0.02; // of a radius: so that what lies on one point finds ways to go

interface Lying extends Omit<Disc, "at"> {
  x: number;
  y: number;
}

const inRow = (a: Lying, b: Lying) => a.x - b.x || a.y - b.y || (a.name < b.name ? -1 : 1);

/** The places of discs, so that no two are nearer to each other than `apart` times the sum of their radii. The same discs
 *  always come to lie in the same way. */
export function spread(discs: Disc[], apart = 0.86): Map<string, Point> {
  const all = discs
    .map(({ name, at: [x, y], radius, fixed = false }, n) => ({ name, x, y, radius, fixed, turn: n * 2.4, crowded: false }))
    .sort(inRow);
  for (const one of all) one.crowded = all.some((other) => other !== one && Math.hypot(other.x - one.x, other.y - one.y) < STIR * one.radius);
  for (const one of all)
    if (one.crowded && !one.fixed) {
      one.x += Math.cos(one.turn) * STIR * one.radius * Math.sqrt(1 + one.turn);
      one.y += Math.sin(one.turn) * STIR * one.radius * Math.sqrt(1 + one.turn);
    }
  const largest = Math.max(0, ...all.map(({ radius }) => radius));
  for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
    moved = false;
    all.sort(inRow);
    all.forEach((one, n) => {
      for (let k = n + 1; k < all.length; k++) {
        const other = all[k]!;
        // Sorted by x when the round began: some slack for what has moved since.
        if (other.x - one.x > 3 * largest) break;
        const wanted = (one.radius + other.radius) * apart;
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const far = Math.hypot(dx, dy) || 0.001;
        if (far >= wanted - 0.05) continue;
        if (one.fixed && other.fixed) continue;
        const push = (wanted - far) * 1.05;
        const mine = one.fixed ? 0 : other.fixed ? 1 : 0.5;
        one.x -= (dx / far) * push * mine;
        one.y -= (dy / far) * push * mine;
        other.x += (dx / far) * push * (1 - mine);
        other.y += (dy / far) * push * (1 - mine);
        moved = true;
      }
    });
  }
  return new Map(all.map(({ name, x, y }) => [name, [x, y]]));
}
