// Signs in from a modal over the current page, and returns to that page.

import { enhance } from "#site/lib/form/enhance.ts";
import type { Outcome } from "#site/lib/form/submission.ts";
import { href } from "#site/lib/href.ts";
import { onPanel } from "#site/lib/shell/panels/on-panel.ts";
import { showPanel } from "#site/lib/shell/panels/open-panel.ts";
import { enhanceCodeForms } from "./code-form.ts";
import { emailForm } from "./login.form.ts";
import { enhanceSessionForms } from "./session-forms.ts";

/** Shows the next step with the email filled in: the password for a known email, else registration. */
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
  // In a dialog, continue with the page behind it. The panel's own page already knows where to return.
  if (panel.closest("dialog")) {
    const here = location.pathname + location.search;
    for (const form of panel.querySelectorAll<HTMLFormElement>("form[data-next]")) form.dataset["next"] = here;
    for (const link of panel.querySelectorAll<HTMLAnchorElement>("a[data-social], a[data-forgot]")) {
      const url = new URL(link.href);
      url.searchParams.set("next", here);
      link.href = url.href;
    }
    // At checkout, show the step indicator.
    if (location.pathname === href("cart")) panel.querySelector("[data-login-place]")?.removeAttribute("hidden");
  }
  enhanceSessionForms(panel);
  enhanceCodeForms(panel);
  enhance(panel, emailForm, (form) => ({
    succeed: ({ exists }, { email = "" }) => showStep(form, email, exists),
    refuse() {
      // The plain form still works, and its page shows the error.
      form.submit();
      return "leaves";
    },
  }));
});
