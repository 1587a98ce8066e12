// Signing in over the page a visitor is on, which is there again afterwards.

import { email, required } from "#gateway/rules/validators.ts";
import { gateway } from "#site/lib/gateway/trpc-client.ts";
import { href } from "#site/lib/href.ts";
import { showPanel } from "#site/lib/shell/panels/open-panel.ts";
import { onPanel } from "#site/lib/shell/panels/panels.ts";
import { adoptCodeForms } from "./code-form.ts";
import { showErrors } from "./field-errors.ts";
import { adoptSessionForms } from "./session-form.ts";

/** Asks who the address belongs to, and shows the step for them with the address filled in. */
async function goOn(form: HTMLFormElement) {
  const value = String(new FormData(form).get("email") ?? "");
  const wrong = required(value) || email(value);
  showErrors(form, wrong ? { email: wrong } : {}, wrong ? [{ message: wrong, field: "email" }] : []);
  if (wrong) return;
  try {
    const { exists } = await gateway.session.checkEmail.mutate({ email: value });
    const url = new URL(form.action);
    url.searchParams.set("step", exists ? "login" : "register");
    await showPanel(url.href, "modal", {
      prepare: (panel) => {
        const field = panel.querySelector<HTMLInputElement>("[name=email]");
        if (field) field.value = value;
        return panel.querySelector(exists ? "[name=password]" : "[name=firstname]");
      },
    });
  } catch {
    // The form itself still works, and its page says what is wrong.
    form.submit();
  }
}

onPanel("login", (panel) => {
  // In a dialog the page behind is where the customer goes on; the panel's own page knows where they came from.
  if (panel.closest("dialog")) {
    const here = location.pathname + location.search;
    for (const form of panel.querySelectorAll<HTMLFormElement>("[data-session-form], [data-code-form]"))
      form.dataset["next"] = here;
    // On the way to paying, the customer sees how far it is.
    if (location.pathname === href("cart")) panel.querySelector("[data-login-place]")?.removeAttribute("hidden");
  }
  adoptSessionForms(panel);
  adoptCodeForms(panel);
  panel.querySelector<HTMLFormElement>("[data-email-form]")?.addEventListener("submit", (event) => {
    event.preventDefault();
    void goOn(event.currentTarget as HTMLFormElement);
  });
});
