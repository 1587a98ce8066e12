// Ignores presses of buttons that are busy or blocked. They are not `disabled`, because a disabled button loses keyboard
// focus.

const BLOCKED = '.button:is([aria-busy="true"], [aria-disabled="true"])';
// A cancelled navigation fires no event; after this time the button works again.
const LONGEST_MS = 10_000;

/** Starts to ignore presses of blocked buttons. */
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

/** Marks the button of a submitted form as busy. */
export function startedBy(button: HTMLElement | null) {
  if (!button) return;
  const done = () => button.removeAttribute("aria-busy");
  button.setAttribute("aria-busy", "true");
  setTimeout(done, LONGEST_MS);
  // Restored from the back-forward cache.
  addEventListener("pageshow", done, { once: true });
}
