// A cart becomes orders. Called by purchaseCart and, with the money of a deposit, by depositAndPurchase.
import type { components } from "#generated/main/schema.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { cash, DEPOSIT, house, lockBalances, PURCHASE, post, prize } from "#services/lib/ledger.ts";
import {
  type CartRow,
  deleteItems,
  type ItemRow,
  listItems,
  lockCustomerCart,
  readDraws,
  writeChange,
} from "../cart/cart.rows.ts";
import { totalCents } from "../cart/cart.shapes.ts";
import { readSpending } from "../customer/customer.rows.ts";
import type { Draw } from "../draws/draws.rows.ts";
import { readOfferStates } from "../offers/offers.rows.ts";
import { insertCheckout, insertOrder } from "./purchases.rows.ts";
import {
  prizePoolCents,
  requireSaleable,
  requireSeenCart,
  requireWithinLimit,
  type SeenCart,
  splitPayment,
  toReceipt,
} from "./purchases.rules.ts";

type Schemas = components["schemas"];
type ReadyCart = { cart: CartRow; items: ItemRow[]; draws: ReadonlyMap<string, Draw>; totalCents: number; now: Date };

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
  await deleteItems(
    tx,
    ready.items.map(({ id }) => id),
  );
  await writeChange(tx, ready.cart, []);
  return receipt;
}

/** The cart, locked and found fit to be bought. Locks come in one order everywhere: cart, draws, wallet. */
async function readyCart(tx: Tx, wanted: Omit<Purchase, "deposit">): Promise<ReadyCart> {
  const { customerId } = wanted;
  const cart = await lockCustomerCart(tx, customerId);
  const items = await listItems(tx, cart.id);
  requireSeenCart(wanted, cart.revision, items);
  const draws = await readDraws(tx, [...new Set(items.flatMap(({ draw_ids }) => draw_ids))], { hold: true });
  // Read while the draws are held: none can close between this second and the end of the transaction.
  const now = await shopNow(tx);
  requireSaleable(items, draws, await readOfferStates(tx), now);
  const total = totalCents(items);
  requireWithinLimit(await readSpending(tx, customerId, now), total);
  return { cart, items, draws, totalCents: total, now };
}

async function bookSale(
  tx: Tx,
  customerId: string,
  checkoutId: string,
  { items, totalCents }: ReadyCart,
): Promise<void> {
  const pays = splitPayment(await lockBalances(tx, customerId), totalCents);
  const poolCents = prizePoolCents(items);
  await post(tx, {
    kind: PURCHASE,
    reference: checkoutId,
    entries: [
      { account: cash(customerId), cents: -pays.cashCents },
      { account: prize(customerId), cents: -pays.prizeCents },
      { account: house("sales"), cents: totalCents - poolCents },
      { account: house("prize_pool"), cents: poolCents },
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
