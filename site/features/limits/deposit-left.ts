import type { Outputs } from "#gateway/gateway.ts";

type Customer = Pick<NonNullable<Outputs["session"]["get"]>, "preCommitment">;

/** Returns what the deposit limit still allows, in dollars; null without a limit. */
export const depositLeft = ({ preCommitment: { limit, spent } }: Customer): number | null =>
  limit === null ? null : Math.max(0, Math.round((limit - spent) * 100) / 100);
