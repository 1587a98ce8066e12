import type { Tx } from "#services/lib/handlers.ts";
import { between, cashAccount, DEPOSIT, houseAccount, post } from "#services/lib/ledger.ts";

export type BookedDeposit = {
  id: string;
  cents: number;
  /** When it was decided; the shop time if omitted. */
  at?: Date;
};

/** Books a deposit from the clearing account to the customer's cash. Its id makes a second booking impossible. */
export async function bookDeposit(tx: Tx, customerId: string, { id, cents, at }: BookedDeposit): Promise<void> {
  await post(tx, {
    kind: DEPOSIT,
    reference: id,
    entries: between(houseAccount("clearing"), cashAccount(customerId), cents),
    ...(at && { at }),
  });
}
