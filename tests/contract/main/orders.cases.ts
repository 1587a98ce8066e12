import { drawNow } from "#services/main/play/drawing/draws-runner.ts";
import type { Case } from "../cases.ts";
import type { ContractShop } from "../shop.ts";
import { purchaseOf } from "./money.ts";
import { quickPick } from "./tickets.ts";

/** Returns a customer who has bought a ticket, and its order. */
async function customerWithTicket(shop: ContractShop, item: object = quickPick()) {
  const as = await shop.person({ cents: 25_000 });
  await shop.call("addCartItem", { as, body: item });
  const { body } = await shop.call("purchaseCart", { as, body: await purchaseOf(shop, as) });
  return { as, params: { id: body.result.order_ids[0] } };
}

/** Returns such a customer after the ticket's draw. No other case uses Oz Lotto, because a draw cannot be undone. */
async function customerWithDrawnTicket(shop: ContractShop) {
  const ticket = await customerWithTicket(shop, quickPick({ lottery_key: "oz_lotto" }));
  const { drawNo } = await drawNow(shop.db, "oz_lotto");
  return { ...ticket, drawNo };
}

export const cases: Case[] = [
  { operationId: "listOrders", status: 200, when: "none", request: async (shop) => listRequest(await shop.person()) },
  {
    operationId: "listOrders",
    status: 200,
    when: "upcoming",
    request: async (shop) => listRequest((await customerWithTicket(shop)).as),
  },
  {
    operationId: "listOrders",
    status: 200,
    when: "past",
    request: async (shop) => listRequest((await customerWithDrawnTicket(shop)).as, "past_products"),
  },
  { operationId: "getOrder", status: 200, when: "upcoming", request: (shop) => customerWithTicket(shop) },
  {
    operationId: "getOrder",
    status: 200,
    when: "with details, before its draw",
    request: async (shop) => ({ ...(await customerWithTicket(shop)), query: { show_details: "true" } }),
  },
  {
    operationId: "getOrder",
    status: 200,
    when: "with details, after its draw",
    request: async (shop) => {
      const { as, params } = await customerWithDrawnTicket(shop);
      return { as, params, query: { show_details: "true" } };
    },
  },
  {
    operationId: "getOrder",
    status: 404,
    code: "not_found",
    when: "another customer's",
    request: async (shop) => ({ ...(await customerWithTicket(shop)), as: await shop.person() }),
  },
  {
    operationId: "listRecommendedOrders",
    status: 200,
    when: "nothing bought yet",
    request: async (shop) => ({ as: await shop.person() }),
  },
  {
    operationId: "listRecommendedOrders",
    status: 200,
    when: "played before",
    request: async (shop) => ({ as: (await customerWithTicket(shop)).as }),
  },
  {
    operationId: "getCustomerDrawFullResult",
    status: 200,
    when: "played",
    request: async (shop) => {
      const { as, drawNo } = await customerWithDrawnTicket(shop);
      return { as, params: { productOfferKey: "oz_lotto", drawNo } };
    },
  },
];

type Person = Awaited<ReturnType<ContractShop["person"]>>;
const listRequest = (as: Person, status = "upcoming_products") => ({ as, query: { status } });
