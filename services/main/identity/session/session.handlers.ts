import type { Handlers } from "#services/lib/handlers.ts";
import { createRateLimit } from "#services/lib/rate-limit.ts";
import { problemBody, refuse, refuseFields, refuseForNow } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { findCustomerByEmail, insertCustomer, normaliseEmail } from "../customer/customer.rows.ts";
import { hashPassword, isPassword, nobodysHash } from "../password/password-hash.ts";
import {
  FAILURE_WINDOW_MS,
  FAILURES_ALLOWED,
  forgetFailures,
  insertFailure,
  recentFailures,
  revokeLogin,
} from "../logins/logins.rows.ts";
import { passCode, signIn } from "./sign-in.ts";
import { checkAge, checkSignUp } from "../sign-up/sign-up.rules.ts";

// Per minute. One person's address may stand for a whole office, so it is allowed more than one email is.
const perEmail = createRateLimit(10, 60);
// Five wrong codes lock the account, and whoever tries on is to be told so: guesses at it are not those at the password.
const perCodes = createRateLimit(30, 60);
const perVisitor = createRateLimit(120, 60);

async function limitAttempts(operation: string, email: string, ip: string | null, limit = perEmail) {
  await limit(`${operation}:${normaliseEmail(email)}`);
  if (ip !== null) await perVisitor(`${operation}:${ip}`);
}

export const sessionHandlers: Handlers<"checkEmail" | "login" | "logout" | "signUp"> = {
  checkEmail: {
    outsideTransaction: true,
    async handle({ body, db, ip }) {
      await limitAttempts("checkEmail", body.email, ip);
      const customer = await runInTransaction(db, (tx) => findCustomerByEmail(tx, body.email));
      return {
        status: 200,
        body: { result: customer ? { exists: true, signInProviders: ["email"] } : { exists: false } },
      };
    },
  },

  // Outside: argon2 is slow on purpose, and a wrong password must be remembered though the call is refused.
  login: {
    outsideTransaction: true,
    async handle({ body, db, deviceId, env, ip, now }) {
      await limitAttempts("login", body.email, ip, body.otp === undefined ? perEmail : perCodes);
      const email = normaliseEmail(body.email);
      const { customer, failures } = await runInTransaction(db, async (tx) => ({
        customer: await findCustomerByEmail(tx, email),
        failures: await recentFailures(tx, email),
      }));
      const [oldest] = failures.slice(-FAILURES_ALLOWED);
      if (oldest && failures.length >= FAILURES_ALLOWED) {
        refuseForNow((oldest.getTime() + FAILURE_WINDOW_MS - Date.now()) / 1000);
      }
      const isRight = await isPassword(body.password, customer?.password_hash ?? (await nobodysHash()));
      if (!customer || !isRight) {
        await runInTransaction(db, (tx) => insertFailure(tx, email));
        refuse(
          401,
          "invalid_credentials",
          "Sorry, looks like we had some trouble verifying your login details. Please try again.",
        );
      }
      return runInTransaction(db, async (tx) => {
        await forgetFailures(tx, email);
        const { fingerprint, otp, saveDevice: isSaved = false } = body;
        const passed = await passCode(tx, env, { customerId: customer.id, email }, { deviceId, fingerprint, otp });
        // Answered, not thrown: a wrong code that was counted must be committed.
        if ("refusal" in passed) return { status: 401, body: problemBody([passed.refusal]) };
        const result = await signIn(tx, env, {
          customerId: customer.id,
          deviceId,
          isSaved,
          fingerprint,
          now,
          ...passed,
        });
        return { status: 200, body: { result } };
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

  signUp: {
    outsideTransaction: true,
    checkFields: checkSignUp,
    async handle({ body, db, deviceId, env, ip, now }) {
      await limitAttempts("signUp", body.email, ip);
      refuseFields(checkAge(body.dateOfBirth, now));
      const passwordHash = await hashPassword(body.password);
      const result = await runInTransaction(db, async (tx) => {
        const customerId = await insertCustomer(tx, { signUp: body, passwordHash, now });
        const isSaved = body.saveDevice;
        return signIn(tx, env, { customerId, deviceId, isSaved, fingerprint: body.fingerprint, now });
      });
      return { status: 200, body: { result: { ...result, isNewSignup: true } } };
    },
  },
};
