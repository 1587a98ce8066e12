// The end of a move of an account: saved once, by the runner or by the next call, and mailed to a customer who has left the page.
import { afterAll, beforeAll, expect, it } from "vitest";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { readEmail } from "#services/main/identity/customer/customer.rows.ts";
import { endMoves } from "#services/main/identity/customer/migration.commands.ts";
import { setMigration } from "#services/main/identity/customer/migration.rows.ts";
import { type ContractShop, openContractShop } from "#tests/contract/shop.ts";
import type { SignedIn } from "./open-services.ts";

let shop: ContractShop;
beforeAll(async () => {
  shop = await openContractShop();
});
afterAll(() => shop.close());

const START = "2026-11-20T01:00:00Z";
const END = "2026-11-20T01:01:00Z";

/** Starts a move, and sets the clock to its end. */
async function left({ fails }: { fails: boolean }): Promise<SignedIn> {
  const as = await shop.person();
  await shop.at(START);
  await shop.run((tx) => setMigration(tx, as.customerId, { status: "eligible_hard", fails }));
  expect(await ask(as)).toBe(202);
  expect(await endMoves(shop.db, new Date(START))).toBe(0);
  await shop.at(END);
  return as;
}
const ask = async (as: SignedIn, change = {}) =>
  (await shop.call("migrateCustomer", { as, body: { terms_accepted: true, ...change } })).status;
async function seen(as: SignedIn) {
  const { body } = await shop.call("getCustomer", { as });
  const { migration_failed = false, migration_status } = body.result;
  return [migration_status, migration_failed];
}
const newsOf = ({ customerId }: SignedIn) =>
  shop.run(async (tx) => {
    const cards = await tx.selectFrom("content_card").select("title").where("customer_id", "=", customerId).execute();
    const mails = await listMail(tx, { recipient: await readEmail(tx, customerId) });
    return [...cards.map(({ title }) => title), ...mails.map(({ subject }) => subject)];
  });

it("is told once to a customer who left before it, however many processes end it", async () => {
  const as = await left({ fails: false });
  expect(await seen(as)).toEqual(["migrated", false]);
  await Promise.all([endMoves(shop.db, new Date(END)), endMoves(shop.db, new Date(END)), ask(as)]);
  expect(await newsOf(as)).toEqual(["Your account is moved", "Your account is moved"]);
  expect([await ask(as), await seen(as)]).toEqual([200, ["migrated", false]]);
});

it("is remembered after a failure, which the next call answers once", async () => {
  const as = await left({ fails: true });
  await endMoves(shop.db, new Date(END));
  expect(await seen(as)).toEqual(["eligible_hard", true]);
  expect(await newsOf(as)).toEqual(["We could not move your account", "We could not move your account"]);
  expect([await ask(as), await seen(as)]).toEqual([409, ["eligible_hard", true]]);
  expect([await ask(as), await seen(as)]).toEqual([202, ["in_progress", false]]);
});

it("starts again at once for a customer who knows of the failure", async () => {
  const as = await left({ fails: true });
  expect([await ask(as, { restart: true }), await seen(as)]).toEqual([202, ["in_progress", false]]);
});
