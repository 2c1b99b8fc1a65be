// The forms on the first visit: a name, with the invitation where one is needed; or a recovery code.

import { joined, showJoined } from "./opening.js";
import { text } from "./texts.js";

// Lets the server know a form that is sent again because the answer got lost.
function randomNumber() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// `blamed` returns the field that is wrong, by the status of the answer.
function handle(form, path, { read, blamed, done }) {
  const inputs = [...form.querySelectorAll("input")];
  const error = form.querySelector(".form-error");
  const button = form.querySelector("button");
  const attempt = randomNumber();

  function complain(sentence, input) {
    error.textContent = sentence;
    input.setAttribute("aria-invalid", "true");
    input.focus();
  }

  async function send() {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...read(), attempt }),
    });
    return [response.status, await response.json()];
  }

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    for (const input of inputs) input.removeAttribute("aria-invalid");
    error.textContent = "";
    if (!inputs[0].value.trim()) return complain(text("web-name-missing"), inputs[0]);
    if (button.disabled) return;
    button.disabled = true;
    try {
      const [status, answer] = await send();
      if (status === 200) return done();
      complain(answer.error, blamed(status));
    } catch {
      complain(text("web-unreachable"), inputs[0]);
    } finally {
      button.disabled = false;
    }
  });
}

export function makeNameForm(section, done) {
  const find = (id) => section.querySelector(`#${id}`);
  const [name, field, invitation] = ["name", "invitation-field", "invitation"].map(find);
  const [known, code] = ["known-name", "code"].map(find);

  const isOpen = Boolean(joined?.accept);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  const link = isOpen ? { challenge: joined.code, token: joined.token } : {};

  handle(find("name-form"), "/name", {
    read: () => ({ name: name.value, zone, ...(field.hidden ? link : { invitation: invitation.value }) }),
    blamed(status) {
      if (status !== 403 && status !== 429) return name;
      field.hidden = false; // the link does not count any more
      return invitation;
    },
    done: () => done({ accepts: isOpen }),
  });
  handle(find("recovery-form"), "/recover", {
    read: () => ({ name: known.value, code: code.value }),
    blamed: () => code,
    done() {
      code.value = "";
      done({ accepts: false });
    },
  });

  function ask(withInvitation) {
    section.hidden = false;
    field.hidden = !withInvitation || isOpen;
    find("tagline").hidden = Boolean(joined);
    if (joined) showJoined(find("joined"));
    if (isOpen) {
      find("form-title").textContent = joined.headline;
      find("enter").textContent = text("web-join-enter");
    }
    name.focus();
  }

  return { ask };
}
