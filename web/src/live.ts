// The connection to the server. It reconnects by itself, and no click is lost or carried out twice.

import type { FromPage, ToPage } from "./wire";

/** `open`: connected. `lost`: reconnecting. `closed`: left, or closed for good by the server. */
export type Line = "opening" | "open" | "lost" | "closed";

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Listener {
  heard(frame: ToPage): void;
  line(state: Line): void;
  /** The newest version that the page has; null at the beginning. */
  since(): number | null;
}

export interface World {
  open(address: string): Socket;
  after(milliseconds: number, act: () => void): () => void;
  random(): number;
}

export const FIRST_WAIT = 400;
/** A server that is started again is noticed soon; later there is less hurry. */
export const LONGEST_WAIT = 3_500;
export const LONGEST_WAIT_LATER = 15_000;
export const PATIENT_AFTER = 40; // attempts
export const PING_AFTER = 20_000;
export const GIVE_UP_AFTER = 10_000;
export const REPEAT_AFTER = 1000;
export const MOST_REPEATS = 20;
/** Close codes after which reconnecting is useless: no such game, not allowed. */
const FOR_GOOD = new Set([4003, 4004]);

/** Refused for now: the same message may succeed a little later. */
const AGAIN = new Set(["too_fast", "unavailable", "unknown"]);

type Keyed = Extract<FromPage, { key: string }>;

export class Live {
  #socket: Socket | null = null;
  #tries = 0;
  #closed = false;
  #isOpen = false;
  #greeted = false;
  #unanswered = new Map<string, Keyed>();
  #vain = new Map<string, number>();
  #stopWaiting: () => void = () => {};
  #stopPing: () => void = () => {};
  #stopRepeat: () => void = () => {};

  constructor(
    private readonly address: (since: number | null) => string,
    private readonly listener: Listener,
    private readonly world: World = browser,
  ) {}

  open(): void {
    this.#closed = false;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#drop();
    this.listener.line("closed");
  }

  /** Start again, e.g. in another language. */
  again(): void {
    this.#drop();
    this.#tries = 0;
    this.#connect();
  }

  /** Reconnect at once, without waiting for the next retry: the device is online or the page is visible again. */
  hurry(): void {
    if (this.#closed || this.#isOpen) return;
    this.#tries = 0;
    this.again();
  }

  /** A message with a key is kept until it is answered, and sent again after reconnecting. Others are sent once. */
  send(frame: FromPage): void {
    if ("key" in frame) this.#unanswered.set(frame.key, frame);
    if (this.#greeted) this.#socket?.send(JSON.stringify(frame));
  }

  /** Whether a message was sent and not answered. */
  waitsFor(key: string): boolean {
    return this.#unanswered.has(key);
  }

  #connect(): void {
    this.listener.line(this.#tries ? "lost" : "opening");
    const socket = this.world.open(this.address(this.listener.since()));
    this.#socket = socket;
    this.#stopWaiting = this.world.after(GIVE_UP_AFTER, () => this.#broken(socket));
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#stopWaiting();
      this.#isOpen = true;
      this.listener.line("open");
      this.#pingLater();
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      this.#pingLater();
      this.#hear(JSON.parse(String(data)) as ToPage);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#broken(socket, code);
    };
  }

  #hear(frame: ToPage): void {
    const again = frame.type === "wrong" && AGAIN.has(frame.code);
    if (frame.type === "done" || (frame.type === "wrong" && (!again || this.#givesUp(frame.key)))) this.#forget(frame.key);
    this.listener.heard(frame);
    if ((frame.type === "welcome" || frame.type === "moved") && !this.#greeted) this.#greet();
    // The server may not even have read the key, so all unanswered messages are sent again a little later.
    if (again) {
      this.#stopRepeat();
      this.#stopRepeat = this.world.after(REPEAT_AFTER, () => this.#greeted && this.#repeat());
    }
  }

  #forget(key: string): void {
    this.#unanswered.delete(key);
    this.#vain.delete(key);
  }

  /** Whether a message was refused too often. */
  #givesUp(key: string): boolean {
    const vain = (this.#vain.get(key) ?? 0) + 1;
    this.#vain.set(key, vain);
    return key !== "" && vain > MOST_REPEATS;
  }

  /** The server has sent its state. Unanswered messages are sent again. */
  #greet(): void {
    this.#greeted = true;
    this.#tries = 0;
    this.#repeat();
  }

  #repeat(): void {
    for (const frame of this.#unanswered.values()) this.#socket?.send(JSON.stringify(frame));
  }

  #broken(socket: Socket, code = 1006): void {
    if (this.#socket !== socket) return;
    this.#drop();
    if (FOR_GOOD.has(code)) {
      this.#closed = true;
      this.listener.line("closed");
    }
    if (this.#closed) return;
    const longest = this.#tries < PATIENT_AFTER ? LONGEST_WAIT : LONGEST_WAIT_LATER;
    const wait = Math.min(longest, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    this.listener.line("lost");
    this.#stopWaiting = this.world.after(wait * (0.7 + 0.6 * this.world.random()), () => this.#connect());
  }

  #pingLater(): void {
    this.#stopPing();
    const socket = this.#socket;
    this.#stopPing = this.world.after(PING_AFTER, () => {
      if (!socket || this.#socket !== socket) return;
      this.send({ type: "ping" });
      this.#stopPing = this.world.after(GIVE_UP_AFTER, () => this.#broken(socket));
    });
  }

  #drop(): void {
    this.#stopWaiting();
    this.#stopPing();
    this.#stopRepeat();
    this.#isOpen = false;
    this.#greeted = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}

const browser: World = {
  open: (address) => new WebSocket(address) as Socket,
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** A key for one click. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
