// The calls on a cart, once for every kind of owner. The contract has a family of paths for each: /cart for the customer,
// /anon-cart/{token} for a visitor. Each call returns the cart as it is afterwards.
import { isVoucher } from "#gateway/rules/cart.ts";
import { type ProductCapability, type ProductKind, productFacts } from "#gateway/rules/products.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { notFound, problem } from "../foundation/errors.ts";
import { readCapabilities } from "../session/capabilities.ts";
import { affiliateFields } from "../session/engagement.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { readOrdersOf } from "./orders.read.ts";

type Schemas = components["schemas"];
export type Cart = Schemas["Cart"];

/** Whose cart it is. A visitor is known by the token in their cookie. */
export type CartOwner = { kind: "customer" } | { kind: "visitor"; token: string };

type Main = Pick<Context, "main">;

/** Returns the path of this owner's family. */
const pathOf = <C extends string, V extends string>({ kind }: CartOwner, customer: C, visitor: V): C | V =>
  kind === "customer" ? customer : visitor;

const tokenOf = (owner: CartOwner) => ({ token: owner.kind === "visitor" ? owner.token : "" });

const keyed = (owner: CartOwner, idempotencyKey: string) => ({
  path: tokenOf(owner),
  header: { "Idempotency-Key": idempotencyKey },
});

export async function getCart({ main }: Main, owner: CartOwner): Promise<Cart> {
  const path = pathOf(owner, "/cart/items", "/anon-cart/{token}");
  return unwrap(await main.GET(path, { params: { path: tokenOf(owner) } }));
}

type CartItem = Cart["cartItems"][number];
/** An item of a cart, or what is added to one or changed in it. */
type Wanted = {
  /** Absent for an item of a partner's page. */
  productType?: CartItem["productType"];
  recurringPurchase?: Pick<CartItem["recurringPurchase"], "enabled" | "type">;
  scheduled?: boolean;
  scheduledPurchase?: Pick<NonNullable<CartItem["scheduledPurchase"]>, "type">;
};

export type NeededCapability = ProductCapability | "autoplay" | "scheduled_purchase";

/** Returns the capabilities that buying an item needs. */
function neededFor({ productType, recurringPurchase, scheduled, scheduledPurchase }: Wanted): NeededCapability[] {
  const needed: NeededCapability[] =
    !productType || isVoucher(productType) ? [] : [...productFacts[productType].boughtWith];
  if (recurringPurchase?.enabled && recurringPurchase.type === "autoplay") needed.push("autoplay");
  if (scheduled || scheduledPurchase?.type === "scheduled_purchase") needed.push("scheduled_purchase");
  return needed;
}

/** Returns a capability that buying these items needs and the visitor's segment lacks, or undefined. */
export async function missingFor(ctx: Context, items: readonly Wanted[]): Promise<NeededCapability | undefined> {
  const needed = items.flatMap(neededFor);
  if (needed.length === 0) return undefined;
  const { capabilities } = await readCapabilities(ctx);
  return needed.find((flag) => !capabilities.includes(flag));
}

/** Throws 404 unless the visitor's segment has the capabilities that buying these items needs. */
export async function requireSold(ctx: Context, items: readonly Wanted[]): Promise<void> {
  if ((await missingFor(ctx, items)) !== undefined) throw notFound();
}

/** Adds one item, with the partner who sent the visitor (shop §7). */
export async function addCartItem(
  ctx: Context,
  owner: CartOwner,
  item: Schemas["CartItemInput"],
  idempotencyKey: string,
): Promise<Cart> {
  await requireSold(ctx, [item]);
  const { cookies, main } = ctx;
  const body = { ...item, ...affiliateFields(cookies) };
  const path = pathOf(owner, "/cart/items", "/anon-cart/{token}/items");
  return unwrap(await main.POST(path, { params: keyed(owner, idempotencyKey), body }));
}

const KINDS = (Object.keys(productFacts) as ProductKind[]).map((productType) => ({ productType }));

/** Whether the visitor's segment has what buying any kind of product in any way needs. */
export async function mayBuyAll(ctx: Context): Promise<boolean> {
  const recurringPurchase = { type: "autoplay", enabled: true } as const;
  return (
    (await missingFor(
      ctx,
      KINDS.map((kind) => ({ ...kind, recurringPurchase, scheduled: true })),
    )) === undefined
  );
}

/** Refuses to buy orders again whose kind is off. Orders are read only if a kind is off. */
async function requireReplayable(ctx: Context, owner: CartOwner, replayId: string) {
  if (owner.kind === "visitor" || (await missingFor(ctx, KINDS)) === undefined) return;
  // Buying an order again buys its tickets once, without the autoplay or subscription that it began.
  const orders = (await readOrdersOf(ctx, replayId)).map(({ productType }) => ({ productType }));
  if ((await missingFor(ctx, orders)) === undefined) return;
  throw problem({ code: "cart_blocked", status: 422, message: "Lotto Party shares are not on sale right now." });
}

/** Adds several items, with the partner who sent the visitor (shop §7). */
export async function buildCart(
  ctx: Context,
  owner: CartOwner,
  { items, ...rest }: Schemas["CartBuildInput"],
  idempotencyKey: string,
): Promise<Cart> {
  await requireSold(ctx, items ?? []);
  if (rest.replayId !== undefined) await requireReplayable(ctx, owner, rest.replayId);
  const { cookies, main } = ctx;
  const body = { ...rest, ...(items && { items: items.map((item) => ({ ...item, ...affiliateFields(cookies) })) }) };
  const path = pathOf(owner, "/cart/build", "/anon-cart/{token}/build");
  return unwrap(await main.POST(path, { params: keyed(owner, idempotencyKey), body }));
}

export async function updateCartItem(
  ctx: Context,
  owner: CartOwner,
  itemId: string,
  body: Schemas["CartItemUpdate"],
): Promise<Cart> {
  await requireSold(ctx, [body]);
  const path = pathOf(owner, "/cart/items/{itemId}", "/anon-cart/{token}/items/{itemId}");
  return unwrap(await ctx.main.PUT(path, { params: { path: { ...tokenOf(owner), itemId } }, body }));
}

export async function removeCartItem({ main }: Main, owner: CartOwner, itemId: string): Promise<Cart> {
  const path = pathOf(owner, "/cart/items/{itemId}", "/anon-cart/{token}/items/{itemId}");
  return unwrap(await main.DELETE(path, { params: { path: { ...tokenOf(owner), itemId } } }));
}

export async function addCartPromotion(
  { main }: Main,
  owner: CartOwner,
  body: Schemas["PromotionRequest"],
): Promise<Cart> {
  const path = pathOf(owner, "/cart/promotion", "/anon-cart/{token}/promotion");
  return unwrap(await main.POST(path, { params: { path: tokenOf(owner) }, body }));
}

export async function removeCartPromotion({ main }: Main, owner: CartOwner, itemId: string): Promise<Cart> {
  const path = pathOf(owner, "/cart/promotion/{itemId}", "/anon-cart/{token}/promotion/{itemId}");
  return unwrap(await main.DELETE(path, { params: { path: { ...tokenOf(owner), itemId } } }));
}
