import { z } from "zod";
import { cartGameTypes, game, money, productTypes } from "./games.input.ts";

const key = z.string().min(1).max(64);
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const item = z.object({
  productType: z.enum(productTypes).default("lottery_ticket"),
  lotteryKey: key,
  gameType: z.enum(cartGameTypes).default("standard"),
  gameOffer: key,
  /** Absent: the service picks `numGames` quick-pick games. */
  games: z.array(game).min(1).max(500).optional(),
  quickpick: z.boolean().optional(),
  numGames: z.number().int().min(1).max(500).optional(),
  numDraws: z.number().int().min(1).max(52).default(1),
  drawNo: z.number().int().min(1).optional(),
  drawOffset: z.number().int().min(0).max(52).optional(),
  numWeeks: z.number().int().min(1).max(52).optional(),
  days: z.array(z.enum(days)).max(7).optional(),
  causeKey: key.optional(),
  recurringPurchase: z
    .object({ type: z.enum(["autoplay", "subscription", "combined_recurring_purchase"]), enabled: z.boolean() })
    .optional(),
  affiliateCode: key.optional(),
  favourite: z.boolean().optional(),
  hasFavouriteNumbers: z.boolean().optional(),
  expectedPrice: money.optional(),
});

/** One item and the idempotency key of this attempt. */
export const addItemInput = z.object({ item, idempotencyKey: z.uuid() });

/** Several items, added all together or not at all. */
export const buildInput = z.object({ items: z.array(item).min(1).max(20), idempotencyKey: z.uuid() });

const itemId = z.string().min(1).max(64);

/** An item and its changed fields. */
export const updateItemInput = z.object({
  itemId,
  games: z.array(game).min(1).max(500).optional(),
  numGames: z.number().int().min(1).max(500).optional(),
  numDraws: z.number().int().min(1).max(52).optional(),
  expectedPrice: money.optional(),
});

export const removeItemInput = z.object({ itemId });
