// The page: what comes over the line is shown, what the person does goes over the line.

import { runClocks, setServerTime } from "./clocks.js";
import { makeComposer } from "./composer.js";
import { call, makeDevice, showBadge } from "./device.js";
import { withWord } from "./dice.js";
import { embedded, makeSession } from "./embedded.js";
import { makeFeed } from "./feed.js";
import { makeLine } from "./line.js";
import * as memory from "./memory.js";
import { makeNameForm } from "./name.js";
import { joined, makeOpening, makeShare } from "./opening.js";
import { onOpen } from "./push.js";
import { announce, element, learn, text } from "./texts.js";

const by = (id) => document.getElementById(id);
const session = embedded && makeSession({
  entered(start) {
    asked = start;
    line.open();
  },
  refused(sentence) {
    status("");
    by("feed").hidden = false;
    feed.say("bot refused", [sentence]);
  },
});
const line = makeLine({ frame: receive, up() {}, down: cut },
  session ? { base: embedded.base, first: session.frame } : {});
const feed = makeFeed(by("feed"), by("newest"), press, chat);
const composer = makeComposer(by("composer"), { say, complete });
const device = makeDevice(by("device-button"), by("device"), (subscription) =>
  line.send({ kind: "push", subscription }));
const form = makeNameForm(by("welcome"), ({ accepts }) => {
  by("welcome").hidden = true;
  line.open();
  arriving = true;
  accepting = accepts;
});

const pending = new Map(); // what is to be done with the answer, by the frame's number
let number = 0;
let here = null; // the match touched last
let broken = false;
let greeted = false; // has seen the chat since the page was loaded
let arriving = false; // just named: the focus goes on to the field
let accepting = false; // named by the form that accepts a challenge
let asked = ""; // the match that another platform opened the page for, until it has been shown
let unopened = joined; // the challenge of the page's link, until it has been shown

// --- towards the server ---------------------------------------------------------------------

function send(frame, answered) {
  number += 1;
  if (!line.send({ ...frame, n: number })) return false;
  if (answered) pending.set(number, answered);
  return true;
}

function say(words) {
  const sent = send({ kind: "hear", text: words, here }, {
    answer: (answer) => heard(answer),
    lost: () => feed.say("bot refused", [text("web-unanswered")]),
  });
  if (sent) feed.say("mine", [words], { follow: true });
  else unsent();
  return sent;
}

const unsent = () => announce(text("web-unsent"), { urgent: true });

function complete(words, show) {
  send({ kind: "complete", text: words, here }, { answer: (found) => show(found.items), lost() {} });
}

// What is said reaches the opponent alone; its answer is shown on the card.
function chat(words, post) {
  const sent = send({ kind: "hear", text: `say match=${post.match} ${words}` }, {
    answer: (answer) => post.tell(answer),
    lost: () => post.tell({ lines: [text("web-unanswered")] }),
  });
  if (!sent) unsent();
  return sent;
}

const turning = new WeakSet(); // pages whose next one is on its way

// `post` is the card whose button was pressed, or null for a button under an answer; `page` is that
// answer if it is a page, whose place the next one takes.
function press(control, post, { byButton = true, page = null } = {}) {
  if (post?.waiting || turning.has(page)) return;
  const sent = send({ kind: "press", control: withWord(control) }, {
    answer(answer) {
      turning.delete(page);
      if (page && answer.page) turned(answer, page, byButton);
      else pressed(answer, post, byButton);
    },
    lost() {
      turning.delete(page);
      release(post, { lines: [text("web-unanswered")] });
    },
  });
  if (!sent) return unsent();
  if (page) turning.add(page);
  if (post) {
    here = post.match;
    post.wait(true);
  }
}

function release(post, said) {
  if (!post) return said && feed.say("bot refused", said.lines);
  post.wait(false);
  if (said) post.tell(said);
}

// --- from the server ------------------------------------------------------------------------

function receive(frame) {
  const push = ({ on }) => device.taken(on);
  const handlers = { hello, stranger, post: changed, answer: answered, completions: answered, error: failed, push };
  handlers[frame.kind]?.(frame);
}

// Nothing of a person is left on the page, but the answer to what they said last.
function clear() {
  by("me").textContent = "";
  memory.forget();
  device.leave();
  greeted = false;
  feed.settle([]);
  for (const node of feed.root.querySelectorAll(".bubble, .greeting")) node.remove();
}

function stranger(frame) {
  line.close();
  status("");
  learn(frame.language, frame.texts);
  clear();
  by("feed").hidden = true;
  by("bottom").hidden = true;
  if (session) session.enter();
  else form.ask(frame.invitation);
}

function hello(frame) {
  learn(frame.language, frame.texts);
  by("me").textContent = frame.name;
  for (const id of ["feed", "bottom"]) by(id).hidden = false;
  welcome(frame);
  setServerTime(frame.now);
  const said = greeted ? [] : memory.recall(frame.name, frame.posts);
  feed.restore(said);
  here = feed.settle(frame.posts) ?? here;
  const isForMatch = asked || unopened; // which is shown instead
  if (frame.opening.fresh && !greeted && !said.length && !isForMatch) showOpening();
  greeted = true;
  device.connected(frame.push);
  status("");
  if (broken) announce(text("web-connected"));
  broken = false;
  if (arriving) composer.input.focus();
  arriving = false;
  title();
  join();
  openNamed();
  openAsked();
}

// Open the match that a pressed notification is about.
function open(match) {
  if (!/^[a-z0-9]{1,12}$/.test(match)) return;
  send({ kind: "press", control: `board:${match}:0:` }, { answer: lead, lost() {} });
}

function openNamed() {
  const [, match] = location.hash.split("#match=");
  if (!match) return;
  history.replaceState(null, "", "/");
  open(match);
}

function openAsked() {
  if (asked) open(asked);
  asked = "";
}

// The opening is read from its top, once the feed has followed its new height to the end.
function showOpening() {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    feed.root.scrollTop = 0;
  }));
}

// Show the challenge of the link that the page was opened by, or accept it as the form said.
function join() {
  if (!unopened) return;
  const { code, accept } = unopened;
  unopened = null;
  history.replaceState(null, "", "/");
  if (!accept) feed.say("bot refused", [text("web-join-closed")], { follow: true });
  else press(accepting ? accept : `board:${code}:0:`, null);
}

// What greets a person on top of the chat; the language may be another than before.
function welcome({ opening, words }) {
  feed.root.querySelector(".greeting")?.remove();
  const begin = (word) => composer.begin(word);
  const policies = element("p", { className: "policies" });
  // A frame can show no other page; there the platform's own pages have these links.
  for (const page of embedded ? [] : ["privacy", "terms"]) {
    policies.append(element("a", { href: `/${page}`, textContent: text(`web-${page}`) }), " ");
  }
  const shown = makeOpening(opening, words, { press: (control) => press(control, null), begin });
  shown.append(policies);
  feed.root.prepend(shown);
}

function answered(frame) {
  if (frame.forgotten) clear();
  if (frame.n === null) return heard(frame); // a digest, which nobody asked for
  pending.get(frame.n)?.answer(frame);
  pending.delete(frame.n);
}

function failed(frame) {
  const waiting = pending.get(frame.n);
  pending.delete(frame.n);
  const said = { lines: [frame.text], choices: [], refused: true, post: null };
  if (waiting) waiting.answer({ ...said, items: [] });
  else feed.say("bot refused", said.lines);
}

function voice(answer) {
  if (answer.lines.length) announce(answer.lines.join(" "), { urgent: answer.refused });
  else if (answer.post) announce([answer.post.headline, answer.post.notes[0]].join(" "));
}

// What is said of a match whose board is shown is said beside the board; all else in a bubble.
function heard(answer) {
  const isExtra = answer.figure || answer.film || answer.block || answer.document;
  const inCard = answer.post?.picture && answer.post.moment === null && !isExtra;
  if (inCard) {
    const post = shown(answer, { toTheEnd: true, follow: true });
    if (answer.lines.length) post.tell(answer);
    return voice(answer);
  }
  if (answer.lines.length || answer.choices.length) {
    const kind = answer.refused ? "bot refused" : "bot";
    const said = feed.say(kind, answer.lines, { ...answer, follow: true });
    if (answer.join) said.append(makeShare(answer.join));
  }
  if (answer.post) shown(answer, { toTheEnd: true, follow: true });
  voice(answer);
}

function pressed(answer, post, byButton) {
  release(post);
  if (!post) return heard(answer);
  if (answer.post && answer.post.match !== post.match) return lead(answer);
  if (feed.isReplay(post) && answer.post?.moment === null) return ended(answer, post);
  const card = answer.post ? shown(answer, { from: post }) : post;
  if (byButton && !feed.isReplay(post)) feed.reveal(card.node);
  if (answer.refused) post.tell(answer);
  else if (answer.post && answer.choices.length) card.tell({ choices: answer.choices });
  else if (!answer.post) feed.sayBeneath(post, answer.lines, answer);
  voice(answer);
}

// Leave the match that the person was busy with for another.
function lead(answer) {
  heard(answer);
  const card = feed.posts.get(answer.post?.match);
  if (!card) return;
  feed.reveal(card.node);
  card.headline.focus({ preventScroll: true });
}

function turned(answer, page, byButton) {
  feed.turn(page, answer, byButton);
  voice(answer);
}

function ended(answer, post) {
  feed.endReplay(post, answer.post).settled = JSON.stringify(answer.post);
  voice(answer);
  title();
}

function shown({ post: view, step }, options) {
  here = view.match;
  if (view.moment !== null) return feed.showMoment(view, options);
  const post = feed.show(view, { ...options, step });
  if (!step) post.settled = JSON.stringify(view);
  title();
  return post;
}

// A match has changed, by somebody else or by the same person elsewhere.
function changed(frame) {
  // Before the news, which the card then follows. A challenge in view becomes a board in view.
  const begins = frame.post?.tap && feed.posts.get(frame.match)?.view.tap === "";
  const follow = feed.isNearEnd() || (begins && feed.isSeen(frame.match));
  const news = { follow, call: frame.call && frame.news, about: frame.post && frame.match };
  if (frame.news) feed.say("bot news", [frame.news], news);
  if (frame.post) renew(frame, follow);
  else feed.forget(frame.match);
  const said = [frame.news, frame.call && frame.post?.headline].filter(Boolean);
  if (said.length) announce(said.join(" "));
  if (frame.call) call(said.join(" "), frame.match);
  title();
}

function renew(frame, follow) {
  const known = feed.posts.get(frame.match);
  const fresh = JSON.stringify(frame.post);
  if (known?.stands(fresh)) return; // the very state from which the person is choosing a move
  const about = frame.post.yours ? frame.post.headline : frame.news || frame.post.headline;
  const drawn = known?.step && idOf(known.view, "setup-yes:");
  // What is no news to the person, such as their own vacation, changes the card in place.
  const isNews = frame.call || frame.news || (frame.post.yours && !known?.view.yours);
  // Men that are being drawn stay drawn on the new board. The board of the turn, on which a tap
  // places a man, is not shown in between.
  const step = Boolean(drawn && idOf(frame.post, "setup:"));
  const post = feed.show(step ? known.view : frame.post, {
    toTheEnd: isNews && !known?.waiting,
    follow,
    call: frame.call && about,
    step,
  });
  post.settled = fresh;
  if (!step) return;
  const code = drawn.split(":")[3];
  press(`setup:${frame.match}:${frame.post.turn}:${code}`, post, { byButton: false });
}

const idOf = (view, start) => view.choices.find(({ id }) => id.startsWith(start))?.id;

// --- the connection -------------------------------------------------------------------------

function status(sentence) {
  by("connection").textContent = sentence;
  document.body.classList.toggle("cut", Boolean(sentence));
}

function cut() {
  status(text(broken || by("feed").hidden === false ? "web-reconnecting" : "web-connecting"));
  broken = true;
  const lost = [...pending.values()];
  pending.clear();
  for (const each of lost) each.lost();
}

function title() {
  const calls = [...feed.posts.values()].filter((post) => post.view.yours).length;
  const name = text("web-title");
  showBadge(calls);
  document.title = calls ? `(${calls}) ${text("web-your-turn")} – ${name}` : name;
}

// Escape and a tap beside the board leave the choice of a move.
function cancel(post) {
  const control = post?.cancel();
  if (control) press(control, post, { byButton: false });
}

addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !event.defaultPrevented) cancel(feed.posts.get(here));
});
feed.root.addEventListener("click", (event) => {
  if (event.target.closest("button, a, input, summary, .stage, .bubble, .replay")) return;
  for (const post of feed.posts.values()) cancel(post);
});

// A key held down presses once: what it would press next was not there when it went down.
addEventListener("keydown", (event) => {
  const held = event.repeat && (event.key === "Enter" || event.key === " ");
  if (held && event.target.closest("button")) event.preventDefault();
}, true);

// A page in the background may be closed without a word.
const keep = () => greeted && memory.remember(feed.root.querySelectorAll(".bubble"), by("me").textContent);
addEventListener("pagehide", keep);
document.addEventListener("visibilitychange", () => document.hidden && keep());

runClocks(feed.posts);
onOpen(open);
status(text("web-connecting"));
if (session) session.enter();
else line.open();
