// Shares of a session as a product: in the cart, bought, and as orders.
import type { OperationId, Request } from "../caller.ts";
import type { Case, MessageCode } from "../cases.ts";
import { purchaseOf } from "../main/money.ts";
import { OTHER_PRICE } from "../main/tickets.ts";
import type { ContractShop } from "../shop.ts";
import { AFTER_STOP, sessionOf } from "./sessions.cases.ts";

/** An invited customer with money, and the shares to add. */
async function invited(shop: ContractShop, changes: object = {}) {
  const { sessionId, token } = await sessionOf(shop);
  const as = await shop.person({ cents: 25_000 });
  const item = { product_type: "social_syndicate_share", session_id: sessionId, group_token: token, num_shares: 2 };
  return { as, body: { ...item, ...changes } };
}

/** A customer with two shares in the cart, and the change of that item. */
async function inCart(shop: ContractShop, body: object): Promise<Request> {
  const request = await invited(shop);
  const { body: added } = await shop.call("addCartItem", request);
  return {
    as: request.as,
    params: { itemId: added.result.cart_items[0].id },
    body: { product_type: "social_syndicate_share", ...body },
  };
}

/** A customer who has bought two shares, and the order. */
async function bought(shop: ContractShop): Promise<Request> {
  const request = await invited(shop);
  const { as } = request;
  await shop.call("addCartItem", request);
  const { body } = await shop.call("purchaseCart", { as, body: await purchaseOf(shop, as) });
  return { as, params: { id: body.result.order_ids[0] } };
}

const share = (
  operationId: OperationId,
  status: number,
  request: (shop: ContractShop) => Promise<Request>,
  code?: MessageCode,
): Case => ({ operationId, status, ...(code && { code }), when: "shares of a Lotto Party", request });

export const cases: Case[] = [
  share("addCartItem", 200, invited),
  share("addCartItem", 404, (shop) => invited(shop, { group_token: "gtk_guessed" }), "not_found"),
  share("addCartItem", 409, (shop) => invited(shop, { num_shares: 100 }), "draw_sold_out"),
  share("addCartItem", 409, (shop) => invited(shop, { expected_price: OTHER_PRICE }), "cart_changed"),
  share(
    "addCartItem",
    409,
    async (shop) => {
      const request = await invited(shop);
      await shop.at(AFTER_STOP);
      return request;
    },
    "draw_closed",
  ),
  share("updateCartItem", 200, (shop) => inCart(shop, { num_shares: 3 })),
  share("updateCartItem", 409, (shop) => inCart(shop, { num_shares: 100 }), "draw_sold_out"),
  share(
    "updateCartItem",
    422,
    (shop) => inCart(shop, { product_type: "syndicate_share", num_shares: 3 }),
    "invalid_field",
  ),
  share("purchaseCart", 200, async (shop) => {
    const request = await invited(shop);
    await shop.call("addCartItem", request);
    return { as: request.as, body: await purchaseOf(shop, request.as) };
  }),
  share("getOrder", 200, async (shop) => ({ ...(await bought(shop)), query: { show_details: "true" } })),
  share("getOrder", 404, async (shop) => ({ ...(await bought(shop)), as: await shop.person() }), "not_found"),
];
