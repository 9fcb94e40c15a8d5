// The final scoring, shown one payment after the other.

import type { Scene } from "../scene";
import type { Line, LogEntry } from "../wire";

/** Every payment of the final scoring. */
export function payments(log: LogEntry[]): Line[] {
  return log.filter((entry) => entry.final).flatMap((entry) => entry.lines.filter((line) => line.points));
}

/** The log up to a number of payments of the final scoring, without anything after them. */
export function toldUntil(log: LogEntry[], shown: number): LogEntry[] {
  const told = payments(log).slice(0, shown);
  return log
    .map((entry) => (entry.final ? { ...entry, lines: entry.lines.filter((line) => told.includes(line)) } : entry))
    .filter((entry) => entry.lines.length);
}

/** The table while the final scoring is told: those who are scored still stand there, so they are in nobody's hand, and
 *  only what has been told is on the score. */
export function tableUntil(scene: Scene, log: LogEntry[], shown: number): Scene {
  const { ending } = scene;
  const untold = payments(log).slice(shown);
  return {
    ...scene,
    figures: ending?.figures ?? scene.figures,
    players: scene.players.map((player) => ({
      ...player,
      holdings: ending?.holdings[player.seat] ?? player.holdings,
      score: untold.reduce((sum, { seats, points }) => (seats.includes(player.seat) ? sum - points : sum), player.score),
    })),
  };
}
