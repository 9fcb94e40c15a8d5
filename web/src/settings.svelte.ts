// The settings of this device. Kept in the browser, never sent anywhere.

import type { Language, Style } from "./wire";
import { keep, recall } from "./kept";

export const LANGUAGES: Record<Language, string> = { en: "English", de: "Deutsch", nl: "Nederlands" };
export const LOOKS = ["auto", "light", "dark", "contrast"] as const;
export type Look = (typeof LOOKS)[number];

const KEPT_AS = "languedoc.settings";

interface Kept {
  language: Language;
  look: Look;
  /** Whether a choice on the board is shown first and sent when it is confirmed. */
  confirm: boolean;
  motion: boolean;
  sound: boolean;
  /** Whether the score track is open. */
  track: boolean;
  /** Whether the browser tells what happens while the page is not seen. */
  notify: boolean;
}

function firstLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const short = wanted.slice(0, 2);
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}

const known = recall<Partial<Kept>>(KEPT_AS) ?? {};

export const settings: Kept = $state({
  language: known.language && known.language in LANGUAGES ? known.language : firstLanguage(),
  look: known.look && LOOKS.includes(known.look) ? known.look : "auto",
  confirm: known.confirm ?? true,
  motion: known.motion ?? true,
  sound: known.sound ?? false,
  track: known.track ?? false,
  notify: known.notify ?? false,
});

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const prefersContrast = matchMedia("(prefers-contrast: more)");
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");
const device = $state({ dark: prefersDark.matches, contrast: prefersContrast.matches, still: prefersStill.matches });
prefersDark.onchange = ({ matches }) => (device.dark = matches);
prefersContrast.onchange = ({ matches }) => (device.contrast = matches);
prefersStill.onchange = ({ matches }) => (device.still = matches);

/** The current drawing style. */
export function style(): Style {
  if (settings.look !== "auto") return settings.look;
  return device.contrast ? "contrast" : device.dark ? "dark" : "light";
}

/** Whether there are animations. */
export function moving(): boolean {
  return settings.motion && !device.still;
}

/** Call once, where effects may run: stores the settings and applies them to the page. */
export function keepSettings(): void {
  $effect(() => keep(KEPT_AS, $state.snapshot(settings)));
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.className = `languedoc-${style()}${moving() ? "" : " still"}`;
  });
}
