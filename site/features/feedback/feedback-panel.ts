// The feedback modal (shell §4): the comment step, then completion. Closing it discards the dialog, so it reopens with
// an empty form. Its own page behaves the same.
import {
  type FeedbackStep,
  feedbackStep,
  isRating,
  ratingValues,
  stepAfterEvent,
} from "#gateway/rules/shell/feedback.ts";
import { enhance } from "#site/lib/form/enhance.ts";
import { inputOf } from "#site/lib/form/form.ts";
import { onPanel } from "#site/lib/shell/panels/on-panel.ts";
import { track } from "#site/lib/shell/start/track.ts";
import { feedbackForm } from "./feedback.form.ts";

onPanel("feedback", (panel) => {
  let step: FeedbackStep = "comment";
  const show = (next: FeedbackStep) => {
    step = next;
    for (const part of panel.querySelectorAll<HTMLElement>("[data-feedback-step]")) {
      part.hidden = part.dataset["feedbackStep"] !== step;
      if (!part.hidden) part.querySelector<HTMLElement>("[tabindex='-1'], input:checked")?.focus();
    }
  };
  enhance(panel, feedbackForm, () => ({
    async build(values) {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return { ...inputOf(feedbackForm, values), ...(timeZone && { timezone: timeZone }) };
    },
    succeed(_, { rating }) {
      if (isRating(rating)) track("Feedback", { rating, value: ratingValues[rating] });
      show(stepAfterEvent(step, "creating", "success"));
      return "stays";
    },
  }));
  panel.querySelector("[data-feedback-back]")?.addEventListener("click", (click) => {
    click.preventDefault();
    show(feedbackStep(step, -1));
  });
});
