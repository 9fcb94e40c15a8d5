// Keeps discs apart that would cover each other, each as near to its place as possible.

import type { Point } from "../wire";

export interface Disc {
  name: string;
  at: Point;
  radius: number;
}

const ROUNDS = 60;

/** The places of discs, so that no two are nearer to each other than `apart` times the sum of their radii. The same discs
 *  always come to lie in the same way. */
export function spread(discs: Disc[], apart = 0.86): Map<string, Point> {
  const all = discs
    .map(({ name, at: [x, y], radius }, n) => ({ name, x, y, radius, turn: n * 2.4 }))
    .sort((a, b) => a.x - b.x || a.y - b.y || (a.name < b.name ? -1 : 1));
  const largest = Math.max(0, ...all.map(({ radius }) => radius));
  for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
    moved = false;
    all.forEach((one, n) => {
      for (let k = n + 1; k < all.length; k++) {
        const other = all[k]!;
        // Sorted by x when it began: some slack for what has moved since.
        if (other.x - one.x > 4 * largest) break;
        const wanted = (one.radius + other.radius) * apart;
        let [dx, dy] = [other.x - one.x, other.y - one.y];
        let far = Math.hypot(dx, dy);
        if (far >= wanted - 0.01) continue;
        if (far < 0.01) [dx, dy, far] = [Math.cos(one.turn), Math.sin(one.turn), 1];
        const push = (wanted - Math.hypot(other.x - one.x, other.y - one.y)) / 2;
        one.x -= (dx / far) * push;
        one.y -= (dy / far) * push;
        other.x += (dx / far) * push;
        other.y += (dy / far) * push;
        moved = true;
      }
    });
  }
  return new Map(all.map(({ name, x, y }) => [name, [x, y]]));
}
