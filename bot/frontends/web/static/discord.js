// @ts-check
// Discord's frame, without its SDK: the handshake, and one command that asks who the person is.
// https://docs.discord.com/developers/activities/how-activities-work

const HANDSHAKE = 0;
const FRAME = 1;
const CLIENT = /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com$/;
const PATIENCE = 20_000;
const CONSENT_PATIENCE = 300_000; // the client may ask the person first

/** @returns {Window} */
const client = () => window.parent.opener ?? window.parent;
/** @type {Map<string, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
const waiting = new Map(); // by nonce; "" waits for the handshake's answer
/** @type {Promise<void> | null} */
let isReady = null;

/**
 * @param {number} opcode
 * @param {object} payload
 */
function post(opcode, payload) {
  client().postMessage([opcode, payload], "*"); // nothing in it is secret
}

/**
 * @param {string} nonce
 * @param {number} patience
 * @returns {Promise<any>}
 */
function answered(nonce, patience) {
  return new Promise((resolve, reject) => {
    waiting.set(nonce, { resolve, reject });
    setTimeout(() => fail(nonce, "no answer"), patience);
  });
}

/**
 * @param {string} nonce
 * @param {unknown} [value]
 */
function settle(nonce, value) {
  waiting.get(nonce)?.resolve(value);
  waiting.delete(nonce);
}

/**
 * @param {string} nonce
 * @param {string} [why]
 */
function fail(nonce, why) {
  waiting.get(nonce)?.reject(new Error(why));
  waiting.delete(nonce);
}

/** @param {MessageEvent} event */
function hear({ origin, source, data }) {
  if (source !== client() || !CLIENT.test(origin) || !Array.isArray(data)) return;
  const [opcode, payload] = data;
  if (opcode !== FRAME || typeof payload !== "object" || !payload) return;
  if (payload.cmd === "DISPATCH" && payload.evt === "READY") settle("");
  else if (payload.evt === "ERROR") fail(payload.nonce, payload.data?.message);
  else settle(payload.nonce, payload.data);
}

export function begin() {
  addEventListener("message", hear);
}

/**
 * A code that the server exchanges for the person's name; empty where they do not want that.
 *
 * @param {{ client: string }} embedded
 */
export async function proof({ client: id }) {
  isReady ??= shakeHands(id);
  try {
    await isReady;
  } catch (error) {
    isReady = null;
    throw error;
  }
  const nonce = crypto.randomUUID();
  const args = { client_id: id, response_type: "code", state: "", prompt: "none", scope: ["identify"] };
  const answer = answered(nonce, CONSENT_PATIENCE);
  post(FRAME, { cmd: "AUTHORIZE", args, nonce });
  try {
    return String((await answer)?.code ?? "");
  } catch {
    return "";
  }
}

/** @param {string} id */
function shakeHands(id) {
  const frame = new URLSearchParams(location.search).get("frame_id");
  const ready = answered("", PATIENCE);
  post(HANDSHAKE, { v: 1, encoding: "json", client_id: id, frame_id: frame });
  return ready;
}
