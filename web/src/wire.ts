// Made from src/languedoc/server/wire/ by `make wire`. Changes belong there.

export type Language = "en" | "de" | "nl";

export type Style = "light" | "dark" | "contrast";

export type SeatKind = "person" | "open" | "bot";

export type Point = [number, number];

/** What the play aid explains under this name: a figure, token, building or mark (`family`). */
export interface ThingName {
  family: string;
  name: string;
}

export type Short = string;

/** The visitor, by the cookie. `name` is empty until one is given. */
export interface Me {
  name: string;
  games: number;
  moves_waiting: number;
}

/** At least one visible letter; names are cut after 30 letters. */
export interface Named {
  name: string;
}

export interface Value {
  value: string | boolean;
  title: string;
}

/** A rule that can be chosen; the first value is the default. */
export interface OptionCard {
  name: string;
  title: string;
  help: string;
  values: Value[];
}

/** `picture` is an address below /art. `tiles` counts its tiles, `separate`: they can be used without its rules. */
export interface ModuleCard {
  slug: string;
  name: string;
  sentence: string;
  picture: string;
  tiles: number;
  separate: boolean;
  /** The id of the example that introduces it, or nothing. */
  show_me: string;
  options: OptionCard[];
}

/** `times`: the playing time to be expected, in words, for the smallest number of players and every further one. */
export interface PresetCard {
  slug: string;
  name: string;
  sentence: string;
  modules: string[];
  options: Record<string, string | boolean>;
  times: string[];
}

export interface BotCard {
  slug: string;
  name: string;
  sentence: string;
}

export interface GameCard {
  slug: string;
  name: string;
  sentence: string;
  picture: string;
  fewest: number;
  /** The rule by which one person may play, or nothing. */
  alone: string;
  most: number;
  modules: ModuleCard[];
  options: OptionCard[];
  presets: PresetCard[];
  bots: BotCard[];
}

export interface Catalogue {
  games: GameCard[];
}

/** Seconds for each seat, and what every choice adds. */
export interface Clock {
  seconds: number;
  increment?: number;
}

/** `me` and `here` belong to the host, `open` to the first person who takes it, `bot` to a computer player. */
export interface SeatWish {
  kind: "me" | "here" | "open" | "bot";
  name?: Short;
  level?: Short;
  /** Of its figures; empty where all seats have the usual one. */
  colour?: Short;
}

/** `tiles`: the modules whose tiles are in the bag, if they differ from `modules`. `listed`: everybody sees it in
 * the lobby. `pace`: how fast people mean to play; it is only shown. `hints`: whether the server tells players the
 * best options; null: only where everybody else is a computer player.
 */
export interface NewGame {
  seats: SeatWish[];
  game?: "carcassonne" | "cardcassonne";
  preset?: Short;
  modules?: Short[];
  tiles?: Short[] | null;
  options?: Record<Short, Short | boolean>;
  clock?: Clock | null;
  pace?: "live" | "days";
  listed?: boolean;
  /** The seat that begins; null: it is drawn. */
  start?: number | null;
  /** Provable chance: the server tells a hash of the key of all chance before it draws, and the key at the end. */
  provable?: boolean;
  hints?: boolean | null;
}

/** `problems` keep a game from beginning, `warnings` do not. `facts`: all that is agreed on, a few words each: what
 * is played, how long, with which clock, with which unusual rules. `time`: the playing time to be expected.
 */
export interface SetupChecked {
  problems: string[];
  warnings: string[];
  facts: string[];
  tiles: number;
  time: string;
  most_seats: number;
}

export interface SeatInfo {
  number: number;
  name: string;
  kind: SeatKind;
  level: string;
  yours: boolean;
  online: boolean;
  colour: string;
}

/** What those are told who are invited to a game: who invites to what, the `facts` as above, and the seat that
 * begins (null: it is drawn).
 */
export interface Invitation {
  title: string;
  facts: string[];
  start: number | null;
}

/** `code` is in the link. `asked`: the seats that must choose now; `your_move`: one of them is yours. */
export interface GameInfo {
  code: string;
  game: string;
  title: string;
  seats: SeatInfo[];
  host: boolean;
  listed: boolean;
  pace: string;
  status: "waiting" | "running" | "over";
  asked: number[];
  your_move: boolean;
  version: number;
  tiles: number;
  scores: number[];
  clock: Clock | null;
  created: string;
  changed: string;
  /** The code of the game that was begun after this one by "play again", where there is one. */
  following: string;
  /** Whether it is a guided game. */
  lesson: boolean;
  /** Whether you may take it away alone: you made it, and it has not begun or nobody else has a seat in it. */
  removable: boolean;
  /** The seats whose holders want it to be removed; it is, when all who are there want that. */
  removal: number[];
  /** Of a game with provable chance: the SHA-256 of the key, in hexadecimal digits. */
  commitment: string;
  /** The key itself, when the game is over. */
  key: string;
  /** Whether it was begun elsewhere and came as a file: who brought it may know what is hidden in it. */
  uploaded: boolean;
  /** Whether its players may ask for the best options. */
  hints: boolean;
  /** Before the game begins. */
  invitation: Invitation | null;
}

/** Whether you want a game to be removed in which others sit. */
export interface Removal {
  wanted: boolean;
}

/** A code that signs another device in as you; it is valid for `minutes`. */
export interface Pass {
  code: string;
  minutes: number;
}

export interface Device {
  code: string;
}

export interface Games {
  mine: GameInfo[];
  open: GameInfo[];
  /** Listed games of others that can be watched. */
  running: GameInfo[];
}

/** The host gives a seat away: to whoever opens the link next, or to a bot. In a game that has begun, the seat of
 * somebody else only when they have been absent for long.
 */
export interface HandOver {
  to: "open" | "bot";
  level?: string;
}

/** The body of every 4xx answer. `code` is for programs, `message` for people, in their language. `detail` says what
 * exactly is wrong, in English.
 */
export interface Refused {
  code: string;
  message: string;
  detail: string;
}

/** What is to be decided: the `question` to the seat, and what is `told` to the others. `options` and `ranges` only
 * where the seat is yours and you sit at it; what they point at is said once, in `targets`. `waiting`: all seats that
 * must still answer, where several answer without knowing what the others say. `verbs`: what can be done, where that
 * is of several kinds. `by_itself`: the option that a page may choose without asking, since all others are offered
 * later in the turn, too; empty if there is none.
 */
export interface Asked {
  seat: number;
  step: string;
  question: string;
  told: string;
  options: Option[];
  targets: Target[];
  ranges: Range[];
  waiting: number[];
  verbs: Verb[];
  by_itself: string;
}

/** A kind of options in a few words, as on a button. */
export interface Verb {
  verb: string;
  words: string;
}

/** Options that are too many to be listed: one for each whole number, or for each point of a rectangle, in
 * hundredths of a square. `low`, `high` (both allowed) and `default` are one number or x and y. What is sent back is
 * the verb, a space and the numbers: `bid 7`, `aim 120,-35`.
 */
export interface Range {
  verb: string;
  words: string;
  kind: "number" | "point";
  low: number[];
  high: number[];
  default: number[];
}

/** `text` is the notation, which is sent back. `words` say it to people. `targets` are numbers in `Asked.targets`:
 * options of one verb differ in what they point at; one without targets is a button. `figure` is the drawing of
 * what would come to stand where it points, `flat` whether it never lies down; `direct`: it needs no confirmation,
 * since it changes nothing that is seen.
 */
export interface Option {
  text: string;
  verb: string;
  words: string;
  targets?: number[];
  figure?: string;
  flat?: boolean;
  direct?: boolean;
}

export interface PlaceTarget {
  type: "place";
  x: number;
  y: number;
  quarters: number;
}

export interface CellTarget {
  type: "cell";
  x: number;
  y: number;
}

/** `at` is the point where four squares meet. */
export interface CornerTarget {
  type: "corner";
  at: Point;
}

/** `at` is where a figure would stand, `lies` whether it would lie there. `outline` is the path of the segment on
 * the board; where very many are offered, only those of the tile just laid have one.
 */
export interface SegmentTarget {
  type: "segment";
  id: string;
  at: Point;
  outline?: string;
  lies?: boolean;
}

/** A place that is neither a square, a corner nor a segment; where `at` is none, it is beside the board. */
export interface SpotTarget {
  type: "spot";
  id: string;
  at: Point | null;
}

/** A figure on the table by its number in `Table.figures`, or, where it is beside the board, `held` by a seat. */
export interface FigureTarget {
  type: "figure";
  id: number;
  at: Point | null;
  held: number | null;
}

/** A card of one's hand by its position, or of a row. */
export interface CardTarget {
  type: "card";
  card: string;
  hand: number | null;
  row: number | null;
}

export interface RowTarget {
  type: "row";
  row: number;
}

/** A tile beside the board, such as one that a seat holds: its picture is that of a `Tile` as printed. */
export interface TileTarget {
  type: "tile";
  name: string;
  art: string;
  width: number;
  height: number;
}

export interface WordTarget {
  type: "word";
  word: string;
  title: string;
}

export type Target = PlaceTarget | CellTarget | CornerTarget | SegmentTarget | SpotTarget | FigureTarget | CardTarget | RowTarget | TileTarget | WordTarget;

/** `art` is the start of its address: `/art/tiles/{art}-{quarters}-{variant}.{style}.svg`. `width` and `height`
 * in squares, as it lies; `x`, `y` its north-western square.
 */
export interface Tile {
  name: string;
  art: string;
  x: number;
  y: number;
  quarters: number;
  variant: number;
  width: number;
  height: number;
}

/** In /art/symbols.svg it is drawn as `{symbol}-{colour}`, or `{symbol}-{colour}-lies`, with its foot at `at`. Where
 * `at` is none it is beside the board, in the place named; `held` is the seat before which it lies.
 */
export interface Figure {
  id: number;
  kind: string;
  symbol: string;
  seat: number;
  at: Point | null;
  lies: boolean;
  place: string;
  held: number | null;
  words: string;
}

/** What is on the board besides figures. `symbol` is the name of a drawing in /art/symbols.svg, with its foot at
 * `at`, turned clockwise by `turn` degrees and stretched along its own x axis by `length`; `number` is to be written
 * beside it.
 */
export interface Token {
  id: string;
  symbol: string;
  at: Point;
  number: number | null;
  words: string;
  turn: number;
  length: number;
}

/** What a seat has beside the board: how many, and in words. `symbol` is the name of a drawing in
 * /art/symbols.svg; in the card game the name of a card. `thing`: its name in the play aid, where it has one.
 */
export interface Holding {
  symbol: string;
  number: number;
  words: string;
  thing: ThingName | null;
}

export interface Player {
  seat: number;
  name: string;
  colour: string;
  kind: SeatKind;
  score: number;
  /** What each of its counting figures counts, for the score track; together that is the score. */
  counters: number[];
  holdings: Holding[];
  /** Those that the seat may lay instead of a drawn one; they lie open. */
  tiles: TileTarget[];
  /** Seconds left, where there is a clock. */
  clock: number | null;
  /** Whether the clock runs now. */
  ticks: boolean;
  yours: boolean;
  online: boolean;
  thinking: boolean;
}

export interface TileLeft {
  name: string;
  art: string;
  number: number;
}

/** Of the tiles known before, the first `kept` stay; then come these. */
export interface Tiles {
  kept: number;
  added: Tile[];
}

/** A card without a face lies face down. */
export interface CardInRow {
  card: string | null;
  by: number | null;
}

export interface RowFollower {
  seat: number;
  first: number;
  end: number;
}

export interface Row {
  colour: string;
  title: string;
  cards: CardInRow[];
  followers: RowFollower[];
}

export interface CardSeat {
  hand: number;
  chest: number;
  sets: Holding[];
  collecting: string[];
  played: boolean;
}

/** The table of Cardcassonne. `hand` is that of the seat you sit at. */
export interface Cards {
  round: number;
  rounds: number;
  dealer: number;
  pile: number;
  turned_up: string | null;
  hand: string[];
  rows: Row[];
  seats: CardSeat[];
  wrong_colour: string[];
}

/** How it stood when the last turn was done: the figures, and what each seat had beside the board. The final scoring
 * takes the figures home.
 */
export interface Ending {
  figures: Figure[];
  holdings: Holding[][];
}

/** What a guided game says to its learner. `task` is what to do now, nothing where it is over or free; `number` of
 * `all` guided choices are made. `wanted`: the options with which the lesson goes on, where not all are welcome.
 * `example`: the id of the example that is shown, or nothing in a guided game; `ended`: nothing more is shown.
 */
export interface Lesson {
  number: number;
  all: number;
  title: string;
  text: string;
  task: string;
  wanted: string[];
  example: string;
  ended: boolean;
}

/** What lies on the table. In `Welcome` everything that the game has is set; in `Moved` only what has changed. */
export interface Table {
  status?: "waiting" | "running" | "over";
  /** The seat whose turn it is; `asked` may be another. */
  turn?: number;
  asked?: Asked | null;
  players?: Player[];
  winners?: number[];
  outcome?: string;
  /** What is true of the table, in words of the modules. */
  notices?: string[];
  /** Whether you may take back the last choice. */
  undo?: boolean;
  /** The seat you sit at, where you hold several. */
  sitting?: number | null;
  /** The seat of yours that is asked and has secrets: the device must be passed, then `sit` is sent. */
  curtain?: number | null;
  tiles?: Tiles;
  /** The tile to be laid, or the one that is asked about; its square means nothing. */
  hand?: Tile | null;
  /** Tiles that lie open beside the board and belong to nobody yet. */
  open?: TileTarget[];
  /** Squares (x, y) of the last turn, to be marked. */
  last?: Point[];
  /** Where each seat laid last. */
  trails?: Trail[];
  figures?: Figure[];
  tokens?: Token[];
  left?: TileLeft[];
  cards?: Cards;
  /** Where a game of tiles is over. */
  ending?: Ending;
  /** Of a guided game. */
  lesson?: Lesson | null;
}

/** The squares (x, y) of the last tiles that a seat laid in one turn. */
export interface Trail {
  seat: number;
  squares: Point[];
}

/** A sentence of the log. `points` are those that each of `seats` got, `where` outlines (paths) of what it is about,
 * `at` a point among them, `items` what the points are made of, by the names that the play aid has for them, `tile`
 * the tile that was laid.
 */
export interface Line {
  text: string;
  seats: number[];
  points: number;
  at: Point | null;
  where: string[];
  items: string[];
  tile: Tile | null;
}

/** At the end of a round of the card game: the cards that a seat took from a row, in order, turned up. */
export interface Taken {
  seat: number;
  row: number;
  cards: string[];
}

/** What they brought: `parts` tell in words what the points are made of. Others went under the chest. */
export interface Earned {
  seat: number;
  points: number;
  parts: string[];
  under_chest: number;
}

/** What followed from one choice, for one seat. `version` counts the choices that stand, this one included: it is
 * the number for /moments. `turn` is the seat whose turn it is, `seat` who did it; `final`: in the final scoring.
 */
export interface LogEntry {
  version: number;
  turn: number;
  seat: number | null;
  lines: Line[];
  final: boolean;
  taken: Taken[];
  earned: Earned[];
}

/** `text` is empty where the line was removed, or whoever said it is `muted`. `can`: what you may do with it. */
export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: string;
  muted: boolean;
  can: ("remove" | "mute" | "report")[];
}

/** The first frame of a socket, and again whenever the page has to begin anew (an undo, another seat). `version`
 * counts all choices, also those taken back.
 */
export interface Welcome {
  type: "welcome";
  version: number;
  info: GameInfo;
  table: Table;
  log: LogEntry[];
  chat: ChatLine[];
  watchers: string[];
}

export interface Moved {
  type: "moved";
  version: number;
  table: Table;
  log: LogEntry[];
}

/** Who is here has changed: seats taken or left, people on or off line, a bot that thinks. */
export interface Room {
  type: "room";
  info: GameInfo;
  players: Player[];
  watchers: string[];
}

/** A new line, or one that has changed. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** What a seat would get; where nobody has the feature, what it would be worth to whoever had it (`seat` none). */
export interface Worth {
  seat: number | null;
  points: number;
  words: string;
}

/** The answer to `look`. `now` is what it would bring if the game ended now, `completed` what with the tiles it has
 * if it were completed (none for fields). `open` counts open ends, or empty squares around a building; `figures` are
 * numbers in `Table.figures`. `lines` say all this to people. `things` are what stands, lies or is printed there.
 */
export interface Feature {
  type: "feature";
  id: number;
  outline: string;
  title: string;
  kind: string;
  lines: string[];
  owners: number[];
  figures: number[];
  open: number;
  now: Worth[];
  completed: Worth[];
  things: ThingName[];
}

/** The answer to `fit`: which of the tiles left fit a square, and how likely (0 to 1) the next one laid is one. */
export interface Fits {
  type: "fits";
  id: number;
  x: number;
  y: number;
  tiles: TileLeft[];
  chance: number;
  words: string;
}

/** A message has been carried out (again: the same `key` is carried out once). */
export interface Done {
  type: "done";
  key: string;
  version: number;
}

/** A message was not carried out and nothing has changed. Codes: malformed, too_large, too_fast, stale, illegal,
 * not_your_seat, not_running, nothing_to_undo, chat_full, muted, not_allowed; lesson, where a guided game asks for
 * another choice and says why; unavailable and unknown, after which it may be sent again
 * with the same key; before the socket is closed: not_found, too_many_sockets.
 */
export interface Wrong {
  type: "wrong";
  code: string;
  message: string;
  key: string;
  version: number;
}

/** A clock has run out; the others choose by `Overtime`, and what more than half of them want is done. `votes` by
 * seat; whoever has voted may vote again.
 */
export interface TimeOut {
  type: "time_out";
  seat: number;
  votes: Record<number, string>;
}

/** A seat proposes to take back its last choice, or to end the game as a draw; `agreed` have agreed, the seat itself
 * among them. Without a seat: there is no proposal any more. It ends with the next choice.
 */
export interface Proposal {
  type: "proposal";
  seat: number | null;
  what: "undo" | "tie";
  agreed: number[];
}

export interface Pong {
  type: "pong";
}

export type ToPage = Welcome | Moved | Room | Said | Feature | Fits | Done | Wrong | TimeOut | Proposal | Pong;

/** `version` is the one the page knows; `key` is made up by the page, once for each click. */
export interface Choose {
  type: "choose";
  key: string;
  version: number;
  option: string;
}

/** Take back the last choice. Against computers alone: your last one, with all that followed, as often as you
 * like.
 */
export interface Undo {
  type: "undo";
  key: string;
  version: number;
}

/** The device has been passed to that seat. */
export interface Sit {
  type: "sit";
  seat: number;
}

export interface Say {
  type: "say";
  key: string;
  text: string;
}

/** Point at a segment: what is this, whose, and worth how much? */
export interface Look {
  type: "look";
  id: number;
  segment: string;
}

export interface Fit {
  type: "fit";
  id: number;
  x: number;
  y: number;
}

/** About a line of chat: remove it, mute whoever said it or end that, or report it to whoever runs the
 * server. The host may do this to everybody, who sits there to those who do not; everybody may remove their own lines,
 * and report others.
 */
export interface Moderate {
  type: "moderate";
  line: number;
  act: "remove" | "mute" | "unmute" | "report";
}

export interface Overtime {
  type: "overtime";
  seat: number;
  verdict: "wait" | "bot" | "end";
}

/** Propose to the others that you take back your last choice, with all that followed, or that the game ends as a
 * draw.
 */
export interface Propose {
  type: "propose";
  what: "undo" | "tie";
}

/** Agree to the proposal, or refuse it; who made it withdraws it by refusing. It is done when all people agree. */
export interface Reply {
  type: "reply";
  agrees: boolean;
}

/** Give up. Between two seats, or where no other person sits, the game is over; otherwise a computer player plays on
 * in your place.
 */
export interface Resign {
  type: "resign";
}

export interface Ping {
  type: "ping";
}

export type FromPage = Choose | Undo | Sit | Say | Moderate | Look | Fit | Overtime | Propose | Reply | Resign | Ping;

/** `id` without the square: `road:E`. `outline` is a path within the tile as it lies, `at` its anchor. `cell`
 * leads from the first square of the tile to the one by which the board names the segment.
 */
export interface SegmentShape {
  id: string;
  cell: [number, number];
  kind: string;
  outline: string;
  at: Point;
  rings: Point[][];
}

/** For pointing at parts of a tile that lies turned by a number of quarters. */
export interface TileShapes {
  segments: SegmentShape[];
}

/** `at`: a point in each of its parts, for the signs of its owners. */
export interface Field {
  outline: string;
  owners: number[];
  at: Point[];
}

/** All fields of the board as areas, with those who have most farmers in them. */
export interface Fields {
  fields: Field[];
}

/** Points after every choice that stands and by source, for the charts. `sources`: title, and points by seat. */
export interface History {
  versions: number[];
  scores: number[][];
  sources: ([string, number[]])[];
}

/** A game after a number of choices that stand, as everybody may see it; `last` is how many there are in all. */
export interface Moment {
  version: number;
  last: number;
  table: Table;
  log: LogEntry[];
}

/** A game of yours that is over. `mine`: your seats; `sources`: title, and points by seat, empty where there was no
 * time to look.
 */
export interface Finished {
  code: string;
  game: string;
  title: string;
  ended: string;
  names: string[];
  colours: string[];
  /** Of computer players; empty for people. */
  levels: string[];
  scores: number[];
  mine: number[];
  winners: number[];
  sources: ([string, number[]])[];
}

/** Some of your games that are over, the last ones first; `following` is where the next ones begin, if there are
 * any.
 */
export interface Finish {
  games: Finished[];
  following: number | null;
}

/** The whole log of a game. */
export interface LogBook {
  entries: LogEntry[];
}

/** Play a game on from one of its moments, in a game of its own: you at a seat, and at the others computer players
 * (of a level), whoever comes, or people at the same screen.
 */
export interface PlayOn {
  seat: number;
  others: "bot" | "open" | "here";
  level?: string;
}

/** What another module of the game does to a step: by a step of its own, or, without step and title, otherwise. */
export interface GuideBeside {
  step: string;
  owner: string;
  title: string;
  text: string;
}

/** A figure, token, building, sign or card. `symbol` names its drawing among the symbols of the page, or the card;
 * `tile`, of something that is only printed on tiles, the start of the address of one of them; each may be empty.
 */
export interface GuideThing {
  family: string;
  name: string;
  title: string;
  text: string;
  symbol: string;
  tile: string;
}

/** A drawn example: its id, below which its text and pictures are found. `beside`: the other modules in it. */
export interface GuideNamed {
  id: string;
  title: string;
  beside: string;
  can_be_played: boolean;
}

/** A picture of an example, `before` or `after` its choices, and how the players stand there, where that changes. */
export interface GuideBoard {
  moment: "before" | "after";
  title: string;
  standing: string;
}

/** A drawn example: the position, what happens there item by item, and why it came like this. `things` are the
 * figures and tokens in its pictures besides followers.
 */
export interface GuideExample {
  id: string;
  title: string;
  text: string;
  told: string[];
  done: string;
  boards: GuideBoard[];
  things: GuideThing[];
  can_be_played: boolean;
}

/** A step. `number`: its place in the printed play aid, or nothing. `module` is the slug of the module it belongs
 * to, `owner` the name of it. `kind`: somebody `must` or `may` carry it out, it happens by itself (`auto`), or it only
 * changes other steps (`rule`); `who` does it; both in words, too.
 */
export interface GuideLine {
  step: string;
  number: string;
  module: string;
  owner: string;
  title: string;
  text: string;
  example: string;
  kind: "must" | "may" | "auto" | "rule";
  who: string;
  kind_words: string;
  who_words: string;
  /** What it depends on, with commas: `sign NAME` on the tile just placed, `completed KIND` of a feature (`completed`:
   * of any), `action STEP` that is chosen in the figure phase; empty: on nothing.
   */
  when: string;
  /** What the calculator tells for it: the kind of feature, perhaps the building. */
  calculated: string;
  /** Whether another tile is played after it in the same turn. */
  again: boolean;
  /** What the other modules of the game do to it. */
  together: GuideBeside[];
  examples: GuideNamed[];
}

export interface GuidePhase {
  name: string;
  title: string;
  lines: GuideLine[];
}

export interface GuidePoints {
  name: string;
  module: string;
  owner: string;
  title: string;
  text: string;
}

/** A rule that can be chosen, and what is chosen. `usual`: it is what the rules say if nothing is agreed. */
export interface GuideRule {
  name: string;
  module: string;
  title: string;
  value: string;
  help: string;
  usual: boolean;
}

/** `art` is the start of the address of its pictures. `bag`: how many of them are in the bag at the beginning;
 * `things`: the buildings and signs on it.
 */
export interface GuideTile {
  art: string;
  count: number;
  bag: number;
  things: ThingName[];
}

/** What a module adds. `aside`: how many of its tiles leave the bag before the game, unseen. */
export interface GuidePart {
  slug: string;
  name: string;
  sentence: string;
  /** The id of the example that introduces it, or nothing. */
  show_me: string;
  things: GuideThing[];
  tiles: GuideTile[];
  aside: number;
}

/** `name` says which part of the play aid it is, `text` how to read it. */
export interface GuideSection {
  name: string;
  title: string;
  text: string;
}

/** Something on a tile that makes steps apply. */
export interface GuideSign {
  name: string;
  title: string;
  tile: string;
}

export interface GuideItem {
  title: string;
  count: number;
}

/** Something that is drawn by chance. `returns`: what is drawn goes back at once, as with a die; `open`: nothing is
 * drawn, people take what is due; `tiles`: the titles of the items are the starts of addresses of tiles.
 */
export interface GuideDeck {
  name: string;
  title: string;
  items: GuideItem[];
  returns: boolean;
  open: boolean;
  tiles: boolean;
}

/** A question of a calculator: how many of something are on the feature, at most. */
export interface GuideAsked {
  name: string;
  title: string;
  most: number;
  /** The buildings for which it is asked, in the calculator of buildings. */
  buildings: string[];
}

/** A building in a calculator: what of it is counted, up to how many, whether it can be completed, and whether it is
 * `whole` then, so that nothing is counted.
 */
export interface GuideBuilding {
  name: string;
  title: string;
  counted: string;
  most: number;
  completes: boolean;
  whole: boolean;
}

/** A calculator: `counted` asks how many tiles or cities there are, `buildings` which building it is. */
export interface GuideForm {
  kind: "road" | "city" | "monastery" | "field";
  title: string;
  counted: string;
  most: number;
  buildings: GuideBuilding[];
  asked: GuideAsked[];
}

/** What a feature is worth, item by item in words. */
export interface GuideWorth {
  points: number;
  words: string;
}

/** The whole play aid of a game. `heading`: for how many players, and with which modules. */
export interface GuideSheet {
  game: "carcassonne" | "cardcassonne";
  language: string;
  title: string;
  heading: string;
  made: string;
  players: number;
  modules: string[];
  sections: GuideSection[];
  preparation: GuidePhase;
  turn: GuidePhase[];
  final: GuidePhase;
  points: GuidePoints[];
  parts: GuidePart[];
  rules: GuideRule[];
  /** How many rounds a score sheet needs; 0 where points are counted on a track. */
  rounds: number;
  /** Those who play: the columns of a score sheet. */
  names: string[];
  signs: GuideSign[];
  decks: GuideDeck[];
  forms: GuideForm[];
}

/** An option in words, with the lead over the best of the others that its seat may expect, its chance to win, and
 * why.
 */
export interface JudgedOption {
  option: string;
  words: string;
  lead: number;
  chance: number;
  reasons: string[];
}

/** The version of the game for which a hint is wanted. */
export interface HintWish {
  version: number;
}

/** The best options for the seat that decides, the best one first. */
export interface Hint {
  version: number;
  options: JudgedOption[];
}

/** A choice that cost something. `moment`: how many choices were made before it; `lost` in points, `lost_chance` in
 * chances.
 */
export interface CostlyMove {
  moment: number;
  chosen: JudgedOption;
  best: JudgedOption;
  lost: number;
  lost_chance: number;
}

/** `luck`: by how many points what a seat drew was better than the mean of what it could have drawn, where that can
 * be told; `lost`: what it gave away by its choices.
 */
export interface SeatAnalysis {
  seat: number;
  luck: number | null;
  lost: number;
  worst: CostlyMove[];
}

/** `ready`: whether it is there already; else ask again. `moments` and `chances` are the curve: numbers of
 * choices, and the chances of all seats after each. `unjudged`: for how many choices there was no time.
 */
export interface GameAnalysis {
  ready: boolean;
  moments: number[];
  chances: number[][];
  seats: SeatAnalysis[];
  unjudged: number;
}
