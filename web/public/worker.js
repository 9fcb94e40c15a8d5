// Answers from what the play aid has kept (web/src/guide/offline.ts) when the server cannot be reached: the page, its
// scripts and pictures. What the page asks of the server it looks up there itself.

const KEPT = "languedoc-guide";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  event.respondWith(fetch(request).catch(() => kept(request.mode === "navigate" ? "/" : pathname)));
});

async function kept(address) {
  const cache = await caches.open(KEPT);
  return (await cache.match(address)) ?? Response.error();
}
