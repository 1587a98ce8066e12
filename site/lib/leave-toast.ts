import type { ToastId, ToastValues } from "./shell/toasts/toast-messages.ts";
import { LEFT } from "./shell/toasts/toasts.ts";

/** Stores a toast for the next page of this tab. */
export function leaveToast<Id extends ToastId>(...toast: [id: Id, ...values: ToastValues<Id>]) {
  try {
    const before = sessionStorage.getItem(LEFT);
    sessionStorage.setItem(LEFT, JSON.stringify([...(before ? JSON.parse(before) : []), toast]));
  } catch {
    // Storage is blocked: the next page shows no toast.
  }
}
