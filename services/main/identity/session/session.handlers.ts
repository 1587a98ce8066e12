import type { Handlers } from "#services/lib/handlers.ts";
import { createRateLimit } from "#services/lib/rate-limit.ts";
import { problemBody, refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { attemptKey, forgetAttempts } from "../credentials/password-attempts.rows.ts";
import { evaluatePassword, giveBack, renewHash } from "../credentials/password-check.ts";
import { decoyHash } from "../credentials/password-hash.ts";
import { findCustomerByEmail, normaliseEmail } from "../customer/customer.rows.ts";
import { isReserved } from "../email-change/email-change.rows.ts";
import { revokeLogin } from "../logins/logins.rows.ts";
import { listLinks } from "../social-links/social-links.rows.ts";
import { isTrusted } from "../two-factor/two-factor.rows.ts";
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

export const sessionHandlers: Handlers<"checkEmail" | "login" | "logout"> = {
  checkEmail: {
    outsideTransaction: true,
    async handle({ body, db, ip }) {
      await limitAttempts("checkEmail", body.email, ip);
      return runInTransaction(db, async (tx) => {
        const customer = await findCustomerByEmail(tx, body.email);
        const linked = customer ? await listLinks(tx, customer.id) : [];
        const signInProviders = ["email" as const, ...linked.map(({ provider }) => provider)];
        const exists = customer !== undefined || (await isReserved(tx, normaliseEmail(body.email), null));
        return { status: 200, body: { result: exists ? { exists, signInProviders } : { exists } } };
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
      const hash = customer?.password_hash ?? (await decoyHash());
      const right = await evaluatePassword(db, { key, password: body.password, hash });
      if (!customer || !right) {
        return refuse(
          401,
          "invalid_credentials",
          "Sorry, looks like we had some trouble verifying your login details. Please try again.",
        );
      }
      if (right.isOutdated) await renewHash(db, customer.id, body.password, hash);
      return runInTransaction(db, async (tx) => {
        await forgetAttempts(tx, key, right.id);
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
      }).catch(async (error: unknown) => {
        await giveBack(db, right.id);
        throw error;
      });
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
