/** How a rating counts in analytics (shop §9). */
export const ratingValues = { satisfied: 1, neutral: 0, not_satisfied: -1 } as const;

export type Rating = keyof typeof ratingValues;

export function isRating(value: unknown): value is Rating {
  return typeof value === "string" && Object.hasOwn(ratingValues, value);
}

/** Only the rating is asked for; comment and mail address are the visitor's choice (shell §5). */
export function canSendFeedback(form: { rating: unknown; isSubmitting: boolean }): boolean {
  return isRating(form.rating) && !form.isSubmitting;
}

/** The steps of the feedback modal; the bounds are the specification's, one more than there are steps (shell §4). */
export const FEEDBACK_STEPS = ["comment", "complete"] as const;
export type FeedbackStep = (typeof FEEDBACK_STEPS)[number];
const STEP_BOUNDS = { least: 0, most: 2 };

/** The step that many steps on, or back when negative; never off either end. */
export function feedbackStep(from: FeedbackStep, by: number): FeedbackStep {
  const wanted = Math.min(STEP_BOUNDS.most, Math.max(STEP_BOUNDS.least, FEEDBACK_STEPS.indexOf(from) + by));
  return FEEDBACK_STEPS[Math.min(wanted, FEEDBACK_STEPS.length - 1)] ?? "comment";
}

/** How far the sending of an event is (shell §4). Cleared, it is null again. */
export type EventState = null | "creating" | "success" | "failure";

/** The step after the event's state has changed: forward when creating has become success. */
export function stepAfterEvent(step: FeedbackStep, before: EventState, now: EventState): FeedbackStep {
  return before === "creating" && now === "success" ? feedbackStep(step, 1) : step;
}

export type BannerVariant = "variant_a" | "variant_b";

/** Whether the customer feedback banner renders: not before its variant is known, nor without the feedback category of content (shell §4). */
export function feedbackBanner(
  variant: BannerVariant | null,
  hasFeedbackContent: boolean,
): "pending" | "successful" | "unsuccessful" {
  if (variant === null) return "pending";
  return hasFeedbackContent ? "successful" : "unsuccessful";
}
