// Buys a cart: for purchaseCart from the wallet, for depositAndPurchase with a deposit.
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import {
  type Balances,
  between,
  cashAccount,
  houseAccount,
  PROMOTION_CREDIT,
  PURCHASE,
  post,
  prizeAccount,
} from "#services/lib/ledger.ts";
import { requireNotBanned } from "../../identity/customer/country-ban.rows.ts";
import { refuseUnverified } from "../../identity/customer/verified.rows.ts";
import { giveSingleNumbers } from "../../play/draws/numbered.rows.ts";
import { bookDeposit } from "../../wallet/deposits/deposits.commands.ts";
import { emptyCart, lockCustomerCart } from "../cart/cart.rows.ts";
import { type CartContents, linesOf, totalCents } from "../cart/cart.shapes.ts";
import { holdDrawsOfCart, readCartToBuy } from "../cart/cart-reading.rows.ts";
import { numbersGivenInSale } from "../items/raffle.rules.ts";
import { holdPromotion, insertUse } from "../promotions/promotions.rows.ts";
import { voucherOf } from "../promotions/voucher.ts";
import { takeUnits } from "../stock/stock.rows.ts";
import { unitsOf } from "../stock/stock.rules.ts";
import { insertCheckout } from "./purchases.rows.ts";
import {
  cartChanged,
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
type ReadyCart = CartContents & { totalCents: number; wallet: Balances; now: Date };

export type Purchase = SeenCart & {
  customerId: string;
  /** Where the customer buys, `null` if unknown. */
  region: string | null;
  purchase: Schemas["PurchaseData"];
  /** An authorised deposit to book with the purchase, or `null`. */
  deposit: { id: string; cents: number } | null;
};

/** Refuses a purchase that would fail now with the wallet plus a deposit. Changes nothing. */
export async function requirePurchasable(
  tx: Tx,
  wanted: Omit<Purchase, "deposit">,
  depositCents: number,
): Promise<void> {
  const { totalCents, wallet } = await readyCart(tx, wanted);
  splitPayment({ ...wallet, cashCents: wallet.cashCents + depositCents }, totalCents);
}

/** Buys the cart in the caller's transaction and returns the receipt. Debits the wallet, creates orders, empties the cart. */
export async function buyCart(tx: Tx, wanted: Purchase): Promise<Schemas["Receipt"]> {
  const { customerId, deposit, purchase } = wanted;
  const ready = await readyCart(tx, wanted);
  if (deposit) await bookDeposit(tx, customerId, { ...deposit, at: ready.now });
  const receipt = toReceipt({
    ...ready,
    checkoutId: newId("chk"),
    orderIds: ready.items.map(() => newId("ord")),
    depositedCents: deposit?.cents ?? 0,
  });
  const wallet = { ...ready.wallet, cashCents: ready.wallet.cashCents + (deposit?.cents ?? 0) };
  await bookSale(tx, customerId, receipt.checkoutId, { ...ready, wallet });
  const { items, now } = ready;
  await insertCheckout(tx, { customerId, depositId: deposit?.id ?? null, purchase, receipt, items, now });
  await redeem(tx, customerId, receipt.checkoutId, ready);
  if (
    !(await takeUnits(
      tx,
      items.flatMap((item) => unitsOf(item) ?? []),
    ))
  )
    cartChanged();
  for (const numbers of numbersGivenInSale(items, receipt.orderIds)) {
    if (!(await giveSingleNumbers(tx, numbers))) cartChanged();
  }
  await emptyCart(tx, ready.cart.id);
  return receipt;
}

/** Locks and checks the cart. Lock order, to avoid deadlocks: cart, draws, promotion, wallet, stock. */
async function readyCart(tx: Tx, wanted: Omit<Purchase, "deposit">): Promise<ReadyCart> {
  const cart = await lockCustomerCart(tx, wanted);
  await holdDrawsOfCart(tx, cart.id);
  if (cart.promotion_id !== null) await holdPromotion(tx, cart.promotion_id);
  // The shop time is read after locking the draws: none can close before the transaction ends.
  const reading = await readCartToBuy(tx, cart);
  const { draws, items, now, promotion, spending, wallet } = reading;
  requireNotBanned(reading.isBanned);
  if (reading.needsVerification) refuseUnverified("purchase");
  requireSeenCart(wanted, cart.revision, items);
  requireSaleable(items, reading);
  const voucher = voucherOf(cart, promotion, linesOf(items), now);
  requireUsable(voucher);
  const total = totalCents(items, voucher);
  requireSeenTotal(wanted, total);
  requireWithinLimit(spending, total);
  return { cart, items, voucher, draws, totalCents: total, wallet, now };
}

/** Books the sale at its full price: the customer pays the total, the promotions account pays the discount. */
async function bookSale(
  tx: Tx,
  customerId: string,
  checkoutId: string,
  { items, now, totalCents, voucher, wallet }: ReadyCart,
): Promise<void> {
  const offCents = voucher?.offCents ?? 0;
  const pays = splitPayment(wallet, totalCents);
  const poolCents = prizePoolCents(items);
  await post(tx, {
    kind: PURCHASE,
    reference: checkoutId,
    at: now,
    entries: [
      { account: cashAccount(customerId), cents: -pays.cashCents },
      { account: prizeAccount(customerId), cents: -pays.prizeCents },
      { account: houseAccount("promotions"), cents: -offCents },
      { account: houseAccount("sales"), cents: totalCents + offCents - poolCents },
      { account: houseAccount("prize_pool"), cents: poolCents },
    ],
  });
}

/** Redeems the voucher. Its wallet credit is booked after the sale, so that it cannot pay for the sale itself. */
async function redeem(tx: Tx, customerId: string, checkoutId: string, { now, voucher }: ReadyCart): Promise<void> {
  if (!voucher) return;
  const { creditCents, offCents, promotion } = voucher;
  await insertUse(tx, { checkoutId, promotionId: promotion.id, customerId, offCents, creditCents, now });
  if (creditCents === 0) return;
  await post(tx, {
    kind: PROMOTION_CREDIT,
    reference: checkoutId,
    at: now,
    entries: between(houseAccount("promotions"), cashAccount(customerId), creditCents),
  });
}
