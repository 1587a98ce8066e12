import { z } from "zod";
import type { components } from "#generated/main/schema.ts";

type Schemas = components["schemas"];

export const productTypes = [
  "lottery_ticket",
  "multi_draw_ticket",
  "raffle_ticket",
  "syndicate_share",
  "social_syndicate_share",
  "membership",
] as const satisfies Schemas["ProductType"][];

export const cartGameTypes = [
  "deferred",
  "standard",
  "sequential",
  "random",
  "strike_standard",
  "strike_boxed",
  "reduced_system",
  "mega_combo",
  "powerhit",
  "powerpik",
  "syndicate",
  "lotto_party",
] as const satisfies Schemas["CartGameType"][];

/** The chosen numbers by set name. The keys are data, not field names. */
export const game = z.record(z.string().min(1).max(40), z.array(z.number().int().min(0).max(999)).min(1).max(40));

export const money = z.object({
  amount: z.number().min(0).max(1_000_000),
  currency: z.enum(["AUD", "GBP"]),
});
