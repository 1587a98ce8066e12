// Answers and dismisses the notices above the header without leaving the page. Without a script they are plain forms.

import { showToast } from "../toasts/toasts.ts";
import { CONSENT_CHANGE } from "./visitor.ts";

/** Hides the notices this visitor has answered: a cached page may be older than the answer. */
export function hideAnswered() {
  for (const notice of document.querySelectorAll<HTMLElement>("[data-notice]")) {
    if (document.cookie.includes(notice.dataset["notice"] ?? "?")) notice.remove();
  }
}

/**
 * Sends a form; true if it was accepted. Every accepted form is answered with a redirect. The cookie choice also takes where the visitor
 * came from: nothing could be kept before.
 */
export async function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> {
  const body = new FormData(form, submitter);
  body.set("query", location.search);
  body.set("referrer", document.referrer);
  const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => null);
  return answer?.type === "opaqueredirect";
}

/** Shows what the region in the URL has changed in the cart (shop §8). */
function showCartUpdate() {
  const update = document.querySelector<HTMLElement>("[data-cart-updated]");
  if (!update) return;
  const items = update.dataset["cartUpdated"];
  update.remove();
  void showToast("toast.cartUpdatedRegion");
  if (items) void showToast("toast.cartItemsRemoved", { items });
}

export function startNotices() {
  hideAnswered();
  showCartUpdate();
  // A page restored from the back-forward cache is in its old state.
  addEventListener("pageshow", hideAnswered);
  const answer = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.closest("[data-notice]")) return;
    event.preventDefault();
    void sendForm(form, event.submitter).then((isAccepted) => {
      // Refused: the form's own page shows why.
      if (!isAccepted) return location.assign(form.action);
      hideAnswered();
      document.dispatchEvent(new CustomEvent(CONSENT_CHANGE));
    });
  };
  // Runs before the handler that shows the loading bar for submitted forms.
  addEventListener("submit", answer, true);
  if (document.querySelector("[data-confirm]")) void import("./confirm.ts").then(({ startConfirm }) => startConfirm());
}
