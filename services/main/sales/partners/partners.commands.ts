// The cart of a partner's page: one item, beside the shop's cart (shop §3).
import type { components } from "#generated/main/schema.ts";
import type { DepositPurchase } from "#services/db/tables/sales.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { toCents } from "#services/lib/money.ts";
import { Refusal, refuse } from "#services/lib/refusal.ts";
import { addItem, changeCart, showCart } from "../cart/cart.commands.ts";
import { type CartOwner, deleteAllItems, deleteAnonCart, insertAnonCart } from "../cart/cart.rows.ts";
import { requirePlayedIn } from "../cart/cart.rules.ts";
import { seenCents } from "../purchases/purchases.rules.ts";

type Schemas = components["schemas"];
type Partner = Schemas["Partner"];
type Item = Schemas["PartnerCartItem"];
type PartnersCart = Extract<CartOwner, { customerId: string }> & { partnerKey: string };

/** Replaces the item of a customer's cart on a partner's page, or only reads the cart without an item. */
export async function setPartnerItem(
  tx: Tx,
  owner: PartnersCart,
  partner: Partner,
  item: Item | undefined,
  now: Date,
): Promise<Schemas["Cart"]> {
  const input = item && inputOf(partner, item, owner.region);
  const kept = await showCart(tx, owner, now);
  // The page sets its item on every view. The numbers stay, and so does the revision that a payment at the bank waits for.
  if (!item || !input || isKept(item, kept)) return kept;
  await changeCart(tx, owner, now, async (cart) => void (await deleteAllItems(tx, cart.id)));
  return requireAdded(await inFields(() => addItem(tx, owner, input, now)));
}

/** Whether the cart holds a quick-pick or books exactly as wanted. */
function isKept({ drawNumber, lottery, raffleOffer, recurringPurchase }: Item, { cartItems: [kept] }: Schemas["Cart"]) {
  if (!kept || lottery.games || kept.drawNo !== drawNumber || kept.lotteryKey !== lottery.lotteryKey) return false;
  if (kept.causeKey !== lottery.causeKey) return false;
  if (kept.recurringPurchase.enabled !== (recurringPurchase?.enabled ?? false)) return false;
  if (raffleOffer !== undefined) return kept.raffleOffer === raffleOffer && kept.quantity === (lottery.numGames ?? 1);
  const { gameOffer, gameType, numDraws = 1, numGames } = kept;
  return (
    gameType === lottery.gameType &&
    gameOffer === lottery.gameOffer &&
    numDraws === (lottery.numDraws ?? 1) &&
    numGames === lottery.numGames
  );
}

/** Prices an item on a partner's page for a visitor. Nothing is kept. */
export async function pricePartnerItem(
  tx: Tx,
  region: string | null,
  partner: Partner,
  item: Item | undefined,
  now: Date,
): Promise<Schemas["Cart"]> {
  const input = item && inputOf(partner, item, region);
  const token = await insertAnonCart(tx, now);
  const owner = { token, region };
  const cart = input
    ? requireAdded(await inFields(() => addItem(tx, owner, input, now)))
    : await showCart(tx, owner, now);
  await deleteAnonCart(tx, token);
  return cart;
}

/** Returns the cart to buy as the customer saw it, after setting the item of the call. Refuses an empty one. */
export async function seenPartnerCart(
  tx: Tx,
  owner: PartnersCart,
  partner: Partner,
  { cartItem, expectedTotal, purchase }: Schemas["PartnerPurchaseRequest"],
  now: Date,
): Promise<DepositPurchase & { partnerKey: string }> {
  const { region, partnerKey } = owner;
  if (purchase.partnerKey !== undefined && purchase.partnerKey !== partnerKey)
    refuse(422, "invalid_field", "This is another partner's purchase.", "purchase.partner_key");
  const cart = await setPartnerItem(tx, owner, partner, cartItem, now);
  if (cart.cartItems.length === 0) refuse(422, "cart_empty", "Attempted to purchase an empty partner cart.");
  const cents = toCents(cart.cartTotal);
  if (expectedTotal && seenCents(expectedTotal) !== cents)
    refuse(409, "cart_changed", "The price has changed. Check it and try again.", "expected_total");
  const data = { ...purchase, partnerKey };
  return {
    purchase: data,
    cartRevision: cart.revision,
    expectedTotalCents: cents,
    region,
    partnerKey,
    partnerSlug: partner.slug,
  };
}

/** An item that is added and leaves the cart at once can't be bought. */
function requireAdded(cart: Schemas["Cart"]): Schemas["Cart"] {
  const [removed] = cart.autoRemovedItems;
  if (cart.cartItems.length === 0 && removed)
    refuse(422, "invalid_field", removed.reason.message, "cart_item.lottery.lottery_key");
  return cart;
}

/** Returns what the item is in the shop's cart. Refuses an offer that the partner does not sell. */
function inputOf(partner: Partner, item: Item, region: string | null): Schemas["CartItemInput"] {
  const { drawNumber: drawNo, lottery, raffleOffer, recurringPurchase } = item;
  const { causeKey, gameOffer, gameType, games, lotteryKey, numDraws = 1, numGames, quickpick } = lottery;
  if (!partner.productOfferKeys.includes(lotteryKey))
    refuse(422, "invalid_field", `${partner.name} doesn't sell this.`, "cart_item.lottery.lottery_key");
  const shared = {
    lotteryKey,
    ...(drawNo !== undefined && { drawNo }),
    ...(causeKey !== undefined && { causeKey }),
    ...(recurringPurchase && { recurringPurchase }),
  };
  if (raffleOffer !== undefined) return { productType: "raffle_ticket", ...shared, raffleOffer, books: numGames ?? 1 };
  if (gameType === undefined || gameOffer === undefined)
    refuse(422, "invalid_field", "This field is required", "cart_item.lottery.game_offer");
  const input = {
    productType: "lottery_ticket" as const,
    ...shared,
    gameType,
    gameOffer,
    numDraws,
    ...(games && { games }),
    ...(numGames !== undefined && { numGames }),
    ...(quickpick !== undefined && { quickpick }),
  };
  requirePlayedIn(region, input);
  return input;
}

const FIELDS: Record<string, string> = {
  books: "cart_item.lottery.num_games",
  draw_no: "cart_item.draw_number",
  raffle_offer: "cart_item.raffle_offer",
  "recurring_purchase.enabled": "cart_item.recurring_purchase.enabled",
  "recurring_purchase.type": "cart_item.recurring_purchase.type",
};

/** Runs the work on an item of the shop's cart and names the fields of a refusal as the partner's call does. */
async function inFields<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const renamed = error.messages.map(({ target, ...message }) =>
      target === undefined ? message : { ...message, target: FIELDS[target] ?? `cart_item.lottery.${target}` },
    );
    throw new Refusal(error.status, renamed as typeof error.messages, error.headers);
  }
}
