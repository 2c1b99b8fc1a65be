// The line to the server: opened again whenever it breaks, nothing is sent twice.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PATIENCE = 6_000;

// `on` has: frame(frame), up(), down(). The line is opened by open() and closed by close(). In another
// platform's frame it is below `base`, and `first` returns the frame that says whose it is.
export function makeLine(on, { base = "", first = null } = {}) {
  let socket = null;
  let wanted = false;
  let wait = FIRST_WAIT;
  let timer = 0;
  let test = 0;

  function open() {
    wanted = true;
    clearTimeout(timer);
    if (socket) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    // Not every browser says with a socket which languages it asks for.
    const languages = encodeURIComponent(navigator.languages.join(","));
    const fresh = new WebSocket(`${scheme}//${location.host}${base}/chat?languages=${languages}`);
    socket = fresh;
    if (first) fresh.onopen = () => fresh.send(JSON.stringify(first()));
    fresh.onmessage = (message) => {
      if (fresh !== socket) return;
      clearTimeout(test);
      wait = FIRST_WAIT;
      on.frame(JSON.parse(message.data));
    };
    fresh.onclose = () => fresh === socket && lost();
  }

  function lost() {
    const gone = socket;
    socket = null;
    clearTimeout(test);
    gone?.close();
    if (!wanted) return;
    on.down();
    timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function close() {
    wanted = false;
    clearTimeout(timer);
  }

  const isOpen = () => socket?.readyState === WebSocket.OPEN;

  // Tell whether it was handed over; the answer may still get lost.
  function send(frame) {
    if (!isOpen()) return false;
    socket.send(JSON.stringify(frame));
    return true;
  }

  // A telephone that slept may hold a dead line that looks alive: ask, and hang up on silence.
  function check() {
    if (!wanted) return;
    if (!socket) open();
    else if (send({ kind: "ping" })) {
      clearTimeout(test);
      test = setTimeout(lost, PATIENCE);
    }
  }

  document.addEventListener("visibilitychange", () => !document.hidden && check());
  addEventListener("online", check);
  return { open, close, send };
}
