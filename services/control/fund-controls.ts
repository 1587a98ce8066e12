// The demo controls that decide the check of bank accounts and the end of withdrawals, as an operator does.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Db } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { decideBankAccounts } from "#services/main/wallet/funds/funds.rows.ts";
import { endWithdrawal } from "#services/main/wallet/withdrawals/withdrawals.commands.ts";
import { customerIdOf } from "./sign-in-controls.ts";

const withdrawalInput = z.object({ id: z.string().min(1), result: z.enum(["paid", "rejected", "cancelled"]) });
const bankInput = z.object({ email: z.email(), result: z.enum(["verified", "failed"]) });

/** Adds POST /bank-accounts and /withdrawal. */
export function addFundControls(server: FastifyInstance, db: Db): void {
  server.post("/bank-accounts", async ({ body }) => {
    const { email, result } = bankInput.parse(body);
    const decided = await runInTransaction(db, async (tx) =>
      decideBankAccounts(tx, await customerIdOf(tx, email), result === "verified"),
    );
    return { email, decided };
  });
  server.post("/withdrawal", async ({ body }) => {
    const { id, result } = withdrawalInput.parse(body);
    const { status } = await runInTransaction(db, (tx) => endWithdrawal(tx, id, result));
    return { id, status };
  });
}
