// The page inside another platform's frame: it signs in by what that platform says of the person.

// Null in the web chat itself; else the platform, where the routes are, and the platform's own id.
export const embedded = JSON.parse(document.body.dataset.embedded);

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 20_000;

const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

async function post(proof) {
  const response = await fetch(`${embedded.base}/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ proof }),
  });
  return [response.status, await response.json()];
}

// `entered` is called with the match to open, if any, and `refused` with a sentence.
export function makeSession({ entered, refused }) {
  const platform = import(`./${embedded.platform}.js`);
  let token = null;
  let isEntering = false;
  let start = new URLSearchParams(location.search).get("open") ?? ""; // null once it was opened

  // Ask again while the server or the platform cannot be reached.
  async function enter() {
    if (isEntering) return;
    isEntering = true;
    if (start === null) await wait(FIRST_WAIT); // not the first time: the session was refused
    token = null;
    for (let pause = FIRST_WAIT; !token; pause = Math.min(2 * pause, LONGEST_WAIT)) {
      try {
        const [status, answer] = await post(await (await platform).proof(embedded));
        if (status === 200) {
          ({ token } = answer);
          entered(start === null ? "" : answer.start || start);
          start = null;
        } else if (status < 429) {
          refused(answer.error);
          break;
        }
      } catch {
        // it is tried again
      }
      if (!token) await wait(pause);
    }
    isEntering = false;
  }

  platform.then(({ begin }) => begin());
  return { enter, frame: () => ({ kind: "session", token }) };
}
