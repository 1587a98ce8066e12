import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { between, cashAccount, DEPOSIT, houseAccount, post } from "#services/lib/ledger.ts";
import { joinByDeposit } from "../../identity/membership/membership.rows.ts";
import { depositSource } from "../funds/fund-names.rules.ts";
import type { Deposit } from "./deposits.rows.ts";

export type BookedDeposit = {
  id: string;
  cents: number;
  /** When it was decided; the shop time if omitted. */
  at?: Date;
};

/** A deposit that pays for a purchase, as the receipt names it. */
export type PayingDeposit = BookedDeposit & { source: string };

export const payingDeposit = (deposit: Deposit): PayingDeposit => ({
  id: deposit.id,
  cents: deposit.amount_cents,
  source: depositSource(deposit),
});

/** Books a deposit from the clearing account to the customer's cash. Its id makes a second booking impossible. */
export async function bookDeposit(tx: Tx, customerId: string, { id, cents, at }: BookedDeposit): Promise<void> {
  await post(tx, {
    kind: DEPOSIT,
    reference: id,
    entries: between(houseAccount("clearing"), cashAccount(customerId), cents),
    ...(at && { at }),
  });
}

/** Books the money of a deposit without a purchase. One for the membership makes its customer a member. */
export async function bookOwnDeposit(
  tx: Tx,
  { created_at, customer_id, id, is_for_membership }: Deposit,
  cents: number,
): Promise<void> {
  const now = await shopNow(tx);
  await bookDeposit(tx, customer_id, { id, cents, at: now });
  if (is_for_membership) await joinByDeposit(tx, customer_id, created_at, now);
}
