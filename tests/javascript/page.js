// As much of a browser's page as the scripts touch when they are loaded, and what tests share.
// Import it before a script of the page.

const TEXTS = { "web-title": "Petteia" };

globalThis.document = {
  body: { dataset: { texts: JSON.stringify(TEXTS), joined: "null", embedded: "null" } },
  documentElement: { lang: "en" },
  querySelectorAll: () => [],
};

export function makeStorage() {
  const kept = new Map();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
}

export const choice = (verb, match = "abc", rest = {}) => ({
  id: `${verb}:${match ?? ""}:0:`, label: verb, tone: "plain", verb, match, rare: false, ...rest,
});

export const view = (rest = {}) => ({
  match: "abc", turn: 3, headline: "Your turn", notes: ["Petteia"], picture: { src: "/a.png" }, ways: [],
  choices: [], spots: [], yours: true, over: false, moment: null, tap: "tap:abc:3:", picked: "", drawn: "",
  until: null, moves: [], ply: 0, seats: [], thinks: false, result: "", chat: [], may_say: true,
  next: {}, asks: false, lobby: false, ...rest,
});
