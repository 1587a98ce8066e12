// The demo control that decides the check of bank accounts, as an operator does.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Db } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { decideBankAccounts } from "#services/main/wallet/funds/funds.rows.ts";
import { customerIdOf } from "./sign-in-controls.ts";

const bankInput = z.object({ email: z.email(), result: z.enum(["verified", "failed"]) });

/** Adds POST /bank-accounts. */
export function addFundControls(server: FastifyInstance, db: Db): void {
  server.post("/bank-accounts", async ({ body }) => {
    const { email, result } = bankInput.parse(body);
    const decided = await runInTransaction(db, async (tx) =>
      decideBankAccounts(tx, await customerIdOf(tx, email), result === "verified"),
    );
    return { email, decided };
  });
}
