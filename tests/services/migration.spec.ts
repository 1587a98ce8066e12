// The move of an account to the new system: one run, however often it is asked for.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { setMigration } from "#services/main/identity/customer/migration.rows.ts";
import { type ContractShop, openContractShop } from "#tests/contract/shop.ts";
import type { SignedIn } from "./open-services.ts";

let shop: ContractShop;
let as: SignedIn;
beforeAll(async () => {
  shop = await openContractShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  as = await shop.person();
  await shop.at("2026-11-20T01:00:00Z");
});

const body = { terms_accepted: true };
const prepare = (fails: boolean) =>
  shop.run((tx) => setMigration(tx, as.customerId, { status: "eligible_hard", fails }));
const move = async () => {
  const { body: answer, status } = await shop.call("migrateCustomer", { as, body, key: crypto.randomUUID() });
  return [status, answer.result?.migration_status ?? answer.messages[0].code];
};
const startedAt = () =>
  shop.run(async (tx) => {
    const row = await tx
      .selectFrom("customer")
      .select("migration_started_at")
      .where("id", "=", as.customerId)
      .executeTakeFirstOrThrow();
    return row.migration_started_at;
  });

it("runs once for calls at the same time and later ones, and ends after eight seconds", async () => {
  await prepare(false);
  const answers = await Promise.all(Array.from({ length: 5 }, move));
  expect(new Set(answers.map(String))).toEqual(new Set(["202,in_progress"]));
  const started = await startedAt();
  await shop.at("2026-11-20T01:00:07Z");
  expect(await move()).toEqual([202, "in_progress"]);
  expect(await startedAt()).toEqual(started);

  await shop.at("2026-11-20T01:00:10Z");
  expect([await move(), await move()]).toEqual([
    [200, "migrated"],
    [200, "migrated"],
  ]);
});

it("tells a failure once, and runs again when it is asked for again", async () => {
  await prepare(true);
  await move();
  await shop.at("2026-11-20T01:00:10Z");
  expect(await move()).toEqual([409, "migration_failed"]);
  expect(await startedAt()).toBeNull();
  expect(await move()).toEqual([202, "in_progress"]);
});
