// Two-factor test data: the exact messages (account §5) and wrong codes.

/** The demo customer with an authenticator. */
export const GUS = "gus@example.com";
export const LOCKED = "Your account has been locked due to too many incorrect 2FA attempts. Please contact support.";
export const INCORRECT = "Code is incorrect or expired. Try again or contact support";

export const wrongCodeFor = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, "0");
