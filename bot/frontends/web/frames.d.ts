// What goes over the WebSocket, made of frames.py by `make frames`: change it there.

export type Tone = "plain" | "primary" | "success" | "danger";

export type Verb = "invite" | "computer" | "hint" | "analysis" | "accept" | "decline" | "withdraw" | "terms" | "terms-yes" | "board" | "pick" | "play" | "tap" | "resign" | "resign-yes" | "huff" | "huff-yes" | "claim" | "pause" | "pause-no" | "resume" | "draw" | "draw-yes" | "draw-no" | "stop-yes" | "takeback" | "takeback-yes" | "takeback-no" | "retry" | "hints-yes" | "hints-no" | "public" | "public-no" | "plan" | "plan-yes" | "plan-no" | "plans" | "setup" | "setup-yes" | "setup-no" | "rematch" | "block" | "unblock" | "more" | "words" | "rules" | "why" | "uncaught" | "learn" | "record" | "fairness" | "replay" | "animation" | "still" | "games" | "profile" | "top" | "event" | "settings" | "group" | "help" | "forget-yes" | "link-yes" | "link-no" | "link-undo" | "sessions-end" | "recovery" | "meant" | "mute" | "unmute" | "report" | "reports" | "calendar";

/** Typed text to be answered or completed; `here` is the match that the person used last. */
export interface TextFrame {
  kind: "hear" | "complete";
  n: number;
  text: string;
  here?: string | null;
}

/** A pressed button or square, possibly forged. */
export interface PressFrame {
  kind: "press";
  n: number;
  control: string;
}

/** Where the push service of the browser's maker takes notifications, and the browser's keys. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Switches notifications of this browser on or off. */
export interface PushFrame {
  kind: "push";
  subscription: Subscription | null;
}

/** The first frame of a page inside another platform: the token of its session. */
export interface SessionFrame {
  kind: "session";
  token: string;
}

/** Sent by a page that returns to the foreground, to see whether the connection is alive. */
export interface PingFrame {
  kind: "ping";
}

/** A button: the control to press, and what that does, to which match. */
export interface Choice {
  id: string;
  label: string;
  tone: Tone;
  verb: Verb;
  match: string | null;
  rare: boolean;
}

/** A player, as in `MatchView`. */
export interface Seat {
  name: string;
  acts: boolean;
  taken: number;
  left: number | null;
}

/** A button with a fixed place; it has no control if it leads nowhere. */
export interface Way {
  id: string | null;
  label: string;
}

/** A square to press. */
export interface Spot {
  square: string;
  id: string;
  label: string;
}

/** A picture's address, its words for those who cannot see it, its size in pixels. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** A symbol of the panel beneath a board; lengths are in pixels of the picture.
 *
 * `number` is what is written, if the name is `count`. */
export interface Symbol {
  name: string;
  number: number;
  left: number;
  top: number;
  side: number;
}

/** A board that the page draws.
 *
 * `src` is the picture of the empty one, `back` the same from the other side.
 * `sheet` is the address of the symbols of the `theme`. `squares` says which of them are on
 * each square that is not empty, from the bottom up; a planned piece begins with a `?`.
 * The corner of the squares at `left` and `top` and the side of one, `cell`, are in pixels
 * of the picture. `path` is the last move. */
export interface Board {
  src: string;
  alt: string;
  width: number;
  height: number;
  back: string;
  theme: string;
  sheet: string;
  files: number;
  ranks: number;
  flipped: boolean;
  left: number;
  top: number;
  cell: number;
  squares: Record<string, string>;
  panel: Symbol[];
  path: string[];
}

/** A board to look at; one with a `name` can be saved, one with `spots` can be pressed. */
export interface Figure {
  src: string;
  alt: string;
  width: number;
  height: number;
  name: string | null;
  spots: Spot[] | null;
  board: Board | null;
}

/** A match in moving pictures; `still` is the address of its last frame. */
export interface Film {
  src: string;
  alt: string;
  width: number;
  height: number;
  name: string;
  still: string;
}

/** A text to be kept, and its file name. */
export interface Document {
  name: string;
  text: string;
}

/** A whole text to type, and what it means. */
export interface Completion {
  text: string;
  label: string | null;
}

/** A match as the reader sees it, as in `MatchView`; times are in milliseconds.
 *
 * `tap` and a square make the control that asks why that is not a spot. `picked` is the square
 * picked first. `ply` is the number of the last of the `moves`. `result` is `won`,
 * `lost`, `draw`, `seen` by others, or empty. `drawn` is the code of a set-up that is
 * being drawn: with a control to draw one it makes the control that goes on drawing. `next`
 * says for a piece that can be picked which squares may come next, separated by spaces;
 * `plays_at_once` tells that the next one usually plays the move. In the `lobby` are
 * other people's open challenges. `link` is where anyone may watch, or empty. */
export interface Post {
  match: string;
  turn: number;
  headline: string;
  notes: string[];
  picture: Board | null;
  ways: Way[][];
  choices: Choice[];
  spots: Spot[];
  yours: boolean;
  over: boolean;
  moment: number | null;
  tap: string;
  picked: string;
  drawn: string;
  until: number | null;
  moves: string[];
  ply: number;
  seats: Seat[];
  thinks: boolean;
  result: string;
  chat: string[];
  may_say: boolean;
  next: Record<string, string>;
  plays_at_once: boolean;
  lobby: boolean;
  link: string;
}

/** A game to choose, and the ways to begin it. */
export interface GameCard {
  name: string;
  about: string;
  length: string;
  picture: Picture | null;
  ways: Choice[];
}

/** Something to go on with, such as the puzzle of the day. */
export interface Offer {
  title: string;
  about: string;
  picture: Picture | null;
  way: Choice;
}

/** What a person can begin with, and the aim of the first game.
 *
 * It is `fresh` if they have no match yet. */
export interface Opening {
  ways: Choice[];
  aim: string;
  offers: Offer[];
  games: GameCard[];
  fresh: boolean;
}

/** The first frame: who one is, all present matches, the server's time, the key for push. */
export interface Hello {
  kind: "hello";
  name: string;
  language: string;
  texts: Record<string, string>;
  posts: Post[];
  words: Completion[];
  opening: Opening;
  now: number;
  push: string | null;
}

/** A move on the board of a first visit: what to do, the square to press, what was done. */
export interface FirstStep {
  task: string;
  before: Board;
  square: string;
  label: string;
  after: Board;
  done: string;
}

/** The first frame to a browser without an account, and what is sent when one is deleted. */
export interface Stranger {
  kind: "stranger";
  texts: Record<string, string>;
  language: string;
  invitation: boolean;
  first: FirstStep[];
  ways: Choice[];
}

/** The answer to a frame that came to nothing. */
export interface ErrorReply {
  kind: "error";
  n: number | null;
  text: string;
}

/** A match has changed; without a post it is removed. `call` rings. */
export interface PostUpdate {
  kind: "post";
  match: string;
  post: Post | null;
  news: string | null;
  call: boolean;
}

/** The answer to a frame; a frame that the server sends by itself has no number.
 *
 * A `step` is on the way to a move. `join` is the path of a challenge's link. `shared` is a
 * text to copy or to post. `until` is when the time for it runs out, in milliseconds. */
export interface Reply {
  kind: "answer";
  n: number | null;
  lines: string[];
  post: Post | null;
  step: boolean;
  figure: Figure | null;
  film: Film | null;
  block: string;
  document: Document | null;
  shared: string;
  until: number | null;
  choices: Choice[];
  refused: boolean;
  join: string | null;
  page: boolean;
  forgotten: boolean;
}

/** Completions of typed text. */
export interface Completions {
  kind: "completions";
  n: number;
  items: Completion[];
}

/** Whether this browser gets notifications. */
export interface PushState {
  kind: "push";
  on: boolean;
}

/** The answer to a ping. */
export interface Pong {
  kind: "pong";
}

/** Sent every two seconds while an answer takes longer. */
export interface Busy {
  kind: "busy";
}

export type Frame = TextFrame | PressFrame | PushFrame | PingFrame;

export type SentFrame = Hello | Stranger | ErrorReply | PostUpdate | Reply | Completions | PushState | Pong | Busy;
