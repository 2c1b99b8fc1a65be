// Telegram's application around the page, as strict as its documents: what a version does not know, or what has
// values that are not documented, is refused and noted in `client.wrong`.
// https://core.telegram.org/api/web-events, https://docs.telegram-mini-apps.com/platform/methods

const NOTHING = {};
const KNOWN = {
  iframe_ready: [[6, 0], { reload_supported: [true, false] }],
  web_app_ready: [[6, 0], NOTHING],
  web_app_expand: [[6, 0], NOTHING],
  web_app_setup_swipe_behavior: [[7, 7], { allow_vertical_swipe: [true, false] }],
  web_app_trigger_haptic_feedback: [[6, 1], {
    type: ["impact", "notification", "selection_change"],
    impact_style: ["light", "medium", "heavy", "rigid", "soft"],
    notification_type: ["error", "success", "warning"],
  }],
  web_app_request_safe_area: [[8, 0], NOTHING],
  web_app_request_content_safe_area: [[8, 0], NOTHING],
  web_app_request_fullscreen: [[8, 0], NOTHING],
  web_app_exit_fullscreen: [[8, 0], NOTHING],
  web_app_check_home_screen: [[8, 0], NOTHING],
  web_app_add_to_home_screen: [[8, 0], NOTHING],
};
const NEEDED = { impact: ["impact_style"], notification: ["notification_type"], selection_change: [] };
const NO_ROOM = { top: 0, right: 0, bottom: 0, left: 0 };

globalThis.client = {
  wrong: [],
  told: [],
  felt: [],
  isFull: false,
  icon: "missed", // or unknown, added, unsupported: what it says of the home screen
  hasFullScreen: true,
  buttons: { ...NO_ROOM, top: 60 },
};

const [first, second] = (new URLSearchParams(location.hash.slice(1)).get("tgWebAppVersion") ?? "0.0").split(".").map(Number);

function mistake(type, data) {
  const [since, fields] = KNOWN[type] ?? [];
  if (!since) return "no such event";
  if (first < since[0] || (first === since[0] && second < since[1])) return `unknown in ${first}.${second}`;
  if (data === null || typeof data !== "object") return "no object";
  for (const [key, value] of Object.entries(data)) if (!fields[key]?.includes(value)) return `${key}: ${value}`;
  const isWhole = type !== "web_app_trigger_haptic_feedback" || NEEDED[data.type]?.every((key) => key in data);
  return isWhole ? "" : "something is missing";
}

// An answer comes later, never during the call.
const answer = (type, data) => setTimeout(() => globalThis.Telegram.WebView.receiveEvent(type, data));

const room = () => answer("content_safe_area_changed", client.isFull ? client.buttons : NO_ROOM);

function turnFull(on) {
  if (on && !client.hasFullScreen) return answer("fullscreen_failed", { error: "UNSUPPORTED" });
  if (on && client.isFull) return answer("fullscreen_failed", { error: "ALREADY_FULLSCREEN" });
  client.isFull = on;
  answer("fullscreen_changed", { is_fullscreen: on });
  room();
}

const ANSWERS = {
  web_app_trigger_haptic_feedback: (data) => client.felt.push(data.impact_style ?? data.notification_type),
  web_app_request_safe_area: () => answer("safe_area_changed", NO_ROOM),
  web_app_request_content_safe_area: room,
  web_app_request_fullscreen: () => turnFull(true),
  web_app_exit_fullscreen: () => turnFull(false),
  web_app_check_home_screen: () => answer("home_screen_checked", { status: client.icon }),
  web_app_add_to_home_screen() {
    if (client.icon === "unsupported") return answer("home_screen_failed", { error: "UNSUPPORTED" });
    client.icon = "added";
    answer("home_screen_added");
  },
};

globalThis.TelegramWebviewProxy = {
  postEvent(type, text) {
    const data = JSON.parse(text);
    const why = mistake(type, data);
    if (why) return client.wrong.push(`${type}: ${why}`);
    client.told.push(type);
    ANSWERS[type]?.(data);
  },
};
