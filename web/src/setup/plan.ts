// The setup of a game as the page keeps it, and its form for the server.

import { COLOURS } from "../colours.svelte";
import { keep, recall } from "../kept";
import type { Catalogue, GameCard, ModuleCard, NewGame, OptionCard, PresetCard, SeatWish } from "../wire";

export type Game = NonNullable<NewGame["game"]>;

/** Complete, so that it can be edited. `tiles` names all modules whose tiles are in the bag. */
export interface Plan {
  game: Game;
  preset: string;
  modules: string[];
  tiles: string[];
  options: Record<string, string | boolean>;
  seats: Required<SeatWish>[];
  clock: { seconds: number; increment: number } | null;
  pace: "live" | "days";
  listed: boolean;
  /** The seat that begins; null: it is drawn. */
  start: number | null;
  provable: boolean;
  /** Null: hints only where everybody else is a computer player. */
  hints: boolean | null;
}

const kept = (game: Game) => `languedoc.setup.${game}`;

export const seat = (kind: SeatWish["kind"], level = ""): Required<SeatWish> => ({ kind, name: "", level, colour: "" });

const usual = (n: number): string => COLOURS[n % COLOURS.length]!;

/** The colour of each seat of a plan. */
export const coloursOf = (seats: SeatWish[]): string[] => seats.map(({ colour }, n) => colour || usual(n));

/** Seats in these colours; where they are the usual ones, nothing is wished for. */
function inColours(seats: Required<SeatWish>[], colours: string[]): Required<SeatWish>[] {
  const plain = colours.every((colour, n) => colour === usual(n));
  return seats.map((wish, n) => ({ ...wish, colour: plain ? "" : colours[n]! }));
}

/** A seat takes a colour; whoever had it gets the colour that becomes free. */
export function recoloured(seats: Required<SeatWish>[], n: number, colour: string): Required<SeatWish>[] {
  const before = coloursOf(seats);
  return inColours(seats, before.map((each, k) => (k === n ? colour : each === colour ? before[n]! : each)));
}

/** One more seat, in the first colour that nobody has. */
export function withSeat(seats: Required<SeatWish>[], added: Required<SeatWish>): Required<SeatWish>[] {
  const before = coloursOf(seats);
  return inColours([...seats, added], [...before, COLOURS.find((colour) => !before.includes(colour)) ?? usual(seats.length)]);
}

/** One seat less. Whoever begins stays the same; if it was they, it is drawn. */
export function withoutSeat(plan: Plan, n: number): Plan {
  const rest = <T,>(list: T[]) => list.filter((_, k) => k !== n);
  const start = plan.start === null || plan.start === n ? null : plan.start - Number(plan.start > n);
  return { ...plan, start, seats: inColours(rest(plan.seats), rest(coloursOf(plan.seats))) };
}

/** The level for a beginner: neither the first nor the strongest. */
export const commonLevel = (card: GameCard) => (card.bots[1] ?? card.bots[0])?.slug ?? "";

export function firstPlan(card: GameCard): Plan {
  const preset = card.presets[0];
  return {
    game: card.slug as Game,
    preset: preset?.slug ?? "",
    modules: preset?.modules ?? [],
    tiles: preset?.modules ?? [],
    options: {},
    seats: [seat("me"), seat("bot", commonLevel(card))],
    clock: null,
    pace: "live",
    listed: false,
    start: null,
    provable: false,
    hints: null,
  };
}

/** The last plan for that game, as far as it is still valid. */
export function lastPlan(card: GameCard): Plan {
  const first = firstPlan(card);
  const last = recall<Partial<Plan>>(kept(first.game));
  if (!last) return first;
  const kinds = Object.keys(first);
  const known = new Set([...card.modules.map(({ slug }) => slug), ...card.presets.flatMap(({ modules }) => modules)]);
  const levels = new Set(card.bots.map((bot) => bot.slug));
  // What an older page kept may have other parts.
  const plan = { ...first, ...Object.fromEntries(Object.entries(last).filter(([kind]) => kinds.includes(kind))), game: first.game } as Plan;
  plan.modules = plan.modules.filter((slug) => known.has(slug));
  plan.tiles = plan.tiles.filter((slug) => known.has(slug));
  if (plan.preset && !card.presets.some((preset) => preset.slug === plan.preset)) plan.preset = first.preset;
  plan.seats = plan.seats.map((wish) => ({
    ...seat("open"),
    ...wish,
    level: wish.kind === "bot" && !levels.has(wish.level) ? commonLevel(card) : wish.level,
  }));
  return plan.seats.length < fewestSeats(plan, card) ? { ...plan, seats: first.seats, start: null } : plan;
}

/** Whether players will get hints; by default only where everybody else is a computer player. */
export const hasHints = (plan: Plan) => plan.hints ?? plan.seats.every(({ kind }) => kind === "me" || kind === "bot");

/** A game for one person needs an option. */
export const fewestSeats = (plan: Plan, card: GameCard) => (plan.options[card.alone] === true ? 1 : card.fewest);

/** The last plan, but against the computer. */
export function againstComputer(card: GameCard): Plan {
  const plan = lastPlan(card);
  const bots = plan.seats.filter((wish) => wish.kind === "bot");
  if (bots.length && bots.length === plan.seats.length - 1 && plan.seats.some((wish) => wish.kind === "me")) return plan;
  const seats = [seat("me"), seat("bot", bots[0]?.level || commonLevel(card))];
  return { ...plan, seats, start: null, clock: null, pace: "live" };
}

/** A part of what is played: its name, and whether it is only the rules or only the tiles of a module. */
export interface Played {
  name: string;
  only: "rules" | "tiles" | null;
}

/** What a plan plays: the name of a preset, or the base game and all additions. */
export function played(plan: Plan, card: GameCard): Played[] {
  const whole = card.presets.find((preset) => isPreset(plan, preset));
  const ownRules = card.presets.find(({ slug, options }) => slug === plan.preset && Object.keys(options).length);
  const base = whole ?? ownRules ?? card.presets[0];
  const named: Played[] = base ? [{ name: base.name, only: null }] : [];
  if (whole) return named;
  for (const { slug, name } of card.modules) {
    const [rules, tiles] = [plan.modules.includes(slug), plan.tiles.includes(slug)];
    if (rules || tiles) named.push({ name, only: rules && tiles ? null : rules ? "rules" : "tiles" });
  }
  return named;
}

/** Whether a game was set up on this device before. */
export const wasPlanned = (card: GameCard) => recall(kept(card.slug as Game)) !== null;

/** Remember a plan for the next time, but nothing that it does not show. */
export function keepPlan(plan: Plan, card: GameCard): void {
  keep(kept(plan.game), { ...plan, options: chosenRules(plan, card) });
}

export function withPreset(plan: Plan, card: GameCard, slug: string): Plan {
  const preset = card.presets.find((each) => each.slug === slug);
  return preset ? { ...plan, preset: slug, modules: preset.modules, tiles: preset.modules, options: {} } : plan;
}

/** The value of a rule in this plan. */
export function valueOf(plan: Plan, card: GameCard, option: OptionCard): string | boolean {
  const preset = card.presets.find((each) => each.slug === plan.preset);
  return plan.options[option.name] ?? preset?.options[option.name] ?? option.values[0]?.value ?? "";
}

const same = (a: string[], b: string[]) => a.length === b.length && a.every((each) => b.includes(each));

/** Whether a plan is exactly a preset. */
export const isPreset = (plan: Plan, preset: PresetCard) =>
  plan.preset === preset.slug && same(plan.modules, preset.modules) && same(plan.tiles, preset.modules);

/** The playing time of a preset with as many players as are planned. */
export const timeOf = (preset: PresetCard, plan: Plan, card: GameCard) =>
  preset.times[Math.min(Math.max(plan.seats.length - card.fewest, 0), preset.times.length - 1)] ?? "";

/** The rules that can be chosen with a module. Rules that two modules share are shown with the first one in play. */
export function rulesOf(plan: Plan, card: GameCard, module: ModuleCard): OptionCard[] {
  const played = card.modules.filter(({ slug }) => plan.modules.includes(slug));
  return module.options.filter(({ name }) => played.find((each) => each.options.some((own) => own.name === name)) === module);
}

/** The rules that were chosen and are shown: not those of modules that were put back into the box. */
function chosenRules(plan: Plan, card: GameCard): Plan["options"] {
  const rules = [...card.options, ...card.modules.flatMap((module) => rulesOf(plan, card, module))].map(({ name }) => name);
  return Object.fromEntries(Object.entries(plan.options).filter(([name]) => rules.includes(name)));
}

/** The form for the server. */
export function asNewGame(plan: Plan, card: GameCard): NewGame {
  const { tiles, ...rest } = plan;
  return { ...rest, tiles: same(tiles, plan.modules) ? null : tiles, options: chosenRules(plan, card) };
}

export const cardOf = (catalogue: Catalogue | null, game: string) =>
  catalogue?.games.find((card) => card.slug === game) ?? catalogue?.games[0];
