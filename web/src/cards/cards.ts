// Cards by name: `red:2`, `blue:animal`, `dragon`.

import { t } from "../words.svelte";

/** A card of the hand that is being dragged, and the row under it. */
export interface Dragged {
  hand: number;
  row: number | null;
}

/** A card in words, for screen readers. A card without a face lies face down. */
export function cardWords(card: string | null): string {
  if (card === null) return t("card-back");
  const [colour, kind] = card.split(":");
  return kind === undefined ? t(`card-${colour!.replace("_", "-")}`) : t("card", { colour: colour!, kind });
}
