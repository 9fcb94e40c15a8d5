import { describe, expect, it } from "vitest";
import { asNewGame, firstPlan, isPreset, played, rulesOf, seat, timeOf } from "../src/setup/plan";
import type { GameCard, ModuleCard, OptionCard } from "../src/wire";

const option = (name: string): OptionCard => ({ name, title: name, help: "", values: [{ value: "a", title: "a" }] });
const module = (slug: string, ...options: string[]): ModuleCard => ({
  slug, name: slug, sentence: "", picture: "", tiles: 12, separate: true, show_me: "", options: options.map(option),
});
const card: GameCard = {
  slug: "carcassonne", name: "", sentence: "", picture: "", fewest: 2, alone: "solo", most: 6,
  modules: [module("river_1", "river_course"), module("river_2", "river_course"), module("tower", "tower_capture_own")],
  options: [option("solo")],
  presets: [
    { slug: "base", name: "Base game", sentence: "", modules: ["base"], options: {}, times: ["30 min", "35 min"] },
    { slug: "old", name: "First edition", sentence: "", modules: ["base"], options: { field_scoring: "per_city_4" }, times: ["30 min"] },
  ],
  bots: [{ slug: "greedy", name: "", sentence: "" }],
};
const plan = (...modules: string[]) => ({ ...firstPlan(card), modules: ["base", ...modules], tiles: ["base", ...modules] });

describe("a plan", () => {
  it("forgets the rules of a module that is put back into the box", () => {
    const options = { tower_capture_own: true, solo: true };
    expect(asNewGame({ ...plan("tower"), options }, card).options).toEqual(options);
    expect(asNewGame({ ...plan(), options }, card).options).toEqual({ solo: true });
  });

  it("shows what two modules share with the one that is played, and once", () => {
    const shown = (...modules: string[]) => card.modules.map((each) => rulesOf(plan(...modules), card, each).length);
    expect(shown("river_2")).toEqual([0, 1, 0]);
    expect(shown("river_1", "river_2")).toEqual([1, 0, 0]);
  });

  it("is a preset only as long as nothing was added", () => {
    expect(isPreset(plan(), card.presets[0]!)).toBe(true);
    expect(isPreset(plan("tower"), card.presets[0]!)).toBe(false);
  });

  it("takes as long as the players who are planned need", () => {
    const time = (seats: number, preset = 0) => {
      const many = { ...plan(), seats: Array.from({ length: seats }, () => seat("open")) };
      return timeOf(card.presets[preset]!, many, card);
    };
    expect([1, 2, 3, 4].map((seats) => time(seats))).toEqual(["30 min", "30 min", "35 min", "35 min"]);
    expect(time(6, 1)).toBe("30 min");
  });

  it("is told by the name of its preset, else by the base game and its modules", () => {
    const names = (plan: Parameters<typeof played>[0]) => played(plan, card).map(({ name, only }) => (only ? `${name}: ${only}` : name));
    expect(names(plan())).toEqual(["Base game"]);
    expect(names(plan("tower", "river_1"))).toEqual(["Base game", "river_1", "tower"]);
    expect(names({ ...plan(), preset: "old" })).toEqual(["First edition"]);
    expect(names({ ...plan("tower"), preset: "old" })).toEqual(["First edition", "tower"]);
    expect(names({ ...plan("tower"), tiles: ["base", "river_1"] })).toEqual(["Base game", "river_1: tiles", "tower: rules"]);
  });
});
