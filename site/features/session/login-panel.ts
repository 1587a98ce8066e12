// Signing in over the page a visitor is on, which is there again afterwards.

import { enhance } from "#site/lib/form/enhance.ts";
import type { Outcome } from "#site/lib/form/submission.ts";
import { href } from "#site/lib/href.ts";
import { showPanel } from "#site/lib/shell/panels/open-panel.ts";
import { onPanel } from "#site/lib/shell/panels/panels.ts";
import { enhanceCodeForms } from "./code-form.ts";
import { emailForm } from "./login.form.ts";
import { enhanceSessionForms } from "./session-forms.ts";

/** Shows the step for an address, filled in: the password of a known one, else registration. */
async function showStep(form: HTMLFormElement, email: string, isKnown: boolean): Promise<Outcome> {
  const url = new URL(form.action);
  url.searchParams.set("step", isKnown ? "login" : "register");
  await showPanel(url.href, "modal", {
    prepare: (panel) => {
      const field = panel.querySelector<HTMLInputElement>("[name=email]");
      if (field) field.value = email;
      return panel.querySelector(isKnown ? "[name=password]" : "[name=firstname]");
    },
  });
  return "leaves";
}

onPanel("login", (panel) => {
  // In a dialog the customer goes on with the page behind it; the panel's own page knows where they came from.
  if (panel.closest("dialog")) {
    const here = location.pathname + location.search;
    for (const form of panel.querySelectorAll<HTMLFormElement>("form[data-next]")) form.dataset["next"] = here;
    // On the way to paying, the customer sees how far it is.
    if (location.pathname === href("cart")) panel.querySelector("[data-login-place]")?.removeAttribute("hidden");
  }
  enhanceSessionForms(panel);
  enhanceCodeForms(panel);
  enhance(panel, emailForm, (form) => ({
    succeed: ({ exists }, { email = "" }) => showStep(form, email, exists),
    refuse() {
      // Posted to its page, the form still works, and the page says what is wrong.
      form.submit();
      return "leaves";
    },
  }));
});
