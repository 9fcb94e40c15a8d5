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

export async function rename(name: string): Promise<void> {
  known = await api.rename(name.trim());
}
