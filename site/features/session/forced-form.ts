// What the shop asks of a customer first, answered without leaving the page: nothing typed is lost when it is refused or
// cannot be reached. The forms work without this.

import type { Inputs } from "#gateway/gateway.ts";
import { newPasswordErrors } from "#gateway/rules/account/password-change.ts";
import { upgradeErrors } from "#gateway/rules/account/upgrade.ts";
import { gateway, problemOf } from "#site/lib/gateway/trpc-client.ts";
import { href } from "#site/lib/href.ts";
import { leaveToast } from "#site/lib/shell/toasts/toasts.ts";
import { showErrors, showProblem } from "./field-errors.ts";
import { summaryOf } from "./summary.ts";

type Values = Record<string, string>;

/** By the name of the form: what is wrong with it, and who takes it. */
const FORMS = {
  password: {
    errorsOf: (values: Values): Partial<Values> => newPasswordErrors(values),
    send: ({ password = "", confirmPassword = "" }: Values) =>
      gateway.password.forceChange.mutate({ password, confirmPassword }),
    toast: "toast.passwordSaved",
  },
  upgrade: {
    errorsOf: (values: Values): Partial<Values> => upgradeErrors(values),
    send: ({ termsAccepted, ...details }: Values) => {
      const input = { ...details, termsAccepted: termsAccepted === "on" };
      return gateway.customer.upgrade.mutate(input as Inputs["customer"]["upgrade"]);
    },
    toast: "toast.detailsUpdated",
  },
} as const;

async function submit(form: HTMLFormElement) {
  const { errorsOf, send, toast } = FORMS[form.dataset["forcedForm"] as keyof typeof FORMS];
  const { next = "/" } = form.dataset;
  const values = Object.fromEntries(new FormData(form)) as Values;
  const errors = errorsOf(values);
  showErrors(form, errors, summaryOf(errors, null));
  if (Object.keys(errors).length > 0) return;

  form.setAttribute("aria-busy", "true");
  document.documentElement.dataset["loading"] = "";
  try {
    await send(values);
    leaveToast(toast);
    location.assign(next);
  } catch (error) {
    const problem = problemOf(error);
    if (problem.code === "signed_out") return location.assign(href("login", {}, { next, expired: 1 }));
    // Done in another tab: the page itself knows where to go on.
    if (problem.code === "not_required") return location.replace(location.href);
    showProblem(form, problem);
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
