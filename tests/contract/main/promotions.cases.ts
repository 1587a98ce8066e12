// Promotion codes in the customer's cart and in the visitor's cart (by token).
import type { OperationId, Request } from "../caller.ts";
import { type Case, on } from "../cases.ts";
import type { ContractShop } from "../shop.ts";
import { purchaseOf } from "./money.ts";
import { chosen } from "./tickets.ts";

type CartApi = Record<"put" | "add" | "remove", OperationId> & { open: (shop: ContractShop) => Promise<Request> };

const CUSTOMER: CartApi = {
  put: "addCartItem",
  add: "addCartPromotion",
  remove: "removeCartPromotion",
  open: async (shop) => ({ as: await shop.person({ cents: 1_000 }) }),
};

const VISITOR: CartApi = {
  put: "addAnonCartItem",
  add: "addAnonCartPromotion",
  remove: "removeAnonCartPromotion",
  open: async (shop) => ({ params: { token: (await shop.call("createAnonCart")).body.result } }),
};

const code = (promotion_code: string) => ({ body: { promotion_code } });

/** Returns a cart with a ticket for 2.70. */
async function withTicket({ open, put }: CartApi, shop: ContractShop): Promise<Request> {
  const request = await open(shop);
  await shop.call(put, { ...request, body: chosen() });
  return request;
}

/** Returns a call for the voucher WELCOME1 of such a cart. */
async function withVoucher(api: CartApi, shop: ContractShop): Promise<Request> {
  const request = await withTicket(api, shop);
  const { body } = await shop.call(api.add, { ...request, ...code("WELCOME1") });
  return { ...request, params: { ...request.params, itemId: body.result.cart_items[1].id } };
}

const UNUSABLE = [
  ["unknown", "NOTHING"],
  ["not started", "SOON"],
  ["over", "LASTYEAR"],
  ["too small a total", "BIG50"],
  ["other products", "RAFFLE2"],
] as const;

const casesOf = (api: CartApi): Case[] => [
  ...["WELCOME1", "spring15", "WEEKEND", "BONUS5"].map((word) => ({
    operationId: api.add,
    status: 200,
    when: word,
    request: async (shop: ContractShop) => ({ ...(await withTicket(api, shop)), ...code(word) }),
  })),
  ...UNUSABLE.map(([when, word]) => ({
    operationId: api.add,
    status: 422,
    code: "promotion_not_added" as const,
    when,
    request: async (shop: ContractShop) => ({ ...(await withTicket(api, shop)), ...code(word) }),
  })),
  on(api.add, "422 promotion_not_added (there is one already)", async (shop) => ({
    ...(await withVoucher(api, shop)),
    ...code("SPRING15"),
  })),
  on(api.add, "422 promotion_not_added (an empty cart)", async (shop) => ({
    ...(await api.open(shop)),
    ...code("WELCOME1"),
  })),
  ...["", " ", "X".repeat(65)].map((word) => ({
    operationId: api.add,
    status: 422,
    code: "invalid_field" as const,
    when: `"${word}"`,
    request: async (shop: ContractShop) => ({ ...(await withTicket(api, shop)), ...code(word) }),
  })),
  on(api.remove, 200, (shop) => withVoucher(api, shop)),
  on(api.remove, "404 not_found (another customer's voucher)", async (shop) => {
    const request = await withTicket(api, shop);
    const { params } = await withVoucher(api, shop);
    return { ...request, params: { ...params, ...request.params } };
  }),
  on(api.remove, "404 not_found (a ticket)", async (shop) => {
    const request = await api.open(shop);
    const { body } = await shop.call(api.put, { ...request, body: chosen() });
    return { ...request, params: { ...request.params, itemId: body.result.cart_items[0].id } };
  }),
];

const NO_TOKEN = { token: `anc_${"0".repeat(32)}` };

export const cases: Case[] = [
  ...casesOf(CUSTOMER),
  ...casesOf(VISITOR),
  on("addCartPromotion", "422 promotion_not_added (used up by this customer)", async (shop) => {
    const request = await withVoucher(CUSTOMER, shop);
    const { as } = request;
    if (!as) throw new Error("no customer is signed in");
    await shop.call("purchaseCart", { as, body: await purchaseOf(shop, as) });
    await shop.call("addCartItem", { as, body: chosen() });
    return { as, ...code("WELCOME1") };
  }),
  on("addAnonCartPromotion", "404 not_found", () => ({ params: NO_TOKEN, ...code("WELCOME1") })),
  on("purchaseCart", "200 (with a promotion)", async (shop) => {
    const { as } = await withVoucher(CUSTOMER, shop);
    if (!as) throw new Error("no customer is signed in");
    return { as, body: await purchaseOf(shop, as) };
  }),
];
