// The form on the first visit: a name, and the invitation where one is needed.

import { text } from "./texts.js";

// Lets the server know a form that is sent again because the answer got lost.
function randomNumber() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function makeNameForm(section, done) {
  const form = section.querySelector("form");
  const name = form.querySelector("#name");
  const field = form.querySelector("#invitation-field");
  const invitation = form.querySelector("#invitation");
  const error = form.querySelector("#name-error");
  const button = form.querySelector("button");
  const attempt = randomNumber();

  function complain(sentence, input = name) {
    error.textContent = sentence;
    input.setAttribute("aria-invalid", "true");
    input.focus();
  }

  async function send() {
    const body = { name: name.value, attempt };
    if (!field.hidden) body.invitation = invitation.value;
    const response = await fetch("/name", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return [response.status, await response.json()];
  }

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    for (const input of [name, invitation]) input.removeAttribute("aria-invalid");
    error.textContent = "";
    if (!name.value.trim()) return complain(text("web-name-missing"));
    if (button.disabled) return;
    button.disabled = true;
    try {
      const [status, answer] = await send();
      if (status === 200) return done();
      complain(answer.error, status === 403 || status === 429 ? invitation : name);
    } catch {
      complain(text("web-unreachable"));
    } finally {
      button.disabled = false;
    }
  });

  function ask(withInvitation) {
    section.hidden = false;
    field.hidden = !withInvitation;
    name.focus();
  }

  return { ask };
}
