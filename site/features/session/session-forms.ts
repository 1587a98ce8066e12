// Submits sign-in and registration without leaving the page.
import type { Problem } from "#gateway/foundation/problem.ts";
import { email, required } from "#gateway/rules/validators.ts";
import { enhanceAddress } from "#site/lib/form/address-lookup.ts";
import { checkOnLeave } from "#site/lib/form/check-on-leave.ts";
import { enhance, nextOf, showStatus } from "#site/lib/form/enhance.ts";
import type { Outcome } from "#site/lib/form/submission.ts";
import { gateway } from "#site/lib/gateway/client.ts";
import { href } from "#site/lib/href.ts";
import { forgetTickets } from "#site/lib/shell/kept-tickets.ts";
import { VISITOR_CHANGE } from "#site/lib/shell/start/visitor.ts";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { asksForCode } from "./code.ts";
import { forgetRegistration, keepEmail, keepRegistration } from "./kept-registration.ts";
import { loginForm } from "./login.form.ts";
import { registerForm } from "./register.form.ts";
import { afterSignIn } from "./signed-in.ts";

type SignedIn = Awaited<ReturnType<typeof gateway.session.login.mutate>>;

/** Navigates straight to a forced page, because the browser may have cached the next page without its redirect. */
export function continueTo(form: HTMLFormElement, signedIn: SignedIn): Outcome {
  const { forcedPage } = signedIn;
  const next = afterSignIn(nextOf(form), href("cart"), signedIn);
  forgetTickets();
  forgetRegistration();
  location.assign(forcedPage ? href(forcedPage, {}, { next }) : next);
  return "leaves";
}

/** Replaces the password step with the code step. */
async function showCode(form: HTMLFormElement): Promise<Outcome> {
  const { codeHref = "" } = form.dataset;
  const openCodePage = () => location.assign(codeHref);
  if (!form.closest("dialog")) openCodePage();
  else {
    // Discards prefetched panels, which belong to an earlier sign-in.
    document.dispatchEvent(new Event(VISITOR_CHANGE));
    const { showPanel } = await import("#site/lib/shell/panels/open-panel.ts");
    await showPanel(new URL(codeHref, location.href).href, "modal").catch(openCodePage);
    showStatus(loginForm, form, { kind: "idle" });
  }
  return "leaves";
}

function showKnown(form: HTMLFormElement, isKnown: boolean) {
  for (const words of form.querySelectorAll<HTMLElement>("[data-known]"))
    words.hidden = words.dataset["known"] !== String(isKnown);
}

/** Shows that an email is already registered before the whole form is filled in. */
async function checkEmail(form: HTMLFormElement, field: HTMLInputElement) {
  const { value } = field;
  if (required(value) || email(value)) return;
  const known = await gateway.session.checkEmail.mutate({ email: value }).catch(() => null);
  if (field.value === value) showKnown(form, known?.exists ?? false);
}

/** Enhances the sign-in forms below `root`, each once. */
export function enhanceSessionForms(root: ParentNode) {
  const handlers = (form: HTMLFormElement) => ({
    succeed: (data: SignedIn) => continueTo(form, data),
    refuse(problem: Problem) {
      if (asksForCode(problem)) return showCode(form);
      showKnown(form, problem.code === "already_registered");
      // shop §8; the form names the field too.
      if (problem.code === "invalid_credentials") void showToast("toast.401");
      return null;
    },
  });
  enhance(root, loginForm, (form) => {
    keepEmail(form);
    return handlers(form);
  });
  enhance(root, registerForm, (form) => {
    keepRegistration(form);
    enhanceAddress(form);
    checkOnLeave(registerForm, form);
    const field = form.querySelector<HTMLInputElement>("[name=email]");
    // The message is about the email as it was.
    field?.addEventListener("input", () => showKnown(form, false));
    field?.addEventListener("change", () => void checkEmail(form, field));
    return handlers(form);
  });
}

enhanceSessionForms(document);
