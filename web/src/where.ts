// Where something on the board is, in words for screen readers: relative to the tile laid last, else to the first one.

import { placeOf, wayTo } from "./geometry";
import { nameOf } from "./picking";
import type { Option, Scene } from "./scene";
import { listed, t } from "./words.svelte";
import type { Point } from "./wire";

/** The places of an option among those that have numbers on the board. */
export function whereWords(option: Option, numbers: Map<string, unknown>, scene: Scene): string {
  const places = option.targets.filter((target) => numbers.has(nameOf(target))).flatMap(placeOf);
  return [...new Set(places.map((place) => placeWords(place, scene)))].join(", ");
}

function placeWords(place: Point, { last, tiles }: Scene): string {
  const laid = last[0];
  if (laid && Math.hypot(place[0] - laid[0], place[1] - laid[1]) < 2) {
    const way = wayTo(laid, place);
    return way ? t("beside-last", { way }) : t("on-last");
  }
  const start: Point = tiles[0] ? [tiles[0].x, tiles[0].y] : [0, 0];
  const ways = [...wayTo(start, place)].map((way) => {
    const axis = way === "W" || way === "E" ? 0 : 1;
    return t("so-far", { way, count: Math.ceil(Math.abs(place[axis] - start[axis])) });
  });
  return ways.length ? t("from-start", { way: listed(ways) }) : t("on-start");
}
