// Written by `make types` from src/captable/server/wire.py; change it there.
// Times are milliseconds since 1970. A field with a question mark is left out where it has its default.

/** Where you are known, and how you can become so elsewhere. */
export interface Access {
  /** The latest seen first. */
  devices: KnownDevice[];
  /** When you made your recovery phrase; none if there is none. */
  phrase: number | null;
  passkeys: KnownPasskey[];
}

/** `POST /api/tournaments/{id}/bots`; for who organises it. */
export interface AddBot {
  bot: string;
}

/** Agree to another's undo, or not. */
export interface Answer {
  type: "answer";
  table: string;
  id: string;
  question: number;
  agree: boolean;
}

/** To a table of yours that has not begun. */
export interface AskAlong {
  table: string;
}

/** In a lesson: you have read what the coach says, take back a move that was not asked for, or go on alone. */
export interface AskCoach {
  type: "coach";
  table: string;
  id: string;
  wish: "alone" | "back" | "on";
  /** The step that you have read. */
  step?: number;
}

/** Ask what a bot would do in your place. Answered by `hint`, to you alone, or by `refused`. */
export interface AskHint {
  type: "hint";
  table: string;
  id: string;
}

/** A move that a person may think of and can't make now, and why. */
export interface Blocked {
  label: Message;
  why: Refusal;
  on?: string[];
  to?: string | null;
}

/** One that your turn reaches while its window is closed. */
export interface Browser {
  id: string;
  /** As among your devices. */
  name: string;
  made: number;
  /** It is the one that asks. */
  here: boolean;
}

/** `POST /api/tournaments/{id}/call-off`; for who organises it. */
export interface CallOff {
  table: string;
}

export interface CardCheck {
  faults: CardFault[];
}

export interface CardFault {
  /** From 1; 0 if no line is at fault. */
  line: number;
  why: Message;
}

/** A card file, as TOML. */
export interface CardText {
  text: string;
}

/** `POST /api/tournaments/{id}/challenge` */
export interface Challenge {
  entrants: number[];
}

/** A counter rose or fell. The changes of a move add up to what can be seen of that counter. */
export interface Change {
  counter: string;
  /** In the units of the counter: hundredths where its scale is 100. */
  by: number;
  /** Whose counter; none for one of the table. */
  seat?: number | null;
  /** The argument of the event's words that lists the factors behind it. */
  why?: string;
}

export interface Chat {
  type: "chat";
  table: string;
  id: string;
  text: string;
}

export interface ChatLine {
  number: number;
  seat: number;
  /** Plain text, never markup. */
  text: string;
  at: number;
}

/** A legal move as a person sees it. */
export interface Choice {
  move: number;
  label: Message;
  /** Pieces, zones or "seat-N" to click for it. */
  on?: string[];
  /** Where the piece goes: a zone to drop it on. */
  to?: string | null;
  /** Choices of one group are shown together, under the message `group`. */
  group?: string;
  /** Its kind in the game's table of moves, where a board has to know it. */
  kind?: string;
}

/** What the coach says now, for every client that shows it. */
export interface Coach {
  /** Read it and go on; make one of `moves`; watch what another does; take a move back or go on alone. */
  kind: "ask" | "read" | "strayed" | "watch";
  /** Named by who goes on, so that a step is not passed over by chance. */
  step: number;
  /** Of the texts, counted from 1. */
  page: number;
  pages: number;
  say: Message;
  point?: string[];
  moves?: number[];
  /** The game is free when this is read. */
  last?: boolean;
}

export interface Confirm {
  key: string;
}

export interface Confirmed {
  address: string;
}

export interface Considered {
  move: number;
  form: Record<string, unknown>;
  say: Message;
  /**
   * The mover's own chance after it, from what the mover knew; of a move that looked better than the best, but not
   *     clearly, the best one's.
   */
  chance: number;
  /** The same with all cards open. */
  open: number;
  /** Standard error of the difference to the best. */
  doubt: number;
  /** Where it is made on the board, as the mover saw it. */
  on?: string[];
  to?: string | null;
}

/** A figure that belongs to a seat, a piece or the table: chips, points, burnout. */
export interface Counter {
  id: string;
  value: number;
  name: Message;
  note?: Message | null;
  /** The most it can be, where there is a track to fill. */
  of?: number | null;
  /** The value, and `of`, are in 1/scale: 100 for hundredths. */
  scale?: number;
}

/** Everything about a step of a game, secrets included: only a server for your own machine tells it. */
export interface Debug {
  step: number;
  last: number;
  /** What led to it: "start", "move", "undo" … */
  kind: string;
  seat: number | null;
  move: Message | null;
  to_move: number[];
  revealed: boolean;
  digest: string;
  /** As JSON: what the game's `load` takes. */
  dump: string;
  views: DebugView[];
  events: Event[];
  moves: DebugMove[];
}

export interface DebugMove {
  seat: number;
  code: number;
  /** Its structured form, as JSON. */
  form: string;
  label: Message;
}

export interface DebugView {
  /** -1 for a spectator, -2 for all cards open. */
  seat: number;
  text: string;
  json: string;
}

/** A choice between several moves. */
export interface Decision {
  step: number;
  seat: number;
  /** Place in `moves`, whose first is the best. */
  chosen: number;
  gave_away: number;
  moves: Considered[];
  why: Message[];
}

/** All that a deck of a game is built of. */
export interface DeckBox {
  /** The seat option that takes a deck: a key of a ready one, or a text. */
  option: string;
  size: number;
  cards: DeckCard[];
  ready: ReadyDeck[];
}

/** A card that can be in a deck. */
export interface DeckCard {
  id: string;
  name: Message;
  /** All that is printed on it. */
  note: Message;
  /** In words: `<prefix>-type-<type>`. */
  type: string;
  /** In words: `<prefix>-rarity-<rarity>`. */
  rarity: string;
  cost: number;
  /** Copies that a deck may have. */
  most: number;
  /** What the game's own drawing of a card needs, as in the facts of a view. */
  printed: unknown;
}

/** What a deck text says, and every rule that it breaks. */
export interface DeckCheck {
  cards: Record<string, number>;
  broken: Refusal[];
}

/** A deck to be judged: lines such as `3 Phishing Phil`. */
export interface DeckText {
  text: string;
}

/** `POST /api/tournaments/{id}/drop`; for who organises it. */
export interface Drop {
  entrant: number;
  /** They may come back. */
  back?: boolean;
}

export interface EntrantInfo {
  name: string;
  /** The level of a bot. */
  bot?: string;
  left?: boolean;
  dropped?: boolean;
}

/**
 * Something that a move made happen: a public face, and private faces for seats that may know more.
 *
 * Words are for people. Programs go by `kind`, `changes` and the arguments of the words, which are not said twice.
 */
export interface Event {
  /** What everybody sees; none if only the seats in `privately` may notice. */
  say: Message | null;
  privately?: Record<number, Message>;
  clause?: string | null;
  travels?: Travel[];
  sheet?: Sheet | null;
  /** What happened: one of those that the game declares. */
  kind?: string;
  changes?: Change[];
}

/** The only time that it is told: whoever has it can read it. */
export interface FeedLink {
  path: string;
}

/**
 * Be sent a table: in your seat if you have one, else as a spectator. Answered by `table` with all there is.
 *
 * After a reconnection, name the last revision that you have: a view that you have already is not sent again.
 * Follow again without one to be sent everything whole.
 */
export interface Follow {
  type: "follow";
  table: string;
  revision?: number;
  /** Be sent what changed of the view and the info where that is known, in place of the whole. */
  changes?: boolean;
  /** How fast you want the bots to be. They are as slow as any player who is here wants them. */
  bots?: "fast" | "normal" | "slow";
}

/** Be sent the lobby, now and whenever it changes; or no more. */
export interface FollowLobby {
  type: "follow_lobby";
  on?: boolean;
}

/** A step of a replay. Frame 0 is the first position, frame k the one after entry k of the record. */
export interface Frame {
  kind: "concede" | "control" | "move" | "start" | "undo" | "withdraw";
  log?: LogLine[];
  seat?: number | null;
  /** Milliseconds since the game began. */
  at?: number;
  move?: Message | null;
  /** For `control`: "person", or the level of the bot that sits in. */
  by?: string;
}

/** Somebody with whom you have played. */
export interface Friend {
  /** One that only you can use. */
  key: string;
  /** As they are called now. */
  name: string;
  /** That you have finished together. */
  games: number;
  /** When the last of them ended; 0 where one runs. */
  last: number;
}

export interface Friends {
  /** Those with whom you played last come first. */
  friends: Friend[];
  blocked: Friend[];
}

export interface GameInfo {
  key: string;
  version: number;
  /** Before the ids of the game's messages: `su-name`, `su-pitch`, `su-option-…`. */
  prefix: string;
  fewest: number;
  most: number;
  minutes: [number, number];
  options: OptionInfo[];
  /** Chosen by each player alone when joining: a deck. */
  seat_options: OptionInfo[];
  simultaneous: boolean;
  teams: boolean;
  hidden: boolean;
  /** Levels, from the weakest to the strongest. */
  bots: string[];
  languages: string[];
  /** Whether there is a guided first game. */
  lesson: boolean;
  /** How many kinds of exercises there are to practise on: Ship It!'s puzzle, of each round. Often none. */
  exercises: number;
}

/** A stretch of a guide: text, or a picture of pieces with its caption. */
export interface GuideBlock {
  /** Markdown. */
  text: string;
  pieces?: Piece[];
  /** Of which of the `scenes` the pieces are. */
  scene?: number;
}

export interface GuidePart {
  title: string;
  blocks: GuideBlock[];
}

/** The best moves for your seat, the best first; all from what you know. */
export interface HintGiven {
  type: "hint";
  table: string;
  id: string;
  /** Of the view that it is about. */
  revision: number;
  ideas: HintIdea[];
}

/** A move that a bot would think of. */
export interface HintIdea {
  move: number;
  /** What it expects of the move, in per cent: 0 is lost, 100 is won. */
  result: number;
  /** How much of its thinking went into the move, in per cent. */
  explored: number;
  /** What speaks for the best move against the next one. */
  why: Message | null;
}

/** Somebody asks you to a table. */
export interface Invited {
  table: TableInfo;
  by: string;
  /** Of who asks, as among your friends. */
  key: string;
  at: number;
}

/** Take a seat, or change its private options when you have it already. No seat: the first free one. */
export interface Join {
  seat?: number | null;
  options?: Record<string, string | number | boolean | string[]>;
}

/** A browser in which you are known. */
export interface KnownDevice {
  id: string;
  /** What it says that it is, such as "Firefox, Linux"; empty if it says nothing known. */
  name: string;
  since: number;
  seen: number;
  /** It is the one that asks. */
  here?: boolean;
}

/** A key on a device of yours that opens you. */
export interface KnownPasskey {
  id: string;
  /** Of the device on which it was made, as among your devices. */
  name: string;
  made: number;
}

export interface Lab {
  /** Yours, the latest first. */
  runs: LabRun[];
  most_games: number;
  /** Bytes of a card file. */
  most_cards: number;
  /** Runs that are played at the same time; others wait. */
  at_once: number;
}

/** So many games had from `low` to `high` moves. */
export interface LabColumn {
  low: number;
  high: number;
  games: number;
}

/** A share with the interval that holds the truth with 95 % certainty. */
export interface LabFigure {
  value: number;
  low: number;
  high: number;
}

export interface LabName {
  name: string;
}

export interface LabPicture {
  games: number;
  /** By language. */
  verdicts: Record<string, LabVerdict[]>;
  seats: LabFigure[];
  /** Who came first to the turn, who second, … */
  order: LabFigure[];
  /** The chance of who leads to win. */
  course: LabPoint[];
  lengths: LabColumn[];
}

export interface LabPoint {
  /** Which part of the game is over. */
  at: number;
  won: LabFigure;
}

export interface LabRun {
  id: string;
  name: string;
  game: string;
  players: number;
  made: number;
  /** Played so far. */
  games: number;
  /** In all, with those of stronger bots. */
  wanted: number;
  state: "done" | "failed" | "playing" | "stopped" | "waiting";
  /** Why, in English. */
  failed: string;
  /** Whether you may stop, name and delete it. */
  mine: boolean;
  /** Whether it has a card file of its own. */
  edited: boolean;
}

export interface LabRunInfo {
  run: LabRun;
  asked: NewLabRun;
  /** None until the first games are over. */
  picture: LabPicture | null;
}

export interface LabVerdict {
  question: string;
  /** `good`, `fair` (noticeable), `bad`, or `open`: not known yet. */
  colour: string;
  /** The colour in a word. */
  mark: string;
  title: string;
  figure: string;
  interval: string;
  text: string;
}

/** A guided first game, against bots, at once. */
export interface Learn {
  game: string;
}

export interface Lobby {
  /** Public tables with a free seat, newest first. */
  open: TableInfo[];
  /** Your tables: those where you are to move first, then running, open and finished ones. */
  mine: TableInfo[];
  /** Public tables to watch. */
  running: TableInfo[];
}

export interface LobbyChanged {
  type: "lobby";
  lobby: Lobby;
}

/** Something that happened, as your seat saw it. */
export interface LogLine {
  /** Where to jump to: a revision of your view, or the number of a frame in a replay. */
  moment: number;
  say: Message;
  clause?: string;
  travels?: Travel[];
  sheet?: Sheet | null;
  /** The lines from that moment up to this line were taken back. */
  voids?: number | null;
  /** Where `voids` goes no further than that moment, and the lines after it stand. */
  until?: number | null;
  /** What happened; each game has its own kinds. */
  kind?: string;
  /** The figures that it changed. */
  changes?: Change[];
}

/** An address that a letter is to go to. */
export interface MailWish {
  address: string;
  language: "en" | "fr";
}

/** A game of a tournament. Entrants are told by their place in `entrants`; -1 is a bot that fills a seat. */
export interface MatchInfo {
  round: number;
  seats: number[];
  /** The points that each had before this round. */
  before: number[];
  /** How many pairs of them had met in an earlier round. */
  again?: number;
  table?: string;
  /** Nobody plays: a round without a game, or one that counts as a victory. */
  idle?: "" | "bye" | "rest";
  places?: number[] | null;
  points?: number[] | null;
  /** It was given up, and counts for nobody. */
  void?: boolean;
}

/** The person that the server recognises you as: a guest. */
export interface Me {
  id: string;
  name: string;
  /** False while the name is one that the server made up. */
  named: boolean;
  /** The server tells secrets to whoever sits at its machine: it is for writing a game. */
  debug: boolean;
}

/** A Fluent message id and its arguments. `Message("seat", {"seat": 2})` is the name of a player. */
export interface Message {
  id: string;
  args?: Record<string, number | string | Message | Message[]>;
}

/** A choice of yours that gave something away. */
export interface Mistake {
  table: string;
  game: string;
  seat: number;
  /** When that game ended. */
  ended: number;
  /** Of the replay: the position in which you chose. */
  frame: number;
  decision: Decision;
}

/** Your view as it was at an earlier revision, for jumping back from the log. */
export interface Moment {
  moment: number;
  view: View;
}

/** Make a move. Answered by `table` with its id in `done` once it is on disk, by `refused`, or by `stale`. */
export interface Move {
  type: "move";
  table: string;
  /** Yours, new for each move. Send the same again if you don't know whether it arrived. */
  id: string;
  /** Of the view in which you chose it. */
  revision: number;
  move: number;
}

/** Let a player chat no more, or again. */
export interface Mute {
  seat: number;
  on?: boolean;
}

/** Games to be played by bots, so that a report can be made of them. */
export interface NewLabRun {
  name: string;
  game: string;
  players: number;
  games: number;
  /** Round the table; fewer than there are seats are repeated. */
  bots: string[];
  /** Runs with the same seed are dealt the same cards, so that small differences show. */
  seed?: string;
  options?: Record<string, string | number | boolean | string[]>;
  /** The private options of each seat; none for every ready-made deck in turn. */
  seat_options?: (Record<string, string | number | boolean | string[]>)[];
  /** An edited card file; empty for the game's own. */
  cards?: string;
  /** Play a hundredth as many games with stronger bots, to be told where they disagree. */
  strong?: boolean;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number | boolean | string[]>;
  /** Seconds for each move, or for all moves of a seat where the terms say so; none for no clock. */
  clock?: number | null;
  /** When the clocks stand still, and what it costs to be late. */
  terms?: Terms;
  /** Whether the lobby lists it; a table that is not listed is found by its link only. */
  public?: boolean;
  /** Whether you take the first seat for a person yourself. */
  sit?: boolean;
  /** Whether players may ask what a bot would do in their place. */
  hints?: boolean;
  /** The private options of that seat. */
  seat_options?: Record<string, string | number | boolean | string[]>;
}

/** `POST /api/tournaments` */
export interface NewTournament {
  plan: Plan;
  /** You take part. */
  join?: boolean;
  seat_options?: Record<string, string | number | boolean | string[]>;
}

/** What makes another device yours, once: the page /open#TOKEN sends it back in `OpenWith`. */
export interface OneTimeLink {
  token: string;
  until: number;
}

/** The token of a one-time link, or a recovery phrase. */
export interface OpenWith {
  key: string;
}

export interface Opponent {
  /** To ask for the games with them; of a person, one that only you can use. */
  key: string;
  /** As they were called at that table. */
  name: string;
  bot: boolean;
}

/** An option of a table. Its texts: `<prefix>-option-<key>`, `…-note`, and `…-<choice>`, `…-<choice>-note`. */
export interface OptionInfo {
  key: string;
  default: string | number | boolean | string[];
  choices?: (string | number | boolean)[];
  low?: number | null;
  high?: number | null;
  /** Several choices at once, as a list. */
  many?: boolean;
  /** Takes a text of the player's own too, such as a deck. */
  text?: boolean;
}

/** How a game ended. Place 1 has won; equal places are shared. */
export interface Outcome {
  places: number[];
  scores: number[];
  reason: Message;
  sheet?: Sheet | null;
  teams?: number[] | null;
  scale?: number;
}

/** A finished game of yours. */
export interface OwnGame {
  table: TableInfo;
  opponents: Opponent[];
}

export interface OwnGames {
  /** Your tables that run or are open; those where you are to move first. */
  going: TableInfo[];
  /** The latest first. */
  finished: OwnGame[];
  /** To be asked for what comes after these; none if that is all. */
  before: number | null;
}

/** What others see of you. */
export interface OwnPage {
  /** Of its link, `/p/{id}`; empty while there is none. */
  id: string;
  shows: ("games" | "strength")[];
}

/** A tournament that you organise or where you take part. */
export interface OwnTournament {
  id: string;
  title: string;
  game: string;
  format: "ladder" | "robin" | "swiss";
  status: "open" | "over" | "running";
  entrants: number;
  round: number;
  rounds: number;
  yours?: boolean;
  /** Where your game of it runs. */
  table?: string;
}

/** What `navigator.credentials` gave, with bytes as base64url. */
export interface PasskeyAnswer {
  credential: Record<string, unknown>;
}

/** What `navigator.credentials` is given, with bytes as base64url. */
export interface PasskeyQuestion {
  options: Record<string, unknown>;
}

/** A card, chip or token in a visible place. The id names the place, never the hidden thing in it. */
export interface Piece {
  id: string;
  /** Which picture; "back" for a card seen from behind. */
  face: string;
  name: Message;
  note?: Message | null;
  counters?: Counter[];
  /** States a board can draw: "spent", "hit-2". */
  marks?: string[];
  /** Pieces attached to this one. */
  under?: Piece[];
  /** What a general board prints large on it: "7", "♣"; at most three characters, and made of the name if left out. */
  sign?: string;
  /** A hint for a general board, beside what the name says; by lot from the face if left out. */
  colour?: "" | "blue" | "green" | "grey" | "orange" | "purple" | "red" | "yellow";
}

export interface Ping {
  type: "ping";
}

/** What was agreed before the first round. */
export interface Plan {
  title: string;
  game: string;
  format: "ladder" | "robin" | "swiss";
  /** At a table. */
  seats?: number;
  /** Of a Swiss tournament; with none, as many as it takes to have one winner. */
  rounds?: number;
  options?: Record<string, string | number | boolean | string[]>;
  /** Seconds for a move, or for all moves of a seat where the terms say so. */
  clock?: number | null;
  terms?: Terms;
  /** The level of the bots that take empty seats; empty for none. */
  fill?: string;
  hints?: boolean;
  /** A round begins when the one before is over. */
  auto?: boolean;
}

/** You against bots, at once. Zero players: as few as the game allows. */
export interface PlayNow {
  game: string;
  players?: number;
  bot?: string;
  options?: Record<string, string | number | boolean | string[]>;
  /** The private options of your own seat. */
  seat_options?: Record<string, string | number | boolean | string[]>;
}

/** A turning point. */
export interface Point {
  step: number;
  kind: "choice" | "luck";
  /** Whose choice it was, or whose chance it moved most. */
  seat: number;
  by: number;
  /** Of luck, what that seat was told then: the card that it drew, what others showed. */
  told?: Message[];
}

export interface Pong {
  type: "pong";
  now: number;
}

export interface Practice {
  /** Of seat 0, after the moves. */
  view: View;
  /** The best solution that is known, once one's own is sent. */
  best?: View | null;
}

/** An exercise, and the moves that were made in it. The same number gives the same exercise to everyone. */
export interface Practise {
  kind: number;
  number: string;
  moves?: number[];
}

/** The body of every answer that is not 2xx, and the reason in `refused`. */
export interface Problem {
  say: Message;
  /** The same in English words, for people with curl. */
  text: string;
  /** The rule behind it, where it is a rule. */
  clause: string;
  /** Every rule that is broken, where there can be several: a deck's. */
  broken?: Refusal[];
}

/** A finished game of somebody's, without the others' names. */
export interface PublicGame {
  game: string;
  ended: number;
  place: number;
  /** The others who are people. */
  people: number;
  bots: number;
}

/** `GET /api/people/{id}` */
export interface PublicPage {
  name: string;
  /** None where they are not shown. */
  ratings: Rating[] | null;
  /** The latest first; none where they are not shown. */
  games: PublicGame[] | null;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Legal moves that differ by a number: value v is the move `first + (v - low) // step`. */
export interface Range {
  first: number;
  low: number;
  high: number;
  label: Message;
  step?: number;
  on?: string[];
}

export interface RatedGame {
  at: number;
  mean: number;
  deviation: number;
}

/** Your strength at a game: everybody begins at 25 ± 8.3, and the ± shrinks with every game. */
export interface Rating {
  game: string;
  against: "bots" | "people";
  games: number;
  mean: number;
  deviation: number;
  /** After each of the latest games, the earliest first. */
  history: RatedGame[];
}

/** How your turn reaches you. */
export interface Reach {
  wishes: Wishes;
  /** False while these are the usual ones, which nobody chose. */
  said: boolean;
  /** The key that a browser asks for when it subscribes to pushes. */
  push_key: string;
  browsers: Browser[];
  /** The address that you confirmed; empty if there is none. None where this server sends no letters. */
  mail: string | null;
  /** When you made the link of your feed; none if there is none. */
  feed: number | null;
  /** How many notices you were sent. */
  told: Record<"feed" | "mail" | "push", ToldSoFar>;
}

/** Its texts are those of the choice `key` of the option. */
export interface ReadyDeck {
  key: string;
  /** Copies by card. */
  cards: Record<string, number>;
}

/** The only time that it is told: the server keeps a hash of it. */
export interface RecoveryPhrase {
  words: string;
}

/** Why a move is not allowed: the clause that forbids it, and the reason. */
export interface Refusal {
  clause: string;
  say: Message;
}

/** Nothing was done, and why. Without an id it answers a message that could not be read or that came too soon. */
export interface Refused {
  type: "refused";
  problem: Problem;
  table?: string;
  id?: string;
}

/** Take somebody's seat before the game, or stop keeping a free one. They can't come back. */
export interface Remove {
  seat: number;
}

export interface Rename {
  name: string;
}

export interface Replay {
  table: TableInfo;
  /** The seat whose view it is; -1 for a spectator, -2 for all hands open. */
  seat: number;
  frames: Frame[];
}

export interface Resign {
  type: "resign";
  table: string;
  id: string;
}

/** All chances are in ten-thousandths; those of all sides add up to 10,000. */
export interface Review {
  format: number;
  game: string;
  version: number;
  captable: string;
  level: string;
  seed: string;
  /** Whether chances were fitted to games of so many players. */
  fitted: boolean;
  players: number;
  names: string[];
  sides: number[][];
  /** How many entries of the record were played at each position. */
  entries: number[];
  /** At each position, in the eyes of each seat, the chance of each side. */
  known: number[][][];
  open: number[][];
  steps: Told[];
  decisions: Decision[];
  points: Point[];
  summaries: Summary[];
  /** Steps. */
  worth_a_look: number[];
}

/** A line of a score sheet: one figure a seat (none where it does not apply). */
export interface Row {
  label: Message;
  values: (number | null)[];
  note?: Message | null;
  strong?: boolean;
  /** What it counts, for a board that shows it in its own way. */
  id?: string;
}

export interface Rules {
  game: string;
  language: string;
  title: string;
  intro: string;
  sections: RulesSection[];
  /** How to play, told to people; empty for a game that brings its clauses only. */
  guide: GuidePart[];
  /** The positions that the guide's pieces are taken from. */
  scenes: View[];
}

export interface RulesClause {
  id: string;
  /** Markdown of one paragraph or more, paragraphs an empty line apart. */
  text: string;
}

export interface RulesSection {
  /** "SU-2", or empty for a part without a number. */
  id: string;
  title: string;
  intro: string;
  clauses: RulesClause[];
}

export interface Seat {
  seat: number;
  to_move?: boolean;
  out?: boolean;
  team?: number | null;
  counters?: Counter[];
  /** What this viewer knows about that seat, in words. */
  notes?: Message[];
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "free" | "person";
  /** Plain text; empty for a free seat. */
  name?: string;
  /** The level of the bot that plays here now: a bot's own seat, or one where it sits in for an absent person. */
  bot?: string;
  /** A person who is connected now. */
  here?: boolean;
  /** The host lets this player chat no more. */
  muted?: boolean;
  /** The person for whom a rematch reserves this free seat; empty if you may take it. */
  kept_for?: string;
  /** A bot sits in at this time (milliseconds since 1970) unless the person is back. */
  warned_until?: number | null;
  resigned?: boolean;
}

/** Who should sit in a seat of a new table. */
export interface SeatWish {
  kind: "bot" | "person";
  /** The level of a bot; empty for the weakest. */
  bot?: string;
}

/** How the points came about, line by line. */
export interface Sheet {
  title: Message;
  rows: Row[];
  /** Figures are in 1/scale: 1000 for thousandths. */
  scale?: number;
  clause?: string | null;
}

/** What you want others to see of you; nothing, and you have no page. */
export interface Shown {
  shows: ("games" | "strength")[];
}

/** Show it for a few seconds; nothing says when it stops. */
export interface SomebodyTypes {
  type: "typing";
  table: string;
  seat: number;
}

/** Your move was chosen in a view that has changed since; the current one follows, whole. Nothing was played. */
export interface Stale {
  type: "stale";
  table: string;
  id: string;
  revision: number;
}

export interface Standing {
  entrant: number;
  place: number;
  points: number;
  /** The points of those whom they met: the average at each table, added up. */
  opponents: number;
  /** The same, counting whom they beat, and half of it whom they tied with. */
  beaten: number;
  /** Tables where nobody was before them. */
  wins: number;
  games: number;
}

/** Begin. With `fill`, bots of that level take the seats that are free. */
export interface Start {
  fill?: boolean;
  bot?: string;
}

/** Notices of that way are sent no more. */
export interface Stopped {
  way: "feed" | "mail" | "push";
}

/** Where and for whom to encrypt, as the browser says it. */
export interface Subscription {
  endpoint: string;
  keys: PushKeys;
}

/** A player's game: where the chance began and ended, and the three that moved it. They add up. */
export interface Summary {
  seat: number;
  began: number;
  ended: number;
  /** By own choices, as a loss; 0 or less. */
  given_away: number;
  /** By others' choices. */
  gifts: number;
  luck: number;
  decisions: number;
  best: number;
}

/**
 * All that changed at a table for you, in one message; what did not change is left out.
 *
 * Clients that asked for it get `changes` and `info_changes` instead of `view` and `info`: lists as in `docs/wire.md`.
 */
export interface TableChanged {
  type: "table";
  table: string;
  /** Who sits where, whose turn it is, clocks, undo and rematch. */
  info?: TableInfo;
  info_changes?: unknown[][];
  /** Of your view; 0 while there is none. */
  revision?: number;
  view?: View;
  changes?: unknown[][];
  /** The log lines since the last that you were sent. */
  log?: LogLine[];
  /** The lines replace all that you have, rather than follow them. */
  whole_log?: boolean;
  chat?: ChatLine[];
  whole_chat?: boolean;
  /** The id of your wish that is done by this, and on disk. */
  done?: string;
}

/** A table as you may see it from the outside. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  /** Open for players; being played; finished; given up. */
  status: "closed" | "open" | "over" | "running";
  seats: SeatInfo[];
  options: Record<string, string | number | boolean | string[]>;
  public: boolean;
  /** Milliseconds since 1970, like all times here. */
  created: number;
  /** Your seat. */
  you?: number | null;
  /** What you chose for your seat; nobody else is told. */
  seat_options?: Record<string, string | number | boolean | string[]>;
  /** You made it, so you may start it. */
  yours?: boolean;
  /** All seats are taken: it can start. */
  ready?: boolean;
  /** Seconds for each move, or for all moves of a seat where the terms say so. */
  clock?: number | null;
  /** When its clocks stand still, and what it costs to be late. */
  terms?: Terms;
  /**
   * Milliseconds that each seat had left when it moved last, where there is a bank. Of the others only where that
   *     gives nothing away.
   */
  banks?: Record<number, number>;
  /** Table time (`View.deadline`) counts from here. */
  started?: number | null;
  ended?: number | null;
  to_move?: number[];
  /** When the clock of a seat to move runs out. Of the others only where their clock gives nothing away. */
  deadlines?: Record<number, number>;
  /**
   * Seats to move whose bot waits for its turn to think, since others' bots come first. Not told where everybody
   *     chooses in secret.
   */
  bots_waiting?: number[];
  /** Whether you may take your last move back now: at once, or if everyone agrees. */
  undo?: "" | "ask" | "free";
  question?: UndoQuestion | null;
  /** SHA-256 of `"captable seed " + seed`, published when the game starts. */
  seed_hash?: string;
  /** Published when the game is over. */
  seed?: string;
  /** Each seat's place, when the game is over. */
  places?: number[] | null;
  /** The id of the table where it goes on. */
  rematch?: string;
  /** Whether you may ask what a bot would do in your place. */
  hints?: boolean;
  /** The id of the tournament of which it is a game. */
  tournament?: string;
  /** A lesson is given here, and is not over. */
  lesson?: boolean;
  /** What the coach says to you now. */
  coach?: Coach | null;
}

/** A finished game looked at again, or how far that has come. Chances are in ten-thousandths. */
export interface TableReview {
  level: string;
  state: "done" | "failed" | "none" | "working";
  /** While it is made: at each position each seat's chance in its own eyes; empty where nobody has looked yet. */
  found: number[][];
  review: Review | null;
}

/** You are back: the bot that sat in for you leaves. */
export interface TakeBackSeat {
  type: "take_back_seat";
  table: string;
  id: string;
}

/** Beside the time for a move: a bank, when the clocks stand still, and what it costs to be late. */
export interface Terms {
  /** The time is for all moves of a seat together, and not for each. */
  bank?: boolean;
  /** From when to when no clock runs. */
  night?: [number, number] | null;
  /** No clock runs on Saturdays and Sundays. */
  weekends?: boolean;
  /** The first and the last day of a break in which no clock runs. */
  away?: [number, number] | null;
  /** Minutes by which the table's day is ahead of UTC. */
  zone?: number;
  /** When the time is up, a bot sits in; or the seat is lost. */
  late?: "bot" | "lost";
}

/**
 * A step of the game, and whose doing what it moved was.
 *
 * `choice` is what the mover's move did to each side's chance, against the mover's best move, from what the mover
 * knew. `luck` is the rest: cards, dice, what others had hidden. Both add up to the whole movement.
 */
export interface Told {
  entry: number;
  seat: number;
  kind: string;
  form: Record<string, unknown> | null;
  say: Message;
  choice: number[];
  /** In the eyes of each seat. */
  luck: number[][];
  open_luck: number[];
}

/** By one way. */
export interface ToldSoFar {
  last: number;
  times: number;
}

/** `GET /api/tournaments/{id}`: all of it, for whoever has the link. */
export interface TournamentInfo {
  id: string;
  plan: Plan;
  status: "open" | "over" | "running";
  made: number;
  entrants: EntrantInfo[];
  /** The best first. */
  standings: Standing[];
  matches: MatchInfo[];
  /** The one that was begun last. */
  round: number;
  rounds: number;
  /** The entrants on a ladder, from the top. */
  rungs?: number[];
  ended?: number | null;
  /** Which entrant you are. */
  you?: number | null;
  /** You organise it. */
  yours?: boolean;
  /** What you chose for your seats. */
  seat_options?: Record<string, string | number | boolean | string[]>;
  /** Whom you may challenge. */
  reach?: number[];
  /** Why the next round can't begin now. */
  waits?: Message | null;
}

/** A piece went from one place to another; both are ids of pieces, zones or seats in the view. */
export interface Travel {
  from: string;
  to: string;
}

/** Go on from a frame of a finished game, at a table of your own against bots. */
export interface TryAgain {
  frame: number;
  /** Whose place you take. */
  seat: number;
  /** The level of those who take people's places. */
  bot?: string;
}

/** Say that you are writing in the chat: once every few seconds while you do. */
export interface Typing {
  type: "typing";
  table: string;
}

/** Take your last move back, and all that came after it. Asks the others where it isn't free. */
export interface Undo {
  type: "undo";
  table: string;
  id: string;
}

/** Somebody wants to take a move back across something that was shown; every other person must agree. */
export interface UndoQuestion {
  id: number;
  seat: number;
  /** The seats whose answer is missing. */
  waiting: number[];
  /** No answer by then is a no. */
  until: number;
}

export interface Unfollow {
  type: "unfollow";
  table: string;
}

/** All that one seat may know, arranged so that any board can draw it. */
export interface View {
  game: string;
  version: number;
  /** Whose view; SPECTATOR or OPEN otherwise. */
  seat: number;
  prompt: Message;
  seats: Seat[];
  zones: Zone[];
  counters?: Counter[];
  choices?: Choice[];
  ranges?: Range[];
  blocked?: Blocked[];
  deadline?: number | null;
  outcome?: Outcome | null;
  /** What only the game's own board can draw: `Facts`. */
  facts?: unknown;
}

/** The first message of every connection. */
export interface Welcome {
  type: "welcome";
  me: Me;
  /** Of the server; when it changed, the client loads itself anew. */
  version: string;
  /** The server's clock, to show deadlines right on a device whose own is wrong. */
  now: number;
  /** Whether it has a designers' lab. */
  lab?: boolean;
}

/** How somebody wants to be told. */
export interface Wishes {
  push: "at once" | "daily" | "hourly" | "off";
  mail: "at once" | "daily" | "hourly" | "off";
  /** When they are told of a whole day. */
  daily: number;
  /** From when to when they are told nothing. */
  quiet: [number, number] | null;
  /** Whose hours these are: a name of the time zone database. */
  zone: string;
  language: "en" | "fr";
}

/** A place on the table that holds pieces. */
export interface Zone {
  id: string;
  /** How a board lays it out: "row", "hand", "pile" (only its size matters), "stack" (by face) or "grid". */
  kind: string;
  name: Message;
  owner?: number | null;
  pieces?: Piece[];
  /** Cards in it, where they are not shown one by one. */
  count?: number | null;
  note?: Message | null;
}

export type ClientMessage =
  | Answer
  | AskCoach
  | AskHint
  | Chat
  | Follow
  | FollowLobby
  | Move
  | Ping
  | Resign
  | TakeBackSeat
  | Typing
  | Undo
  | Unfollow;

export type ServerMessage =
  | HintGiven
  | LobbyChanged
  | Pong
  | Refused
  | SomebodyTypes
  | Stale
  | TableChanged
  | Welcome;

export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 500;
export const LONGEST_ID = 40;
export const LONGEST_RUN_NAME = 60;
export const CLOSE_RESTARTING = 1012;
export const CLOSE_TOO_SLOW = 1013;
export const CLOSE_NOT_WELCOME = 4003;
export const CLOSE_TOO_MUCH = 4008;
