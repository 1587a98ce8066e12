// The customer's cart and the visitor's cart (by token). Both APIs have the same cases.

import type { OperationId, Request } from "../caller.ts";
import { type Case, type MessageCode, on } from "../cases.ts";
import type { ContractShop } from "../shop.ts";
import { chosen, MONDAY_STOP, OTHER_PRICE, quickPick } from "./tickets.ts";

type CartApi = Record<"get" | "add" | "update" | "remove" | "build", OperationId> & {
  /** The caller and its cart. */
  open: (shop: ContractShop) => Promise<Request>;
};

const CUSTOMER: CartApi = {
  get: "getCart",
  add: "addCartItem",
  update: "updateCartItem",
  remove: "removeCartItem",
  build: "buildCart",
  open: async (shop) => ({ as: await shop.person() }),
};

const VISITOR: CartApi = {
  get: "getAnonCart",
  add: "addAnonCartItem",
  update: "updateAnonCartItem",
  remove: "removeAnonCartItem",
  build: "buildAnonCart",
  open: async (shop) => ({ params: { token: await openAnonCart(shop) } }),
};

async function openAnonCart(shop: ContractShop): Promise<string> {
  const { body } = await shop.call("createAnonCart");
  return body.result;
}

const BOOK = { product_type: "raffle_ticket", lottery_key: "charity_raffle", raffle_offer: "book_5", books: 1 };

const SHARE = {
  product_type: "syndicate_share",
  lottery_key: "saturday_syndicate",
  syndicate_key: "syn_0000000000000001",
  num_shares: 1,
};

/** A ticket that cannot be sold, with the message code. */
const UNSELLABLE: { status: number; code: MessageCode; item: object }[] = [
  { status: 404, code: "not_found", item: quickPick({ lottery_key: "nothing" }) },
  { status: 409, code: "draw_closed", item: quickPick({ draw_no: 4320 }) },
  { status: 409, code: "draw_sold_out", item: quickPick({ lottery_key: "one_lottery", num_games: 1 }) },
  { status: 409, code: "cart_changed", item: quickPick({ expected_price: OTHER_PRICE }) },
  { status: 422, code: "games_incomplete", item: chosen([3, 11, 19]) },
  { status: 422, code: "number_out_of_range", item: chosen([3, 11, 19, 24, 37, 46]) },
  { status: 422, code: "number_repeated", item: chosen([3, 3, 19, 24, 37, 42]) },
  { status: 422, code: "games_out_of_bounds", item: quickPick({ num_games: 51 }) },
  { status: 409, code: "draw_sold_out", item: { ...SHARE, num_shares: 21 } },
  {
    status: 422,
    code: "invalid_field",
    item: { ...SHARE, recurring_purchase: { type: "subscription", enabled: true } },
  },
];

function addCases({ add, open }: CartApi): Case[] {
  return [
    on(add, 200, async (shop) => ({ ...(await open(shop)), body: quickPick() })),
    on(add, "200 (books of a raffle)", async (shop) => ({ ...(await open(shop)), body: BOOK })),
    ...UNSELLABLE.map(({ code, item, status }) => ({
      operationId: add,
      status,
      code,
      request: async (shop: ContractShop) => ({ ...(await open(shop)), body: item }),
    })),
    on(add, "422 idempotency_key_reused", async (shop) => {
      const request = { ...(await open(shop)), key: crypto.randomUUID() };
      await shop.call(add, { ...request, body: quickPick() });
      return { ...request, body: quickPick({ num_games: 5 }) };
    }),
  ];
}

function buildCases({ build, open }: CartApi): Case[] {
  return [
    on(build, 200, async (shop) => ({ ...(await open(shop)), body: { items: [quickPick(), chosen()] } })),
    ...UNSELLABLE.map(({ code, item, status }) => ({
      operationId: build,
      status,
      code,
      request: async (shop: ContractShop) => ({ ...(await open(shop)), body: { items: [quickPick(), item] } }),
    })),
    on(build, "422 idempotency_key_reused", async (shop) => {
      const request = { ...(await open(shop)), key: crypto.randomUUID() };
      await shop.call(build, { ...request, body: { items: [quickPick()] } });
      return { ...request, body: { items: [quickPick({ num_games: 5 })] } };
    }),
  ];
}

/** Returns a call for the ticket of a new cart. */
async function withItem({ add, open }: CartApi, shop: ContractShop, item: object = chosen()): Promise<Request> {
  const request = await open(shop);
  const { body } = await shop.call(add, { ...request, body: item });
  return { ...request, params: { ...request.params, itemId: body.result.cart_items[0].id } };
}

const LOTTERY_CHANGE = { product_type: "lottery_ticket", num_games: 6 };

const WEDNESDAY_IN_A_FORTNIGHT = { id: "drw_wednesday_lotto_4324", no: 4324 };

function updateCases(api: CartApi): Case[] {
  const operationId = api.update;
  const changed = (fields: object) => async (shop: ContractShop) => ({
    ...(await withItem(api, shop)),
    body: { ...LOTTERY_CHANGE, ...fields },
  });
  const numbers = (first: number[]) => changed({ num_games: undefined, games: chosen(first).games });
  return [
    on(operationId, 200, changed({ num_games: 6 })),
    on(operationId, "404 not_found", async (shop) => {
      const request = await api.open(shop);
      return { ...request, params: { ...request.params, itemId: "itm_nothing" }, body: LOTTERY_CHANGE };
    }),
    on(operationId, "409 draw_closed", async (shop) => {
      const request = await withItem(api, shop);
      await shop.at(MONDAY_STOP);
      return { ...request, body: LOTTERY_CHANGE };
    }),
    on(operationId, "409 draw_sold_out", async (shop) => {
      const item = quickPick({ lottery_key: "wednesday_lotto", draw_no: WEDNESDAY_IN_A_FORTNIGHT.no });
      const request = await withItem(api, shop, item);
      await shop.sellOut(WEDNESDAY_IN_A_FORTNIGHT.id);
      return { ...request, body: LOTTERY_CHANGE };
    }),
    on(operationId, "409 cart_changed", changed({ num_games: 6, expected_price: OTHER_PRICE })),
    on(operationId, "422 games_out_of_bounds", changed({ num_games: 51 })),
    on(operationId, "422 games_incomplete", numbers([3, 11, 19])),
    on(operationId, "422 number_out_of_range", numbers([3, 11, 19, 24, 37, 46])),
    on(operationId, "422 number_repeated", numbers([3, 3, 19, 24, 37, 42])),
    on(operationId, "422 invalid_field", changed({ num_draws: 51, num_games: undefined })),
  ];
}

function otherCases(api: CartApi): Case[] {
  return [
    on(api.get, "200 (empty)", api.open),
    on(api.get, "200 (with a ticket)", (shop) => withItem(api, shop)),
    on(api.get, "200 (its draw has closed)", async (shop) => {
      const request = await withItem(api, shop);
      await shop.at(MONDAY_STOP);
      return request;
    }),
    on(api.remove, 200, (shop) => withItem(api, shop)),
    on(api.remove, "404 not_found (another customer's item)", async (shop) => {
      const request = await api.open(shop);
      const { params } = await withItem(api, shop);
      return { ...request, params: { ...params, ...request.params } };
    }),
  ];
}

const casesOf = (api: CartApi) => [...addCases(api), ...buildCases(api), ...updateCases(api), ...otherCases(api)];
const NO_TOKEN = { params: { token: `anc_${"0".repeat(32)}` } };

export const cases: Case[] = [
  ...casesOf(CUSTOMER),
  ...casesOf(VISITOR),
  on("getCart", "200 (blocked by a spend limit)", async (shop) => {
    const as = await shop.person({ spendLimitCents: 100 });
    await shop.call("addCartItem", { as, body: quickPick() });
    return { as };
  }),
  on("createAnonCart", 200),
  on("getAnonCart", "404 not_found", () => NO_TOKEN),
  on("convertAnonCart", 200, async (shop) => ({ ...(await withItem(VISITOR, shop)), as: await shop.person() })),
  on("convertAnonCart", "404 not_found", async (shop) => ({ ...NO_TOKEN, as: await shop.person() })),
];
