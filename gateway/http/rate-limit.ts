// How often the doors that guess at accounts may be tried. Memory by default; Redis when processes share the load.
import type { Redis } from "ioredis";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { tooManyRequests } from "../errors.ts";

/** How many tries in how many seconds, by what is tried. */
const LIMITS = {
  // Per address they are wide: a household or an office shares one.
  loginByAddress: { points: 60, duration: 60 },
  // Stops guessing one customer's password from many addresses; a success starts the count again.
  loginByEmail: { points: 10, duration: 15 * 60 },
  // Says whether somebody has an account: enough for people who mistype, too few for a list of addresses.
  checkEmail: { points: 60, duration: 60 },
  // Each makes a customer and a password hash, which is slow on purpose.
  signUp: { points: 30, duration: 10 * 60 },
  // Six digits. Far wider than the five tries after which services lock the account: it is they who tell the customer so,
  // also of many tries at once.
  codeByCustomer: { points: 25, duration: 15 * 60 },
  // Each is a mail to somebody: counted by whom it goes to, signed in or about to be.
  codeSending: { points: 5, duration: 15 * 60 },
  // Words somebody may guess; nobody types more of them by hand.
  promotion: { points: 20, duration: 10 * 60 },
  // Everybody may speak, nobody may fill the shop's books.
  feedback: { points: 20, duration: 10 * 60 },
  // What browsers report: a page that fails in a loop, and somebody who makes reports up.
  reportByAddress: { points: 30, duration: 60 },
  report: { points: 600, duration: 60 },
  // A page has a dozen and browsers keep them; each that is asked for holds a connection to the CMS.
  fileByAddress: { points: 300, duration: 60 },
  analytics: { points: 300, duration: 60 },
} as const;

/** A row of the table. */
export type LimitName = keyof typeof LIMITS;

export type RateLimits = {
  /** Counts one try, or refuses it with 429 and the seconds to wait. Without a key (no address is known) all count as one. */
  spend(name: LimitName, key: string | null): Promise<void>;
  forgive(name: LimitName, key: string): Promise<void>;
};

/** What a customer's own tries are counted by; doors of addresses and links are counted by those. */
export type RateLimitedCustomer = { customerId: string; email: string };

/** Forgets the tries of one customer, who was let in again by hand (`npm run shop -- unlock`). */
export async function forgiveCustomer(limits: RateLimits, { customerId, email }: RateLimitedCustomer): Promise<void> {
  const address = email.toLowerCase();
  await Promise.all([
    limits.forgive("loginByEmail", address),
    // At sign-in it is the address that is known.
    ...[customerId, address].flatMap((whom) => [
      limits.forgive("codeByCustomer", whom),
      limits.forgive("codeSending", whom),
    ]),
  ]);
}

/** The table, held by this process or, with a Redis, by all fronts together; `count` is told of every refusal. */
export function createRateLimits(redis: Redis | null = null, count?: (limit: LimitName) => void): RateLimits {
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  for (const [name, limit] of Object.entries(LIMITS)) {
    const options = { keyPrefix: `drawcard:${name}`, ...limit };
    const memory = new RateLimiterMemory(options);
    // Redis gone is no reason to let guessing through, nor to refuse everybody: each process counts for itself.
    limiters.set(
      name as LimitName,
      redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory,
    );
  }
  return {
    async spend(name, key) {
      try {
        await limiters.get(name)?.consume(key ?? "unknown");
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        count?.(name);
        throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
    async forgive(name, key) {
      await limiters.get(name)?.delete(key);
    },
  };
}
