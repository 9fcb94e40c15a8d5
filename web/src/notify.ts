// Notifications of the browser, on request: it is your turn, somebody says something, while the page is not seen.
// They come from a page that is open somewhere; nobody is told anything while it is closed.

import { settings } from "./settings.svelte";

export const canNotify = (): boolean => "Notification" in window;

/** Ask the browser for leave, when somebody wants to be notified. False where it says no. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

export function notify(code: string, title: string, body: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const shown = { body, tag: code, icon: "/icon-192.png", data: `/#/g/${code}` };
  // On phones only a worker may show one; elsewhere the page does it where there is no worker.
  void navigator.serviceWorker?.getRegistration().then((worker) => {
    if (worker) return worker.showNotification(title, shown);
    new Notification(title, shown).onclick = () => window.focus();
    return undefined;
  });
}
