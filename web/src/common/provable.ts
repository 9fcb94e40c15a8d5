// Provable chance: the server tells a hash of the key of all chance at the beginning, and the key at the end.

import { keep, recall } from "../kept";
import type { GameInfo } from "../wire";

/** `early`: the game is not over. `unknown`: this device cannot check. `changed`: another hash was told before. */
export type Verdict = "early" | "right" | "wrong" | "changed" | "unknown";

const kept = (code: string) => `languedoc.provable.${code}`;

/** Remember the hash that was told first. */
export function remember(info: GameInfo): void {
  if (info.commitment && recall(kept(info.code)) === null) keep(kept(info.code), info.commitment);
}

/** The SHA-256 of a text, in hexadecimal digits; pages without https cannot compute it. */
async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the key is the one that was committed to. */
export async function checked(info: GameInfo): Promise<Verdict> {
  if (!info.key) return "early";
  const told = recall<string>(kept(info.code)) ?? info.commitment;
  if (told !== info.commitment) return "changed";
  const hash = await sha256(info.key);
  return hash === null ? "unknown" : hash === told ? "right" : "wrong";
}
