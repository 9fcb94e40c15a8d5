// The texts of the page in the language of the reader. They are in src/languedoc/i18n/*/page.ftl.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./wire";

const files = import.meta.glob<string>("@words/*/page.ftl", { query: "?raw", import: "default" });

let spoken = $state.raw<{ language: Language; bundle: FluentBundle } | null>(null);

/** Load a language and use it from now on. */
export async function speak(language: Language): Promise<void> {
  if (spoken?.language === language) return;
  const path = Object.keys(files).find((each) => each.endsWith(`/${language}/page.ftl`));
  const source = path && (await files[path]?.());
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source || ""));
  spoken = { language, bundle };
}

/** Whether a language is loaded. */
export function speaking(): Language | null {
  return spoken?.language ?? null;
}

/** The text of that name (in the files it begins with `page-`); unknown names are shown as they are. */
export function t(name: string, values?: Record<string, FluentVariable>): string {
  const message = spoken?.bundle.getMessage(`page-${name}`);
  return message?.value ? spoken!.bundle.formatPattern(message.value, values ?? null) : name;
}

/** A number or time in the format of the language. */
export function percent(part: number): string {
  return new Intl.NumberFormat(spoken?.language, { style: "percent", maximumFractionDigits: 0 }).format(part);
}

export function listed(names: string[]): string {
  return new Intl.ListFormat(spoken?.language, { type: "conjunction" }).format(names);
}

/** How long ago something was, in words. */
export function ago(moment: string, now = Date.now()): string {
  const seconds = (new Date(moment).getTime() - now) / 1000;
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  const format = new Intl.RelativeTimeFormat(spoken?.language, { numeric: "auto" });
  for (const [unit, length] of steps) if (-seconds >= length) return format.format(Math.round(seconds / length), unit);
  return t("just-now");
}

/** Minutes and seconds of a clock. */
export function clockTime(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60)];
  const two = (n: number) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}
