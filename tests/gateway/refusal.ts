import { expect } from "vitest";

/** What a call is refused with; one that is let through fails the test. */
export const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: { problem: Record<string, unknown> }) => error.problem,
  );
