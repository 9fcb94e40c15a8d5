// The colours of the seats of the game that is shown; of no game, in their usual order.

import { untrack } from "svelte";

/** All colours, in the usual order of the seats, as in /art/style.css. */
export const COLOURS = ["red", "blue", "green", "yellow", "black", "grey"] as const;

let chosen = $state.raw<readonly string[]>([]);

/** Show the seats in these colours. */
export function useColours(colours: readonly string[]): void {
  if (colours.join() !== untrack(() => chosen.join())) chosen = colours;
}

export const colour = (seat: number): string => chosen[seat] ?? COLOURS[seat % COLOURS.length]!;
