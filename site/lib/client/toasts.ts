// The stack of toasts at the foot of the page: adopts those the page arrived with, takes them away, and knows how to
// get new ones. The words are in ../messages.ts.

import type { ToastId, ToastValues } from "../messages.ts";

// shop §9: 10,000 ms.
const AUTO_DISMISS_MS = 10_000;

/** The live region that holds them. */
export const stack = () => document.getElementById("toasts");

const LEFT = "dc_toast";

/** Adopts the toasts the page arrived with, and shows the one that the page before left for it. */
export function startToasts() {
  for (const toast of stack()?.querySelectorAll<HTMLElement>("[data-toast]") ?? []) adopt(toast);
  try {
    const left = sessionStorage.getItem(LEFT);
    if (!left) return;
    sessionStorage.removeItem(LEFT);
    void showToast(left as PlainToastId);
  } catch {
    // Storage is blocked: nothing was left either.
  }
}

/** Toasts whose words have no gaps to fill. */
type PlainToastId = { [Id in ToastId]: ToastValues<Id> extends [] ? Id : never }[ToastId];

/** Leaves a message for the next page of this tab. */
export function leaveToast(id: PlainToastId) {
  try {
    sessionStorage.setItem(LEFT, id);
  } catch {
    // Without storage the page shows what has changed, but does not say so.
  }
}

/** Shows a message of the catalogue. The catalogue and all that builds a toast are only fetched when one is needed. */
export async function showToast<Id extends ToastId>(id: Id, ...values: ToastValues<Id>) {
  const [{ toastOf }, { addToast }] = await fetchToasts();
  addToast(toastOf(id, ...values));
}

/** Fetches what a toast needs ahead of it: the one that says that the connection is gone must not wait for it. */
export const fetchToasts = () => Promise.all([import("../messages.ts"), import("./add-toast.ts")]);

/** Takes all toasts away. */
export function clearToasts() {
  stack()?.replaceChildren();
}

/** Takes a toast away. Who was in it is led to the next one, or back to the page. */
function dismiss(toast: HTMLElement) {
  const hadFocus = toast.contains(document.activeElement);
  const next = toast.nextElementSibling ?? toast.previousElementSibling;
  toast.remove();
  if (hadFocus) (next?.querySelector("button") ?? document.getElementById("content"))?.focus({ preventScroll: true });
}

/** Makes a toast's buttons work and, when it is flagged, starts its ten seconds. */
export function adopt(toast: HTMLElement) {
  for (const button of toast.querySelectorAll<HTMLElement>("[data-dismiss]")) {
    button.hidden = false;
    button.addEventListener("click", () => dismiss(toast));
  }
  toast.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") dismiss(toast);
  });
  if (toast.dataset["auto"] === undefined) return;

  let timer = 0;
  // Nobody is hurried away from what they are reading.
  const start = () => {
    clearTimeout(timer);
    if (!toast.matches(":hover, :focus-within")) timer = window.setTimeout(() => toast.remove(), AUTO_DISMISS_MS);
  };
  const stop = () => clearTimeout(timer);
  toast.addEventListener("pointerenter", stop);
  toast.addEventListener("focusin", stop);
  toast.addEventListener("pointerleave", start);
  toast.addEventListener("focusout", start);
  start();
}
