import { setMigration } from "#services/main/identity/customer/migration.rows.ts";
import { type Case, on } from "../cases.ts";
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
  on("migrateCustomer", 202, (shop) => movable(shop)),
  on("migrateCustomer", 200, (shop) => movable(shop, { started: true })),
  on("migrateCustomer", "202 (again, after one that failed unseen)", async (shop) => ({
    ...(await movable(shop, { started: true, fails: true })),
    body: { ...body, restart: true },
  })),
  on("migrateCustomer", "409 migration_failed", (shop) => movable(shop, { started: true, fails: true })),
  on("migrateCustomer", "409 migration_ineligible", async (shop) => ({ as: await shop.person(), body })),
  on("migrateCustomer", "422 invalid_field", async (shop) => ({
    ...(await movable(shop)),
    body: { terms_accepted: false },
  })),
];
