import type { Handlers } from "#services/lib/handlers.ts";
import { createRateLimit } from "#services/lib/rate-limit.ts";
import { refuseFields } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { hashPassword } from "../credentials/password-hash.ts";
import { checkAddress } from "../customer/address.rules.ts";
import { linkClosedAccounts } from "../customer/closing.rows.ts";
import { insertCustomer, normaliseEmail, refuseRegistered } from "../customer/customer.rows.ts";
import { checkCustomerFields } from "../customer/customer-fields.rules.ts";
import { isReserved } from "../email-change/email-change.rows.ts";
import { saveFavouriteNumbers } from "../favourite-numbers/favourite-numbers.rows.ts";
import { signIn } from "../session/sign-in.ts";
import { checkAge } from "./sign-up.rules.ts";

// Calls per minute. A whole office may share an IP address, so its limit is higher than that of an email.
const limitByEmail = createRateLimit(10, 60);
const limitByIp = createRateLimit(120, 60);

export const signUpHandlers: Handlers<"signUp"> = {
  // Outside a transaction: argon2 is slow by design.
  signUp: {
    outsideTransaction: true,
    checkFields: (body) => [...checkCustomerFields(body), ...checkAddress(body)],
    async handle({ body, db, env, ip, now }) {
      await limitByEmail(normaliseEmail(body.email));
      if (ip !== null) await limitByIp(ip);
      refuseFields(checkAge(body.dateOfBirth, now));
      const passwordHash = await hashPassword(body.password);
      const result = await runInTransaction(db, async (tx) => {
        const customerId = await insertCustomer(tx, { signUp: body, passwordHash, now });
        const email = normaliseEmail(body.email);
        if (await isReserved(tx, email, customerId)) refuseRegistered();
        await linkClosedAccounts(tx, env, customerId, email);
        const numbers = [...new Set(body.favouriteNumbers)];
        if (numbers.length > 0) await saveFavouriteNumbers(tx, customerId, { numbers });
        return signIn(tx, env, { customerId, isSaved: body.saveDevice, now });
      });
      return { status: 200, body: { result: { ...result, isNewSignup: true } } };
    },
  },
};
