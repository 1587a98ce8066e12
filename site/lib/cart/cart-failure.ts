import type { Problem } from "#gateway/problem.ts";
import { refusalWords } from "../gateway/problem-messages.ts";
import { showToast } from "../shell/toasts/toasts.ts";

/** A command that did not change the cart: the service's words for a refusal, the catalogue's otherwise (shop §8). */
export function showCartFailure(problem: Problem) {
  const message = refusalWords(problem);
  return message ? showToast("toast.addToCart.serverMessage", { message }) : showToast("toast.addToCart.failed");
}
