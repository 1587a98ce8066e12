import type { Problem } from "#gateway/problem.ts";

/** The problem that a refused call carries, whichever client made it. */
export function problemIn(refusal: unknown): Problem | undefined {
  return (refusal as { data?: { problem?: Problem } | null } | null | undefined)?.data?.problem;
}

/** Makes a call. One that asks for a one-time code is kept until the customer has given it, and made again (account §4). */
export async function withCode<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (refusal) {
    if (problemIn(refusal)?.code !== "required") throw refusal;
    const { elevate } = await import("./elevate.ts");
    return elevate(call, refusal);
  }
}
