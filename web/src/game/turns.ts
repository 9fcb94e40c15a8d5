// The log, turn by turn.

import type { Line, LogEntry } from "../wire";

export interface Turn {
  key: string;
  turn: number;
  seat: number | null;
  final: boolean;
  /** The version after its last entry. */
  version: number;
  lines: Line[];
  entries: LogEntry[];
}

const laid = (lines: Line[]) => lines.some(({ tile }) => tile !== null);

/** Whether an entry belongs to a group: in a game for one, and in a double turn, each tile begins another. */
const joins = (turn: Turn, entry: LogEntry) =>
  turn.turn === entry.turn && turn.seat === entry.seat && turn.final === entry.final && !(laid(turn.lines) && laid(entry.lines));

/** The entries of a log in groups. Those that were `known` and have not changed are the same objects. */
export function grouped(log: LogEntry[], known: Turn[] = []): Turn[] {
  const found: Turn[] = [];
  let at = 0;
  // All but the last group known are complete.
  for (const turn of known.slice(0, -1)) {
    if (!turn.entries.every((entry, n) => log[at + n] === entry)) break;
    found.push(turn);
    at += turn.entries.length;
  }
  for (const entry of log.slice(at)) {
    const last = found.at(-1);
    if (last && joins(last, entry)) {
      found[found.length - 1] = { ...last, version: entry.version, lines: [...last.lines, ...entry.lines], entries: [...last.entries, entry] };
    } else {
      const { version, turn, seat, final, lines } = entry;
      found.push({ key: `${version}-${found.length}`, turn, seat, final, version, lines, entries: [entry] });
    }
  }
  return found;
}
