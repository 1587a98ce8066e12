import { type Case, on } from "../cases.ts";
import type { ContractShop } from "../shop.ts";

async function customerWithTransaction(shop: ContractShop) {
  const as = await shop.person({ cents: 100 });
  const { body } = await shop.call("listTransactions", { as });
  return { as, params: { id: body.result[0].id } };
}

const filters = { type: "adjustment", status: "completed", from: "2026-01-01", to: "2027-12-31" };

export const cases: Case[] = [
  on("listTransactions", "200 (none)", async (shop) => ({ as: await shop.person() })),
  on("listTransactions", "200 (filtered)", async (shop) => ({
    as: (await customerWithTransaction(shop)).as,
    query: filters,
  })),
  on("getTransaction", 200, customerWithTransaction),
  on("getTransaction", "404 not_found (another customer's)", async (shop) => ({
    ...(await customerWithTransaction(shop)),
    as: await shop.person(),
  })),
];
