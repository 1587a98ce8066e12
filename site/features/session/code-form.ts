// Submits one-time codes without leaving the page (account §4, §5).
import type { Problem } from "#gateway/foundation/problem.ts";
import { enhance, nextOf, showStatus } from "#site/lib/form/enhance.ts";
import { gateway, problemOf } from "#site/lib/gateway/client.ts";
import { sendElevationEvent } from "#site/lib/gateway/elevation-event.ts";
import { problemMessage } from "#site/lib/gateway/problem-messages.ts";
import { href } from "#site/lib/href.ts";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { elevateForm, enterCodeForm } from "./code.form.ts";
import { codeErrorOf, isLockedBy, sentHint } from "./code.ts";
import { continueTo } from "./session-forms.ts";

const SECOND_MS = 1000;

/** Disables a button for `seconds` and shows the time left on it (account §4: a minute after a code was sent). */
function coolDown(button: HTMLElement, seconds: number) {
  if (seconds <= 0) return;
  const label = button.dataset["label"] ?? button.textContent?.trim() ?? "";
  button.dataset["label"] = label;
  button.setAttribute("aria-disabled", "true");
  const endsAt = performance.now() + seconds * SECOND_MS;
  const tick = () => {
    const left = Math.ceil((endsAt - performance.now()) / SECOND_MS);
    button.textContent = left > 0 ? `${label} (in ${left} s)` : label;
    if (left > 0) return;
    clearInterval(timer);
    button.removeAttribute("aria-disabled");
  };
  const timer = setInterval(tick, SECOND_MS);
  tick();
}

const isElevation = (form: HTMLFormElement) => form.dataset["form"] === elevateForm.name;
const resendButton = (form: HTMLFormElement) => form.querySelector<HTMLElement>("[data-resend-after]");

/** Whether the shop sent a code by email within the last minute. Until that minute has passed, it sends no other code. */
export const justSent = (form: HTMLFormElement) => Number(resendButton(form)?.dataset["resendAfter"] ?? 0) > 0;

/** Redirects to sign-in: the code's ten minutes or the session have expired. */
function startAgain(form: HTMLFormElement) {
  location.assign(href("login", {}, { next: isElevation(form) ? location.pathname : nextOf(form), expired: 1 }));
}

/** Disables the form (account §5) and focuses the explanation. */
function lock(form: HTMLFormElement) {
  // A locked account accepts no code, so remove the hints on where to find one.
  for (const advice of document.querySelectorAll("[data-form] .field__hint, [data-code-advice]")) advice.remove();
  form.querySelector("[data-lock]")?.setAttribute("disabled", "");
  const locked = form.querySelector<HTMLElement>("[data-locked]");
  locked?.removeAttribute("hidden");
  locked?.focus();
}

/**
 * Emails a code and shows the masked email address. Shows the rate-limit message only if the customer asked for the code,
 * not for the automatic first one.
 */
export async function sendCode(form: HTMLFormElement, { isAsked = false } = {}) {
  const button = resendButton(form);
  if (!button) return;
  const status = form.querySelector("[data-code-status]");
  try {
    const reason = isElevation(form) ? "elevate" : "login";
    const { expiresAt, identifier, resendAfterSeconds } = await gateway.session.sendCode.mutate({ reason });
    if (status) status.textContent = `We sent a code to ${identifier}.`;
    // The hint of an earlier code has the time when that one expires.
    const hint = form.querySelector("[name=otp]")?.closest(".field")?.querySelector(".field__hint");
    if (hint) hint.textContent = sentHint(identifier, expiresAt);
    coolDown(button, resendAfterSeconds);
  } catch (error) {
    const problem = problemOf(error);
    if (problem.code === "signed_out") return startAgain(form);
    if (isLockedBy(problem)) return lock(form);
    if (problem.status !== 429) return showStatus(elevateForm, form, { kind: "refused", errors: {}, problem });
    coolDown(button, problem.retryAfterSeconds ?? 0);
    if (status && isAsked) status.textContent = problemMessage(problem);
  }
}

function handlersOf(form: HTMLFormElement) {
  /** The last refused code and its error. Resending it unchanged would count as another wrong code. */
  let refused: { typed: string; wrong: string } | null = null;
  const textOf = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? "";
  const typed = () => `${textOf("otp")} ${textOf("recoveryCode")}`;
  const button = resendButton(form);
  if (button) coolDown(button, Number(button.dataset["resendAfter"]));
  // Editing the code clears the refusal, because an authenticator app may show the same code again later.
  form.addEventListener("input", () => {
    if (typed() !== refused?.typed) refused = null;
  });
  return {
    check: () => (refused?.typed === typed() ? { otp: refused.wrong } : {}),
    refuse(problem: Problem) {
      if (problem.code === "signed_out") {
        startAgain(form);
        return "leaves" as const;
      }
      if (isElevation(form)) {
        sendElevationEvent(form, "refused");
        void showToast("notice.2fa.failure");
      }
      if (isLockedBy(problem)) {
        lock(form);
        return "stays" as const;
      }
      const wrong = codeErrorOf(problem);
      if (wrong) refused = { typed: typed(), wrong };
      return null;
    },
    commands: { resend: () => void sendCode(form, { isAsked: true }) },
  };
}

/** Enhances the code forms below `root`, each once. */
export function enhanceCodeForms(root: ParentNode) {
  enhance(root, enterCodeForm, (form) => ({ ...handlersOf(form), succeed: (data) => continueTo(form, data) }));
  enhance(root, elevateForm, (form) => ({
    ...handlersOf(form),
    send(code) {
      sendElevationEvent(form, "submitted");
      return gateway.session.elevate.mutate(code);
    },
    succeed() {
      sendElevationEvent(form, "accepted");
      // In a dialog, the call that waits for the code closes it. On its own page, redirect back.
      if (!form.closest("dialog")) location.assign(nextOf(form));
      return "leaves";
    },
  }));
}

enhanceCodeForms(document);
