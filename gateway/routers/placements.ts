import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { components } from "#generated/placement/schema.ts";
import type { Context } from "../context.ts";
import { publicProcedure, router, withCapability } from "../trpc.ts";
import { orEmpty, unwrap } from "../unwrap.ts";
import { mayAnalyse } from "./analytics.read.ts";
import { readCart } from "./cart.read.ts";
import { pricingIdOf } from "./pricing.ts";

type PlacementKey = components["schemas"]["PlacementKey"];
type Placement = components["schemas"]["Placement"];
/** As the service reads them: text within a query keeps its wire names. */
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
  /** The branding of the page, where it has one. */
  brandingKey: z.string().min(1).max(64).optional(),
});

// A page is whole without recommendations, so it waits no longer. A shared answer that comes later is there for the next.
const PATIENCE_MS = 1_000;
// What openapi/placement lets a cart be: some 60 lines.
const MOST_CHARACTERS = 4_000;

async function cartOf(ctx: Context): Promise<string> {
  const { cartItems } = await readCart(ctx);
  const lines: CartLine[] = cartItems.flatMap(({ lotteryKey, drawNo }) =>
    lotteryKey && drawNo ? [{ lottery_key: lotteryKey, draw_number: drawNo }] : [],
  );
  while (JSON.stringify(lines).length > MOST_CHARACTERS) lines.pop();
  return JSON.stringify(lines);
}

/** What is sent about the visitor, unless the answer is the same for everybody (shop §7). */
async function visitorOf(ctx: Context) {
  const customerId = ctx.session?.customerId;
  const [cart, isAllowed] = await Promise.all([cartOf(ctx), mayAnalyse(ctx)]);
  const segments = isAllowed && {
    segment_device_id: ctx.cookies.get("dc_anonymous_id") ?? undefined,
    segment_user_id: customerId,
  };
  return { customer_key: customerId, cart, ...segments };
}

async function readPlacements(ctx: Context, keys: PlacementKey[], brandingKey: string | undefined) {
  const isForEverybody = keys.every((key) => key === "feature_placement");
  const [pricingId, visitor] = await Promise.all([pricingIdOf(ctx), isForEverybody ? {} : visitorOf(ctx)]);
  const query = { keys: keys.join(","), branding_key: brandingKey, pricing_id: pricingId, ...visitor };
  const read = ctx.placement.GET("/placement", { params: { query } }).then((reply) => unwrap(reply).placements);
  const patience = new AbortController();
  const nothing = wait(PATIENCE_MS, [] as Placement[], { signal: patience.signal });
  const answer = orEmpty(read).finally(() => patience.abort());
  return Promise.race([answer, nothing.catch(() => answer)]);
}

export const placementsRouter = router({
  /**
   * What is recommended in these places of the site. A service that fails, or takes its time, leaves the page as if there
   * was nothing.
   */
  list: publicProcedure
    .use(withCapability("placements"))
    .input(listInput)
    .query(
      ({ ctx, input: { keys, brandingKey } }): Promise<readonly Placement[]> =>
        readPlacements(ctx, [...new Set(keys)], brandingKey),
    ),
});
