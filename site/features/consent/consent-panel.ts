// Saves the cookie choice in the dialog without leaving the page. On its own page the form is a plain form.

import { onPanel } from "#site/lib/shell/panels/panels.ts";
import { hideAnswered, sendForm } from "#site/lib/shell/start/dismiss-notices.ts";
import { CONSENT_CHANGE } from "#site/lib/shell/start/visitor.ts";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";

onPanel("consent", (panel) => {
  const dialog = panel.closest("dialog");
  const form = panel.querySelector<HTMLFormElement>("[data-consent-form]");
  if (!dialog || !form) return;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void sendForm(form, event.submitter).then((isAccepted) => {
      if (!isAccepted) return location.assign(form.action);
      dialog.close();
      hideAnswered();
      document.dispatchEvent(new CustomEvent(CONSENT_CHANGE));
      void showToast("notice.consentKept");
    });
  });
});
