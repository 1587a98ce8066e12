// The stack of toasts at the foot of the page: clears it, and loads what shows new ones. The texts are in toast-messages.ts.

import type { ToastId, ToastValues } from "./toast-messages.ts";
import { stack } from "./toast-stack.ts";

const LEFT = "dc_toast";

/** Shows the toasts that the page before left for this one. */
export function startToasts() {
  try {
    const left = sessionStorage.getItem(LEFT);
    if (!left) return;
    sessionStorage.removeItem(LEFT);
    for (const id of left.split(" ")) void showToast(id as PlainToastId);
  } catch {
    // Storage is blocked: nothing was left either.
  }
}

/** Toasts whose text has no values to fill in. */
type PlainToastId = { [Id in ToastId]: ToastValues<Id> extends [] ? Id : never }[ToastId];

/** Leaves a message for the next page of this tab. */
export function leaveToast(id: PlainToastId) {
  try {
    const before = sessionStorage.getItem(LEFT);
    sessionStorage.setItem(LEFT, before ? `${before} ${id}` : id);
  } catch {
    // Storage is blocked: the page shows what has changed, without a toast.
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
