// The newest balances that this process has read. A browser stores whichever response arrives last, and a request carries the balance
// that its tab knew: without this, a delayed response writes an older balance over a newer one.
import { LRUCache } from "lru-cache";
import type { Visitor } from "#gateway/rules/shell/visitor.ts";

const MAX_CUSTOMERS = 5_000;
/** Much longer than a request lasts. */
const KEPT_MS = 60_000;

/** A wallet's balance in cents, and when the call that read it began (ms). */
export type BalanceReading = Pick<Visitor, "fundsCents"> & { fundsAt: number };
export type NewestBalance = (customerToken: string, reading: BalanceReading) => BalanceReading;

/** Returns a function that keeps a customer's newest reading and returns it. Keyed by a secret, which forged cookies do not have. */
export function createNewestBalances(): NewestBalance {
  const kept = new LRUCache<string, BalanceReading>({ max: MAX_CUSTOMERS, ttl: KEPT_MS });
  return (customerToken, { fundsAt, fundsCents }) => {
    const known = kept.get(customerToken);
    if (known && known.fundsAt > fundsAt) return known;
    const reading = { fundsCents, fundsAt };
    kept.set(customerToken, reading);
    return reading;
  };
}
