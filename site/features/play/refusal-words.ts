import type { Problem } from "#gateway/problem.ts";

/** Shop §8: a refusal is told in the service's first words; null means that ours are due. */
export function refusalWords({ status, messages }: Problem): string | null {
  return status >= 400 && status < 500 ? (messages[0]?.message ?? null) : null;
}
