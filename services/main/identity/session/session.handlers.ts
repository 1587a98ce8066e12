import { setTimeout as wait } from "node:timers/promises";
import type { Db, Handlers } from "#services/lib/handlers.ts";
import { createRateLimit } from "#services/lib/rate-limit.ts";
import { problemBody, refuse, refuseForNow } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { findCustomerByEmail, normaliseEmail } from "../customer/customer.rows.ts";
import { revokeLogin } from "../logins/logins.rows.ts";
import { decoyHash, isPassword } from "../password/password-hash.ts";
import { listLinks } from "../social-links/social-links.rows.ts";
import { isTrusted } from "../two-factor/two-factor.rows.ts";
import { attemptKey, countAttempt, forgetAttempts, releaseAttempt, reserveAttempt } from "./session.rows.ts";
import { checkSecondFactor, signIn } from "./sign-in.ts";

// Calls per minute. A whole office may share an IP address, so its limit is higher than that of an email.
const limitByEmail = createRateLimit(10, 60);
// Higher for codes: five wrong ones lock the account, and the customer must see that message instead of a 429.
const limitCodes = createRateLimit(30, 60);
const limitByIp = createRateLimit(120, 60);

async function limitAttempts(operation: string, email: string, ip: string | null, limit = limitByEmail) {
  await limit(`${operation}:${normaliseEmail(email)}`);
  if (ip !== null) await limitByIp(`${operation}:${ip}`);
}

const MAX_WAIT_MS = 10_000;
const POLL_MS = 50;

/** Reserves an attempt. Waits while others of the same key are evaluated; refuses with 429 when too many were wrong. */
async function takeTurn(db: Db, key: string): Promise<{ id: number }> {
  for (const giveUpAt = Date.now() + MAX_WAIT_MS; Date.now() < giveUpAt; await wait(POLL_MS)) {
    const attempt = await runInTransaction(db, (tx) => reserveAttempt(tx, key));
    if (attempt === "busy") continue;
    if ("freeAt" in attempt) refuseForNow((attempt.freeAt.getTime() - Date.now()) / 1000);
    return attempt;
  }
  return refuseForNow(1);
}

export const sessionHandlers: Handlers<"checkEmail" | "login" | "logout"> = {
  checkEmail: {
    outsideTransaction: true,
    async handle({ body, db, ip }) {
      await limitAttempts("checkEmail", body.email, ip);
      return runInTransaction(db, async (tx) => {
        const customer = await findCustomerByEmail(tx, body.email);
        const linked = customer ? await listLinks(tx, customer.id) : [];
        const signInProviders = ["email" as const, ...linked.map(({ provider }) => provider)];
        return { status: 200, body: { result: customer ? { exists: true, signInProviders } : { exists: false } } };
      });
    },
  },

  // Outside a transaction: argon2 is slow by design, and a wrong password counts although the call is refused.
  login: {
    outsideTransaction: true,
    async handle({ body, db, deviceId, env, ip, now }) {
      const email = normaliseEmail(body.email);
      // By device too, so that guesses elsewhere do not slow the owner. The reservation below limits guesses of any device.
      await limitAttempts("login", `${email} ${deviceId}`, ip, body.otp === undefined ? limitByEmail : limitCodes);
      const { fingerprint, otp, saveDevice: isSaved = false } = body;
      const { customer, key } = await runInTransaction(db, async (tx) => {
        const customer = await findCustomerByEmail(tx, email);
        const isKnown = customer && (await isTrusted(tx, { customerId: customer.id, deviceId, fingerprint }));
        return { customer, key: attemptKey(email, isKnown ? deviceId : null) };
      });
      const attempt = await takeTurn(db, key);
      const release = async (error: unknown): Promise<never> => {
        await runInTransaction(db, (tx) => releaseAttempt(tx, attempt.id)).catch(() => undefined);
        throw error;
      };
      const hash = customer?.password_hash ?? (await decoyHash());
      const isCorrect = await isPassword(body.password, hash).catch(release);
      if (!customer || !isCorrect) {
        await runInTransaction(db, (tx) => countAttempt(tx, attempt.id));
        refuse(
          401,
          "invalid_credentials",
          "Sorry, looks like we had some trouble verifying your login details. Please try again.",
        );
      }
      return runInTransaction(db, async (tx) => {
        await forgetAttempts(tx, key, attempt.id);
        const checked = await checkSecondFactor(
          tx,
          env,
          { customerId: customer.id, email },
          { deviceId, fingerprint, otp },
        );
        // Returned, not thrown: the count of wrong codes must be committed.
        if ("refusal" in checked) return { status: 401 as const, body: problemBody([checked.refusal]) };
        const result = await signIn(tx, env, {
          customerId: customer.id,
          isSaved,
          now,
          device: { deviceId, fingerprint },
          ...checked,
        });
        return { status: 200 as const, body: { result } };
      }).catch(release);
    },
  },

  logout: {
    outsideTransaction: false,
    acceptsExpiredToken: true,
    async handle({ loginId, tx }) {
      if (loginId !== null) await revokeLogin(tx, loginId);
      return { status: 204, body: undefined };
    },
  },
};
