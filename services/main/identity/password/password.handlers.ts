import type { Handlers } from "#services/lib/handlers.ts";
import { createRateLimit } from "#services/lib/rate-limit.ts";
import { type RefusalMessage, refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { readPassword, replaceForcedPassword } from "../customer/customer.rows.ts";
import { revokeOtherLogins } from "../logins/logins.rows.ts";
import { hashPassword, isPassword } from "./password-hash.ts";

// Each attempt computes two slow hashes.
const limitByCustomer = createRateLimit(10, 60);

function checkRepeated({ password, confirm_password }: Record<string, unknown>): RefusalMessage[] {
  if (password === confirm_password) return [];
  return [{ code: "invalid_field", message: "Your password does not match", target: "confirm_password" }];
}

const notRequired = () => refuse(409, "not_required", "You don't need to change your password.");

export const passwordHandlers: Handlers<"forceChangePassword"> = {
  // Outside a transaction: argon2 is slow by design.
  forceChangePassword: {
    outsideTransaction: true,
    checkFields: checkRepeated,
    async handle({ body, customerId, db, loginId }) {
      await limitByCustomer(customerId);
      const current = await runInTransaction(db, (tx) => readPassword(tx, customerId));
      if (!current?.isChangeForced) return notRequired();
      if (await isPassword(body.password, current.passwordHash)) {
        refuse(422, "password_reused", "Please choose a password that is not your current one", "password");
      }
      const passwordHash = await hashPassword(body.password);
      await runInTransaction(db, async (tx) => {
        if (!(await replaceForcedPassword(tx, customerId, passwordHash))) notRequired();
        await revokeOtherLogins(tx, customerId, loginId);
      });
      return { status: 204, body: undefined };
    },
  },
};
