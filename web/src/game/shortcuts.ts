// Keys that work anywhere in a game, except where somebody types.

export interface Keys {
  confirm(): void;
  back(): void;
  turn(step: 1 | -1): void;
  undo(): void;
  next(step: 1 | -1): void;
  plain(n: number): void;
  list(): void;
  fields(): void;
  fit(): void;
  zoom(factor: number): void;
  pan(dx: number, dy: number): void;
  look(): void;
  skip(): void;
  again(): void;
  help(): void;
}

export function shortcuts(keys: Keys): (event: KeyboardEvent) => void {
  const table: Record<string, (event: KeyboardEvent) => void> = {
    Escape: () => keys.back(),
    r: () => keys.turn(1),
    R: () => keys.turn(-1),
    u: () => keys.undo(),
    n: () => keys.next(1),
    p: () => keys.next(-1),
    s: () => keys.plain(0),
    l: () => keys.list(),
    f: () => keys.fields(),
    i: () => keys.look(),
    x: () => keys.skip(),
    a: () => keys.again(),
    "0": () => keys.fit(),
    "+": () => keys.zoom(1.25),
    "=": () => keys.zoom(1.25),
    "-": () => keys.zoom(0.8),
    "?": () => keys.help(),
  };
  // Arrows move the board, except within lists and panels.
  const arrows: Record<string, [number, number]> = {
    ArrowLeft: [90, 0],
    ArrowRight: [-90, 0],
    ArrowUp: [0, 90],
    ArrowDown: [0, -90],
  };
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    if (target.closest("input, textarea, select, dialog")) return;
    // A focused button answers Enter itself.
    if (event.key === "Enter" && !target.closest("button, a, summary")) keys.confirm();
    else if (table[event.key]) table[event.key]!(event);
    else if (arrows[event.key] && !target.closest(".foot, .side, .head"))
      keys.pan(...arrows[event.key]!);
    else return;
    event.preventDefault();
  };
}
