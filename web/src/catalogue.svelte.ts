// The catalogue of games, requested once for each language.

import { api } from "./api";
import type { Catalogue, Language } from "./wire";

let known = $state.raw<{ language: Language; catalogue: Catalogue } | null>(null);

export function catalogue(): Catalogue | null {
  return known?.catalogue ?? null;
}

/** What was requested, so that nobody requests it again while it is on its way. */
let requested: { language: Language; answer: Promise<Catalogue> } | null = null;

export async function loadCatalogue(language: Language): Promise<void> {
  if (known?.language === language) return;
  if (requested?.language !== language) requested = { language, answer: api.catalogue(language) };
  const mine = requested;
  try {
    const catalogue = await mine.answer;
    if (requested === mine) known = { language, catalogue };
  } catch (problem) {
    if (requested === mine) requested = null;
    throw problem;
  }
}
