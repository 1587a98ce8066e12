import type { Case } from "../cases.ts";
import type { ContractShop } from "../shop.ts";

async function customerWithTransaction(shop: ContractShop) {
  const as = await shop.person({ cents: 100 });
  const { body } = await shop.call("listTransactions", { as });
  return { as, params: { id: body.result[0].id } };
}

const filters = { type: "adjustment", status: "completed", from: "2026-01-01", to: "2027-12-31" };

export const cases: Case[] = [
  {
    operationId: "listTransactions",
    status: 200,
    when: "none",
    request: async (shop) => ({ as: await shop.person() }),
  },
  {
    operationId: "listTransactions",
    status: 200,
    when: "filtered",
    request: async (shop) => ({ as: (await customerWithTransaction(shop)).as, query: filters }),
  },
  { operationId: "getTransaction", status: 200, request: customerWithTransaction },
  {
    operationId: "getTransaction",
    status: 404,
    code: "not_found",
    when: "another customer's",
    request: async (shop) => ({ ...(await customerWithTransaction(shop)), as: await shop.person() }),
  },
];
