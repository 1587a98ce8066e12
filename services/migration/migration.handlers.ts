import type { Handlers } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { lockMigration, setMigrationStart } from "#services/main/identity/customer/migration.rows.ts";

export const migrationHandlers: Handlers<"migrateCustomer"> = {
  // Outside a transaction: a failed move is forgotten although the call is refused.
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
    async handle({ customerId, db, now }) {
      const { hasFailed, status } = await runInTransaction(db, async (tx) => {
        const migration = await lockMigration(tx, customerId, now);
        const isDue = migration.status === "eligible_soft" || migration.status === "eligible_hard";
        if (migration.hasFailed) await setMigrationStart(tx, customerId, null);
        else if (isDue) await setMigrationStart(tx, customerId, now);
        return migration;
      });
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
