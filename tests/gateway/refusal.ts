import { expect } from "vitest";

/** Returns the problem of a refused call. Fails the test if the call succeeds. */
export const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: { problem: Record<string, unknown> }) => error.problem,
  );
