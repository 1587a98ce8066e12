// Handles the show/hide buttons of all password fields, including fields added later.
import { onPress } from "../button/presses.ts";

onPress("reveal", (button) => {
  const input = document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (!(input instanceof HTMLInputElement)) return;
  const isShown = input.type === "password";
  input.type = isShown ? "text" : "password";
  button.textContent = isShown ? "Hide" : "Show";
  button.setAttribute("aria-pressed", String(isShown));
});
