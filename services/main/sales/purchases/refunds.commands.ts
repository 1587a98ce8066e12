// A purchase taken back as a whole, by an operator: nobody sells a ticket twice, so only while its draws are open.
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { lockBalances, PROMOTION_CREDIT, PURCHASE, post, REFUND, readReversed } from "#services/lib/ledger.ts";
import { refuse } from "#services/lib/refusal.ts";
import { requireOpen } from "../../play/draws/draws.rules.ts";
import { readDraws } from "../../play/draws/sale-draws.rows.ts";
import { releaseUse } from "../promotions/promotions.rows.ts";
import { cancelOrders, lockCheckout } from "./purchases.rows.ts";

/**
 * Gives back what was paid to where it came from, takes the tickets out of their draws, and gives the use of a promotion
 * back. Credit that came with the purchase goes back too: spent, it refuses the refund.
 */
export async function refundCheckout(
  tx: Tx,
  checkoutId: string,
): Promise<{ customerId: string; refundedCents: number }> {
  const { customerId, isRefunded, drawIds, totalCents } = await lockCheckout(tx, checkoutId);
  if (isRefunded) refuse(409, "already_processed", "This purchase was refunded already.");
  const draws = await readDraws(tx, drawIds, { hold: true });
  // Read while the draws are held: none closes with a ticket in it that is on its way out.
  const now = await shopNow(tx);
  for (const draw of draws.values()) requireOpen(draw, now);
  await cancelOrders(tx, checkoutId);
  await releaseUse(tx, checkoutId, now);
  await lockBalances(tx, customerId);
  const entries = await readReversed(tx, checkoutId, [PURCHASE, PROMOTION_CREDIT]);
  await post(tx, { kind: REFUND, reference: checkoutId, entries });
  return { customerId, refundedCents: totalCents };
}
