// Answers from what was kept (web/src/guide/offline.ts) when the server cannot be reached: the page, its scripts and
// pictures. What the page asks of the server it looks up there itself. It also shows notifications.

const KEPT = "languedoc-guide";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  event.respondWith(fetch(request).catch(() => kept(request.mode === "navigate" ? "/" : pathname)));
});

// Who clicks on a notification wants to see its game.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(address) {
  const pages = await self.clients.matchAll({ type: "window" });
  const open = pages.find((page) => page.url.endsWith(address)) ?? null;
  return open ? open.focus() : self.clients.openWindow(address);
}

async function kept(address) {
  const cache = await caches.open(KEPT);
  return (await cache.match(address)) ?? Response.error();
}
