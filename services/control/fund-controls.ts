// The controls of money that moves at a bank, as an operator decides or reports it.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { newId } from "#services/lib/ids.ts";
import { refuse } from "#services/lib/refusal.ts";
import { setSystemLimit } from "#services/main/identity/limits/spend-limits.rows.ts";
import { endDebit } from "#services/main/recurring/recurring-purchases/recurring-debits.commands.ts";
import { receiveTransfer } from "#services/main/wallet/deposits/bank-transfers.commands.ts";
import { readReference } from "#services/main/wallet/deposits/references.rules.ts";
import { decideBankAccounts } from "#services/main/wallet/funds/funds.rows.ts";
import { endWithdrawal } from "#services/main/wallet/withdrawals/withdrawals.commands.ts";
import { type Act, customerIdOf } from "./operator-action.ts";

const withdrawalInput = z.object({ id: z.string().min(1), result: z.enum(["paid", "rejected", "cancelled"]) });
const bankInput = z.object({ email: z.email(), result: z.enum(["verified", "failed"]) });

const transferInput = z.object({
  reference: z.string().transform(readReference),
  amount: z.coerce.number().positive().max(10_000_000),
  /** The bank's id: a transfer with the same id is the same one. */
  id: z.string().min(1).max(64).optional(),
});

const systemLimitInput = z.object({
  period: z.enum(["day", "week", "month"]),
  /** In dollars; null removes the limit. */
  limit: z.number().min(0).max(1_000_000).nullable(),
});

const debitInput = z.object({ id: z.string().min(1), result: z.enum(["cleared", "refused"]) });

/** Adds POST /system-limit, /bank-accounts, /withdrawal, /transfer and /debit. */
export function addFundControls(server: FastifyInstance, act: Act): void {
  server.post("/system-limit", async (request) => {
    const { limit, period } = systemLimitInput.parse(request.body);
    await act(request, (tx) => setSystemLimit(tx, period, limit === null ? null : Math.round(limit * 100)));
    return { period, limit };
  });
  server.post("/bank-accounts", async (request) => {
    const { email, result } = bankInput.parse(request.body);
    const decided = await act(request, async (tx) =>
      decideBankAccounts(tx, await customerIdOf(tx, email), result === "verified"),
    );
    return { email, decided };
  });
  server.post("/transfer", async (request) => {
    const { amount, id = newId("btr"), reference } = transferInput.parse(request.body);
    if (reference === null) refuse(422, "invalid_field", "A reference has ten digits, and one of these is mistyped.");
    const transfer = { id, reference, cents: Math.round(amount * 100) };
    const { deposit_id, returned_because } = await act(request, (tx) => receiveTransfer(tx, transfer));
    return { id, deposit: deposit_id, returned: returned_because };
  });
  server.post("/debit", async (request) => {
    const { id, result } = debitInput.parse(request.body);
    return { id, result: await act(request, (tx) => endDebit(tx, id, result)) };
  });
  server.post("/withdrawal", async (request) => {
    const { id, result } = withdrawalInput.parse(request.body);
    const { status } = await act(request, (tx) => endWithdrawal(tx, id, result));
    return { id, status };
  });
}
