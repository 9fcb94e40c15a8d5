import { beforeEach, describe, expect, it, vi } from "vitest";
import { checked, remember } from "../src/common/provable";
import type { GameInfo } from "../src/wire";

const KEY = "000102030405060708090a0b0c0d0e0f";
const HASH = "0".repeat(64);

const info = (key: string, commitment: string): GameInfo => ({ code: "abc", key, commitment }) as GameInfo;

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

describe("a game with provable chance", () => {
  it("is checked when the key is told", async () => {
    const hash = await hashOf(KEY);
    expect(await checked(info("", hash))).toBe("early");
    expect(await checked(info(KEY, hash))).toBe("right");
    expect(await checked(info(KEY, HASH))).toBe("wrong");
  });

  it("remembers the hash that was told first", async () => {
    const hash = await hashOf(KEY);
    remember(info("", HASH));
    remember(info("", hash));
    expect(await checked(info(KEY, hash))).toBe("changed");
  });

  it("cannot be checked where the browser does not compute hashes", async () => {
    const hash = await hashOf(KEY);
    vi.stubGlobal("crypto", {});
    expect(await checked(info(KEY, hash))).toBe("unknown");
    vi.unstubAllGlobals();
  });
});
