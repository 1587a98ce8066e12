/** Lets each password field show what was typed, those that come later too. */
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("[data-reveal]") : null;
  const input = document.getElementById(button?.getAttribute("aria-controls") ?? "");
  if (!button || !(input instanceof HTMLInputElement)) return;
  const shown = input.type === "password";
  input.type = shown ? "text" : "password";
  button.textContent = shown ? "Hide" : "Show";
  button.setAttribute("aria-pressed", String(shown));
});
