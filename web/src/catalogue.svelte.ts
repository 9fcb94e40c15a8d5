// The catalogue of games, requested once for each language.

import { api } from "./api";
import type { Catalogue, Language } from "./wire";

let known = $state.raw<{ language: Language; catalogue: Catalogue } | null>(null);

export function catalogue(): Catalogue | null {
  return known?.catalogue ?? null;
}

export async function loadCatalogue(language: Language): Promise<void> {
  if (known?.language !== language) known = { language, catalogue: await api.catalogue(language) };
}
