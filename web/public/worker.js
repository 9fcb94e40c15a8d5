// Answers from what the play aid has kept (web/src/guide/offline.ts) when the server cannot be reached. Everything else
// goes to the server as if there were no worker.

const KEPT = "languedoc-guide";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  const page = request.mode === "navigate";
  if (!page && pathname.startsWith("/api/") && !/^\/api\/(guide|catalogue)/.test(pathname)) return;
  event.respondWith(fetch(request).catch(() => kept(page ? "/" : pathname + search)));
});

async function kept(address) {
  const cache = await caches.open(KEPT);
  return (await cache.match(address)) ?? Response.error();
}
