// A button that is busy, or says why it cannot be pressed, does nothing, whoever listens to it. It is not `disabled`,
// because then the keyboard would lose it.

const BLOCKED = '.button:is([aria-busy="true"], [aria-disabled="true"])';
// A navigation that somebody has stopped tells nobody; after this the button can be pressed again.
const LONGEST_MS = 10_000;

/** Refuses presses of blocked buttons. */
export function startOnePress() {
  addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest(BLOCKED)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

/** Keeps the button busy whose form is on its way to another page. */
export function startedBy(button: HTMLElement | null) {
  if (!button) return;
  const done = () => button.removeAttribute("aria-busy");
  button.setAttribute("aria-busy", "true");
  setTimeout(done, LONGEST_MS);
  // Back again, out of the back-forward cache.
  addEventListener("pageshow", done, { once: true });
}
