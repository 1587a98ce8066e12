// The stack of toasts at the foot of the page: empties it, and knows how to get new ones. The words are in ../messages.ts.

import type { ToastId, ToastValues } from "./toast-messages.ts";
import { stack } from "./toast-stack.ts";

const LEFT = "dc_toast";

/** Shows the toast that the page before left for this one. */
export function startToasts() {
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
  await addToast(toastOf(id, ...values));
}

/** Fetches what a toast needs ahead of it: the one that says that the connection is gone must not wait for it. */
export async function fetchToasts() {
  const [messages, toasts] = await Promise.all([import("./toast-messages.ts"), import("./add-toast.ts")]);
  await toasts.loadStyle();
  return [messages, toasts] as const;
}

/** Takes all toasts away. */
export function clearToasts() {
  stack()?.replaceChildren();
}
