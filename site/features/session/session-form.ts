// Signing in and registering without leaving the page: the same rules at once, and nothing typed is lost when the shop
// cannot be reached. The forms work without this.

import type { Inputs } from "#gateway/gateway.ts";
import { fieldErrors } from "#gateway/rules/form.ts";
import { registrationErrors } from "#gateway/rules/registration.ts";
import { email, required } from "#gateway/rules/validators.ts";
import { gateway, problemOf } from "#site/lib/gateway/trpc-client.ts";
import { href } from "#site/lib/href.ts";
import { VISITOR_CHANGE } from "#site/lib/shell/start/visitor.ts";
import { isBusy, setBusy } from "./busy.ts";
import { asksForCode } from "./code.ts";
import { showErrors, showProblem } from "./field-errors.ts";
import { summaryOf } from "./summary.ts";

type Values = Record<string, string>;

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Values;

function errorsOf(form: HTMLFormElement, values: Values): Partial<Values> {
  const { sessionForm, today = "" } = form.dataset;
  if (sessionForm === "register") return registrationErrors(values, today);
  return fieldErrors({ email: [required, email], password: [required] }, values);
}

async function send(form: HTMLFormElement, { termsAccepted, emailOptIn, ...values }: Values) {
  if (form.dataset["sessionForm"] === "login") {
    return gateway.session.login.mutate(values as unknown as Inputs["session"]["login"]);
  }
  const input = { ...values, termsAccepted: termsAccepted === "on", emailOptIn: emailOptIn === "on" };
  return gateway.session.signUp.mutate(input as Inputs["session"]["signUp"]);
}

async function submit(form: HTMLFormElement) {
  const values = valuesOf(form);
  const errors = errorsOf(form, values);
  showErrors(form, errors, summaryOf(errors, null));
  if (Object.keys(errors).length > 0) return;

  setBusy(form, true);
  try {
    const { forcedPage } = await send(form, values);
    const { next = "/" } = form.dataset;
    // Straight there: of the page they came from the browser may have a copy, which leads nobody anywhere.
    location.assign(forcedPage ? href(forcedPage, {}, { next }) : next);
  } catch (error) {
    const problem = problemOf(error);
    if (asksForCode(problem)) return void showCode(form);
    form.querySelector("[data-known]")?.toggleAttribute("hidden", problem.code !== "already_registered");
    showProblem(form, problem);
    setBusy(form, false);
  }
}

/** The step of the code, in place of this one: the gateway keeps the sign-in until then. */
async function showCode(form: HTMLFormElement) {
  const { codeHref = "" } = form.dataset;
  if (!form.closest("dialog")) return location.assign(codeHref);
  // What was fetched ahead is of an earlier sign-in.
  document.dispatchEvent(new Event(VISITOR_CHANGE));
  const { showPanel } = await import("#site/lib/shell/panels/open-panel.ts");
  await showPanel(new URL(codeHref, location.href).href, "modal").catch(() => location.assign(codeHref));
  setBusy(form, false);
}

/** Tells whoever registers with a known address before the whole form is filled in. */
async function checkEmail(form: HTMLFormElement, value: string) {
  if (required(value) || email(value)) return;
  const known = await gateway.session.checkEmail.mutate({ email: value }).catch(() => null);
  form.querySelector("[data-known]")?.toggleAttribute("hidden", !known?.exists);
}

/** Makes the sign-in forms below `root` work in place; each is taken up once. */
export function adoptSessionForms(root: ParentNode) {
  for (const form of root.querySelectorAll<HTMLFormElement>("[data-session-form]:not([data-adopted])")) {
    form.dataset["adopted"] = "";
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      // A second press while the first is on its way is the same press.
      if (!isBusy(form)) void submit(form);
    });
    if (form.dataset["sessionForm"] !== "register") continue;
    form.querySelector<HTMLInputElement>("[name=email]")?.addEventListener("change", (event) => {
      void checkEmail(form, (event.currentTarget as HTMLInputElement).value);
    });
  }
}

adoptSessionForms(document);
