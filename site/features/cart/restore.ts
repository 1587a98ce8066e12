// Restores a removed item. Kept out of the cart store, because only the cart page removes items.
import { isVoucher } from "#gateway/rules/cart.ts";
import { type CartItem, changeCart, type RestoredCartItem } from "#site/lib/cart/cart.store.ts";
import { gateway } from "#site/lib/gateway/client.ts";
import { leadingEdge, WINDOW_MS } from "#site/lib/leading-edge.ts";

type Restored = { item: CartItem; idempotencyKey: string; before?: string | undefined };

/** Adds a removed item back with the same numbers, where it was. */
export const restoreCartItem = leadingEdge(
  WINDOW_MS.build,
  ({ item }: Restored) => item.id,
  ({ item, idempotencyKey, before }) =>
    changeCart(gateway.cart.build.mutate({ items: [inputOf(item)], idempotencyKey, ...(before && { before }) })),
);

/** Returns the input that adds the same item again. The service sets the price. */
export function inputOf(item: CartItem): RestoredCartItem {
  const { productType } = item;
  if (isVoucher(productType)) throw new Error("A voucher is restored by its promotion code.");
  const input = inputs[productType](item);
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as unknown as RestoredCartItem;
}

type ProductType = RestoredCartItem["productType"];
/** The input of a type of product. */
type InputOf<Type, Input = RestoredCartItem> = Input extends { productType: ProductType }
  ? Type extends Input["productType"]
    ? Input
    : never
  : never;
// Fields of the sale that an item in the cart does not have: the service decides them again.
type Undecided = "expectedPrice" | "drawOffset" | "affiliateCode";
/** Every other field of the input, so that a new one does not compile until it is restored. */
type Restorable<Type extends ProductType> = {
  [Name in Exclude<keyof InputOf<Type>, Undecided>]-?: InputOf<Type>[Name] | undefined;
};

const lotteryInput = (item: CartItem): Restorable<"lottery_ticket"> => ({
  productType: "lottery_ticket",
  lotteryKey: item.lotteryKey ?? "",
  gameType: item.gameType ?? "standard",
  gameOffer: item.gameOffer ?? "standard",
  // The shop picks its numbers again.
  games: item.isPickedByShop ? undefined : item.games,
  numGames: item.makesGames ? item.numGames : item.isPickedByShop ? item.games.length : undefined,
  quickpick: item.quickpick,
  ...drawsOf(item),
  drawNo: item.drawNo,
  causeKey: item.causeKey,
  recurringPurchase: recurringOf(item),
  favourite: item.favourite,
  hasFavouriteNumbers: item.hasFavouriteNumbers,
});

/** With days, the draws are one for each day in a number of weeks. */
function drawsOf({ days, numDraws = 1 }: CartItem) {
  if (!days?.length) return { days: undefined, numDraws, numWeeks: undefined };
  return { days, numDraws: days.length, numWeeks: numDraws / days.length };
}

const recurringOf = ({ recurringPurchase: { enabled, type } }: CartItem) => (enabled ? { type, enabled } : undefined);

const inputs = {
  lottery_ticket: lotteryInput,
  multi_draw_ticket: lotteryInput,
  raffle_ticket: (item): Restorable<"raffle_ticket"> => ({
    productType: "raffle_ticket",
    lotteryKey: item.lotteryKey ?? "",
    raffleOffer: item.raffleOffer ?? "",
    books: item.quantity,
    drawNo: item.drawNo,
    causeKey: item.causeKey,
    showWinnerName: item.showWinnerName,
    recurringPurchase: recurringOf(item),
  }),
  syndicate_share: (item): Restorable<"syndicate_share"> => ({
    productType: "syndicate_share",
    lotteryKey: item.lotteryKey ?? "",
    syndicateKey: item.syndicateKey ?? "",
    numShares: item.quantity,
    drawNo: item.drawNo,
    recurringPurchase: recurringOf(item),
  }),
  social_syndicate_share: (item): Restorable<"social_syndicate_share"> => ({
    productType: "social_syndicate_share",
    sessionId: item.sessionId ?? "",
    numShares: item.quantity,
    recurringPurchase: recurringOf(item),
  }),
  membership: (item): Restorable<"membership"> => ({
    productType: "membership",
    membershipProgram: item.membershipProgram ?? "",
    membershipOffer: item.membershipOffer ?? "",
    recurringPurchase: recurringOf(item),
  }),
} satisfies Record<ProductType, (item: CartItem) => object>;
