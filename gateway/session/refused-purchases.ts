// Purchases that were refused in this process, by idempotency key. A browser that reloaded while it paid never received the
// refusal and looks for it here. Without it, for example at another front, the page waits until its cookie expires.
import { LRUCache } from "lru-cache";
import { cookieTable } from "#gateway/rules/cookies.ts";
import type { Problem } from "../foundation/problem.ts";

const MAX_PURCHASES = 2_000;

export type RefusedPurchases = {
  add(customerId: string, idempotencyKey: string, problem: Problem): void;
  /** Returns the refusal of a customer's purchase, or undefined. */
  find(customerId: string, idempotencyKey: string): Problem | undefined;
};

/** Keeps refusals as long as the browser looks for them. */
export function createRefusedPurchases(): RefusedPurchases {
  const problems = new LRUCache<string, Problem>({
    max: MAX_PURCHASES,
    ttl: cookieTable.dc_paying.maxAgeSeconds * 1000,
  });
  const keyOf = (customerId: string, idempotencyKey: string) => `${customerId} ${idempotencyKey}`;
  return {
    add: (customerId, idempotencyKey, problem) => void problems.set(keyOf(customerId, idempotencyKey), problem),
    find: (customerId, idempotencyKey) => problems.get(keyOf(customerId, idempotencyKey)),
  };
}
