import type { Problem } from "#gateway/foundation/problem.ts";

type Carrier = { data?: { problem?: Problem } | null; problem?: Problem; cause?: unknown } | null | undefined;

/** The problem an error or its cause carries: that of a refused call, or one a form found itself. */
export function problemIn(error: unknown): Problem | undefined {
  const carrier = error as Carrier;
  return carrier?.data?.problem ?? carrier?.problem ?? (carrier?.cause ? problemIn(carrier.cause) : undefined);
}

/** Makes a call. If it needs a one-time code, holds it until the customer has entered one, then repeats it (account §4). */
export async function withElevation<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (refusal) {
    if (problemIn(refusal)?.code !== "required") throw refusal;
    // Not destructured, because Vite wraps modules that are.
    const loaded = await import("./elevate.ts");
    return loaded.elevate(call, refusal);
  }
}
