import type { components } from "#generated/main/schema.ts";
import type { ContentReader } from "#services/content/content-reader.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { addItem, changeItem, removeItem, showCart } from "./cart.commands.ts";
import { type CartOwner, insertAnonCart } from "./cart.rows.ts";
import { atItem, requirePlayedIn } from "./cart.rules.ts";
import { cartIn } from "./cart.shapes.ts";
import { convertCart } from "./cart-conversion.commands.ts";
import { addPromotion, removePromotion } from "./cart-promotions.commands.ts";
import { buildCart } from "./cart-replay.commands.ts";

type Schemas = components["schemas"];
type Call = { tx: Tx; now: Date; subVariant: string | null };
type Body<T> = { body: T };
type ItemParams = { params: { itemId: string } };

type CartParts = { content: ContentReader };

/** Returns a reply with a cart, its games under their names in the visitor's region (shop §4). */
const replyWith =
  (content: ContentReader) =>
  (cart: Schemas["Cart"], { subVariant }: Call) => ({
    status: 200 as const,
    body: { result: cartIn(subVariant, content(), cart) },
  });

/** The operations on a cart and its promotion, the same for every kind of owner. */
const cartOperations = <C>(cartReply: ReturnType<typeof replyWith>, ownerOf: (call: Call & C) => CartOwner) => ({
  get: async (call: Call & C) => cartReply(await showCart(call.tx, ownerOf(call), call.now), call),
  addItem: async (call: Call & C & Body<Schemas["CartItemInput"]>) => {
    requirePlayedIn(call.subVariant, call.body);
    return cartReply(await addItem(call.tx, ownerOf(call), call.body, call.now), call);
  },
  build: async (call: Call & C & Body<Schemas["CartBuildInput"]>) => {
    for (const [at, item] of (call.body.items ?? []).entries())
      atItem(at, () => requirePlayedIn(call.subVariant, item));
    return cartReply(await buildCart(call.tx, ownerOf(call), call.body, call.now), call);
  },
  changeItem: async (call: Call & C & ItemParams & Body<Schemas["CartItemUpdate"]>) =>
    cartReply(await changeItem(call.tx, ownerOf(call), call.params.itemId, call.body, call.now), call),
  removeItem: async (call: Call & C & ItemParams) =>
    cartReply(await removeItem(call.tx, ownerOf(call), call.params.itemId, call.now), call),
  addPromotion: async (call: Call & C & Body<{ promotionCode: string }>) =>
    cartReply(await addPromotion(call.tx, ownerOf(call), call.body.promotionCode, call.now), call),
  removePromotion: async (call: Call & C & ItemParams) =>
    cartReply(await removePromotion(call.tx, ownerOf(call), call.params.itemId, call.now), call),
});

type CartOperations = Handlers<
  | "getCart"
  | "addCartItem"
  | "updateCartItem"
  | "removeCartItem"
  | "buildCart"
  | "addCartPromotion"
  | "removeCartPromotion"
  | "createAnonCart"
  | "getAnonCart"
  | "addAnonCartItem"
  | "updateAnonCartItem"
  | "removeAnonCartItem"
  | "buildAnonCart"
  | "addAnonCartPromotion"
  | "removeAnonCartPromotion"
  | "convertAnonCart"
>;

export function createCartHandlers({ content }: CartParts): CartOperations {
  const cartReply = replyWith(content);
  const customersCart = cartOperations(cartReply, ({ customerId, subVariant }: Call & { customerId: string }) => ({
    customerId,
    region: subVariant,
  }));
  const visitorsCart = cartOperations(cartReply, ({ params, subVariant }: Call & { params: { token: string } }) => ({
    token: params.token,
    region: subVariant,
  }));
  return {
    getCart: customersCart.get,
    addCartItem: customersCart.addItem,
    updateCartItem: customersCart.changeItem,
    removeCartItem: customersCart.removeItem,
    buildCart: customersCart.build,
    addCartPromotion: customersCart.addPromotion,
    removeCartPromotion: customersCart.removePromotion,

    createAnonCart: async ({ now, tx }) => ({ status: 200, body: { result: await insertAnonCart(tx, now) } }),
    getAnonCart: visitorsCart.get,
    addAnonCartItem: visitorsCart.addItem,
    updateAnonCartItem: visitorsCart.changeItem,
    removeAnonCartItem: visitorsCart.removeItem,
    buildAnonCart: visitorsCart.build,
    addAnonCartPromotion: visitorsCart.addPromotion,
    removeAnonCartPromotion: visitorsCart.removePromotion,
    convertAnonCart: async (call) =>
      cartReply(
        await convertCart(
          call.tx,
          call.params.token,
          { customerId: call.customerId, region: call.subVariant },
          call.now,
        ),
        call,
      ),
  };
}
