// Entering a one-time code without leaving the page (account §4, §5). The forms work without this.

import { otpProblem, toOtp } from "#gateway/rules/account/otp.ts";
import { tellElevation } from "#site/lib/gateway/elevation-event.ts";
import { gateway, problemOf } from "#site/lib/gateway/trpc-client.ts";
import { href } from "#site/lib/href.ts";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { isBusy, setBusy } from "./busy.ts";
import { codeErrorOf, isLockedBy } from "./code.ts";
import { coolDown } from "./cool-down.ts";
import { showErrors, showProblem } from "./field-errors.ts";

type Code = { otp: string; saveDevice: boolean };

/** The code of a form that was refused, and why. Handed over again unchanged it would count as one more wrong code. */
const refused = new WeakMap<HTMLFormElement, { otp: string; wrong: string }>();

const isElevation = (form: HTMLFormElement) => form.dataset["codeForm"] === "elevate";
const resendButton = (form: HTMLFormElement) => form.querySelector<HTMLElement>("[data-resend-after]");

function codeOf(form: HTMLFormElement): Code {
  const values = new FormData(form);
  return { otp: toOtp(String(values.get("otp") ?? "")), saveDevice: values.get("saveDevice") === "on" };
}

/** Says what is wrong with the code, and takes the next one. The only field there is needs no summary. */
function showWrong(form: HTMLFormElement, otp: string) {
  showErrors(form, { otp }, []);
  const field = form.querySelector<HTMLInputElement>("[name=otp]");
  field?.focus();
  field?.select();
}

/** Hands the code over. What was kept waiting for it goes on. */
async function send(form: HTMLFormElement, code: Code) {
  const { next = "/" } = form.dataset;
  if (isElevation(form)) {
    tellElevation(form, "submitted");
    await gateway.session.elevate.mutate(code);
    tellElevation(form, "accepted");
    // In a dialog somebody waits for it, and says when this is over.
    if (!form.closest("dialog")) location.assign(next);
    return;
  }
  const { forcedPage } = await gateway.session.enterCode.mutate(code);
  location.assign(forcedPage ? href(forcedPage, {}, { next }) : next);
}

/** Nothing can be tried any more (account §5: the inputs and the button are disabled). */
function lock(form: HTMLFormElement) {
  showErrors(form, {}, []);
  // Nobody is told where to look for a code that would not be taken.
  for (const advice of document.querySelectorAll("[data-code-form] .field__hint, [data-code-advice]")) advice.remove();
  const locked = form.querySelector<HTMLElement>("[data-locked]");
  locked?.removeAttribute("hidden");
  form.querySelector("[data-code-fields]")?.setAttribute("disabled", "");
  // Where they were is disabled now; from here on they read.
  locked?.focus();
}

function fail(form: HTMLFormElement, error: unknown, otp = "") {
  const problem = problemOf(error);
  if (problem.code === "signed_out") {
    // Ten minutes are over, or the session is: from the beginning.
    const { next = "/" } = form.dataset;
    return location.assign(href("login", {}, { next: isElevation(form) ? location.pathname : next, expired: 1 }));
  }
  if (isElevation(form)) {
    tellElevation(form, "refused");
    void showToast("notice.2fa.failure");
  }
  if (isLockedBy(problem)) return lock(form);
  const wrong = codeErrorOf(problem);
  if (wrong) {
    refused.set(form, { otp, wrong });
    return showWrong(form, wrong);
  }
  showProblem(form, problem);
}

async function submit(form: HTMLFormElement) {
  const code = codeOf(form);
  const before = refused.get(form);
  const wrong = before?.otp === code.otp ? before.wrong : otpProblem(code.otp);
  if (wrong) return showWrong(form, wrong);
  showErrors(form, {}, []);
  setBusy(form, true);
  try {
    await send(form, code);
  } catch (error) {
    setBusy(form, false);
    fail(form, error, code.otp);
  }
}

/** Has a code mailed, and says where to; one that was mailed a moment ago is the one to enter. */
export async function sendCode(form: HTMLFormElement, { isAsked = false } = {}) {
  const button = resendButton(form);
  if (!button) return;
  const status = form.querySelector("[data-code-status]");
  try {
    const reason = isElevation(form) ? "elevate" : "login";
    const { identifier, resendAfterSeconds } = await gateway.session.sendCode.mutate({ reason });
    if (status) status.textContent = `We sent a code to ${identifier}.`;
    coolDown(button, resendAfterSeconds);
  } catch (error) {
    const problem = problemOf(error);
    if (problem.status !== 429) return fail(form, error);
    coolDown(button, problem.retryAfterSeconds ?? 0);
    // Nobody pressed for the first one: it was mailed a moment ago, and the button says when there is another.
    if (status && isAsked) status.textContent = problem.message;
  }
}

/** Makes the code forms below `root` work in place; each is taken up once. */
export function adoptCodeForms(root: ParentNode) {
  for (const form of root.querySelectorAll<HTMLFormElement>("[data-code-form]:not([data-adopted])")) {
    form.dataset["adopted"] = "";
    const button = resendButton(form);
    if (button) coolDown(button, Number(button.dataset["resendAfter"]));
    // Whoever types it once more means it: a clock may have come round to it.
    form.addEventListener("input", () => {
      if (codeOf(form).otp !== refused.get(form)?.otp) refused.delete(form);
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (isBusy(form)) return;
      // A code that is complete submits itself, by nobody's press.
      void (button && event.submitter === button ? sendCode(form, { isAsked: true }) : submit(form));
    });
  }
}

adoptCodeForms(document);
