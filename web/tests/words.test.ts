import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const here = (path: string) => join(import.meta.dirname, path);
const read = (language: string) => readFileSync(here(`../../src/languedoc/i18n/${language}/page.ftl`), "utf8");
const names = (text: string) => [...text.matchAll(/^(page-[\w-]+) =/gm)].map((found) => found[1]!);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), "utf8"));
}

/** Names that the page asks for as they stand, and beginnings of those that it puts together. */
const text = sources(here("../src")).join("\n");
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
