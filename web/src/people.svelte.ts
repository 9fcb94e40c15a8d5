// The user, as the server knows them by a cookie.

import { api } from "./api";
import type { Me } from "./wire";

let known = $state.raw<Me | null>(null);

export function me(): Me | null {
  return known;
}

export async function askMe(): Promise<void> {
  known = await api.me();
}

export async function moveIn(code: string): Promise<void> {
  known = await api.moveIn(code);
}

export async function revoke(): Promise<void> {
  known = await api.revoke();
}

export async function rename(name: string): Promise<void> {
  known = await api.rename(name.trim());
}
