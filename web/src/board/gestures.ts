// Mouse, touch and wheel events on the board, translated into gestures.

import type { Point } from "../wire";

export interface Meant {
  /** The board is dragged by this distance. */
  drag(dx: number, dy: number): void;
  /** Two fingers move. */
  pinch(before: [Point, Point], after: [Point, Point]): void;
  /** The wheel, or two fingers on a touchpad: zoom. */
  wheel(factor: number, at: Point, event: WheelEvent): void;
  /** A mouse button or a finger goes down; a click or a tap may follow. */
  press(event: PointerEvent): void;
  /** A click or a tap, without movement. */
  tap(event: PointerEvent): void;
  /** After the second of two quick clicks of a mouse, each of which was a tap. */
  double(): void;
  /** The right button of the mouse. */
  rightClick(): void;
  twoFingerTap(): void;
  /** The mouse rests, or a finger is held. Null: it has gone. */
  rest(at: Point | null): void;
  /** The mouse moves over the board. Null: it has left. */
  hover(at: Point | null, event: PointerEvent): void;
  /** A movement begins or has ended. */
  busy(moving: boolean): void;
}

const SLACK = { mouse: 6, finger: 14 }; // pixels that a click or a tap may move
const HELD = 450; // milliseconds until a finger is held
const RESTS = 280; // milliseconds until a mouse rests
const TWO_FINGERS = 300; // milliseconds of a two-finger tap

export function gestures(board: HTMLElement, meant: Meant): () => void {
  const down = new Map<number, Point>();
  let begun: Point = [0, 0];
  let moved = false;
  let held = false;
  let twoSince = 0;
  let pointer = "";
  let resting: ReturnType<typeof setTimeout> | undefined;

  const place = (event: PointerEvent | WheelEvent): Point => {
    const { left, top } = board.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const far = (event: PointerEvent, a: Point, b: Point) =>
    Math.hypot(a[0] - b[0], a[1] - b[1]) > (event.pointerType === "mouse" ? SLACK.mouse : SLACK.finger);

  function pressed(event: PointerEvent) {
    pointer = event.pointerType;
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const at = place(event);
    down.set(event.pointerId, at);
    clearTimeout(resting);
    if (down.size === 1) {
      begun = at;
      moved = held = false;
      twoSince = 0;
      meant.press(event);
      if (event.pointerType !== "mouse")
        resting = setTimeout(() => {
          if (moved || down.size !== 1) return;
          held = true;
          meant.rest(at);
        }, HELD);
    } else if (down.size === 2 && !moved) twoSince = event.timeStamp;
  }

  function moves(event: PointerEvent) {
    const at = place(event);
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "mouse") return;
      meant.hover(at, event);
      clearTimeout(resting);
      resting = setTimeout(() => meant.rest(at), RESTS);
      return;
    }
    if (!moved) {
      if (down.size === 1 && !far(event, at, begun)) return;
      if (down.size === 2 && !far(event, at, before)) return;
      moved = true;
      clearTimeout(resting);
      meant.rest(null);
      meant.busy(true);
      board.setPointerCapture(event.pointerId);
      if (down.size === 1) {
        down.set(event.pointerId, at); // continue from here, without a jump
        return;
      }
    }
    if (down.size === 1) meant.drag(at[0] - before[0], at[1] - before[1]);
    else if (down.size === 2) {
      const other = [...down].find(([id]) => id !== event.pointerId)![1];
      meant.pinch([before, other], [at, other]);
    }
    down.set(event.pointerId, at);
  }

  function released(event: PointerEvent) {
    if (!down.delete(event.pointerId)) return;
    clearTimeout(resting);
    if (down.size) return;
    if (moved) meant.busy(false);
    else if (twoSince) {
      if (event.timeStamp - twoSince < TWO_FINGERS) meant.twoFingerTap();
    } else if (event.type === "pointerup" && !held) meant.tap(event);
  }

  function left(event: PointerEvent) {
    clearTimeout(resting);
    if (event.pointerType !== "mouse" || down.size) return;
    meant.hover(null, event);
    meant.rest(null);
  }

  function wheeled(event: WheelEvent) {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? 400 : 1;
    const by = event.deltaY * lines * (event.ctrlKey ? 4 : 1);
    meant.wheel(Math.exp(-Math.max(-300, Math.min(300, by)) * 0.0016), place(event), event);
  }

  function menu(event: Event) {
    event.preventDefault();
    if (pointer === "mouse") meant.rightClick();
  }

  function doubled() {
    if (pointer === "mouse" && !moved) meant.double();
  }

  const listeners: [string, EventListener][] = [
    ["pointerdown", pressed as EventListener],
    ["pointermove", moves as EventListener],
    ["pointerup", released as EventListener],
    ["pointercancel", released as EventListener],
    ["pointerleave", left as EventListener],
    ["contextmenu", menu],
    ["dblclick", doubled],
  ];
  for (const [name, listener] of listeners) board.addEventListener(name, listener);
  board.addEventListener("wheel", wheeled, { passive: false });
  return () => {
    clearTimeout(resting);
    for (const [name, listener] of listeners) board.removeEventListener(name, listener);
    board.removeEventListener("wheel", wheeled);
  };
}
