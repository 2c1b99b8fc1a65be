// @ts-check
// The line to the server: opened again whenever it breaks, nothing is sent twice.

import { addressOf, readJson } from "./base.js";

const FIRST_WAIT = 200;
const LONGEST_WAIT = 10_000;
const PATIENCE = 6_000; // the server says every two seconds that it is at work
const OPENING_PATIENCE = 20_000;

// Long frames come compressed to browsers that can read them.
const READS_PACKED = "DecompressionStream" in globalThis;
const DICTIONARY_BYTES = 8192;

/** @import { Frame, SentFrame, SessionFrame } from "../frames.d.ts" */

/**
 * Inflate a frame that was compressed with a dictionary. DecompressionStream knows no dictionaries,
 * so this one goes before the frame, as a block that is stored (RFC 1951, 3.2.4), and is cut off.
 *
 * @param {Blob} data
 * @param {Uint8Array<ArrayBuffer>} dictionary
 */
async function inflated(data, dictionary) {
  const size = dictionary.length;
  const head = new Uint16Array([size, ~size]);
  const stored = new Blob([new Uint8Array([0]), head, dictionary, data]);
  const stream = stored.stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer()).slice(size);
}

/** Return a function that reads the messages of one socket, in their order. */
function makeReader() {
  let dictionary = new Uint8Array();

  /** @param {string | Blob} data */
  return async (data) => {
    if (typeof data === "string") return data;
    const read = await inflated(data, dictionary);
    dictionary = read.slice(-DICTIONARY_BYTES);
    return new TextDecoder().decode(read);
  };
}

/**
 * `frame` is called with what comes, `down` when the line breaks, with whether it went silent or
 * the device is offline. The line is opened by open() and closed by close(). In another platform's
 * frame it is below `base`, and `first` returns the frame that says whose it is.
 * `path` is where it leads, the chat if it is not named.
 *
 * @param {{ frame: (frame: SentFrame) => void, down: (isSilent: boolean) => void }} on
 * @param {{ base?: string, path?: string, first?: () => SessionFrame }} where
 */
export function makeLine(on, { base = "", path = "/chat", first } = {}) {
  /** @type {WebSocket | null} */
  let socket = null;
  let wanted = false;
  let wait = FIRST_WAIT;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let test;
  /** The numbers of the frames that have no answer yet; the server answers every one. @type {Set<number>} */
  const unanswered = new Set();

  /** @param {number} patience */
  function expect(patience) {
    clearTimeout(test);
    test = setTimeout(() => lost(true), patience);
  }

  function open() {
    wanted = true;
    clearTimeout(timer);
    if (socket) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    // Not every browser says with a socket which languages it asks for.
    const languages = encodeURIComponent(navigator.languages.join(","));
    const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone ?? "");
    const address = `${scheme}//${location.host}${addressOf(base + path)}?languages=${languages}&zone=${zone}`;
    const read = makeReader();
    const fresh = new WebSocket(READS_PACKED ? `${address}&packed` : address);
    let last = Promise.resolve(); // frames are read in the order in which they come
    socket = fresh;
    expect(OPENING_PATIENCE);
    if (first) fresh.onopen = () => fresh.send(JSON.stringify(first()));
    fresh.onmessage = (message) => {
      if (fresh !== socket) return;
      wait = FIRST_WAIT;
      last = last.then(async () => {
        /** @type {SentFrame} */
        const frame = readJson(await read(message.data));
        if (fresh !== socket) return;
        if ("n" in frame && frame.n !== null) unanswered.delete(frame.n);
        if (unanswered.size) expect(PATIENCE);
        else clearTimeout(test);
        on.frame(frame);
      }).catch(reportError);
    };
    // What came before is read first: the frame that asks for a name is the last of its socket.
    fresh.onclose = () => last.then(() => fresh === socket && lost(!navigator.onLine));
  }

  // A closed socket sends nothing more, so what was pressed meanwhile is not played later.
  /** @param {boolean} isSilent */
  function lost(isSilent) {
    const gone = socket;
    socket = null;
    clearTimeout(test);
    clearTimeout(timer);
    unanswered.clear();
    gone?.close();
    if (!wanted) return;
    on.down(isSilent);
    timer = setTimeout(open, wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function close() {
    wanted = false;
    clearTimeout(timer);
  }

  /**
   * Return whether it was handed over; the answer may still get lost.
   *
   * @param {Frame} frame
   */
  function send(frame) {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(frame));
    if ("n" in frame && !unanswered.size) expect(PATIENCE);
    if ("n" in frame) unanswered.add(frame.n);
    return true;
  }

  // A telephone that slept may hold a dead line that looks alive: ask, and hang up on silence.
  function check() {
    if (!wanted) return;
    if (!socket) open();
    else if (send({ kind: "ping" })) expect(PATIENCE);
  }

  document.addEventListener("visibilitychange", () => !document.hidden && check());
  addEventListener("online", check);
  addEventListener("offline", () => wanted && lost(true));
  return { open, close, send };
}
