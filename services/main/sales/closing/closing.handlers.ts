import type { Handlers } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { requireStepUp } from "../../identity/two-factor/step-up.ts";
import { close, requirePassword } from "./closing.commands.ts";

export const closingHandlers: Handlers<"closeAccount"> = {
  // Outside a transaction because the password's hash is slow by design.
  closeAccount: {
    outsideTransaction: true,
    async handle({ body, customerId, db, isElevated, loginId, now }) {
      await runInTransaction(db, async (tx) => {
        await requireStepUp(tx, { customerId, loginId, isElevated });
        await requirePassword(tx, customerId, body.password);
      });
      const { comment = null, reason = null } = body;
      await runInTransaction(db, (tx) => close(tx, customerId, { reason, comment }, now));
      return { status: 204, body: undefined };
    },
  },
};
