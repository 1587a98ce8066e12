import { z } from "zod";
import { readLinkToken } from "#gateway/rules/cart.ts";
import {
  CartBuildInput,
  CartGameType,
  LotteryItemInput,
  LotteryItemUpdate,
  MembershipItemInput,
  RaffleItemInput,
  RaffleItemUpdate,
  removeCartItemParameters,
  SocialSyndicateItemInput,
  SyndicateItemInput,
  SyndicateItemUpdate,
} from "#generated/main/inputs.ts";

// Without a type it is a lottery ticket. Defaults let a plain form leave these fields out. Without `games`, the service picks
// `numGames` quick-pick games.
const lotteryTypes = LotteryItemInput().shape.productType.default("lottery_ticket");
const lotteryItem = LotteryItemInput().extend({
  productType: lotteryTypes,
  gameType: CartGameType().default("standard"),
  numDraws: LotteryItemInput().shape.numDraws.default(1),
});

const item = z.discriminatedUnion(
  "productType",
  [lotteryItem, RaffleItemInput(), SyndicateItemInput(), SocialSyndicateItemInput(), MembershipItemInput()],
  { unionFallback: true },
);

/** One item and the idempotency key of this attempt. */
export const addItemInput = z.object({ item, idempotencyKey: z.uuid() });

/** Several items or the tickets of an earlier purchase, added all together or not at all. */
export const buildInput = CartBuildInput().extend({ idempotencyKey: z.uuid() });

export const removeItemInput = removeCartItemParameters();
const { itemId } = removeItemInput.shape;

/** An item and its changed fields. The service refuses a change of none: the contract counts them without the item's id. */
export const updateItemInput = z.discriminatedUnion(
  "productType",
  [
    z.object({ ...LotteryItemUpdate().shape, productType: lotteryTypes, itemId }),
    z.object({ ...RaffleItemUpdate().shape, itemId }),
    z.object({ ...SyndicateItemUpdate().shape, itemId }),
  ],
  { unionFallback: true },
);

/** The token in a link to a cart. */
export const linkedInput = z.object({ token: z.string().refine((text) => readLinkToken(text) !== null) });
