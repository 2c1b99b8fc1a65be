import assert from "node:assert/strict";
import test from "node:test";

import {
  boardOf, following, isBegun, isOnCard, isSame, newState, refusal, spoken, take, takeAll,
} from "../../bot/frontends/web/static/state.js";
import { choice, view } from "./page.js";

const reply = (rest = {}) => ({ ...refusal(1, "No."), refused: false, lines: [], ...rest });
const change = (rest = {}) => ({ post: view(), news: null, isCall: false, ...rest });

test("an answer is taken once, by its number", () => {
  const state = newState(null);
  const waiting = { answer() {}, lost() {} };
  state.pending.set(1, waiting);
  assert.equal(take(state, 2), undefined);
  assert.equal(take(state, 1), waiting);
  assert.equal(take(state, 1), undefined);
});

test("where the line breaks, all that waits is lost at once, in order", () => {
  const state = newState(null);
  state.pending.set(1, "one").set(2, "two");
  assert.deepEqual(takeAll(state), ["one", "two"]);
  assert.deepEqual(takeAll(state), []);
});

test("two views are the same if each part is, whatever the order of the fields", () => {
  const one = view({ choices: [choice("draw")], until: 5 });
  const other = Object.fromEntries(Object.entries(structuredClone(one)).toReversed());
  assert.equal(isSame(one, other), true);
});

test("a view with any field changed is another", () => {
  const one = view({ choices: [choice("draw")], picture: { src: "/a.png" } });
  const others = Object.keys(one).map((name) => ({ ...structuredClone(one), [name]: "other" }));
  assert.deepEqual(others.filter((other) => isSame(one, other)), []);
});

test("a deep change, a missing field and a missing view are seen", () => {
  const one = view({ choices: [choice("draw")] });
  assert.equal(isSame(one, view({ choices: [choice("resign")] })), false);
  assert.equal(isSame(one, view({ choices: [choice("draw"), choice("resign")] })), false);
  assert.equal(isSame({ a: undefined }, { b: undefined }), false);
  assert.equal(isSame([], {}), false);
  assert.equal(isSame(null, one), false);
  assert.equal(isSame(null, null), true);
});

test("what is said of a board that is shown is said on its card", () => {
  assert.equal(isOnCard(reply({ post: view() })), true);
});

test("a challenge, a moment, a figure and words alone are not said on a card", () => {
  const others = [
    { post: null },
    { post: view({ picture: null }) },
    { post: view({ moment: 0 }) },
    { post: view(), figure: { src: "/b.png" } },
    { post: view(), film: { src: "/b.gif" } },
    { post: view(), block: "o x" },
    { post: view(), document: { name: "a.txt", text: "" } },
  ];
  assert.deepEqual(others.filter((other) => isOnCard(reply(other))), []);
});

test("those who listen are told the lines, else the match", () => {
  assert.equal(spoken(reply({ lines: ["One.", "Two."], post: view() })), "One. Two.");
  assert.equal(spoken(reply({ post: view() })), "Your turn Petteia");
  assert.equal(spoken(reply()), "");
});

test("a challenge begins once it can be tapped", () => {
  assert.equal(isBegun(view({ tap: "" }), view()), true);
  assert.equal(isBegun(view(), view()), false);
  assert.equal(isBegun(undefined, view()), false);
  assert.equal(isBegun(view({ tap: "" }), null), false);
});

test("a change is news if it calls, is said, or hands over the turn", () => {
  const theirs = { view: view({ yours: false }), step: false };
  const mine = { view: view(), step: false };
  assert.equal(following(theirs, change()).isNews, true);
  assert.equal(following(undefined, change()).isNews, true);
  assert.equal(following(mine, change()).isNews, false);
  assert.equal(following(mine, change({ isCall: true })).isNews, true);
  assert.equal(following(mine, change({ news: "A pause." })).isNews, true);
});

test("a call says whose turn it is, or what is new where it is not the person's", () => {
  const waits = view({ yours: false, headline: "Dion's turn" });
  assert.equal(following(undefined, change()).called, "");
  assert.equal(following(undefined, change({ isCall: true, news: "A pause." })).called, "Your turn");
  assert.equal(following(undefined, change({ isCall: true, news: "A pause.", post: waits })).called, "A pause.");
  assert.equal(following(undefined, change({ isCall: true, post: waits })).called, "Dion's turn");
});

test("a set-up that is being drawn is drawn on in the turn that has come", () => {
  const drawing = { view: view({ drawn: "2f" }), step: true };
  const post = view({ choices: [choice("setup", "abc", { id: "setup:abc:5:" })] });
  assert.deepEqual(following(drawing, change({ post })).redraw, { id: "setup:abc:5:2f" });
});

test("nothing is drawn on where none is drawn, or none can be", () => {
  const post = view({ choices: [choice("setup")] });
  const drawing = { view: view({ drawn: "2f" }), step: true };
  assert.equal(following(drawing, change()).redraw, null);
  assert.equal(following({ ...drawing, step: false }, change({ post })).redraw, null);
  assert.equal(following({ view: view(), step: true }, change({ post })).redraw, null);
  assert.equal(following(undefined, change({ post })).redraw, null);
});

test("a match is shown by the button for its board", () => {
  assert.deepEqual(boardOf("abc"), { id: "board:abc:0:", verb: "board" });
});
