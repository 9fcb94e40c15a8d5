// Addresses of the drawings, and the symbols that the page draws itself.

import { colour } from "./colours.svelte";
import type { GuideBoard, Style, Tile } from "./wire";

export { colour } from "./colours.svelte";

type Shown = Pick<Tile, "art" | "quarters" | "variant">;

const tileName = ({ art, quarters, variant }: Shown) => `${art}-${quarters}-${variant}`;

export const tileAddress = (tile: Shown, style: Style) => `/art/tiles/${tileName(tile)}.${style}.svg`;

/** Tiles side by side in one picture. */
export const sheetAddress = (tiles: Shown[], style: Style) => `/art/sheets/${tiles.map(tileName).join(",")}.${style}.svg`;

export const cardAddress = (card: string | null, style: Style) => `/art/cards/${cardFile(card)}.${style}.svg`;

/** A picture of a drawn example. */
export const exampleAddress = (id: string, moment: GuideBoard["moment"], style: Style) =>
  `/art/examples/${id.replace("/", ".")}-${moment}.${style}.svg`;

const cardFile = (card: string | null) => (card ?? "back").replace(":", "-");

/** The address of a picture of a module or game below /art, without the style. */
export const pictureAddress = (picture: string, style: Style) =>
  picture.endsWith(".svg") ? `/art/${picture.replace(/^\/?(art\/)?/, "")}` : `/art/${picture}.${style}.svg`;

/** Fetch the symbols once and add them to the page, where `<use href="#…">` finds them. */
export async function hangSymbols(): Promise<void> {
  const answer = await fetch("/art/symbols.svg");
  if (!answer.ok) return;
  // The page allows no style attributes in text, so they are set one by one.
  const text = (await answer.text()).replaceAll(' style="', ' data-style="');
  const sheet = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const hung = document.importNode(sheet, true);
  for (const part of hung.querySelectorAll<SVGElement>("[data-style]")) part.style.cssText = part.dataset["style"] ?? "";
  hung.setAttribute("aria-hidden", "true");
  hung.classList.add("symbols");
  document.body.append(hung);
}

/** The drawing of a figure, with the colour and emblem of its seat, lying or standing. */
export const pieceName = (symbol: string, seat: number | null, lies = false) =>
  seat === null ? symbol : `${symbol}-${colour(seat)}${lies ? "-lies" : ""}`;
