import { describe, expect, it } from "vitest";
import { FIRST_WAIT, LONGEST_WAIT, GIVE_UP_AFTER, Live, MOST_REPEATS, PING_AFTER, REPEAT_AFTER, type Line, type Socket, type World } from "../src/live";
import type { Choose, ToPage, Welcome } from "../src/wire";

class Wire implements Socket {
  sent: { type: string; key?: string }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  says(frame: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  greets(version = 0): void {
    this.onopen?.();
    this.says({ type: "welcome", version } as Welcome);
  }
}

/** A simulated world whose time advances when the test says so. */
class Story implements World {
  wires: Wire[] = [];
  lines: Line[] = [];
  frames: ToPage[] = [];
  version: number | null = null;
  #now = 0;
  #later: { at: number; act: () => void }[] = [];
  live = new Live(
    (since) => `live?since=${since ?? ""}`,
    {
      heard: (frame) => {
        this.frames.push(frame);
        if (frame.type === "welcome" || frame.type === "moved") this.version = frame.version;
      },
      line: (line) => this.lines.push(line),
      since: () => this.version,
    },
    this,
  );

  open(address: string): Wire {
    const wire = new Wire(address);
    this.wires.push(wire);
    return wire;
  }

  after(milliseconds: number, act: () => void): () => void {
    const entry = { at: this.#now + milliseconds, act };
    this.#later.push(entry);
    return () => (this.#later = this.#later.filter((each) => each !== entry));
  }

  random(): number {
    return 0.5;
  }

  wait(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = this.#later.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#later = this.#later.filter((each) => each !== next);
      this.#now = next.at;
      next.act();
    }
    this.#now = end;
  }

  get wire(): Wire {
    return this.wires[this.wires.length - 1]!;
  }
}

const click: Choose = { type: "choose", key: "k1", version: 3, option: "none" };

describe("the line to the server", () => {
  it("comes back after a break, and asks from the version it knows", () => {
    const story = new Story();
    story.live.open();
    expect(story.wire.address).toBe("live?since=");
    story.wire.greets(3);
    story.wire.onclose?.({ code: 1006 });
    expect(story.lines).toEqual(["opening", "open", "lost"]);
    story.wait(FIRST_WAIT);
    expect(story.wires).toHaveLength(2);
    expect(story.wire.address).toBe("live?since=3");
  });

  it("waits longer after every vain attempt", () => {
    const story = new Story();
    story.live.open();
    const waits: number[] = [];
    for (let k = 0; k < 8; k++) {
      story.wire.onclose?.({ code: 1006 });
      let waited = 0;
      const before = story.wires.length;
      while (story.wires.length === before) {
        story.wait(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, LONGEST_WAIT, LONGEST_WAIT, LONGEST_WAIT, LONGEST_WAIT]);
  });

  it("sends a click again on the new line, with the same key, until it is answered", () => {
    const story = new Story();
    story.live.open();
    story.wire.greets(3);
    story.live.send(click);
    expect(story.wire.sent).toEqual([click]);
    story.wire.onclose?.({ code: 1006 });
    story.wait(FIRST_WAIT);
    expect(story.wire.sent).toEqual([]);
    story.wire.greets(3);
    expect(story.wire.sent).toEqual([click]);
    story.wire.says({ type: "done", key: "k1", version: 4 });
    expect(story.live.waitsFor("k1")).toBe(false);
    story.wire.onclose?.({ code: 1006 });
    story.wait(FIRST_WAIT);
    story.wire.greets(4);
    expect(story.wire.sent).toEqual([]);
  });

  it("sends a click again where the server goes on from the version known", () => {
    const story = new Story();
    story.live.open();
    story.wire.greets(3);
    story.live.send(click);
    story.wire.onclose?.({ code: 1006 });
    story.wait(FIRST_WAIT);
    story.wire.onopen?.();
    story.wire.says({ type: "moved", version: 3, table: {}, log: [] });
    expect(story.wire.sent).toEqual([click]);
  });

  it("keeps a click made while the line is down", () => {
    const story = new Story();
    story.live.open();
    story.wire.greets(3);
    story.wire.onclose?.({ code: 1006 });
    story.live.send(click);
    expect(story.live.waitsFor("k1")).toBe(true);
    story.wait(FIRST_WAIT);
    story.wire.greets(3);
    expect(story.wire.sent).toEqual([click]);
  });

  it("forgets a click that the server has refused", () => {
    const story = new Story();
    story.live.open();
    story.wire.greets(3);
    story.live.send(click);
    story.wire.says({ type: "wrong", code: "stale", message: "", key: "k1", version: 4 });
    expect(story.live.waitsFor("k1")).toBe(false);
  });

  it("tries a click once more a second after it was too fast", () => {
    const story = new Story();
    story.live.open();
    story.wire.greets(3);
    story.live.send(click);
    story.wire.says({ type: "wrong", code: "too_fast", message: "", key: "", version: 3 });
    expect(story.wire.sent).toHaveLength(1);
    story.wait(REPEAT_AFTER);
    expect(story.wire.sent).toEqual([click, click]);
  });

  it("tries again while the server cannot, but not for ever", () => {
    const story = new Story();
    story.live.open();
    story.wire.greets(3);
    story.live.send(click);
    for (let k = 1; story.live.waitsFor("k1"); k++) {
      expect(story.wire.sent).toHaveLength(k);
      story.wire.says({ type: "wrong", code: "unavailable", message: "", key: "k1", version: 3 });
      story.wait(REPEAT_AFTER);
    }
    expect(story.wire.sent).toHaveLength(MOST_REPEATS + 1);
  });

  it("notices a line that is dead without having been closed", () => {
    const story = new Story();
    story.live.open();
    story.wire.greets(3);
    story.wait(PING_AFTER);
    expect(story.wire.sent).toEqual([{ type: "ping" }]);
    const dead = story.wire;
    story.wait(GIVE_UP_AFTER);
    expect(dead.closed).toBe(true);
    expect(story.lines.at(-1)).toBe("lost");
  });

  it("is quiet while a pong comes back", () => {
    const story = new Story();
    story.live.open();
    story.wire.greets(3);
    for (let k = 0; k < 5; k++) {
      story.wait(PING_AFTER);
      story.wire.says({ type: "pong" });
    }
    expect(story.lines).toEqual(["opening", "open"]);
  });

  it("tries at once when the device is online again", () => {
    const story = new Story();
    story.live.open();
    story.wire.greets(3);
    story.wire.onclose?.({ code: 1006 });
    story.live.hurry();
    expect(story.wires).toHaveLength(2);
    story.wire.greets(3);
    story.live.hurry();
    expect(story.wires).toHaveLength(2);
  });

  it("does not come back where there is no such game", () => {
    const story = new Story();
    story.live.open();
    story.wire.onclose?.({ code: 4004 });
    story.wait(60_000);
    expect(story.wires).toHaveLength(1);
    expect(story.lines.at(-1)).toBe("closed");
  });
});
