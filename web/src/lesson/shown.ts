// Examples that are played at a table: begin one, and go back to where it was asked for.

import { api } from "../api";
import { address, go, route, type Route } from "../route.svelte";
import { settings } from "../settings.svelte";

const FROM = "languedoc.shown.from";

/** Begin an example. Where it was asked for is kept for this tab, also through a reload. */
export async function showMe(id: string): Promise<void> {
  const { code } = await api.show(id, settings.language);
  const here: Route = route();
  if (here.page === "game") return go({ page: "game", code }, true); // once more
  try {
    sessionStorage.setItem(FROM, address(here));
  } catch {
    // storage is off: the way back leads to the play aid
  }
  go({ page: "game", code });
}

/** Leave an example; its table is taken away. */
export function leaveExample(code: string): void {
  let from: string | null = null;
  try {
    from = sessionStorage.getItem(FROM);
  } catch {
    // storage is off
  }
  location.hash = from ?? address({ page: "guide", game: "carcassonne", query: "" });
  void api.remove(code).catch(() => undefined); // it goes with the next example otherwise
}
