// Refunds of whole purchases by an operator, only while all their draws are open.
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import {
  hasTransfer,
  lockBalances,
  PROMOTION_CREDIT,
  PURCHASE,
  post,
  REFUND,
  readReversed,
} from "#services/lib/ledger.ts";
import { refuse } from "#services/lib/refusal.ts";
import { readIsClosed } from "../../identity/customer/closing.rows.ts";
import { requireOpen } from "../../play/draws/draws.rules.ts";
import { readDraws } from "../../play/draws/sale-draws.rows.ts";
import { hasEarlyBirdClosedWith, listNumberedOrders } from "../../play/raffles/raffle.rows.ts";
import { releaseUse } from "../promotions/promotions.rows.ts";
import { returnUnits } from "../stock/stock.rows.ts";
import { cancelPreOrdersOf } from "./pre-orders.rows.ts";
import { cancelOrders, lockCheckout } from "./purchases.rows.ts";

type Refunded = {
  customerId: string;
  refundedCents: number;
  /** The offers of what was taken back, which had no orders. */
  takenBack: string[];
};

/**
 * Refunds a checkout: reverses its payments, cancels its orders and its pre-orders that are not charged yet, and releases its
 * promotion. Also reverses a wallet credit; refuses the refund if the credit is already spent.
 */
export async function refundCheckout(tx: Tx, checkoutId: string): Promise<Refunded> {
  const { customerId, delivered, drawIds, hasOrders, isRefunded, totalCents, units, withNumbers } = await lockCheckout(
    tx,
    checkoutId,
  );
  const isPaid = hasOrders || delivered.length > 0;
  const preOrders = await cancelPreOrdersOf(tx, checkoutId);
  if (!isPaid && preOrders > 0) return { customerId, refundedCents: 0, takenBack: [] };
  if (!isPaid) refuse(409, "already_processed", "This purchase had pre-orders only, and none of them waits.");
  const isRepeat = hasOrders ? isRefunded : await hasTransfer(tx, REFUND, checkoutId);
  if (isRepeat) refuse(409, "already_processed", "This purchase was refunded already.");
  const draws = await readDraws(tx, drawIds, { hold: true });
  // Read after locking the draws: none can close with a ticket that is being refunded.
  const now = await shopNow(tx);
  for (const draw of draws.values()) requireOpen(draw, now);
  if (await hasEarlyBirdClosedWith(tx, withNumbers))
    refuse(409, "draw_closed", "An early bird has closed with these tickets, so they can't be refunded.");
  await cancelOrders(tx, checkoutId);
  for (const { product } of delivered) await product.takeBack?.(tx, customerId);
  await releaseUse(tx, checkoutId, now);
  await lockBalances(tx, customerId);
  // Read after locking the balances, which closing an account locks too: money in a closed wallet could not be withdrawn.
  if (await readIsClosed(tx, customerId))
    refuse(
      409,
      "account_closing",
      "The customer has closed this account. Pay the money to their bank account instead.",
    );
  const entries = await readReversed(tx, checkoutId, [PURCHASE, PROMOTION_CREDIT]);
  // Numbers that were given are not sold again. Read after cancelling: from now on the orders get none.
  const numbered = new Set(await listNumberedOrders(tx, withNumbers));
  await returnUnits(
    tx,
    units.filter(({ orderId }) => !numbered.has(orderId)).map(({ orderId: _, ...returned }) => returned),
  );
  await post(tx, { kind: REFUND, reference: checkoutId, at: now, entries });
  return { customerId, refundedCents: totalCents, takenBack: delivered.map(({ offerKey }) => offerKey) };
}
