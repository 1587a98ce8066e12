/** How long a test waits for something that must happen: more than ten times what a quiet machine needs. */
export const PATIENT = { timeout: 30_000 };
