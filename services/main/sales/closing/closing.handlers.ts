import type { Handlers } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { requirePassword } from "../../identity/credentials/password-check.ts";
import { requireStepUp } from "../../identity/two-factor/step-up.ts";
import { close } from "./closing.commands.ts";

export const closingHandlers: Handlers<"closeAccount"> = {
  // Outside a transaction because the password's hash is slow by design.
  closeAccount: {
    outsideTransaction: true,
    async handle({ body, customerId, db, env, isElevated, loginId, now }) {
      await runInTransaction(db, (tx) => requireStepUp(tx, { customerId, loginId, isElevated }));
      await requirePassword(db, { customerId, password: body.password });
      const { comment = null, reason = null } = body;
      await runInTransaction(db, (tx) => close(tx, env, customerId, { now, why: { reason, comment } }));
      return { status: 204, body: undefined };
    },
  },
};
