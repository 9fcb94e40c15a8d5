// Keeps on this device what the page and the play aid need, so that they also open where there is no network.
//
// The page says what is kept; the worker (public/worker.js) answers from there when the server cannot be reached.

import { KEPT } from "../api";

/** Register the worker. Some browsers have none, and pages without https may not have one. */
export async function workOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return;
  await navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}

/** What this page has loaded so far from its own server and needs again: scripts, styles, texts, symbols. */
function loaded(): string[] {
  const entries = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = entries.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  return own.filter((path) => path.startsWith("/assets/") || path === "/art/symbols.svg" || path === "/art/style.css");
}

/** Keep the page itself and these addresses. What fails is tried again with the next play aid. */
export async function keepForLater(addresses: string[]): Promise<void> {
  if (!("caches" in window) || !navigator.onLine) return;
  const cache = await caches.open(KEPT);
  const page = ["/", "/icon.svg", "/manifest.webmanifest", ...loaded()];
  const again = ["/", ...addresses.filter((address) => address.startsWith("/api/"))]; // these may have changed
  const wanted = [...new Set([...page, ...addresses])];
  for (const address of wanted) {
    if (!again.includes(address) && (await cache.match(address))) continue;
    await cache.add(address).catch(() => undefined);
  }
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/assets/") && !page.includes(pathname)) await cache.delete(request); // of an older version
  }
}
