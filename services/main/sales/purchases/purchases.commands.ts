// A cart becomes orders. Called by purchaseCart and, with the money of a deposit, by depositAndPurchase.
import type { components } from "#generated/main/schema.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { cash, DEPOSIT, house, lockBalances, PROMOTION_CREDIT, PURCHASE, post, prize } from "#services/lib/ledger.ts";
import { readOfferStates } from "../../catalogue/offers/offers.rows.ts";
import { readSpending } from "../../identity/customer/customer.rows.ts";
import { deleteItems, dropVoucher, listItems, lockCustomerCart, readDraws, writeChange } from "../cart/cart.rows.ts";
import { type CartContents, totalCents } from "../cart/cart.shapes.ts";
import { insertUse } from "../promotions/promotions.rows.ts";
import { readVoucher } from "../promotions/voucher.ts";
import { insertCheckout, insertOrder } from "./purchases.rows.ts";
import {
  prizePoolCents,
  requireSaleable,
  requireSeenCart,
  requireSeenTotal,
  requireUsable,
  requireWithinLimit,
  type SeenCart,
  splitPayment,
  toReceipt,
} from "./purchases.rules.ts";

type Schemas = components["schemas"];
type ReadyCart = CartContents & { totalCents: number; now: Date };

export type Purchase = SeenCart & {
  customerId: string;
  purchase: Schemas["PurchaseData"];
  /** An authorised deposit that pays for it, and is booked with it. */
  deposit: { id: string; cents: number } | null;
};

/** Refuses what could not be bought now with this much money on top of the wallet. Changes nothing. */
export async function requirePurchasable(
  tx: Tx,
  wanted: Omit<Purchase, "deposit">,
  depositCents: number,
): Promise<void> {
  const { totalCents } = await readyCart(tx, wanted);
  const wallet = await lockBalances(tx, wanted.customerId);
  splitPayment({ ...wallet, cashCents: wallet.cashCents + depositCents }, totalCents);
}

/** Buys the cart in the caller's transaction: debit, orders, receipt and an empty cart, or a refusal and nothing. */
export async function buyCart(tx: Tx, wanted: Purchase): Promise<Schemas["Receipt"]> {
  const { customerId, deposit, purchase } = wanted;
  const ready = await readyCart(tx, wanted);
  if (deposit) await bookDeposit(tx, customerId, deposit);
  const receipt = toReceipt({
    ...ready,
    checkoutId: newId("chk"),
    orderIds: ready.items.map(() => newId("ord")),
    depositedCents: deposit?.cents ?? 0,
  });
  await bookSale(tx, customerId, receipt.checkoutId, ready);
  await insertCheckout(tx, { customerId, depositId: deposit?.id ?? null, purchase, receipt, now: ready.now });
  for (const [index, item] of ready.items.entries()) {
    const ticketId = receipt.orderIds[index] ?? newId("ord");
    await insertOrder(tx, item, { ticketId, customerId, checkoutId: receipt.checkoutId, now: ready.now });
  }
  await redeem(tx, customerId, receipt.checkoutId, ready);
  await deleteItems(
    tx,
    ready.items.map(({ id }) => id),
  );
  await writeChange(tx, ready.cart, []);
  return receipt;
}

/** The cart, locked and found fit to be bought. Locks come in one order everywhere: cart, draws, promotion, wallet. */
async function readyCart(tx: Tx, wanted: Omit<Purchase, "deposit">): Promise<ReadyCart> {
  const { customerId } = wanted;
  const cart = await lockCustomerCart(tx, customerId);
  const items = await listItems(tx, cart.id);
  requireSeenCart(wanted, cart.revision, items);
  const draws = await readDraws(tx, [...new Set(items.flatMap(({ draw_ids }) => draw_ids))], { hold: true });
  // Read while the draws are held: none can close between this second and the end of the transaction.
  const now = await shopNow(tx);
  requireSaleable(items, draws, await readOfferStates(tx), now);
  const voucher = await readVoucher(tx, cart, items, now, { hold: true });
  requireUsable(voucher);
  const total = totalCents(items, voucher);
  requireSeenTotal(wanted, total);
  requireWithinLimit(await readSpending(tx, customerId, now), total);
  return { cart, items, voucher, draws, totalCents: total, now };
}

/** The customer pays what is due, the house's promotions what a voucher takes off: a ticket is sold at its whole price. */
async function bookSale(
  tx: Tx,
  customerId: string,
  checkoutId: string,
  { items, totalCents, voucher }: ReadyCart,
): Promise<void> {
  const offCents = voucher?.offCents ?? 0;
  const pays = splitPayment(await lockBalances(tx, customerId), totalCents);
  const poolCents = prizePoolCents(items);
  await post(tx, {
    kind: PURCHASE,
    reference: checkoutId,
    entries: [
      { account: cash(customerId), cents: -pays.cashCents },
      { account: prize(customerId), cents: -pays.prizeCents },
      { account: house("promotions"), cents: -offCents },
      { account: house("sales"), cents: totalCents + offCents - poolCents },
      { account: house("prize_pool"), cents: poolCents },
    ],
  });
}

/** Uses up the voucher of a cart, and puts in the wallet what it promised: after the sale, which that cannot pay for. */
async function redeem(
  tx: Tx,
  customerId: string,
  checkoutId: string,
  { cart, now, voucher }: ReadyCart,
): Promise<void> {
  if (!voucher) return;
  const { creditCents, offCents, promotion } = voucher;
  await insertUse(tx, { checkoutId, promotionId: promotion.id, customerId, offCents, creditCents, now });
  await dropVoucher(tx, cart.id);
  if (creditCents === 0) return;
  await post(tx, {
    kind: PROMOTION_CREDIT,
    reference: checkoutId,
    entries: [
      { account: house("promotions"), cents: -creditCents },
      { account: cash(customerId), cents: creditCents },
    ],
  });
}

/** Money that a gateway holds for the house becomes the customer's cash. Its deposit id keeps it from coming twice. */
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
