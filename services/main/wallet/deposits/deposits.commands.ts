import type { Tx } from "#services/lib/handlers.ts";
import { cash, DEPOSIT, house, post } from "#services/lib/ledger.ts";

/** Books a deposit from the clearing account to the customer's cash. Its id makes a second booking impossible. */
export async function bookDeposit(tx: Tx, customerId: string, deposit: { id: string; cents: number }): Promise<void> {
  await post(tx, {
    kind: DEPOSIT,
    reference: deposit.id,
    entries: [
      { account: house("clearing"), cents: -deposit.cents },
      { account: cash(customerId), cents: deposit.cents },
    ],
  });
}
