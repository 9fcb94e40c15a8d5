// The final scoring, told one payment after the other.

import type { Line, LogEntry } from "../wire";

/** Every payment of the final scoring. */
export function payments(log: LogEntry[]): Line[] {
  return log.filter((entry) => entry.final).flatMap((entry) => entry.lines.filter((line) => line.points));
}

/** The log as far as it has been told: with so many payments of the final scoring, and nothing after them. */
export function toldUntil(log: LogEntry[], shown: number): LogEntry[] {
  const told = payments(log).slice(0, shown);
  return log
    .map((entry) => (entry.final ? { ...entry, lines: entry.lines.filter((line) => told.includes(line)) } : entry))
    .filter((entry) => entry.lines.length);
}
