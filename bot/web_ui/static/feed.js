// What stands in the chat: the person's words, the bot's answers, and a card for each match.

import { makeButton, makePost, renewPost } from "./post.js";
import { element, text } from "./texts.js";

const NEAR = 96; // pixels from the end that still count as reading the newest
const KEPT = 200; // bubbles

export function makeFeed(root, newest, press) {
  const posts = new Map();
  const smooth = matchMedia("(prefers-reduced-motion: reduce)");

  const isNearEnd = () => root.scrollHeight - root.scrollTop - root.clientHeight < NEAR;

  function toEnd() {
    root.scrollTo({ top: root.scrollHeight, behavior: smooth.matches ? "auto" : "smooth" });
    newest.hidden = true;
  }

  // The thing a person is busy with must not move under their finger while others come and go.
  function heldStill(change) {
    const held = document.activeElement?.closest?.(".post, .bubble");
    const before = held?.getBoundingClientRect().top;
    change();
    if (held?.isConnected) root.scrollTop += held.getBoundingClientRect().top - before;
  }

  // Put something at the end; follow it if that is where the person is looking.
  function append(node, { follow = isNearEnd(), call = false } = {}) {
    const busy = document.activeElement?.closest?.(".post");
    heldStill(() => root.append(node));
    if (follow && (!busy || busy === node)) toEnd();
    else point(call);
  }

  function point(call) {
    if (call || newest.hidden) newest.textContent = text(call ? "web-your-turn" : "web-newest");
    newest.classList.toggle("called", call || (newest.classList.contains("called") && !newest.hidden));
    newest.hidden = false;
  }

  newest.onclick = toEnd;
  root.addEventListener("scroll", () => {
    if (isNearEnd()) newest.hidden = true;
  });

  function bubble(kind, lines, choices = []) {
    const who = element("span", {
      className: "unseen",
      textContent: text(kind === "mine" ? "web-you" : "web-bot"),
    });
    const node = element("div", { className: `bubble ${kind}` }, who);
    node.append(...lines.map((line) => element("p", { textContent: line })));
    if (choices.length) {
      const row = element("div", { className: "choices" });
      row.append(...choices.map((choice) => makeButton(choice, (id) => press(id, null))));
      node.append(row);
    }
    for (const old of [...root.querySelectorAll(".bubble")].slice(0, -KEPT)) old.remove();
    return node;
  }

  function say(kind, lines, { choices = [], follow } = {}) {
    const node = bubble(kind, lines, choices);
    append(node, { follow });
    return node;
  }

  function forget(match) {
    heldStill(() => posts.get(match)?.node.remove());
    posts.delete(match);
  }

  function make(view) {
    const post = makePost(view.match, press);
    posts.set(view.match, post);
    post.render(view);
    return post;
  }

  // Show a match as it is now; `toTheEnd` when it is what the chat has come to.
  function show(view, { toTheEnd = false, follow, call = false } = {}) {
    const known = posts.get(view.match);
    const post = known ?? make(view);
    if (known) heldStill(() => renewPost(post, view));
    if (!known || (toTheEnd && post.node !== root.lastElementChild)) move(post, { follow, call });
    else if (toTheEnd && (follow ?? isNearEnd())) toEnd();
    return post;
  }

  function move(post, options) {
    const active = document.activeElement;
    const inside = post.node.contains(active);
    append(post.node, options);
    if (inside) active.focus({ preventScroll: true });
  }

  // The whole present state, after a connection was made.
  function settle(views) {
    const standing = new Set(views.map((view) => view.match));
    for (const match of [...posts.keys()]) if (!standing.has(match)) forget(match);
    const follow = isNearEnd();
    for (const view of views) show(view, { follow: false }).settled = JSON.stringify(view);
    newest.hidden = true;
    if (follow) root.scrollTop = root.scrollHeight;
  }

  return { say, show, forget, settle, posts, root };
}
