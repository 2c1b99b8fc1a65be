// What was said in this tab, kept by the browser until the tab is closed, so that a reload shows it.

const KEY = "petteia-said";
const MOST = 60; // bubbles
const LONGEST = 4000; // characters of one that is kept

const parts = new WeakMap(); // what each bubble was made of

export function note(node, kind, lines, { choices = [], block = "", page = false } = {}) {
  parts.set(node, { kind, lines, choices, block, page });
}

export function remember(bubbles, name) {
  const kept = [...bubbles].map((node) => parts.get(node));
  const short = kept.filter((each) => each && JSON.stringify(each).length <= LONGEST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name, said: short.slice(-MOST) }));
  } catch {
    forget(); // there is no room, or it is not allowed
  }
}

export function forget() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing can have been kept
  }
}

// A button stays as long as it leads somewhere: to no match in particular, to the board of one that
// is shown, or to what can still be done with that.
function leads(choice, views) {
  const [verb, match] = choice.id.split(":");
  if (!match) return true;
  const view = views.find((each) => each.match === match);
  return Boolean(view) && (verb === "board" || view.choices.some(({ id }) => id === choice.id));
}

// What was said to this person, with the buttons that still lead somewhere.
export function recall(name, views) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY));
    if (kept?.name !== name) return [];
    return kept.said.map((each) => ({
      ...each,
      choices: each.choices.filter((choice) => leads(choice, views)),
    }));
  } catch {
    return [];
  }
}
