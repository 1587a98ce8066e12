// The feedback modal (shell §4): comment, then complete. Closed, its dialog is thrown away, so that it opens again with an
// empty form. On the page of its own it works the same.
import {
  canSendFeedback,
  type EventState,
  type FeedbackStep,
  feedbackStep,
  isRating,
  ratingValues,
  stepAfterEvent,
} from "#gateway/rules/shell/feedback.ts";
import { email as emailRule } from "#gateway/rules/validators.ts";
import { gateway, problemOf } from "#site/lib/gateway/trpc-client.ts";
import { onPanel } from "#site/lib/shell/panels/panels.ts";
import { track } from "#site/lib/shell/start/track.ts";
import { failureWords, SEND_REASON } from "./feedback-words.ts";

const text = (form: FormData, name: string) => String(form.get(name) ?? "").trim();

function showEmailError(form: HTMLFormElement, message: string | null) {
  const field = form.querySelector<HTMLInputElement>("[name=email]");
  field?.closest(".field")?.querySelector(".field__error")?.remove();
  field?.toggleAttribute("aria-invalid", message !== null);
  field?.setAttribute("aria-describedby", message ? "field-email-hint field-email-error" : "field-email-hint");
  if (!field || !message) return;
  const error = form.querySelector<HTMLTemplateElement>("template")?.content.firstElementChild?.cloneNode(true);
  if (error instanceof HTMLElement) {
    error.append(message);
    field.closest(".field")?.append(error);
  }
  field.setAttribute("aria-invalid", "true");
  field.focus();
}

onPanel("feedback", (panel) => {
  const form = panel.querySelector<HTMLFormElement>("[data-feedback-form]");
  const button = form?.querySelector<HTMLButtonElement>("button[type=submit]");
  const reason = form?.querySelector<HTMLElement>("[data-feedback-reason]");
  if (!form || !button || !reason) return;
  let event: EventState = null;
  let step: FeedbackStep = "comment";

  const show = (next: FeedbackStep) => {
    if (next === step) return;
    step = next;
    for (const part of panel.querySelectorAll<HTMLElement>("[data-feedback-step]")) {
      part.hidden = part.dataset["feedbackStep"] !== step;
      if (!part.hidden) part.querySelector<HTMLElement>("[tabindex='-1'], input:checked")?.focus();
    }
  };

  const paint = () => {
    const rating = new FormData(form).get("rating");
    const isSubmitting = event === "creating";
    // Not `disabled`: the keyboard still finds it, and its reason is read out.
    button.setAttribute("aria-disabled", String(!canSendFeedback({ rating, isSubmitting })));
    button.setAttribute("aria-busy", String(isSubmitting));
    reason.textContent = isSubmitting ? SEND_REASON.sending : isRating(rating) ? "" : SEND_REASON.rating;
  };

  const change = (now: EventState) => {
    const next = stepAfterEvent(step, event, now);
    event = now;
    form.querySelector("[data-feedback-failed]")?.toggleAttribute("hidden", event !== "failure");
    paint();
    show(next);
  };

  async function send(values: FormData) {
    const rating = values.get("rating");
    if (!isRating(rating)) return;
    const [comment, email, source] = [text(values, "comment"), text(values, "email"), text(values, "source")];
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    change("creating");
    try {
      await gateway.events.create.mutate({
        ...{ rating, source, ...(timeZone && { timezone: timeZone }) },
        ...(comment && { comment }),
        ...(email && { email }),
      });
      track("Feedback", { rating, value: ratingValues[rating] });
      change("success");
    } catch (error) {
      const words = form?.querySelector("[data-feedback-failure]");
      if (words) words.textContent = failureWords(problemOf(error));
      change("failure");
    }
  }

  form.addEventListener("input", paint);
  form.addEventListener("submit", (submit) => {
    submit.preventDefault();
    const values = new FormData(form);
    if (!canSendFeedback({ rating: values.get("rating"), isSubmitting: event === "creating" })) return;
    const wrong = emailRule(text(values, "email"));
    showEmailError(form, wrong);
    if (!wrong) void send(values);
  });
  panel.querySelector("[data-feedback-back]")?.addEventListener("click", (click) => {
    click.preventDefault();
    change(null);
    show(feedbackStep(step, -1));
  });
  paint();
});
