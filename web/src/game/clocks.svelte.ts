// The clocks of a game, extrapolated between two messages of the server.

import type { Room } from "../room.svelte";

const OFTEN = 250;

/** Created in a component, it ticks as long as the component exists. */
export class Clocks {
  #room: () => Room | null;
  #now = $state(performance.now());

  constructor(room: () => Room | null) {
    this.#room = room;
    const ticking = $derived(
      room()?.scene.status === "running" && room()?.scene.players.some((player) => player.clock !== null),
    );
    $effect(() => {
      if (!ticking) return;
      const timer = setInterval(() => (this.#now = performance.now()), OFTEN);
      return () => clearInterval(timer);
    });
  }

  /** The seconds a player has left; undefined without a clock. */
  left(seat: number): number | null {
    const room = this.#room();
    if (!room) return null;
    const { scene, clocksAt } = room;
    const { clock = null, ticks = false } = scene.players[seat] ?? {};
    if (clock === null) return null;
    const runs = ticks && scene.asked?.seat === seat && scene.status === "running";
    return runs ? clock - Math.max(0, this.#now - clocksAt) / 1000 : clock;
  }
}
