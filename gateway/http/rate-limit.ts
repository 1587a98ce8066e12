// Rate limits against guessing and flooding. Kept in memory, or in Redis if several processes share the load.
import type { Redis } from "ioredis";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "#openapi/shared/network.ts";
import { ProblemError, tooManyRequests } from "../foundation/errors.ts";

/** The allowed attempts (`points`) in `duration` seconds. */
const LIMITS = {
  // Limits by IP address are generous: a household or an office shares one.
  loginByAddress: { points: 60, duration: 60 },
  // Stops guessing one customer's password from many IP addresses. A successful login resets it.
  loginByEmail: { points: 10, duration: 15 * 60 },
  // Reveals whether an email address has an account: enough for typing errors, too few to test a list (account enumeration).
  checkEmail: { points: 60, duration: 60 },
  // Each look-up may cost the operator money. The limit is above what the customers of an office type, who share an address.
  addressByAddress: { points: 240, duration: 60 },
  // Each sends an email. Counted by the email as typed, so that a refusal does not reveal an account.
  passwordReset: { points: 5, duration: 15 * 60 },
  passwordResetByAddress: { points: 30, duration: 15 * 60 },
  // References of links are unguessable; this slows trying them.
  preferenceLinkByAddress: { points: 120, duration: 60 },
  // Tokens of invitations are unguessable; this slows trying them.
  partyLinkByAddress: { points: 120, duration: 60 },
  // Each cart of a visitor is kept for 14 days. The limit is above the carts that visitors in one office begin at once.
  cartByAddress: { points: 240, duration: 60 },
  // Each creates a customer and a slow password hash.
  signUp: { points: 30, duration: 10 * 60 },
  // Far above the five wrong codes after which the service locks the account, so that the customer sees the service's message,
  // also for many concurrent attempts.
  codeByCustomer: { points: 25, duration: 15 * 60 },
  // Each sends an email. Counted by recipient.
  codeSending: { points: 5, duration: 15 * 60 },
  // Codes can be guessed. The limit is above what a customer types by hand.
  promotion: { points: 20, duration: 10 * 60 },
  // Each checks a card at the gateway or saves an account: more than a customer owns, too few to test a list of stolen ones. Of
  // payments, only those that the card's bank refuses count.
  cardByCustomer: { points: 10, duration: 15 * 60 },
  // Each charges saved cards at the gateway again. The limit is above the ways to pay that a customer has.
  retryByCustomer: { points: 10, duration: 15 * 60 },
  // Each mails all members of a group. The limit is above the tickets that a group opens.
  partyInvitation: { points: 20, duration: 60 * 60 },
  // Groups are kept for good. The limit is above the groups that a customer organises.
  partyGroup: { points: 20, duration: 60 * 60 },
  // Each takes half a second of a core.
  sharePicture: { points: 30, duration: 10 * 60 },
  // Open to everyone, so it needs protection against flooding.
  feedback: { points: 20, duration: 10 * 60 },
  // Each sends an email. The limit is above what a customer writes by hand.
  supportRequest: { points: 10, duration: 10 * 60 },
  // Browser reports: a page that fails in a loop, or forged reports.
  reportByAddress: { points: 30, duration: 60 },
  report: { points: 600, duration: 60 },
  // A page has about a dozen files, and browsers cache them. Each download holds a connection to the CMS.
  fileByAddress: { points: 300, duration: 60 },
  analytics: { points: 300, duration: 60 },
  // Each renders a page. Beyond it the shared copy is shown, so that `clear_cache` cannot keep a front busy.
  clearCacheByAddress: { points: 20, duration: 60 },
  clearCache: { points: 60, duration: 60 },
} as const;

export type LimitName = keyof typeof LIMITS;

export type RateLimits = {
  /**
   * Counts an attempt, or throws 429 with the seconds to wait. The addresses of an IPv6 /64 network share one count, as do all unknown
   * IP addresses (null).
   */
  spend(name: LimitName, key: string | null): Promise<void>;
  /**
   * Counts a call of a customer. One that a service refuses since the session has ended is not counted: the cookie that names the
   * customer may be forged, and must not use up the attempts of that customer.
   */
  during<T>(name: LimitName, customerId: string, call: () => Promise<T>): Promise<T>;
  /** Uncounts an attempt that could not be evaluated. */
  refund(name: LimitName, key: string): Promise<void>;
  /** Resets the count of a key. */
  forgive(name: LimitName, key: string): Promise<void>;
};

/** The keys of a customer's own limits. */
export type RateLimitedCustomer = { customerId: string; email: string };

/** Resets the limits of a customer key the operator has unlocked (`npm run shop -- unlock`). */
export async function forgiveCustomer(limits: RateLimits, { customerId, email }: RateLimitedCustomer): Promise<void> {
  const address = email.toLowerCase();
  await Promise.all([
    limits.forgive("loginByEmail", address),
    // Before sign-in only the email address is known.
    ...[customerId, address].flatMap((key) => [
      limits.forgive("codeByCustomer", key),
      limits.forgive("codeSending", key),
    ]),
  ]);
}

/** Creates the limits, shared between processes if there is a Redis. Calls `onRefused` for each refused attempt. */
export function createRateLimits(redis: Redis | null = null, onRefused?: (limit: LimitName) => void): RateLimits {
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  for (const [name, limit] of Object.entries(LIMITS)) {
    const options = { keyPrefix: `drawcard:${name}`, ...limit };
    const memory = new RateLimiterMemory(options);
    // Without Redis each process counts alone: guessing stays limited, and customers are not locked out.
    limiters.set(
      name as LimitName,
      redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }) : memory,
    );
  }
  const limits: RateLimits = {
    async spend(name, key) {
      try {
        await limiters.get(name)?.consume(networkOf(key) ?? "unknown");
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        onRefused?.(name);
        throw tooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
    async during(name, customerId, call) {
      await limits.spend(name, customerId);
      try {
        return await call();
      } catch (error) {
        if (error instanceof ProblemError && error.problem.code === "signed_out") await limits.refund(name, customerId);
        throw error;
      }
    },
    async refund(name, key) {
      await limiters.get(name)?.reward(key);
    },
    async forgive(name, key) {
      await limiters.get(name)?.delete(key);
    },
  };
  return limits;
}
