// The end of a round: what everybody takes from the rows, then what it brings, one step after the other.

import { keep, recall } from "../kept";
import type { Scene } from "../scene";
import type { Earned, LogEntry, Row, Taken } from "../wire";

export interface RoundEnd {
  before: Scene;
  after: Scene;
  taken: Taken[];
  earned: Earned[];
  /** So many steps have been shown: first what is taken, then what it brings. */
  shown: number;
}

export const steps = ({ taken, earned }: RoundEnd) => taken.length + earned.length;

/** What happened at the end of a round, if one ended. */
export function roundEnd(before: Scene, after: Scene, log: LogEntry[]): RoundEnd | null {
  const taken = log.flatMap((entry) => entry.taken);
  const earned = log.flatMap((entry) => entry.earned);
  return before.cards && after.cards && taken.length + earned.length ? { before, after, taken, earned, shown: 0 } : null;
}

const KEPT_AS = "languedoc.round-end";

interface KeptEnd {
  code: string;
  /** Of the entry of the log that tells the end of the round. */
  version: number;
  before: Scene;
}

/** Until it is confirmed, the end of a round is shown again when the page is loaded again. No hand is kept. */
export function keepEnd(code: string, version: number, { before }: RoundEnd): void {
  const kept: KeptEnd = { code, version, before: { ...before, asked: null, cards: { ...before.cards!, hand: [] } } };
  keep(KEPT_AS, kept);
}

export const forgetEnd = () => keep(KEPT_AS, null);

/** The end of a round that was not confirmed before the page was loaded again. */
export function keptEnd(code: string, now: Scene, log: LogEntry[]): RoundEnd | null {
  const kept = recall<KeptEnd>(KEPT_AS);
  if (kept?.code !== code) return null;
  const end = roundEnd(kept.before, now, log.filter(({ version }) => version === kept.version));
  return end && { ...end, shown: steps(end) };
}

const untold = ({ earned, taken, shown }: RoundEnd) => earned.slice(Math.max(0, shown - taken.length));

/** The log without the points that have not been shown yet. */
export function logAt(log: LogEntry[], end: RoundEnd): LogEntry[] {
  const waiting = new Set(untold(end).map(({ seat }) => seat));
  const last = log.at(-1)?.version;
  return log.map((entry) =>
    entry.version === last ? { ...entry, lines: entry.lines.filter(({ points, seats }) => !points || !seats.some((seat) => waiting.has(seat))) } : entry,
  );
}

/** The rows with what has not been taken yet. It lies before what stays: rows are cleared from the board outwards. */
function rowsWith(after: Row[], waiting: Taken[]): Row[] {
  return after.map((row, number) => {
    const here = waiting.filter((each) => each.row === number);
    let end = 0;
    const followers = here.map(({ seat, cards }) => ({ seat, first: end, end: (end += cards.length) }));
    const cards = here.flatMap((each) => each.cards.map((card) => ({ card, by: null })));
    return { ...row, cards: [...cards, ...row.cards], followers };
  });
}

/** The table after the steps that have been shown. Nobody is asked anything meanwhile. */
export function sceneAt(end: RoundEnd): Scene {
  const { before, after, taken, shown } = end;
  const waiting = untold(end);
  const waits = (seat: number) => waiting.some((each) => each.seat === seat);
  const [was, now] = [before.cards!, after.cards!];
  return {
    ...after,
    status: before.status,
    asked: null,
    undo: false,
    curtain: null,
    lesson: before.lesson,
    players: after.players.map((player) => ({
      ...player,
      score: waiting.reduce((score, each) => (each.seat === player.seat ? score - each.points : score), player.score),
    })),
    cards: {
      ...now,
      round: was.round,
      pile: was.pile,
      dealer: was.dealer,
      hand: [],
      rows: rowsWith(now.rows, taken.slice(shown)),
      seats: now.seats.map((each, seat) => ({ ...(waits(seat) ? was.seats[seat]! : each), hand: 0 })),
    },
  };
}
