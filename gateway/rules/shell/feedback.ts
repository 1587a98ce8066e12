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
