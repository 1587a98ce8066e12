/** Lifetimes in seconds of the cookies that page scripts write. Apart from their purposes, which no script needs. */
export const ATTEMPT_SECONDS = {
  // Longer than any purchase takes to answer.
  dc_paying: 60,
  // The runner has ended an abandoned deposit long before (15 minutes), so its outcome is known.
  dc_depositing: 60 * 60,
} as const;
