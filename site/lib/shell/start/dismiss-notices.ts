// The messages above the header: answered or dismissed without leaving the page. Without this they are plain forms.

import { CONSENT_CHANGE } from "./visitor.ts";

/** Takes away the messages this visitor has answered: a copy of the page may be older than the answer. */
export function hideAnswered() {
  for (const notice of document.querySelectorAll<HTMLElement>("[data-notice]")) {
    if (document.cookie.includes(notice.dataset["notice"] ?? "?")) notice.remove();
  }
}

/** Sends a form where it leads, and says whether it was taken: everything that was answers with a redirect. */
export async function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> {
  const body = new FormData(form, submitter);
  const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => null);
  return answer?.type === "opaqueredirect";
}

export function startNotices() {
  hideAnswered();
  // Out of the back-forward cache a page is as it was left.
  addEventListener("pageshow", hideAnswered);
  const answer = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.closest("[data-notice]")) return;
    event.preventDefault();
    void sendForm(form, event.submitter).then((isTaken) => {
      // Not taken: the page of the form can say why.
      if (!isTaken) return location.assign(form.action);
      hideAnswered();
      document.dispatchEvent(new CustomEvent(CONSENT_CHANGE));
    });
  };
  // Before whoever takes a form for a change of page.
  addEventListener("submit", answer, true);
  if (document.querySelector("[data-confirm]")) void import("./confirm.ts").then(({ startConfirm }) => startConfirm());
}
