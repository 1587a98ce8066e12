import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { between, houseAccount, post, prizeAccount } from "#services/lib/ledger.ts";
import { checkedBankAccount } from "#services/main/wallet/funds/bank-accounts.rules.ts";
import { decideBankAccounts, insertBankAccount } from "#services/main/wallet/funds/funds.rows.ts";
import { endWithdrawal, holdWithdrawal } from "#services/main/wallet/withdrawals/withdrawals.commands.ts";
import { customers, JOY, register } from "./01-customers.ts";

const PRIZE_CENTS = 34_600;
const BANK = {
  type: "international",
  code: "CTBAAU2S",
  accountNumber: "GB33BUKB2020",
  accountName: "Joy Example",
} as const;
const OWN = { type: "national", code: "062-000", accountNumber: "123456789", accountName: "Joy Example" } as const;

/** A customer with prize money: one withdrawal is paid, one waits for the bank. */
export async function seed(tx: Tx, now: Date, env: ServicesEnv): Promise<void> {
  const people = customers.filter(({ id }) => id === JOY);
  await register(tx, now, people);
  for (const { firstname, id: customerId } of people) {
    await post(tx, {
      kind: "demo_prize",
      reference: customerId,
      entries: between(houseAccount("promotions"), prizeAccount(customerId), PRIZE_CENTS),
      at: now,
    });
    const open = (account: typeof BANK | typeof OWN) =>
      insertBankAccount(tx, env, { customerId, now }, checkedBankAccount(account, { firstname, lastname: "Example" }));
    const abroad = await open(BANK);
    const request = { customer_id: customerId, created_at: now, is_instant: false } as const;
    const own = await open(OWN);
    await decideBankAccounts(tx, customerId, true);
    const paid = await holdWithdrawal(tx, { ...request, method_code: "tt", fund_id: own.id, amount_cents: 10_000 });
    await endWithdrawal(tx, paid.id, "paid");
    await holdWithdrawal(tx, { ...request, method_code: "tt", fund_id: abroad.id, amount_cents: 4_600 });
  }
}
