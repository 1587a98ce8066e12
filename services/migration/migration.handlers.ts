import type { Handlers } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { move } from "#services/main/identity/customer/migration.commands.ts";

export const migrationHandlers: Handlers<"migrateCustomer"> = {
  // Outside a transaction: the end of a failed move is saved although the call is refused.
  migrateCustomer: {
    outsideTransaction: true,
    checkFields: ({ terms_accepted: isAccepted }) =>
      isAccepted === false
        ? [
            {
              code: "invalid_field",
              message: "You must agree to the terms and conditions to proceed.",
              target: "terms_accepted",
            },
          ]
        : [],
    async handle({ body, customerId, db, now }) {
      const { hasFailed, status } = await runInTransaction(db, (tx) =>
        move(tx, customerId, body.restart ?? false, now),
      );
      if (hasFailed) {
        const message = "We could not move your account. Please try again or contact support.";
        return refuse(409, "migration_failed", message);
      }
      if (status === "ineligible") refuse(409, "migration_ineligible", "Your account doesn't need to be moved.");
      if (status === "migrated") return { status: 200, body: { result: { migrationStatus: "migrated" } } };
      return { status: 202, body: { result: { migrationStatus: "in_progress" } } };
    },
  },
};
