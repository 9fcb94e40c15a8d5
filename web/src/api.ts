// Requests to the server outside a running game.

import type {
  Catalogue, Feature, Fields, Finish, Fits, GameAnalysis, GameInfo, Games, GuideExample, GuideSheet, GuideWorth, HandOver, Hint, History, LogBook, Me, Moment, NewGame, PlayOn,
  Pass, Refused, SetupChecked, TileShapes,
} from "./wire";

/** The server refused a request; the message is for people. */
export class No extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** What exactly is wrong, in English, for developers. */
    readonly detail = "",
  ) {
    super(message);
  }
}

type Values = Record<string, string | number>;

function ask<T>(method: string, path: string, values: Values, body?: unknown): Promise<T> {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();
  return askAt<T>(method, `/api/${path}${query && `?${query}`}`, body);
}

/** Where the play aid keeps what it needs without a network; worker.js reads the same cache. */
export const KEPT = "languedoc-guide";

/** What is kept of an address, if the server could not be reached. */
async function keptAnswer(address: string): Promise<Response | undefined> {
  return "caches" in window ? (await caches.open(KEPT)).match(address) : undefined;
}

async function askAt<T>(method: string, address: string, body?: unknown): Promise<T> {
  const raw = typeof body === "string";
  const answer = await reach(address, {
    method,
    ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
    headers: body === undefined ? {} : { "Content-Type": raw ? "text/plain" : "application/json" },
  });
  if (!answer.ok) throw await refusal(answer);
  return (answer.status === 204 ? undefined : await answer.json().catch(() => undefined)) as T;
}

async function refusal(answer: Response): Promise<No> {
  const refused = (await answer.json().catch(() => ({}))) as Partial<Refused>;
  return new No(answer.status, refused.code ?? "", refused.message ?? answer.statusText, refused.detail);
}

async function file(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw await refusal(answer);
  return answer.blob();
}

async function reach(address: string, how: RequestInit): Promise<Response> {
  try {
    return await fetch(address, how);
  } catch (error) {
    const kept = how.method === "GET" ? await keptAnswer(address) : undefined;
    if (kept) return kept;
    throw error;
  }
}

/** Where the words of a drawn example are. */
export const exampleAddress = (id: string, lang: string) => `/api/guide/examples/${id}?lang=${lang}`;

const game = (code: string) => `games/${encodeURIComponent(code)}`;

export const api = {
  me: () => ask<Me>("GET", "me", {}),
  rename: (name: string) => ask<Me>("PUT", "me", {}, { name }),
  /** A code by which another device becomes yours. */
  pass: () => ask<Pass>("POST", "me/pass", {}),
  moveIn: (code: string) => ask<Me>("PUT", "me/device", {}, { code }),
  /** Sign out everywhere but here. */
  revoke: () => ask<Me>("DELETE", "me/devices", {}),
  /** My games that are over, some at a time. */
  finished: (skip: number, lang: string) => ask<Finish>("GET", "me/finished", { skip, lang }),
  catalogue: (lang: string) => ask<Catalogue>("GET", "catalogue", { lang }),
  check: (wanted: NewGame, lang: string) => ask<SetupChecked>("POST", "setup/check", { lang }, wanted),
  games: (lang: string) => ask<Games>("GET", "games", { lang }),
  begin: (wanted: NewGame, lang: string) => ask<GameInfo>("POST", "games", { lang }, wanted),
  learn: (slug: string, lang: string) => ask<GameInfo>("POST", `lessons/${encodeURIComponent(slug)}`, { lang }),
  /** An example at a table; its id is `folder/name`. */
  show: (id: string, lang: string) => ask<GameInfo>("POST", `lessons/examples/${id}`, { lang }),
  game: (code: string, lang: string) => ask<GameInfo>("GET", game(code), { lang }),
  remove: (code: string) => ask<void>("DELETE", game(code), {}),
  wantRemoved: (code: string, wanted: boolean) => ask<void>("POST", `${game(code)}/removal`, {}, { wanted }),
  take: (code: string, seat: number, lang: string) => ask<GameInfo>("POST", `${game(code)}/seats/${seat}`, { lang }),
  leave: (code: string, seat: number, lang: string) => ask<GameInfo>("DELETE", `${game(code)}/seats/${seat}`, { lang }),
  handOver: (code: string, seat: number, to: HandOver, lang: string) =>
    ask<GameInfo>("POST", `${game(code)}/seats/${seat}/hand-over`, { lang }, to),
  again: (code: string, lang: string) => ask<GameInfo>("POST", `${game(code)}/again`, { lang }),
  upload: (text: string, lang: string) => ask<GameInfo>("POST", "games/upload", { lang }, text),
  moment: (code: string, version: number, lang: string) =>
    ask<Moment>("GET", `${game(code)}/moments/${version}`, { lang }),
  log: (code: string, lang: string) => ask<LogBook>("GET", `${game(code)}/log`, { lang }),
  fieldsThen: (code: string, version: number) => ask<Fields>("GET", `${game(code)}/moments/${version}/fields`, {}),
  featureThen: (code: string, version: number, segment: string, lang: string) =>
    ask<Feature>("GET", `${game(code)}/moments/${version}/feature`, { segment, lang }),
  fitsThen: (code: string, version: number, x: number, y: number, lang: string) =>
    ask<Fits>("GET", `${game(code)}/moments/${version}/fits`, { x, y, lang }),
  playOn: (code: string, version: number, wanted: PlayOn, lang: string) =>
    ask<GameInfo>("POST", `${game(code)}/moments/${version}/play-on`, { lang }, wanted),
  history: (code: string, lang: string) => ask<History>("GET", `${game(code)}/history`, { lang }),
  analysis: (code: string, lang: string) => ask<GameAnalysis>("GET", `${game(code)}/analysis`, { lang }),
  hint: (code: string, version: number, lang: string) => ask<Hint>("POST", `${game(code)}/hint`, { lang }, { version }),
  fields: (code: string) => ask<Fields>("GET", `${game(code)}/fields`, {}),
  shapes: (art: string, quarters: number) =>
    ask<TileShapes>("GET", `tiles/${encodeURIComponent(art)}/${quarters}/shapes`, {}),
  /** A play aid, by the whole address of its selection. */
  guide: (address: string) => askAt<GuideSheet>("GET", address),
  example: (id: string, lang: string) => askAt<GuideExample>("GET", exampleAddress(id, lang)),
  guidePoints: (address: string) => askAt<GuideWorth>("GET", address),
  /** The board as a drawing. */
  picture: (code: string) => file(`/api/${game(code)}/picture`),
  /** A finished game as an animation; making it takes some seconds. */
  animation: (code: string) => file(`/api/${game(code)}/animation`),
  /** The address from which a save can be downloaded. */
  saveAddress: (code: string) => `/api/${game(code)}/save`,
  /** `since` and `said` are the last choice and the last chat line that are known. */
  liveAddress: (code: string, lang: string, since: number | null, said: number) =>
    `${location.origin.replace(/^http/, "ws")}/api/${game(code)}/live?lang=${lang}` +
    (since === null ? "" : `&since=${since}&said=${said}`),
};
