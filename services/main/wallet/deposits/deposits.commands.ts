import type { Tx } from "#services/lib/handlers.ts";
import { between, cash, DEPOSIT, house, post } from "#services/lib/ledger.ts";

/** Books a deposit from the clearing account to the customer's cash. Its id makes a second booking impossible. */
export async function bookDeposit(tx: Tx, customerId: string, deposit: { id: string; cents: number }): Promise<void> {
  await post(tx, {
    kind: DEPOSIT,
    reference: deposit.id,
    entries: between(house("clearing"), cash(customerId), deposit.cents),
  });
}
