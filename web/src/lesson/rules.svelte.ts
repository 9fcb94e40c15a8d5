// The rules of the game at hand, as the play aid explains them. They are loaded when somebody asks for the first time.

import { api } from "../api";
import { settings } from "../settings.svelte";
import type { GuideBeside, GuideNamed, GuideSheet, ThingName } from "../wire";

export interface Explained {
  title: string;
  text: string;
  example: string;
  examples: GuideNamed[];
  /** What the other modules of the game do to it. */
  together: GuideBeside[];
}

/** What is explained beside the board: a heading, first what was asked for, then what belongs to it. */
export interface Explanation {
  title: string;
  first: Explained[];
  more: Explained[];
}

export class Rules {
  sheet = $state.raw<GuideSheet | null>(null);
  #loading = false;

  constructor(private readonly code: string) {}

  load(): void {
    if (this.sheet || this.#loading) return;
    this.#loading = true;
    const address = `/api/games/${encodeURIComponent(this.code)}/guide?lang=${settings.language}`;
    api.guide(address).then(
      (sheet) => (this.sheet = sheet),
      () => (this.#loading = false),
    );
  }

  /** A step, and the other things that may be done in the same part of the turn. */
  step(name: string, title: string): Explanation | null {
    const sheet = this.sheet;
    if (!sheet) return null;
    const phase = [sheet.preparation, ...sheet.turn, sheet.final].find((each) => each.lines.some(({ step }) => step === name));
    const line = phase?.lines.find(({ step }) => step === name);
    if (!phase || !line) return null;
    const inside = phase.name === "within" ? [] : phase.lines.filter(({ kind, step, text }) => kind === "may" && step !== name && text);
    return { title, first: [line], more: inside };
  }

  /** What some figures, tokens, buildings and signs mean and do. */
  things(names: ThingName[]): Explained[] {
    const every = this.sheet?.parts.flatMap(({ things }) => things) ?? [];
    return names.flatMap(({ family, name }) => {
      const found = every.find((each) => each.family === family && each.name === name && each.text);
      return found ? [{ title: found.title, text: found.text, example: "", examples: [], together: [] }] : [];
    });
  }

  /** The buildings and signs of a tile; nothing if the rules are not loaded. */
  tile(art: string): Explained[] | null {
    const tiles = this.sheet?.parts.flatMap(({ tiles }) => tiles);
    return tiles ? this.things(tiles.find((each) => each.art === art)?.things ?? []) : null;
  }

  /** By which rules points are counted. */
  points(names: string[]): Explained[] {
    return names.flatMap((name) => {
      const found = this.sheet?.points.find((each) => each.name === name);
      return found ? [{ title: found.title, text: found.text, example: "", examples: [], together: [] }] : [];
    });
  }
}
