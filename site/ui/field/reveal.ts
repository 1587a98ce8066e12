// Handles the show/hide buttons of all password fields, including fields added later.
if (typeof document !== "undefined") {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-reveal]") : null;
    const input = document.getElementById(button?.getAttribute("aria-controls") ?? "");
    if (!button || !(input instanceof HTMLInputElement)) return;
    const isShown = input.type === "password";
    input.type = isShown ? "text" : "password";
    button.textContent = isShown ? "Hide" : "Show";
    button.setAttribute("aria-pressed", String(isShown));
  });
}

export {};
