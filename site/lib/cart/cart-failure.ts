import type { Problem } from "#gateway/foundation/problem.ts";
import { firstRefusal } from "../gateway/problem-messages.ts";
import { showToast } from "../shell/toasts/toasts.ts";

/** Shows a toast for a cart command that failed: the service's message for a refusal, or ours (shop §8). */
export function showCartFailure(problem: Problem) {
  const message = firstRefusal(problem);
  return message ? showToast("toast.addToCart.serverMessage", message) : showToast("toast.addToCart.failed");
}
