// Telegram's frame, without its script: what the address brings, and the few events that are needed.
// https://core.telegram.org/api/web-events, https://docs.telegram-mini-apps.com/platform/methods

const launch = new URLSearchParams(location.hash.slice(1));
const COLOUR = /^#[0-9a-f]{6}$/i;
const TEXT_CONTRAST = 4.5;
const BUTTON_CONTRAST = 3;

export const proof = async () => launch.get("tgWebAppData") ?? "";

// Nothing of what is told is secret, and Telegram has several addresses on the web.
function tell(eventType, eventData = {}) {
  const told = JSON.stringify(eventData);
  if (window.TelegramWebviewProxy) window.TelegramWebviewProxy.postEvent(eventType, told);
  else if (window.external && "notify" in window.external) {
    window.external.notify(JSON.stringify({ eventType, eventData }));
  } else if (window.parent !== window) {
    window.parent.postMessage(JSON.stringify({ eventType, eventData }), "*");
  }
}

// --- colours ----------------------------------------------------------------------------------

function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [less, more] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

// The page's variables in the colours of a theme; empty where these are missing or hard to read.
export function colours(theme) {
  const of = (name) => (COLOUR.test(theme?.[name]) ? theme[name] : null);
  const [sheet, ink] = [of("bg_color"), of("text_color")];
  if (!sheet || !ink || contrast(sheet, ink) < TEXT_CONTRAST) return {};
  const readable = (colour, on, least) => colour && on && contrast(colour, on) >= least;
  const ground = of("secondary_bg_color");
  const [button, label] = [of("button_color"), of("button_text_color")];
  const hasButton = readable(label, button, BUTTON_CONTRAST) && readable(button, sheet, BUTTON_CONTRAST);
  const [clay, onClay] = hasButton ? [button, label] : [ink, sheet];
  const soft = of("hint_color");
  const alarm = of("destructive_text_color");
  return {
    "color-scheme": luminance(sheet) < 0.2 ? "dark" : "light",
    "--ground": readable(ink, ground, TEXT_CONTRAST) ? ground : sheet,
    "--sheet": sheet,
    "--ink": ink,
    "--soft": readable(soft, sheet, TEXT_CONTRAST) ? soft : ink,
    "--rule": `color-mix(in srgb, ${ink} 20%, ${sheet})`,
    "--clay": clay,
    "--clay-deep": clay,
    "--on-clay": onClay,
    "--mine": `color-mix(in srgb, ${clay} 16%, ${sheet})`,
    "--calm": `color-mix(in srgb, ${clay} 10%, ${sheet})`,
    "--alarm": readable(alarm, sheet, TEXT_CONTRAST) ? alarm : ink,
    "--ring": clay,
  };
}

function dress(theme) {
  for (const [name, value] of Object.entries(colours(theme))) {
    document.documentElement.style.setProperty(name, value);
  }
}

// --- what Telegram tells ----------------------------------------------------------------------

function hear(type, data) {
  if (type === "theme_changed") dress(data?.theme_params);
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function begin() {
  addEventListener("message", ({ source, data }) => {
    if (source !== window.parent) return;
    const event = typeof data === "string" ? read(data) : data;
    hear(event?.eventType, event?.eventData);
  });
  // Where the applications call the page.
  window.Telegram = { WebView: { receiveEvent: hear } };
  window.TelegramGameProxy = { receiveEvent: hear };
  window.TelegramGameProxy_receiveEvent = hear;
  dress(read(launch.get("tgWebAppThemeParams")));
  tell("iframe_ready", { reload_supported: false });
  tell("web_app_ready");
  tell("web_app_expand");
  // A board is dragged about without closing the page.
  tell("web_app_setup_swipe_behavior", { allow_vertical_swipe: false });
}
