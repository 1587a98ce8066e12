// Ignores presses of buttons that are busy or blocked. They are not `disabled`, because a disabled button loses keyboard
// focus. Those that lead to their reason block a press themselves.

import { endLoading } from "./loading.ts";

const BLOCKED = '.button:is([aria-busy="true"], [aria-disabled="true"]:not([data-leads]))';
// A cancelled navigation fires no event. Escape cancels one; otherwise the button works again after a minute, which is
// longer than the shop takes to answer.
const LONGEST_MS = 60_000;

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
  const over = new AbortController();
  const { signal } = over;
  const done = () => {
    clearTimeout(timer);
    over.abort();
    button.removeAttribute("aria-busy");
    endLoading();
  };
  button.setAttribute("aria-busy", "true");
  const timer = setTimeout(done, LONGEST_MS);
  // Restored from the back-forward cache.
  addEventListener("pageshow", done, { signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && done(), { signal });
}
