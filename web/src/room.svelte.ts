// One game as this page knows it: what the server sent, shown move by move, and what is sent to the server.

import { api } from "./api";
import { Live, newKey, type Line } from "./live";
import { forgetEnd, keepEnd, keptEnd, roundEnd, sceneAt, type RoundEnd } from "./cards/roundEnd";
import { useColours } from "./colours.svelte";
import { BARE, changed, type Option, type Scene } from "./scene";
import { moving } from "./settings.svelte";
import { notify } from "./notify";
import { sound } from "./sound";
import { t } from "./words.svelte";
import type {
  ChatLine, Feature, Fits, GameInfo, Language, LogEntry, Moderate, Moved, Overtime, Point, Proposal, Propose,
  Range, TimeOut, ToPage, Wrong,
} from "./wire";

/** Points that rise from the board. */
export interface Rising {
  id: number;
  seat: number;
  points: number;
  at: Point;
}

const AFTER_TILE = 650;
const AFTER_POINTS = 1100;
const AFTER_OTHERS = 300;
const AGAIN_TILE = 1100;
const RISING_FOR = 2200;

export class Room {
  info = $state.raw<GameInfo | null>(null);
  scene = $state.raw<Scene>(BARE);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The number of the last chat line that was read. */
  chatRead = $state(0);
  watchers = $state.raw<string[]>([]);
  line = $state<Line>("opening");
  version = $state(0);
  /** The time of the clocks in `scene.players`. */
  clocksAt = $state(0);
  /** Tiles from this one on have just been laid. */
  freshFrom = $state(0);
  rising = $state.raw<Rising[]>([]);
  /** The end of a round that is being shown; the table waits until it is confirmed. */
  roundEnd = $state.raw<RoundEnd | null>(null);
  feature = $state.raw<Feature | null>(null);
  fits = $state.raw<Fits | null>(null);
  timeOut = $state.raw<TimeOut | null>(null);
  /** What somebody proposes to the others. */
  proposal = $state.raw<Proposal | null>(null);
  /** Why what was proposed last was refused by the server. */
  unanswered = $state("");
  /** Why the last click was not carried out. */
  wrong = $state("");
  /** What a guided game answers to a choice that it did not want. */
  answer = $state("");
  /** Chat lines that were refused, and why. */
  unsaid = $state.raw<{ text: string; why: string } | null>(null);
  /** Why the server refuses this client. */
  turnedAway = $state("");
  /** What has happened, for screen readers. */
  told = $state("");
  /** What is shown instead of the table while past turns are played again. */
  again = $state.raw<Scene | null>(null);
  /** The table after each choice since this page's last one, the table before them first. */
  #past = $state.raw<Scene[]>([]);
  #againTimer: ReturnType<typeof setTimeout> | null = null;
  /** The key of the click that was sent. */
  #sent = $state("");
  /** Chat lines that were sent, by their keys. */
  #saying = new Map<string, string>();
  #waiting = $state.raw<Moved[]>([]);
  #timer: ReturnType<typeof setTimeout> | null = null;
  #live: Live;
  #looks = 0;
  #takenBack = false;
  #known: number | null = null;

  constructor(
    readonly code: string,
    private readonly language: Language,
  ) {
    this.#live = new Live((since) => api.liveAddress(code, this.language, since, this.chat.at(-1)?.number ?? 0), {
      heard: (frame) => this.#heard(frame),
      line: (line) => (this.line = line),
      since: () => this.#known,
    });
  }

  open(): void {
    this.#live.open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    if (this.#timer) clearTimeout(this.#timer);
    this.#stopAgain();
    useColours([]);
    this.#live.close();
  }

  #hurry = () => {
    if (!document.hidden) this.#live.hurry();
  };

  /** Reconnect at once. */
  reconnect(): void {
    this.#live.hurry();
  }

  /** Whether something of mine was sent and not answered. */
  get sending(): boolean {
    return this.#sent !== "";
  }

  /** Whether moves of others are still being shown. */
  get playing(): boolean {
    return this.#waiting.length > 0 || this.again !== null || this.roundEnd !== null;
  }

  /** Whether others have laid tiles since my last choice, which can be shown again. */
  get canPlayAgain(): boolean {
    const first = this.#past[0];
    return first !== undefined && !this.playing && this.scene.tiles.length > first.tiles.length;
  }

  /** What I may choose now. */
  get options(): Option[] {
    return this.sending || this.playing || this.scene.curtain !== null ? [] : (this.scene.asked?.options ?? []);
  }

  /** The same for ranges of options. */
  get ranges(): Range[] {
    return this.sending || this.playing || this.scene.curtain !== null ? [] : (this.scene.asked?.ranges ?? []);
  }

  get unread(): number {
    return this.chat.filter((line) => line.number > this.chatRead).length;
  }

  get yourMove(): boolean {
    const asked = this.scene.asked;
    return asked !== null && (this.info?.seats[asked.seat]?.yours ?? false);
  }

  /** Show once more what has happened since my last choice. */
  playAgain(): void {
    const [first, ...rest] = this.#past;
    if (!first || !this.canPlayAgain) return;
    const show = (scene: Scene, before: Scene, left: Scene[]) => {
      this.freshFrom = before.tiles.length;
      this.again = scene;
      this.#againTimer = setTimeout(() => (left[0] ? show(left[0], scene, left.slice(1)) : this.#stopAgain()), scene.tiles.length > before.tiles.length ? AGAIN_TILE : AFTER_TILE);
    };
    show(first, first, rest);
  }

  #stopAgain(): void {
    if (this.#againTimer) clearTimeout(this.#againTimer);
    this.#againTimer = null;
    this.again = null;
  }

  // ------------------------------------------------------------------ to the server

  choose(option: Option): void {
    this.#takenBack = false;
    this.wrong = this.answer = "";
    this.#sent = newKey();
    this.#live.send({ type: "choose", key: this.#sent, version: this.version, option: option.text });
  }

  /** Choose what needs no question, unless something was just taken back. */
  answerByItself(): void {
    const wanted = this.scene.asked?.by_itself;
    const option = wanted && !this.#takenBack && this.options.find(({ text }) => text === wanted);
    if (option) this.choose(option);
  }

  undo(): void {
    this.#takenBack = true;
    this.wrong = this.answer = "";
    this.#sent = newKey();
    this.#live.send({ type: "undo", key: this.#sent, version: this.version });
  }

  sit(seat: number): void {
    this.#live.send({ type: "sit", seat });
  }

  say(text: string): void {
    const key = newKey();
    this.unsaid = null;
    this.#saying.set(key, text);
    this.#live.send({ type: "say", key, text });
  }

  /** Remove a line of chat, mute who said it, or report it. */
  moderate(line: number, act: Moderate["act"]): void {
    this.#live.send({ type: "moderate", line, act });
  }

  vote(seat: number, verdict: Overtime["verdict"]): void {
    this.#live.send({ type: "overtime", seat, verdict });
  }

  propose(what: Propose["what"]): void {
    this.unanswered = "";
    this.#live.send({ type: "propose", what });
  }

  reply(agrees: boolean): void {
    this.#live.send({ type: "reply", agrees });
  }

  resign(): void {
    this.#live.send({ type: "resign" });
  }

  look(segment: string): void {
    this.#live.send({ type: "look", id: ++this.#looks, segment });
  }

  fit(x: number, y: number): void {
    this.#live.send({ type: "fit", id: ++this.#looks, x, y });
  }

  /** Nothing is pointed at any more. */
  lookAway(): void {
    this.#looks += 1;
    this.feature = null;
    this.fits = null;
  }

  // ------------------------------------------------------------------ from the server

  #heard(frame: ToPage): void {
    switch (frame.type) {
      case "welcome":
        this.#stopShowing();
        this.turnedAway = "";
        this.#known = frame.version;
        this.version = frame.version;
        this.info = frame.info;
        useColours(frame.info.seats.map((seat) => seat.colour));
        this.scene = changed(BARE, frame.table);
        this.clocksAt = performance.now();
        this.freshFrom = this.scene.tiles.length;
        this.log = frame.log;
        this.roundEnd = keptEnd(this.code, this.scene, frame.log);
        if (this.roundEnd) this.scene = sceneAt(this.roundEnd);
        if (!this.chat.length) this.chatRead = frame.chat.at(-1)?.number ?? 0;
        this.chat = frame.chat;
        this.watchers = frame.watchers;
        this.timeOut = this.proposal = null;
        if (!this.#live.waitsFor(this.#sent)) this.#sent = "";
        break;
      case "moved":
        this.#stopAgain();
        // After reconnecting the last version may arrive again, with changes for this client only.
        if (this.#known === null || frame.version < this.#known) break;
        this.#known = frame.version;
        this.proposal = null;
        this.#waiting = [...this.#waiting, frame];
        // My own choice is shown at once, even if other moves are still being shown.
        if (this.sending) this.#rest(Math.min(AFTER_TILE, this.#hasten()));
        else if (!this.#timer) this.#showNext();
        break;
      case "room":
        this.info = frame.info;
        this.scene = { ...this.scene, players: this.playing ? keepScores(this.scene, frame.players) : frame.players };
        this.clocksAt = performance.now();
        this.watchers = frame.watchers;
        break;
      case "said":
        if (this.chat.some((line) => line.number === frame.line.number))
          this.chat = this.chat.map((line) => (line.number === frame.line.number ? frame.line : line));
        else {
          this.chat = [...this.chat, frame.line];
          sound("said");
          if (frame.line.name && !this.info?.seats.some((seat) => seat.yours && seat.name === frame.line.name))
            notify(this.code, frame.line.name, frame.line.text);
        }
        break;
      case "feature":
        if (frame.id === this.#looks) this.feature = frame;
        break;
      case "fits":
        if (frame.id === this.#looks) this.fits = frame;
        break;
      case "done":
        this.#saying.delete(frame.key);
        if (frame.key !== this.#sent) break;
        this.#sent = "";
        this.wrong = "";
        break;
      case "wrong":
        if (this.#saying.has(frame.key)) {
          this.#notSaid(frame);
          break;
        }
        if (frame.code === "lesson") this.answer = frame.message;
        else if (frame.key && frame.code !== "too_fast") this.wrong = frame.message;
        if (!frame.key && frame.code === "not_found") this.#gone();
        if (!frame.key) this.unanswered = frame.message;
        if (!this.info) this.turnedAway = frame.message;
        // Some refusals are temporary: then it is sent again automatically.
        if (frame.key === this.#sent && !this.#live.waitsFor(frame.key)) this.#sent = "";
        break;
      case "time_out":
        this.timeOut = frame;
        break;
      case "proposal":
        this.proposal = frame.seat === null ? null : frame;
        this.unanswered = "";
        if (this.proposal && !this.scene.players[frame.seat!]?.yours) sound("said");
        break;
      case "pong":
        break;
    }
  }

  /** A chat line was refused, temporarily or for good. */
  #notSaid({ key, message }: Wrong): void {
    if (this.#live.waitsFor(key)) return;
    this.unsaid = { text: this.#saying.get(key)!, why: message };
    this.#saying.delete(key);
  }

  /** The game was removed. */
  #gone(): void {
    this.#stopShowing();
    this.info = null;
    this.scene = BARE;
    this.timeOut = null;
  }

  // ------------------------------------------------------------------ showing moves one after the other

  /** Show everything that has happened at once. */
  skip(): void {
    this.#stopAgain();
    this.closeRound();
    this.#hasten();
    this.rising = [];
  }

  /** Show the end of a round up to so many of its steps. */
  showRound(shown: number): void {
    if (!this.roundEnd) return;
    this.roundEnd = { ...this.roundEnd, shown };
    this.scene = sceneAt(this.roundEnd);
  }

  /** The end of the round has been seen: the next moves are shown. */
  closeRound(): void {
    if (!this.roundEnd) return;
    this.scene = { ...this.roundEnd.after, players: latest(this.roundEnd.after, this.scene) };
    this.roundEnd = null;
    forgetEnd();
    this.#showNext();
  }

  #hasten(): number {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    let pause = 0;
    while (this.#waiting.length && !this.roundEnd) pause = this.#show();
    return pause;
  }

  #showNext(): void {
    this.#timer = null;
    if (this.#waiting.length && !this.roundEnd) this.#rest(this.#show());
  }

  /** Wait, then show the next move. Of many moves each is shown faster. */
  #rest(pause: number): void {
    if (moving() && !document.hidden)
      this.#timer = setTimeout(() => this.#showNext(), pause / (1 + this.#waiting.length / 4));
    else this.#showNext();
  }

  #show(): number {
    const frame = this.#waiting[0]!;
    const before = this.scene;
    this.#waiting = this.#waiting.slice(1);
    this.freshFrom = Math.min(frame.table.tiles?.kept ?? before.tiles.length, before.tiles.length);
    const after = changed(before, frame.table);
    this.roundEnd = roundEnd(before, after, frame.log);
    this.scene = this.roundEnd ? sceneAt(this.roundEnd) : after;
    if (this.roundEnd) keepEnd(this.code, frame.version, this.roundEnd);
    const mine = before.asked !== null && (this.info?.seats[before.asked.seat]?.yours ?? false);
    this.#past = mine ? [after] : [...(this.#past.length ? this.#past : [before]), after];
    this.version = frame.version;
    this.clocksAt = performance.now();
    this.log = [...this.log, ...frame.log];
    this.timeOut = null;
    if (this.#sent && !this.#live.waitsFor(this.#sent)) this.#sent = "";
    this.lookAway();
    const lines = frame.log.flatMap((entry) => entry.lines);
    const said = this.roundEnd ? lines.filter(({ points }) => !points) : lines; // the end of a round tells its points itself
    this.told = said.map((line) => line.text).join(" ");
    const paid = lines.flatMap(({ seats, points, at }) => (points && at ? seats.map((seat) => ({ seat, points, at })) : []));
    if (moving()) this.#rise(paid);
    const laid = this.scene.tiles.length > this.freshFrom;
    sound(paid.length ? "points" : laid ? "tile" : "figure");
    if (this.yourMove && before.asked?.seat !== this.scene.asked?.seat) {
      sound("turn");
      notify(this.code, t("your-turn"), this.info?.title ?? "");
    }
    return paid.length ? AFTER_POINTS : laid ? AFTER_TILE : AFTER_OTHERS;
  }

  #rise(paid: Omit<Rising, "id">[]): void {
    if (!paid.length) return;
    const added = paid.map((each) => ({ ...each, id: ++this.#looks }));
    this.rising = [...this.rising, ...added];
    setTimeout(() => (this.rising = this.rising.filter((each) => !added.includes(each))), RISING_FOR);
  }

  #stopShowing(): void {
    this.#stopAgain();
    this.#past = [];
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
    this.roundEnd = null;
    this.rising = [];
    this.lookAway();
  }
}

/** Players as they are after a round, with what was heard of them while it was shown: who is there, whose clock runs. */
function latest(after: Scene, shown: Scene): Scene["players"] {
  return shown.players.map((player, seat) => ({ ...player, score: after.players[seat]?.score ?? player.score }));
}

/** While moves are being shown, the points of later ones stay hidden. */
function keepScores(scene: Scene, players: Scene["players"]): Scene["players"] {
  return players.map((player, seat) => ({ ...player, score: scene.players[seat]?.score ?? player.score }));
}
