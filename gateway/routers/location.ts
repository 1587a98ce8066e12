import { z } from "zod";
import { type Region, regionNames, regions, selectableRegions } from "#gateway/rules/regions.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { publicProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { readCart } from "./cart.read.ts";
import type { Cart } from "./cart-owner.ts";
import { readOverview } from "./customer.read.ts";
import { readOffers } from "./offers.read.ts";

type Schemas = components["schemas"];

const getInput = z.object({ sv: z.enum(regions as [Region, ...Region[]]).optional() }).prefault({});
const followInput = z.object({ before: z.enum(selectableRegions as [Region, ...Region[]]).nullable() });
const chooseInput = z.object({ region: z.enum(selectableRegions as [Region, ...Region[]]) });

type VisitorLocation = Schemas["Location"] & {
  /** Chosen by the visitor; otherwise guessed by the service. */
  isChosen: boolean;
  /** In display order. `group` is null for regions that belong to none. */
  regions: { code: Region; name: string; group: string | null }[];
};

/** What a new region changes in a cart. */
export type CartUpdate = {
  /** Whether a ticket in the cart was renamed, changed or removed (shop §4). */
  isCartUpdated: boolean;
  /** What was removed, such as "1 x Super 66 games". */
  removed: string[];
};
type ChosenLocation = CartUpdate & { location: VisitorLocation };

/** The visitor's region, and the regions to choose from. */
async function readLocation(ctx: Context, sv?: Region): Promise<VisitorLocation> {
  const [location, config] = await Promise.all([
    ctx.main.GET("/locate", { params: { query: { sv } } }),
    ctx.main.GET("/config"),
  ]);
  const { selectableRegions: codes, regionGroups } = unwrap(config);
  const groupOf = (code: Region) => regionGroups.find((group) => group.includes(code))?.join("_") ?? null;
  return {
    ...unwrap(location),
    isChosen: ctx.subVariant !== null,
    regions: codes.map((code) => ({ code, name: regionNames[code], group: groupOf(code) })),
  };
}

/** Returns what the region changed in the cart: the name or game of a ticket, or tickets that are not sold there. */
export function changesByRegion(before: Cart, after: Cart): CartUpdate {
  const later = new Map(after.cartItems.map((item) => [item.id, playedAs(item)]));
  const isRenamed = before.cartItems.some((item) => (later.get(item.id) ?? playedAs(item)) !== playedAs(item));
  const held = new Set(before.cartItems.map(({ id }) => id));
  const removed = after.autoRemovedItems.flatMap(({ description, id, reason }) =>
    reason.type === "not_sold_in_region" && held.has(id) ? [description] : [],
  );
  return { isCartUpdated: isRenamed || removed.length > 0, removed };
}

const playedAs = ({ gameOffer, gameType, offerName }: Cart["cartItems"][number]) =>
  [offerName, gameType, gameOffer].join("\n");

const pricingName = async ({ main }: Context, pricingId: string) =>
  unwrap(await main.GET("/info/pricing/{pricingId}", { params: { path: { pricingId } } })).name;

/** Whether a region shows other offers: always for visitors, for customers if their price list has another name (shop §4). */
async function hasOtherOffers(ctx: Context): Promise<boolean> {
  const before = ctx.session?.pricingId;
  if (!before) return true;
  const { pricingId: after } = await readOverview(ctx);
  if (after === before) return false;
  const [name, newName] = await Promise.all([pricingName(ctx, before), pricingName(ctx, after)]);
  return name !== newName;
}

/** Reads the offers of a new region where they differ, so that the next page does not wait for them. */
async function refreshOffers(ctx: Context): Promise<void> {
  try {
    if (await hasOtherOffers(ctx)) await readOffers(ctx);
  } catch {
    // The region has changed; the next page reads what it needs, and shows what fails.
  }
}

export const locationRouter = router({
  /** The visitor's region. `sv` (sub-variant) overrides the service's guess. */
  get: publicProcedure.input(getInput).query(({ ctx, input }): Promise<VisitorLocation> => readLocation(ctx, input.sv)),

  /** Changes the region. */
  choose: publicProcedure.input(chooseInput).mutation(async ({ ctx, input: { region } }): Promise<ChosenLocation> => {
    const before = await readCart(ctx);
    ctx.cookies.set("dc_sub_variant", region);
    const [after, location] = await Promise.all([readCart(ctx), readLocation(ctx), refreshOffers(ctx)]);
    return { location, ...changesByRegion(before, after) };
  }),

  /** Returns what the region of this request changes in the cart, which was last read in the region `before`; null for none. */
  follow: publicProcedure.input(followInput).mutation(async ({ ctx, input }): Promise<CartUpdate> => {
    const region = ctx.subVariant;
    if (input.before) ctx.cookies.set("dc_sub_variant", input.before);
    else ctx.cookies.clear("dc_sub_variant");
    const before = await readCart(ctx);
    if (region) ctx.cookies.set("dc_sub_variant", region);
    return changesByRegion(before, await readCart(ctx));
  }),
});
