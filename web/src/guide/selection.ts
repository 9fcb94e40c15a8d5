// What is on somebody's table: as the page keeps it, in its address, and as the server is asked for its play aid.

import { keep, recall } from "../kept";
import { asNewGame, firstPlan, seat, type Plan } from "../setup/plan";
import type { GameCard } from "../wire";

const LAST = "languedoc.guide.last";

const names = (text: string | null) => (text ?? "").split(",").filter(Boolean);

/** The selection as it is written in the address. */
export function written(plan: Plan, card: GameCard): string {
  const { preset, modules, tiles, options } = asNewGame(plan, card);
  const found = new URLSearchParams();
  found.set("players", String(plan.seats.length));
  if (preset) found.set("preset", preset);
  if (modules?.length) found.set("modules", modules.join(","));
  if (tiles) found.set("tiles", tiles.join(","));
  const rules = Object.entries(options ?? {}).map(([name, value]) => `${name}:${value}`);
  if (rules.length) found.set("rules", rules.join(","));
  return found.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
}

/** The selection of an address, as far as this server knows what it names. */
export function selected(query: string, card: GameCard): Plan {
  const found = new URLSearchParams(query);
  const plan = firstPlan(card);
  const players = Number(found.get("players")) || card.fewest;
  plan.seats = Array.from({ length: Math.min(Math.max(players, 1), card.most) }, () => seat("here"));
  const known = new Set([...card.modules, ...card.presets].flatMap((each) => ("modules" in each ? each.modules : [each.slug])));
  const preset = card.presets.find(({ slug }) => slug === found.get("preset"));
  if (preset) plan.preset = preset.slug;
  plan.modules = found.has("modules") ? names(found.get("modules")).filter((slug) => known.has(slug)) : (preset?.modules ?? plan.modules);
  plan.tiles = found.has("tiles") ? names(found.get("tiles")).filter((slug) => known.has(slug)) : plan.modules;
  for (const rule of names(found.get("rules"))) {
    const [name, value] = rule.split(":") as [string, string?];
    plan.options[name] = value === "true" ? true : value === "false" ? false : (value ?? "");
  }
  return plan;
}

/** The selection that was shown last on this device. */
export const lastQuery = (game: string) => recall<string>(`${LAST}.${game}`) ?? "";
export const keepQuery = (game: string, query: string) => keep(`${LAST}.${game}`, query);

/** The address from which the server sends a play aid. */
export const sheetAddress = (game: string, query: string, lang: string) => `/api/guide?${query}&game=${game}&lang=${lang}`;
