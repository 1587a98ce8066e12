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
  postChecked,
  prizeAccount,
} from "#services/lib/ledger.ts";
import { requireNotClosing } from "../../identity/customer/closing.rows.ts";
import { requireNotBanned } from "../../identity/customer/country-ban.rows.ts";
import { emailOf } from "../../identity/customer/customer.rows.ts";
import { refuseUnverified } from "../../identity/customer/verified.rows.ts";
import { giveSingleNumbers } from "../../play/raffles/numbered.rows.ts";
import { bookDeposit, type PayingDeposit } from "../../wallet/deposits/deposits.commands.ts";
import { emptyBoughtCart } from "../cart/cart.rows.ts";
import { type CartContents, dueItems, linesOf, preOrderCents, totalCents } from "../cart/cart.shapes.ts";
import { readCartToBuy } from "../cart/cart-reading.rows.ts";
import { type ItemRow, itemCents, paidLater } from "../products/item.ts";
import { productOf } from "../products/kinds.ts";
import { insertUse } from "../promotions/promotions.rows.ts";
import { voucherOf } from "../promotions/voucher.ts";
import { takeUnits } from "../stock/stock.rows.ts";
import { unitsOf } from "../stock/stock.rules.ts";
import { insertPreOrders, requireFewPreOrders } from "./pre-orders.rows.ts";
import { insertCheckout } from "./purchases.rows.ts";
import {
  atCurrentPrices,
  cartChanged,
  prizePoolCents,
  requireSeenCart,
  requireWithinLimit,
  type SeenCart,
  splitPayment,
  toReceipt,
} from "./purchases.rules.ts";
import { receiptMail } from "./receipt-mail.ts";

type Schemas = components["schemas"];
/** `totalCents` is what is paid now, without pre-orders. */
type ReadyCart = CartContents & { totalCents: number; wallet: Balances; hasBought: boolean };

export type Purchase = SeenCart & {
  customerId: string;
  /** The partner whose cart is bought; absent for the shop's own. */
  partnerKey?: string | undefined;
  partnerSlug?: string | undefined;
  /** Where the customer buys, `null` if unknown. */
  region: string | null;
  purchase: Schemas["PurchaseData"];
  /** An authorised deposit to book with the purchase, or `null`. */
  deposit: PayingDeposit | null;
};

/**
 * Begins the autoplays and subscriptions of a cart that is bought, with the draws after those bought now. Passed in because
 * recurring purchases are above this domain.
 */
export type KeepRecurring = (
  tx: Tx,
  bought: Pick<CartContents, "draws" | "items" | "now"> & Pick<Sale, "customerId" | "orderIds" | "region">,
) => Promise<void>;

/** Refuses a purchase that would fail now with the wallet plus a deposit. Changes nothing. */
export async function requirePurchasable(
  tx: Tx,
  wanted: Omit<Purchase, "deposit">,
  depositCents: number,
): Promise<void> {
  const { totalCents, wallet } = await readyCart(tx, wanted);
  splitPayment({ ...wallet, cashCents: wallet.cashCents + depositCents }, totalCents);
}

/**
 * Buys the cart in the caller's transaction and returns the receipt. Debits the wallet, creates orders, empties the cart, mails the receipt.
 * Pre-orders and scheduled purchases are stored, and charged later.
 */
export async function buyCart(tx: Tx, wanted: Purchase, keepRecurring: KeepRecurring): Promise<Schemas["Receipt"]> {
  const { customerId, deposit, partnerSlug, purchase, region } = wanted;
  const ready = await readyCart(tx, wanted);
  if (deposit) await bookDeposit(tx, customerId, { ...deposit, at: ready.now });
  const wallet = { ...ready.wallet, cashCents: ready.wallet.cashCents + (deposit?.cents ?? 0) };
  const orderIds = ready.items.map(() => newId("ord"));
  return sell(
    tx,
    { ...ready, customerId, deposit, partnerSlug, purchase, region, wallet, orderIds },
    async (receipt) => {
      await redeem(tx, customerId, receipt.checkoutId, ready);
      await keepRecurring(tx, { ...ready, customerId, orderIds, region });
      await emptyBoughtCart(tx, ready.cart.id, { recipient: emailOf(customerId), ...receiptMail(receipt) });
    },
  );
}

/** Items that may be sold: their draws and the wallet are locked. */
export type Sale = Omit<ReadyCart, "cart"> &
  Pick<Purchase, "customerId" | "deposit" | "partnerSlug" | "purchase" | "region"> & {
    /** The order of each item. */
    orderIds: string[];
    /** The day of the charge after this one, for a renewal on billing days. */
    nextChargeOn?: string | null;
  };

/**
 * Sells items: books the payment, creates the orders, stores pre-orders, and takes the units and numbers of the orders. Returns
 * the receipt. `finish` writes the rest of the sale. It runs before the units are taken, because from then on until the commit
 * all buyers of the same product wait.
 */
export async function sell(
  tx: Tx,
  sale: Sale,
  finish: (receipt: Schemas["Receipt"]) => Promise<void>,
): Promise<Schemas["Receipt"]> {
  const { customerId, deposit, items, nextChargeOn = null, now, orderIds, purchase } = sale;
  const single = items.map(productOf).find(({ membershipBefore }) => membershipBefore);
  const membership = await single?.membershipBefore?.(tx, customerId);
  const receipt = toReceipt({ ...sale, checkoutId: newId("chk"), deposit, membership });
  const due = dueItems(items, sale);
  const scheduled = items.flatMap((item) => {
    const later = paidLater(item, sale.draws, now);
    return later ? [{ item, later }] : [];
  });
  const later = scheduled.map(({ item }) => item);
  const ordersOf = (some: readonly ItemRow[]) => orderIds.filter((_, index) => some.includes(items[index] as ItemRow));
  await bookSale(tx, receipt.checkoutId, { ...sale, items: due });
  await insertCheckout(tx, { customerId, depositId: deposit?.id ?? null, purchase, receipt, items, later, now });
  await insertPreOrders(tx, { ...sale, items: scheduled, orderIds: ordersOf(later), checkoutId: receipt.checkoutId });
  await finish(receipt);
  for (const item of due) await productOf(item).deliver?.(tx, item, { customerId, now, nextChargeOn });
  const units = due.flatMap((item) => unitsOf(item) ?? []);
  if (!(await takeUnits(tx, units))) cartChanged();
  const dueOrders = ordersOf(due);
  for (const [index, item] of due.entries()) {
    const numbers = productOf(item).numbersInSale(item);
    const orderId = dueOrders[index] ?? "";
    if (numbers && !(await giveSingleNumbers(tx, { ...numbers, orderId }))) cartChanged();
  }
  return receipt;
}

/** Locks and checks the cart. Lock order, to avoid deadlocks: cart, draws, promotion, wallet, stock. */
async function readyCart(tx: Tx, wanted: Omit<Purchase, "deposit">): Promise<ReadyCart> {
  const reading = await readCartToBuy(tx, wanted);
  const { cart, draws, hasBought, items, now, promotion, spending, wallet } = reading;
  requireNotBanned(reading.isBanned);
  requireNotClosing(reading.isClosing);
  if (reading.needsVerification) refuseUnverified("purchase");
  const priced = atCurrentPrices(items);
  const voucher = voucherOf(cart, promotion, linesOf(priced, reading), now);
  const total = totalCents(priced, voucher?.holds ? voucher : null);
  requireSeenCart(wanted, { revision: cart.revision, items, priced, voucher, totalCents: total }, reading);
  const dueCents = total - preOrderCents(items, reading);
  requireWithinLimit(spending, dueCents);
  await requireFewPreOrders(tx, wanted.customerId, items.length - dueItems(items, reading).length);
  return { cart, items, voucher, draws, totalCents: dueCents, wallet, hasBought, now };
}

/** Books the sale at its full price: the customer pays the total, the promotions account pays the discount. */
async function bookSale(tx: Tx, checkoutId: string, sale: Sale): Promise<void> {
  const { customerId, items, now, totalCents, voucher, wallet } = sale;
  // Only pre-orders: nothing is paid.
  if (items.length === 0) return;
  const offCents = voucher?.offCents ?? 0;
  const pays = splitPayment(wallet, totalCents);
  const poolCents = prizePoolCents(items);
  const pots = items.flatMap((item) => {
    const account = productOf(item).potOf?.(item);
    return account ? [{ account, cents: itemCents(item) }] : [];
  });
  const potCents = pots.reduce((sum, { cents }) => sum + cents, 0);
  await postChecked(tx, {
    kind: PURCHASE,
    reference: checkoutId,
    at: now,
    entries: [
      { account: cashAccount(customerId), cents: -pays.cashCents },
      { account: prizeAccount(customerId), cents: -pays.prizeCents },
      { account: houseAccount("promotions"), cents: -offCents },
      { account: houseAccount("sales"), cents: totalCents + offCents - poolCents - potCents },
      { account: houseAccount("prize_pool"), cents: poolCents },
      ...pots,
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
