/** The value of each rating in analytics (shop §9). */
export const ratingValues = { satisfied: 1, neutral: 0, not_satisfied: -1 } as const;

export type Rating = keyof typeof ratingValues;

export function isRating(value: unknown): value is Rating {
  return typeof value === "string" && Object.hasOwn(ratingValues, value);
}

/** Whether the feedback form can be sent. Only the rating is required; comment and email are optional (shell §5). */
export function canSendFeedback(form: { rating: unknown; isSubmitting: boolean }): boolean {
  return isRating(form.rating) && !form.isSubmitting;
}

/**
 * The steps of the feedback modal (shell §4). STEP_BOUNDS are the specification's: the maximum is one past the last
 * step.
 */
export const FEEDBACK_STEPS = ["comment", "complete"] as const;
export type FeedbackStep = (typeof FEEDBACK_STEPS)[number];
const STEP_BOUNDS = { min: 0, max: 2 };

/** Returns the step `by` steps forward, or back if negative. Stops at the first and last step. */
export function feedbackStep(from: FeedbackStep, by: number): FeedbackStep {
  const wanted = Math.min(STEP_BOUNDS.max, Math.max(STEP_BOUNDS.min, FEEDBACK_STEPS.indexOf(from) + by));
  return FEEDBACK_STEPS[Math.min(wanted, FEEDBACK_STEPS.length - 1)] ?? "comment";
}

/** Progress of sending a feedback event (shell §4). Null before sending and after a reset. */
export type EventState = null | "creating" | "success" | "failure";

/** Returns the step after a change of the event state. Moves forward when "creating" becomes "success". */
export function stepAfterEvent(step: FeedbackStep, before: EventState, now: EventState): FeedbackStep {
  return before === "creating" && now === "success" ? feedbackStep(step, 1) : step;
}

export type BannerVariant = "variant_a" | "variant_b";

/**
 * Returns the state of the customer feedback banner: "pending" until its variant is known, "unsuccessful" without
 * feedback content (shell §4).
 */
export function feedbackBanner(
  variant: BannerVariant | null,
  hasFeedbackContent: boolean,
): "pending" | "successful" | "unsuccessful" {
  if (variant === null) return "pending";
  return hasFeedbackContent ? "successful" : "unsuccessful";
}
