// The operations on a cart, the same for every kind of owner.
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { drawnKeyOf } from "../../catalogue/offers/catalogue.ts";
import { holdNextDraws, readDraws, type SaleDraw } from "../../play/draws/sale-draws.rows.ts";
import type { ItemChange, ItemRow, ItemToBuy } from "../products/item.ts";
import { productOf } from "../products/kinds.ts";
import type { Wanted } from "../products/product.ts";
import { NO_LONGER_USABLE } from "../promotions/promotions.rules.ts";
import { removedVoucher } from "../promotions/promotions.shapes.ts";
import { voucherOf } from "../promotions/voucher.ts";
import { leftBeside, requireLeft, shortageOf, UnitsLeft } from "../stock/stock.rules.ts";
import {
  addItemsTo,
  type CartOwner,
  type CartRow,
  deleteItems,
  dropVoucher,
  findItem,
  holdCart,
  lockCart,
  moveToEnd,
  updateItem,
  writeChange,
  writeUnitPrice,
} from "./cart.rows.ts";
import { atItem, CART_FULL, MAX_ITEMS, ONE_EACH, removalReason, requireSellable } from "./cart.rules.ts";
import { linesOf, toCart, toRemoved } from "./cart.shapes.ts";
import { type CartReading, readCart } from "./cart-reading.rows.ts";
import { requireOneDraw, requireOneWay, scheduledBy, wishOf } from "./recurring-wish.rules.ts";

type Schemas = components["schemas"];
type Cart = Schemas["Cart"];
type CartItemInput = Schemas["CartItemInput"];
type AutoRemovedItem = Schemas["AutoRemovedItem"];

/** Returns the cart after removing items that can no longer be bought. */
export async function showCart(tx: Tx, owner: CartOwner, now: Date): Promise<Cart> {
  const reading = await readCart(tx, await holdCart(tx, owner, now));
  return refreshCart(tx, reading.cart, reading, now);
}

export const addItem = (tx: Tx, owner: CartOwner, input: CartItemInput, now: Date): Promise<Cart> =>
  add(tx, owner, [{ input, check: (work) => work() }], now);

/** Adds all items, or refuses at the first that cannot be added and adds none. */
export const addItems = (
  tx: Tx,
  owner: CartOwner,
  { items, before }: { items: CartItemInput[]; before?: string | undefined },
  now: Date,
): Promise<Cart> =>
  add(
    tx,
    owner,
    items.map((input, index) => ({ input, check: (work) => atItem(index, work) })),
    now,
    before,
  );

/** An item to add. `check` runs its checks and adds the item's place to a refusal. */
type Added = { input: CartItemInput; check: <T>(work: () => T) => T };

async function add(tx: Tx, owner: CartOwner, added: Added[], now: Date, before?: string): Promise<Cart> {
  const cart = await holdCart(tx, owner, now);
  const sellable: (Added & { wanted: Wanted })[] = [];
  const customerId = "customerId" in owner ? owner.customerId : null;
  for (const { check, input } of added) {
    const wanted = check(() => requireSellable(input));
    sellable.push({ check, input, wanted: (await wanted.resolve?.(tx, customerId)) ?? wanted });
  }
  const held = await holdDrawsOf(
    tx,
    sellable.map(({ wanted }) => wanted),
    owner.region,
  );
  const reading = await readCart(tx, cart, held.flat());
  if (reading.items.length + added.length > MAX_ITEMS) refuse(422, "invalid_field", "Your cart is full.");
  const made = sellable.map(({ check, input, wanted }, index) =>
    check(() => {
      const item = wanted.itemFor(held[index] ?? [], reading);
      const isScheduled = scheduledBy(input) ?? false;
      const toAdd = { invitation: null, ...item, recurring: wishOf(input, item), is_scheduled: isScheduled };
      const drawNos = (held[index] ?? []).map(({ draw_no }) => draw_no);
      requireOneDraw(toAdd, drawNos);
      return requireOneWay(toAdd);
    }),
  );
  for (const [index, item] of made.entries()) {
    const refusal = whyNotAdded(item, [...reading.items, ...made.slice(0, index)], reading);
    if (refusal) sellable[index]?.check(() => refuse(422, "invalid_field", refusal, "product_type"));
  }
  const left = leftBeside(reading.items, reading.sold);
  for (const [index, item] of made.entries()) sellable[index]?.check(() => requireLeft(item, left));
  const written = await addItemsTo(tx, reading.cart, made);
  const draws = new Map([...reading.draws, ...held.flat().map((draw) => [draw.id, draw] as const)]);
  const place = reading.items.findIndex(({ id }) => id === before);
  const behind = place < 0 ? [] : reading.items.slice(place);
  await moveToEnd(
    tx,
    reading.cart.id,
    behind.map(({ id }) => id),
  );
  const items = [...reading.items.slice(0, reading.items.length - behind.length), ...written.items, ...behind];
  return refreshCart(tx, written.cart, { ...reading, items, draws }, now);
}

/** Returns why an item that a customer has only once cannot be added, or null. */
function whyNotAdded(item: ItemToBuy, others: readonly ItemToBuy[], { buyer }: CartReading): string | null {
  const { isSingle, refusalOf } = productOf(item);
  if (isSingle && others.some((other) => other.lottery_key === item.lottery_key)) return ONE_EACH.message;
  return (buyer && refusalOf?.(buyer)) ?? null;
}

/** Locks the draws of new items, once for items of the same draws. */
async function holdDrawsOf(tx: Tx, items: readonly Wanted[], region: string | null): Promise<SaleDraw[][]> {
  const byDraws = new Map<string, SaleDraw[]>();
  const held: SaleDraw[][] = [];
  for (const { draws: wanted, from, lotteryKey } of items) {
    const drawnKey = drawnKeyOf(lotteryKey);
    const key = [drawnKey, from.drawNo, from.drawOffset ?? 0, wanted.count, wanted.on?.places].join(" ");
    const draws = byDraws.get(key) ?? (await holdNextDraws(tx, drawnKey, from, { ...wanted, region }));
    byDraws.set(key, draws);
    held.push(draws);
  }
  return held;
}

/** Changes an item. Omitted fields keep their value. */
export async function changeItem(
  tx: Tx,
  owner: CartOwner,
  itemId: string,
  input: Schemas["CartItemUpdate"],
  now: Date,
): Promise<Cart> {
  return changeCart(tx, owner, now, async (cart) => {
    const item = await findItem(tx, cart.id, itemId);
    const change = await changeOf(tx, cart, item, input);
    const wish = input.recurringPurchase && { recurring: wishOf(input, item) };
    const changed = { ...change, ...wish, is_scheduled: scheduledBy(input) ?? item.is_scheduled };
    const whole = requireOneWay({ ...item, ...changed });
    const draws = await readDraws(tx, whole.draw_ids, { hold: false });
    const drawNos = [...draws.values()].map(({ draw_no }) => draw_no);
    requireOneDraw(whole, drawNos);
    await updateItem(tx, item.id, changed);
  });
}

function changeOf(tx: Tx, cart: CartRow, item: ItemRow, input: Schemas["CartItemUpdate"]): Promise<ItemChange> {
  const read = async (draws: SaleDraw[]) => {
    const reading = await readCart(tx, cart, draws);
    const others = reading.items.filter(({ id }) => id !== item.id);
    const left = leftBeside(others, reading.sold);
    return { ...reading, requireLeft: (changed: ItemRow) => requireLeft(changed, left) };
  };
  return productOf(item).change(tx, item, input, { region: cart.region, read });
}

export async function removeItem(tx: Tx, owner: CartOwner, itemId: string, now: Date): Promise<Cart> {
  return changeCart(tx, owner, now, async (cart) => {
    const item = await findItem(tx, cart.id, itemId);
    await deleteItems(tx, [item.id]);
  });
}

/**
 * Changes a cart: replaces the list of automatic removals with those returned by `work`, then removes items that can no
 * longer be bought.
 */
export async function changeCart(
  tx: Tx,
  owner: CartOwner,
  now: Date,
  work: (cart: CartRow) => Promise<AutoRemovedItem[] | undefined>,
): Promise<Cart> {
  const cart = await lockCart(tx, owner, now);
  const removed = await work(cart);
  const written = await writeChange(tx, cart, removed ?? []);
  return refreshCart(tx, written, await readCart(tx, written), now);
}

/** Removes items that can no longer be bought, records why on the cart, and reprices the rest. */
async function refreshCart(tx: Tx, cart: CartRow, reading: CartReading, now: Date): Promise<Cart> {
  const { draws, items, promotion, sold } = reading;
  const left = new UnitsLeft(sold);
  let kept = 0;
  const singles = new Set<string>();
  const isSecond = (item: ItemRow) =>
    productOf(item).isSingle && (singles.has(item.lottery_key) || !singles.add(item.lottery_key));
  const removed = items.flatMap((item): AutoRemovedItem[] => {
    // A converted cart may exceed the limit: the first items stay.
    const reason =
      removalReason(item, { ...reading, now }) ??
      shortageOf(left, item) ??
      (kept >= MAX_ITEMS ? CART_FULL : isSecond(item) ? ONE_EACH : null);
    if (!reason) kept++;
    return reason ? [toRemoved(item, reason, draws)] : [];
  });
  await deleteItems(
    tx,
    removed.map(({ id }) => id),
  );
  const staying = items.filter(({ id }) => !removed.some((gone) => gone.id === id));
  const repriced = await reprice(tx, staying);
  const voucher = voucherOf(cart, promotion, linesOf(repriced, { draws, now }), now);
  if (voucher && !voucher.holds) {
    await dropVoucher(tx, cart.id);
    removed.push(removedVoucher(voucher, NO_LONGER_USABLE));
  }
  const isChanged = removed.length > 0 || repriced.some((item, index) => item !== staying[index]);
  const written = isChanged ? await writeChange(tx, cart, [...cart.auto_removed, ...removed]) : cart;
  const shown = { cart: written, items: repriced, voucher: voucher?.holds ? voucher : null, draws, now };
  return toCart(shown, reading);
}

/** Returns the items with current prices. Prices change with a release only, so updates are rare. */
async function reprice(tx: Tx, items: ItemRow[]): Promise<ItemRow[]> {
  const repriced: ItemRow[] = [];
  for (const item of items) {
    const cents = productOf(item).unitCentsOf(item) ?? item.unit_price_cents;
    const isSame = cents === item.unit_price_cents;
    if (!isSame) await writeUnitPrice(tx, item.id, cents);
    repriced.push(isSame ? item : { ...item, unit_price_cents: cents });
  }
  return repriced;
}
