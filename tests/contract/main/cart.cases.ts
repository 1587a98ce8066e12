// The customer's cart and the visitor's cart (by token). Both APIs have the same cases.

import type { OperationId, Request } from "../caller.ts";
import type { Case, MessageCode } from "../cases.ts";
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
    { operationId: add, status: 200, request: async (shop) => ({ ...(await open(shop)), body: quickPick() }) },
    {
      operationId: add,
      status: 200,
      when: "books of a raffle",
      request: async (shop) => ({ ...(await open(shop)), body: BOOK }),
    },
    ...UNSELLABLE.map(({ code, item, status }) => ({
      operationId: add,
      status,
      code,
      request: async (shop: ContractShop) => ({ ...(await open(shop)), body: item }),
    })),
    {
      operationId: add,
      status: 422,
      code: "idempotency_key_reused",
      request: async (shop) => {
        const request = { ...(await open(shop)), key: crypto.randomUUID() };
        await shop.call(add, { ...request, body: quickPick() });
        return { ...request, body: quickPick({ num_games: 5 }) };
      },
    },
  ];
}

function buildCases({ build, open }: CartApi): Case[] {
  return [
    {
      operationId: build,
      status: 200,
      request: async (shop) => ({ ...(await open(shop)), body: { items: [quickPick(), chosen()] } }),
    },
    ...UNSELLABLE.map(({ code, item, status }) => ({
      operationId: build,
      status,
      code,
      request: async (shop: ContractShop) => ({ ...(await open(shop)), body: { items: [quickPick(), item] } }),
    })),
    {
      operationId: build,
      status: 422,
      code: "idempotency_key_reused",
      request: async (shop) => {
        const request = { ...(await open(shop)), key: crypto.randomUUID() };
        await shop.call(build, { ...request, body: { items: [quickPick()] } });
        return { ...request, body: { items: [quickPick({ num_games: 5 })] } };
      },
    },
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
    { operationId, status: 200, request: changed({ num_games: 6 }) },
    {
      operationId,
      status: 404,
      code: "not_found",
      request: async (shop) => {
        const request = await api.open(shop);
        return { ...request, params: { ...request.params, itemId: "itm_nothing" }, body: LOTTERY_CHANGE };
      },
    },
    {
      operationId,
      status: 409,
      code: "draw_closed",
      request: async (shop) => {
        const request = await withItem(api, shop);
        await shop.at(MONDAY_STOP);
        return { ...request, body: LOTTERY_CHANGE };
      },
    },
    {
      operationId,
      status: 409,
      code: "draw_sold_out",
      request: async (shop) => {
        const item = quickPick({ lottery_key: "wednesday_lotto", draw_no: WEDNESDAY_IN_A_FORTNIGHT.no });
        const request = await withItem(api, shop, item);
        await shop.sellOut(WEDNESDAY_IN_A_FORTNIGHT.id);
        return { ...request, body: LOTTERY_CHANGE };
      },
    },
    { operationId, status: 409, code: "cart_changed", request: changed({ num_games: 6, expected_price: OTHER_PRICE }) },
    { operationId, status: 422, code: "games_out_of_bounds", request: changed({ num_games: 51 }) },
    { operationId, status: 422, code: "games_incomplete", request: numbers([3, 11, 19]) },
    { operationId, status: 422, code: "number_out_of_range", request: numbers([3, 11, 19, 24, 37, 46]) },
    { operationId, status: 422, code: "number_repeated", request: numbers([3, 3, 19, 24, 37, 42]) },
    { operationId, status: 422, code: "invalid_field", request: changed({ num_draws: 51, num_games: undefined }) },
  ];
}

function otherCases(api: CartApi): Case[] {
  return [
    { operationId: api.get, status: 200, when: "empty", request: api.open },
    { operationId: api.get, status: 200, when: "with a ticket", request: (shop) => withItem(api, shop) },
    {
      operationId: api.get,
      status: 200,
      when: "its draw has closed",
      request: async (shop) => {
        const request = await withItem(api, shop);
        await shop.at(MONDAY_STOP);
        return request;
      },
    },
    { operationId: api.remove, status: 200, request: (shop) => withItem(api, shop) },
    {
      operationId: api.remove,
      status: 404,
      code: "not_found",
      when: "another customer's item",
      request: async (shop) => {
        const request = await api.open(shop);
        const { params } = await withItem(api, shop);
        return { ...request, params: { ...params, ...request.params } };
      },
    },
  ];
}

const casesOf = (api: CartApi) => [...addCases(api), ...buildCases(api), ...updateCases(api), ...otherCases(api)];
const NO_TOKEN = { params: { token: `anc_${"0".repeat(32)}` } };

export const cases: Case[] = [
  ...casesOf(CUSTOMER),
  ...casesOf(VISITOR),
  {
    operationId: "getCart",
    status: 200,
    when: "blocked by a spend limit",
    request: async (shop) => {
      const as = await shop.person({ spendLimitCents: 100 });
      await shop.call("addCartItem", { as, body: quickPick() });
      return { as };
    },
  },
  { operationId: "createAnonCart", status: 200 },
  { operationId: "getAnonCart", status: 404, code: "not_found", request: () => NO_TOKEN },
  {
    operationId: "convertAnonCart",
    status: 200,
    request: async (shop) => ({ ...(await withItem(VISITOR, shop)), as: await shop.person() }),
  },
  {
    operationId: "convertAnonCart",
    status: 404,
    code: "not_found",
    request: async (shop) => ({ ...NO_TOKEN, as: await shop.person() }),
  },
];
