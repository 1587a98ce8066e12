// The operations on a cart, the same for every kind of owner.
import type { components } from "#generated/main/schema.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { findOffer } from "../../catalogue/offers/catalogue.ts";
import { readOfferStates, requireOfferOnSale } from "../../catalogue/offers/offers.rows.ts";
import { gameOfferOf, priceCents } from "../../catalogue/offers/prices.rules.ts";
import { holdNextDraws, readDraws, type SaleDraw } from "../../play/draws/sale-draws.rows.ts";
import { NO_LONGER_USABLE } from "../promotions/promotions.rules.ts";
import { removedVoucher } from "../promotions/promotions.shapes.ts";
import { voucherOf } from "../promotions/voucher.ts";
import {
  addItemsTo,
  type CartOwner,
  type CartRow,
  deleteItems,
  dropVoucher,
  findItem,
  type ItemRow,
  lockCart,
  moveToEnd,
  type NewItem,
  updateItem,
  writeChange,
  writeUnitPrice,
} from "./cart.rows.ts";
import {
  atItem,
  CART_FULL,
  changeGames,
  chooseGames,
  gameOfferOfItem,
  lineCents,
  MAX_ITEMS,
  removalReason,
  requireExpectedPrice,
  requireOnSale,
  requireSellable,
} from "./cart.rules.ts";
import { descriptionOf, linesOf, toCart } from "./cart.shapes.ts";
import { type CartReading, readCart } from "./cart-reading.rows.ts";

type Schemas = components["schemas"];
type Cart = Schemas["Cart"];
type CartItemInput = Schemas["CartItemInput"];
type AutoRemovedItem = Schemas["AutoRemovedItem"];

/** Returns the cart after removing items that can no longer be bought. */
export async function showCart(tx: Tx, owner: CartOwner, now: Date): Promise<Cart> {
  const cart = await lockCart(tx, owner, now);
  return refreshCart(tx, cart, await readCart(tx, cart), now);
}

export const addItem = (tx: Tx, owner: CartOwner, input: CartItemInput, now: Date): Promise<Cart> =>
  add(tx, owner, [{ input, check: (work) => work() }], now);

/** Adds all items, or refuses at the first that cannot be added and adds none. */
export const addItems = (
  tx: Tx,
  owner: CartOwner,
  { items, before }: Schemas["CartBuildInput"],
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
type Wanted = { input: CartItemInput; check: <T>(work: () => T) => T };

async function add(tx: Tx, owner: CartOwner, wanted: Wanted[], now: Date, before?: string): Promise<Cart> {
  const cart = await lockCart(tx, owner, now);
  const held: SaleDraw[][] = [];
  for (const { input } of wanted) held.push(await holdNextDraws(tx, input.lotteryKey, input, input.numDraws));
  const reading = await readCart(tx, cart);
  if (reading.items.length + wanted.length > MAX_ITEMS) refuse(422, "invalid_field", "Your cart is full.");
  const added = wanted.map(({ check, input }, index) => check(() => itemOf(input, held[index] ?? [], reading)));
  const written = await addItemsTo(tx, cart, added);
  const draws = new Map([...reading.draws, ...held.flat().map((draw) => [draw.id, draw] as const)]);
  const place = reading.items.findIndex(({ id }) => id === before);
  const behind = place < 0 ? [] : reading.items.slice(place);
  await moveToEnd(
    tx,
    cart.id,
    behind.map(({ id }) => id),
  );
  const items = [...reading.items.slice(0, reading.items.length - behind.length), ...written.items, ...behind];
  return refreshCart(tx, written.cart, { ...reading, items, draws }, now);
}

/** Changes the games or draws of an item. Omitted fields keep their value. */
export async function changeItem(
  tx: Tx,
  owner: CartOwner,
  itemId: string,
  input: Schemas["CartItemUpdate"],
  now: Date,
): Promise<Cart> {
  return changeCart(tx, owner, now, async (cart) => {
    const item = await findItem(tx, cart.id, itemId);
    const stateOf = await readOfferStates(tx);
    const offer = gameOfferOf(requireOfferOnSale(item.lottery_key, stateOf), item.game_type, item.game_offer);
    const games = changeGames(offer, item.games, input);
    const numDraws = input.numDraws ?? item.draw_ids.length;
    const draws = await holdNextDraws(tx, item.lottery_key, { drawNo: await firstDrawNo(tx, item) }, numDraws);
    // Read after locking the draws: none can close before the transaction ends.
    requireDrawsOnSale(draws, numDraws, await shopNow(tx));
    requireExpectedPrice(input.expectedPrice, lineCents(offer, games.length, draws.length));
    await updateItem(tx, item.id, {
      games,
      isQuickpick: item.is_quickpick && !input.games,
      drawIds: draws.map(({ id }) => id),
      unitPriceCents: priceCents(offer, games.length),
    });
  });
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

/** Returns the new item for an input. Refuses it if it cannot be sold. The draws are locked. */
function itemOf(input: CartItemInput, draws: SaleDraw[], { now, stateOf }: CartReading): NewItem {
  const known = findOffer(input.lotteryKey);
  if (known && known.type !== "lottery_ticket") requireSellable({ ...input, productType: known.type });
  requireSellable(input);
  const offer = gameOfferOf(requireOfferOnSale(input.lotteryKey, stateOf), input.gameType, input.gameOffer);
  const games = chooseGames(offer, input);
  requireDrawsOnSale(draws, input.numDraws, now);
  requireExpectedPrice(input.expectedPrice, lineCents(offer, games.length, draws.length));
  return {
    lottery_key: input.lotteryKey,
    game_type: input.gameType,
    game_offer: input.gameOffer,
    games,
    is_quickpick: input.games === undefined || input.quickpick === true,
    draw_ids: draws.map(({ id }) => id),
    unit_price_cents: priceCents(offer, games.length),
    is_favourite: input.favourite ?? false,
    has_favourite_numbers: input.hasFavouriteNumbers ?? false,
    affiliate_code: input.affiliateCode ?? null,
  };
}

async function firstDrawNo(tx: Tx, item: ItemRow): Promise<number> {
  const [firstId = ""] = item.draw_ids;
  const draw = (await readDraws(tx, [firstId], { hold: false })).get(firstId);
  if (!draw) throw new Error(`${item.id} is for ${firstId}, which does not exist`);
  return draw.draw_no;
}

/** Refuses too few or closed draws. `now` is read after locking them. */
function requireDrawsOnSale(draws: SaleDraw[], count: number, now: Date): void {
  if (draws.length === 0) refuseNotFound();
  if (draws.length < count) refuse(422, "invalid_field", "Choose a number of draws that is on sale.", "num_draws");
  for (const draw of draws) requireOnSale(draw, now);
}

/** Removes items that can no longer be bought, records why on the cart, and reprices the rest. */
async function refreshCart(tx: Tx, cart: CartRow, reading: CartReading, now: Date): Promise<Cart> {
  const { draws, items, promotion, spending, stateOf } = reading;
  let kept = 0;
  const removed = items.flatMap((item) => {
    // A converted cart may exceed the limit: the first items stay.
    const reason = removalReason(item, draws, stateOf(item.lottery_key), now) ?? (kept >= MAX_ITEMS ? CART_FULL : null);
    if (!reason) kept++;
    return reason ? [{ id: item.id, description: descriptionOf(item), reason }] : [];
  });
  await deleteItems(
    tx,
    removed.map(({ id }) => id),
  );
  const staying = items.filter(({ id }) => !removed.some((gone) => gone.id === id));
  const repriced = await reprice(tx, staying);
  const voucher = voucherOf(cart, promotion, linesOf(repriced), now);
  if (voucher && !voucher.holds) {
    await dropVoucher(tx, cart.id);
    removed.push(removedVoucher(voucher, NO_LONGER_USABLE));
  }
  const isChanged = removed.length > 0 || repriced.some((item, index) => item !== staying[index]);
  const written = isChanged ? await writeChange(tx, cart, [...cart.auto_removed, ...removed]) : cart;
  return toCart({ cart: written, items: repriced, voucher: voucher?.holds ? voucher : null, draws }, spending);
}

/** Returns the items with current prices. Prices change with a release only, so updates are rare. */
async function reprice(tx: Tx, items: ItemRow[]): Promise<ItemRow[]> {
  const repriced: ItemRow[] = [];
  for (const item of items) {
    const offer = gameOfferOfItem(item);
    const cents = offer ? priceCents(offer, item.games.length) : item.unit_price_cents;
    const isSame = cents === item.unit_price_cents;
    if (!isSame) await writeUnitPrice(tx, item.id, cents);
    repriced.push(isSame ? item : { ...item, unit_price_cents: cents });
  }
  return repriced;
}
