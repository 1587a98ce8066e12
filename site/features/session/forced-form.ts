// What the shop asks of a customer first, answered without leaving the page: nothing typed is lost when it is refused or
// cannot be reached. The forms work without this.

import { newPasswordErrors } from "#gateway/rules/account/password-change.ts";
import { leaveToast } from "#site/lib/client/toasts.ts";
import { gateway, problemOf } from "#site/lib/gateway.ts";
import { href } from "#site/lib/href.ts";
import { showErrors } from "./field-errors.ts";
import { fieldErrorsOf, summaryOf } from "./summary.ts";

async function submit(form: HTMLFormElement) {
  const { password = "", confirmPassword = "" } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const input = { password, confirmPassword };
  const errors = newPasswordErrors(input);
  showErrors(form, errors, summaryOf(errors, null));
  if (Object.keys(errors).length > 0) return;

  const { next = "/" } = form.dataset;
  form.setAttribute("aria-busy", "true");
  document.documentElement.dataset["loading"] = "";
  try {
    await gateway.password.forceChange.mutate(input);
    leaveToast("toast.passwordSaved");
    location.assign(next);
  } catch (error) {
    const problem = problemOf(error);
    if (problem.code === "signed_out") return location.assign(href("login", {}, { next, expired: 1 }));
    // Done in another tab: the page itself knows where to go on.
    if (problem.code === "not_required") return location.replace(location.href);
    const refusals = fieldErrorsOf(problem);
    showErrors(form, refusals, summaryOf(refusals, problem));
    form.removeAttribute("aria-busy");
    delete document.documentElement.dataset["loading"];
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>("[data-forced-form]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // A second press while the first is on its way is the same press.
    if (form.getAttribute("aria-busy") !== "true") void submit(form);
  });
}
