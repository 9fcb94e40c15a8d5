// A planned seat in words.

import { me } from "../people.svelte";
import type { SeatWish } from "../wire";
import { t } from "../words.svelte";

/** Who sits there, as far as that is known. */
export function seatWords({ kind, name = "" }: SeatWish, n: number): string {
  if (kind === "me") return me()?.name || t("you");
  return name || `${t("seat-of", { number: n + 1 })}: ${t(`seat-${kind}`)}`;
}
