import { drawNow } from "#services/main/play/drawing/draws-runner.ts";
import { type Case, on } from "../cases.ts";
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
  on("listOrders", "200 (none)", async (shop) => listRequest(await shop.person())),
  on("listOrders", "200 (upcoming)", async (shop) => listRequest((await customerWithTicket(shop)).as)),
  on("listOrders", "200 (past)", async (shop) =>
    listRequest((await customerWithDrawnTicket(shop)).as, "past_products"),
  ),
  on("getOrder", "200 (upcoming)", (shop) => customerWithTicket(shop)),
  on("getOrder", "200 (with details, before its draw)", async (shop) => ({
    ...(await customerWithTicket(shop)),
    query: { show_details: "true" },
  })),
  on("getOrder", "200 (with details, after its draw)", async (shop) => {
    const { as, params } = await customerWithDrawnTicket(shop);
    return { as, params, query: { show_details: "true" } };
  }),
  on("getOrder", "404 not_found (another customer's)", async (shop) => ({
    ...(await customerWithTicket(shop)),
    as: await shop.person(),
  })),
  on("listRecommendedOrders", "200 (nothing bought yet)", async (shop) => ({ as: await shop.person() })),
  on("listRecommendedOrders", "200 (played before)", async (shop) => ({ as: (await customerWithTicket(shop)).as })),
  on("getCustomerDrawFullResult", "200 (played)", async (shop) => {
    const { as, drawNo } = await customerWithDrawnTicket(shop);
    return { as, params: { productOfferKey: "oz_lotto", drawNo } };
  }),
];

type Person = Awaited<ReturnType<ContractShop["person"]>>;
const listRequest = (as: Person, status = "upcoming_products") => ({ as, query: { status } });
