import { setMigration } from "#services/main/identity/customer/migration.rows.ts";
import type { Case } from "../cases.ts";
import type { ContractShop } from "../shop.ts";

const body = { terms_accepted: true };
const START = "2026-11-20T01:00:00Z";
const LATER = "2026-11-20T01:05:00Z";

/** A customer whose account can be moved; with `started`, the move has ended. */
async function movable(shop: ContractShop, { started = false, fails = false } = {}) {
  const as = await shop.person();
  await shop.run((tx) => setMigration(tx, as.customerId, { status: "eligible_soft", fails }));
  await shop.at(START);
  if (started) await shop.call("migrateCustomer", { as, body });
  if (started) await shop.at(LATER);
  return { as, body };
}

export const cases: Case[] = [
  { operationId: "migrateCustomer", status: 202, request: (shop) => movable(shop) },
  { operationId: "migrateCustomer", status: 200, request: (shop) => movable(shop, { started: true }) },
  {
    operationId: "migrateCustomer",
    status: 202,
    when: "again, after one that failed unseen",
    request: async (shop) => ({
      ...(await movable(shop, { started: true, fails: true })),
      body: { ...body, restart: true },
    }),
  },
  {
    operationId: "migrateCustomer",
    status: 409,
    code: "migration_failed",
    request: (shop) => movable(shop, { started: true, fails: true }),
  },
  {
    operationId: "migrateCustomer",
    status: 409,
    code: "migration_ineligible",
    request: async (shop) => ({ as: await shop.person(), body }),
  },
  {
    operationId: "migrateCustomer",
    status: 422,
    code: "invalid_field",
    request: async (shop) => ({ ...(await movable(shop)), body: { terms_accepted: false } }),
  },
];
