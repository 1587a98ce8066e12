// What can be done with a cart, whoever has it: the customer's operations and the visitor's are these same functions.
import type { components } from "#generated/main/schema.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { findOffer } from "../../catalogue/offers/catalogue.ts";
import { findOfferOnSale, readOfferStates } from "../../catalogue/offers/offers.rows.ts";
import { gameOfferOf, priceCents } from "../../catalogue/offers/prices.rules.ts";
import { readSpending } from "../../identity/customer/customer.rows.ts";
import { type Draw, findDrawForSale } from "../../play/draws/draws.rows.ts";
import { NO_LONGER_USABLE } from "../promotions/promotions.rules.ts";
import { removedVoucher } from "../promotions/promotions.shapes.ts";
import { readVoucher } from "../promotions/voucher.ts";
import {
  type CartOwner,
  type CartRow,
  deleteItems,
  dropVoucher,
  findItem,
  holdDrawsAfter,
  type ItemRow,
  insertCartItem,
  listItems,
  lockCart,
  readDraws,
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
  reasonToLeave,
  requireExpectedPrice,
  requireOnSale,
  requireSellable,
} from "./cart.rules.ts";
import { type CartContents, descriptionOf, toCart } from "./cart.shapes.ts";

type Schemas = components["schemas"];
type Cart = Schemas["Cart"];
type AutoRemovedItem = Schemas["AutoRemovedItem"];

/** The cart as it stands, after what can no longer be bought has left it. */
export async function showCart(tx: Tx, owner: CartOwner, now: Date): Promise<Cart> {
  return show(tx, await sweep(tx, await lockCart(tx, owner, now), now), now);
}

export async function addItem(tx: Tx, owner: CartOwner, input: Schemas["CartItemInput"], now: Date): Promise<Cart> {
  return changeCart(tx, owner, now, async (cart) => {
    await requireRoom(tx, cart, 1);
    await insertItem(tx, cart, input);
  });
}

/** Adds all of the items, or throws at the first that cannot be added and adds none. */
export async function addItems(tx: Tx, owner: CartOwner, inputs: Schemas["CartItemInput"][], now: Date): Promise<Cart> {
  return changeCart(tx, owner, now, async (cart) => {
    await requireRoom(tx, cart, inputs.length);
    for (const [index, input] of inputs.entries()) await atItem(index, () => insertItem(tx, cart, input));
  });
}

/** Changes the games or draws of an item; what the change leaves out stays. */
export async function changeItem(
  tx: Tx,
  owner: CartOwner,
  itemId: string,
  input: Schemas["CartItemUpdate"],
  now: Date,
): Promise<Cart> {
  return changeCart(tx, owner, now, async (cart) => {
    const item = await findItem(tx, cart.id, itemId);
    const offer = gameOfferOf(await findOfferOnSale(tx, item.lottery_key), item.game_type, item.game_offer);
    const games = changeGames(offer, item.games, input);
    const first = await drawOf(tx, item);
    const draws = await holdDraws(tx, first, input.numDraws ?? item.draw_ids.length);
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
 * A write: it ends what was told of earlier removals, and tells what the work took out. Then, as at a reading, what can no
 * longer be bought leaves.
 */
export async function changeCart(
  tx: Tx,
  owner: CartOwner,
  now: Date,
  work: (cart: CartRow) => Promise<AutoRemovedItem[] | undefined>,
): Promise<Cart> {
  const cart = await lockCart(tx, owner, now);
  const removed = await work(cart);
  return show(tx, await sweep(tx, await writeChange(tx, cart, removed ?? []), now), now);
}

async function requireRoom(tx: Tx, cart: CartRow, count: number): Promise<void> {
  const held = await listItems(tx, cart.id);
  if (held.length + count > MAX_ITEMS) refuse(422, "invalid_field", "Your cart is full.");
}

async function insertItem(tx: Tx, cart: CartRow, input: Schemas["CartItemInput"]): Promise<void> {
  const known = findOffer(input.lotteryKey);
  if (known && known.type !== "lottery_ticket") requireSellable({ ...input, productType: known.type });
  requireSellable(input);
  const offer = gameOfferOf(await findOfferOnSale(tx, input.lotteryKey), input.gameType, input.gameOffer);
  const games = chooseGames(offer, input);
  const draws = await holdDraws(tx, await findDrawForSale(tx, input.lotteryKey, input), input.numDraws);
  requireExpectedPrice(input.expectedPrice, lineCents(offer, games.length, draws.length));
  await insertCartItem(tx, cart.id, {
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
  });
}

async function drawOf(tx: Tx, item: ItemRow): Promise<Draw> {
  const [firstId = ""] = item.draw_ids;
  const draw = (await readDraws(tx, [firstId], { hold: true })).get(firstId);
  if (!draw) throw new Error(`${item.id} is for ${firstId}, which is not there`);
  return draw;
}

/** A draw and those after it, held open. The clock is read when they cannot close any more, not before. */
async function holdDraws(tx: Tx, first: Draw, count: number): Promise<Draw[]> {
  const draws = [first, ...(await holdDrawsAfter(tx, first, count - 1))];
  if (draws.length < count) refuse(422, "invalid_field", "Choose a number of draws that is on sale.", "num_draws");
  const now = await shopNow(tx);
  for (const draw of draws) requireOnSale(draw, now);
  return draws;
}

/** Takes out what can no longer be bought and says so on the cart; what stays has the price of today. */
async function sweep(tx: Tx, cart: CartRow, now: Date): Promise<CartContents> {
  const items = await listItems(tx, cart.id);
  const draws = await readDraws(tx, drawIdsOf(items), { hold: false });
  const stateOf = await readOfferStates(tx);
  let kept = 0;
  const removed = items.flatMap((item) => {
    // A visitor's cart may bring more than fits; what was there first stays.
    const reason = reasonToLeave(item, draws, stateOf(item.lottery_key), now) ?? (kept >= MAX_ITEMS ? CART_FULL : null);
    if (!reason) kept++;
    return reason ? [{ id: item.id, description: descriptionOf(item), reason }] : [];
  });
  await deleteItems(
    tx,
    removed.map(({ id }) => id),
  );
  const staying = items.filter(({ id }) => !removed.some((gone) => gone.id === id));
  const repriced = await reprice(tx, staying);
  const voucher = await readVoucher(tx, cart, repriced, now, { hold: false });
  if (voucher && !voucher.holds) {
    await dropVoucher(tx, cart.id);
    removed.push(removedVoucher(voucher, NO_LONGER_USABLE));
  }
  const isChanged = removed.length > 0 || repriced.some((item, index) => item !== staying[index]);
  const written = isChanged ? await writeChange(tx, cart, [...cart.auto_removed, ...removed]) : cart;
  return { cart: written, items: repriced, voucher: voucher?.holds ? voucher : null, draws };
}

/** The items with the prices of today. One that was changed since the item was added is rare: prices come with a release. */
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

const drawIdsOf = (items: ItemRow[]) => [...new Set(items.flatMap(({ draw_ids }) => draw_ids))];

async function show(tx: Tx, contents: CartContents, now: Date): Promise<Cart> {
  const { customer_id: customerId } = contents.cart;
  return toCart(contents, customerId === null ? null : await readSpending(tx, customerId, now));
}
