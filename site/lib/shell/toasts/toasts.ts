// Shows and clears toasts. The code that renders them is loaded on first use; the texts are in toast-messages.ts.

import type { ToastId, ToastValues } from "./toast-messages.ts";
import { stack } from "./toast-stack.ts";

/** What the tab keeps the toasts of the next page under. */
export const LEFT = "dc_toast";

/** Shows the toasts left by the previous page. */
export function startToasts() {
  try {
    const left = sessionStorage.getItem(LEFT);
    if (!left) return;
    sessionStorage.removeItem(LEFT);
    for (const toast of JSON.parse(left) as Parameters<typeof showToast>[]) void showToast(...toast);
  } catch {
    // Storage is blocked, so no toast was stored.
  }
}

/** Shows a message of the catalogue. */
export async function showToast<Id extends ToastId>(id: Id, ...values: ToastValues<Id>) {
  const [{ toastOf }, { addToast }] = await fetchToasts();
  await addToast(toastOf(id, ...values));
}

/** Fetches what shows a toast, each once. */
export async function fetchToasts() {
  const [messages, toasts] = await Promise.all([import("./toast-messages.ts"), import("./add-toast.ts")]);
  await toasts.loadStyle();
  return [messages, toasts] as const;
}

/** Removes all toasts. */
export function clearToasts() {
  stack()?.replaceChildren();
}
