// Payments of a raffle's money to its causes. The ledger is their only record.
import type { Tx } from "#services/lib/handlers.ts";
import { between, CAUSE_PAYMENT, houseAccount, listTransfers, post } from "#services/lib/ledger.ts";
import { refuse } from "#services/lib/refusal.ts";
import type { Payment } from "./causes.shapes.ts";

/** Pays a cause its part of a raffle's sales. Refuses a second payment for the same draw and cause. */
export async function payCause(
  tx: Tx,
  { causeKey, productOfferKey, drawNo, cents }: Omit<Payment, "paidAt">,
): Promise<void> {
  const reference = `${productOfferKey}/${drawNo}/${causeKey}`;
  const paid = await listTransfers(tx, CAUSE_PAYMENT, "causes");
  if (paid.some((one) => one.reference === reference))
    refuse(409, "already_processed", `${causeKey} already has its money from draw ${drawNo} of ${productOfferKey}.`);
  await post(tx, {
    kind: CAUSE_PAYMENT,
    reference,
    entries: between(houseAccount("sales"), houseAccount("causes"), cents),
  });
}

/** Returns every payment to a cause, newest first. */
export async function listPayments(tx: Tx): Promise<Payment[]> {
  const transfers = await listTransfers(tx, CAUSE_PAYMENT, "causes");
  return transfers.map(({ reference, cents, at }) => {
    const [productOfferKey = "", drawNo, causeKey = ""] = reference.split("/");
    return { causeKey, productOfferKey, drawNo: Number(drawNo), cents, paidAt: at };
  });
}
