import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { getPlacementsParameters } from "#generated/placement/inputs.ts";
import type { components } from "#generated/placement/schema.ts";
import type { Context } from "../context.ts";
import { publicProcedure, router, withCapability } from "../trpc.ts";
import { orEmpty, unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";
import { mayAnalyse } from "./analytics.read.ts";
import { readCart } from "./cart.read.ts";
import { pricingIdOf } from "./pricing.ts";

type PlacementKey = components["schemas"]["PlacementKey"];
type Placement = components["schemas"]["Placement"];
/** Sent as JSON inside the query, so names are in wire spelling. */
type CartLine = { lottery_key: string; draw_number: number };

const KEYS = [
  "feature_placement",
  "cart_inline_item",
  "pre_cart_item",
  "fast_play",
  "instant_play",
  "pre_cart_promoted",
  "pre_cart_standard",
] as const satisfies readonly PlacementKey[];

const listInput = z.object({
  keys: z.array(z.enum(KEYS)).min(1).max(KEYS.length),
  /** The branding of the page, if it has one. */
  brandingKey: getPlacementsParameters().shape.brandingKey,
});

// Pages do not wait longer for recommendations. A shared reply that comes later is cached for the next page; the others are
// read for a part of the page that opens after it.
const MAX_WAIT_MS = 1_000;
// The limit of openapi/placement: about 60 cart lines.
const MAX_CHARACTERS = 4_000;

async function cartOf(ctx: Context): Promise<string> {
  const { cartItems } = await readCart(ctx);
  const lines: CartLine[] = cartItems.flatMap(({ lotteryKey, drawNo }) =>
    lotteryKey && drawNo ? [{ lottery_key: lotteryKey, draw_number: drawNo }] : [],
  );
  while (JSON.stringify(lines).length > MAX_CHARACTERS) lines.pop();
  return JSON.stringify(lines);
}

/** The visitor's ids in analytics, only with their consent. */
async function segmentsOf(ctx: Context) {
  if (!(await mayAnalyse(ctx))) return {};
  return {
    segment_device_id: ctx.cookies.get("dc_anonymous_id") ?? undefined,
    segment_user_id: ctx.session?.customerId,
  };
}

/** The query parameters about this visitor (shop §7). */
async function visitorOf(ctx: Context) {
  const [cart, segments] = await Promise.all([cartOf(ctx), segmentsOf(ctx)]);
  return { customer_key: ctx.session?.customerId, cart, ...segments };
}

/** Announces the cart that is about to be shown. A service that fails or is slow costs only the recommendations. */
async function primeCart(ctx: Context): Promise<void> {
  const query = await segmentsOf(ctx);
  const primed = ctx.placement.POST("/placement/cart/prime", { params: { query } }).then(unwrapEnvelope);
  const timer = new AbortController();
  const late = wait(MAX_WAIT_MS, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([primed.catch(() => undefined).finally(() => timer.abort()), late]);
}

async function readPlacements(ctx: Context, keys: PlacementKey[], brandingKey: string | undefined) {
  const isShared = keys.every((key) => key === "feature_placement");
  const [pricingId, visitor] = await Promise.all([pricingIdOf(ctx), isShared ? {} : visitorOf(ctx)]);
  const query = { keys: keys.join(","), branding_key: brandingKey, pricing_id: pricingId, ...visitor };
  const read = ctx.placement.GET("/placement", { params: { query } }).then((reply) => unwrap(reply).placements);
  const timer = new AbortController();
  const nothing = wait(MAX_WAIT_MS, [] as Placement[], { signal: timer.signal });
  const answer = orEmpty(read).finally(() => timer.abort());
  return Promise.race([answer, nothing.catch(() => answer)]);
}

export const placementsRouter = router({
  /**
   * Recommendations for these placements. Returns none if the service fails or takes longer than a second.
   */
  list: publicProcedure
    .use(withCapability("placements"))
    .input(listInput)
    .query(
      ({ ctx, input: { keys, brandingKey } }): Promise<readonly Placement[]> =>
        readPlacements(ctx, [...new Set(keys)], brandingKey),
    ),

  /** Prepares the recommendations of the cart, before it is shown (shop §7). Never fails because of their service. */
  prime: publicProcedure.use(withCapability("placements")).mutation(({ ctx }): Promise<void> => primeCart(ctx)),
});
