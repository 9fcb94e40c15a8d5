import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const files = import.meta.glob<string>("../../src/languedoc/i18n/*/page.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

const read = (language: string) => files[`../../src/languedoc/i18n/${language}/page.ftl`]!;
const names = (text: string) => [...text.matchAll(/^(page-[\w-]+) =/gm)].map((found) => found[1]!);

/** Names that the page asks for as they stand, and beginnings of those that it puts together. */
const text = Object.values(sources).join("\n");
const whole = new Set([...text.matchAll(/["'`]([a-z][a-z0-9-]*)["'`]/g)].map((found) => `page-${found[1]}`));
const called = [...text.matchAll(/\bt\(\s*["']([\w-]+)["']/g)].map((found) => `page-${found[1]}`);
const begun = [...text.matchAll(/\bt\(`([\w-]+-)\$\{/g)].map((found) => `page-${found[1]}`);

describe("the words of the page", () => {
  it.each(["de", "nl"])("are the same in %s as in English", (language) => {
    expect(names(read(language))).toEqual(names(read("en")));
  });

  it.each(["en", "de", "nl"])("can be read in %s, and use the same values", (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(read(language)))).toEqual([]);
    const values = (source: string, name: string) =>
      new Set(source.split(/^(?=page-)/m).find((part) => part.startsWith(`${name} =`))?.match(/\$\w+/g));
    for (const name of names(read("en"))) expect([name, values(read(language), name)]).toEqual([name, values(read("en"), name)]);
  });

  it("are there wherever the page asks for them", () => {
    const known = new Set(names(read("en")));
    expect(called.filter((name) => !known.has(name))).toEqual([]);
    expect(called.length).toBeGreaterThan(100);
  });

  it("are all used", () => {
    const unused = names(read("en")).filter((name) => !whole.has(name) && !begun.some((start) => name.startsWith(start)));
    expect(unused).toEqual([]);
  });
});
