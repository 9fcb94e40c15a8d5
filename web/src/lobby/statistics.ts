// What can be said of somebody's finished games.

import type { Finished } from "../wire";

export interface Statistics {
  games: number;
  /** Of these, those against others: somebody who holds all seats cannot lose. */
  contested: number;
  won: number;
  mean: number;
  best: number;
  /** My points and those of the best opponent, the first game at the beginning. */
  course: { code: string; mine: number; others: number | null; won: boolean }[];
  /** Points of a source in a game, on average. */
  sources: { title: string; mean: number }[];
  /** Games and wins by number of seats. */
  tables: { seats: number; games: number; won: number }[];
}

const isContested = (game: Finished): boolean => game.mine.length < game.names.length;

export const isWon = (game: Finished): boolean => isContested(game) && game.winners.some((seat) => game.mine.includes(seat));

/** A seat of mine: where I played several, the best one. */
export function seatOf(game: Finished): number {
  return game.mine.reduce((best, seat) => ((game.scores[seat] ?? 0) > (game.scores[best] ?? 0) ? seat : best), game.mine[0] ?? 0);
}

/** The games come with the last one first. */
export function statistics(games: Finished[]): Statistics {
  const course = games.toReversed().map((game) => {
    const others = game.scores.filter((_, seat) => !game.mine.includes(seat));
    return {
      code: game.code,
      mine: game.scores[seatOf(game)] ?? 0,
      others: others.length ? Math.max(...others) : null,
      won: isWon(game),
    };
  });
  const told = games.filter((game) => game.sources.length);
  const sums = new Map<string, number>();
  for (const game of told)
    for (const [title, points] of game.sources) sums.set(title, (sums.get(title) ?? 0) + (points[seatOf(game)] ?? 0));
  const tables = new Map<number, { games: number; won: number }>();
  for (const game of games.filter(isContested)) {
    const seats = game.names.length;
    const before = tables.get(seats) ?? { games: 0, won: 0 };
    tables.set(seats, { games: before.games + 1, won: before.won + Number(isWon(game)) });
  }
  const points = course.map(({ mine }) => mine);
  return {
    games: games.length,
    contested: games.filter(isContested).length,
    won: games.filter(isWon).length,
    mean: points.reduce((sum, each) => sum + each, 0) / Math.max(1, points.length),
    best: Math.max(0, ...points),
    course,
    sources: [...sums]
      .map(([title, sum]) => ({ title, mean: sum / Math.max(1, told.length) }))
      .sort((a, b) => b.mean - a.mean),
    tables: [...tables].map(([seats, each]) => ({ seats, ...each })).sort((a, b) => a.seats - b.seats),
  };
}
