// One set of cart calls for every kind of owner. The contract has a family of paths for each: /cart for the customer, /anon-cart/{token}
// for a visitor.
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];
export type Cart = Schemas["Cart"];

/** Whose cart it is. A visitor is known by the token in their cookie. */
export type CartOwner = { kind: "customer" } | { kind: "visitor"; token: string };

/** The calls on one cart; each returns the cart as it is afterwards. */
export type CartCalls = ReturnType<typeof cartCalls>;

const PATHS = {
  customer: {
    cart: "/cart/items",
    items: "/cart/items",
    item: "/cart/items/{itemId}",
    build: "/cart/build",
    promotion: "/cart/promotion",
    promotionItem: "/cart/promotion/{itemId}",
  },
  visitor: {
    cart: "/anon-cart/{token}",
    items: "/anon-cart/{token}/items",
    item: "/anon-cart/{token}/items/{itemId}",
    build: "/anon-cart/{token}/build",
    promotion: "/anon-cart/{token}/promotion",
    promotionItem: "/anon-cart/{token}/promotion/{itemId}",
  },
} as const;

/** The calls on the cart of this owner. */
export function cartCalls({ main }: Pick<Context, "main">, owner: CartOwner) {
  const paths = PATHS[owner.kind];
  const token = owner.kind === "visitor" ? owner.token : "";
  const path = { token };
  const keyed = (idempotencyKey: string) => ({ path, header: { "Idempotency-Key": idempotencyKey } });
  return {
    get: async (): Promise<Cart> => unwrap(await main.GET(paths.cart, { params: { path } })),
    addItem: async (body: Schemas["CartItemInput"], idempotencyKey: string): Promise<Cart> =>
      unwrap(await main.POST(paths.items, { params: keyed(idempotencyKey), body })),
    build: async (body: Schemas["CartBuildInput"], idempotencyKey: string): Promise<Cart> =>
      unwrap(await main.POST(paths.build, { params: keyed(idempotencyKey), body })),
    updateItem: async (itemId: string, body: Schemas["CartItemUpdate"]): Promise<Cart> =>
      unwrap(await main.PUT(paths.item, { params: { path: { token, itemId } }, body })),
    removeItem: async (itemId: string): Promise<Cart> =>
      unwrap(await main.DELETE(paths.item, { params: { path: { token, itemId } } })),
    addPromotion: async (body: Schemas["PromotionRequest"]): Promise<Cart> =>
      unwrap(await main.POST(paths.promotion, { params: { path }, body })),
    removePromotion: async (itemId: string): Promise<Cart> =>
      unwrap(await main.DELETE(paths.promotionItem, { params: { path: { token, itemId } } })),
  };
}
