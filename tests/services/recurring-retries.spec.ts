// Tests what a customer's retry of a failed charge does, and which draws are passed over, with which reason.
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RecurringItem } from "#services/db/tables/recurring.ts";
import { setShopNow, shopNow } from "#services/lib/clock.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { setCountryBan } from "#services/main/identity/customer/country-ban.rows.ts";
import { chargeOne } from "#services/main/recurring/recurring-purchases/charging.commands.ts";
import { chargeRecurring } from "#services/main/recurring/recurring-purchases/charging-queue.commands.ts";
import { tellNewPrices } from "#services/main/recurring/recurring-purchases/price-notices.commands.ts";
import { bookDeposit } from "#services/main/wallet/deposits/deposits.commands.ts";
import { registerPerson, type Wallet } from "#tests/contract/people.ts";
import { openServices, type Services, type SignedIn } from "./open-services.ts";
import { BOOK, keep, keepCard, MONDAY } from "./recurring-till.ts";
import { countOrders, keyed } from "./sales.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.close());

const resolutionsOf = async (as: SignedIn) =>
  (await services.call({ path: "/v2/payment_resolutions", as })).body.result;
const retry = async (as: SignedIn, id: string, more: object = {}) => {
  const body = { recurring_purchase_ids: [id], ...more };
  const path = "/v2/process_recurring_purchases/sync";
  return (await services.call({ method: "POST", path, as, headers: keyed(), body })).body.result[0].attempt_status;
};

const lastMail = () =>
  services.db.selectFrom("mail").select(["id", "body"]).orderBy("id", "desc").executeTakeFirstOrThrow();

/** A customer whose autoplay was tried for the next draw. */
async function charged(wallet: Wallet) {
  const as = await runInTransaction(services.db, (tx) => registerPerson(tx, services.env, wallet));
  const id = await keep(services.db, as.customerId);
  await chargeOne({ db: services.db, gateway: services.gateway }, id);
  const read = async () => (await services.call({ path: `/v2/autoplay/${id}`, as })).body.result;
  return { as, id, read };
}
const short = () => charged({ cents: 0 });

it("says of a subscription that is billed before its raffle draws that the draw is bought, and when it charges again", async () => {
  const as = await runInTransaction(services.db, (tx) => registerPerson(tx, services.env, { cents: 5_000 }));
  const id = await keep(services.db, as.customerId, { item: BOOK, billed: { period: "monthly", dueOn: "2026-11-20" } });
  const charge = () => chargeOne({ db: services.db, gateway: services.gateway }, id);
  const read = async () => (await services.call({ path: `/v2/subscriptions/${id}`, as })).body.result;
  await charge();
  // As if the next billing day came before the draw that was bought.
  await services.db.updateTable("recurring_purchase").set({ due_on: "2026-11-21" }).where("id", "=", id).execute();
  expect((await read()).next_charge_on).toBe("2026-12-20");
  await setShopNow(services.db, new Date("2026-11-21T01:00:00Z"), { frozen: true });
  await charge();
  expect((await read()).attempts).toMatchObject([
    { status: "skipped", reason: expect.stringMatching(/^Already bought for the draw on \d+ December\.$/) },
    { status: "purchased" },
  ]);
  const mails = services.db.selectFrom("mail").select("subject").where("subject", "like", "%Ticket Book%");
  const subjects = (await mails.execute()).map(({ subject }) => subject);
  expect(subjects).toEqual([
    expect.stringMatching(/^Your ticket is in the draw: 5 Ticket Book of /),
    expect.stringMatching(/^Not charged this time: 5 Ticket Book of /),
  ]);
  expect((await lastMail()).body).toMatch(/^Already bought for the draw on \d+ December\. Nothing was charged, /);
});

it("keeps a customer's pause unless the retry buys", async () => {
  const { as, id, read } = await short();
  const path = `/v2/autoplays/${id}/status`;
  const body = { status: "recurring_status_timed_pause", paused_until: "2026-12-20" };
  await services.call({ method: "PATCH", path, as, body });
  expect(await retry(as, id)).toBe("soft_failure");
  expect(await read()).toMatchObject(body);
  await runInTransaction(services.db, (tx) => bookDeposit(tx, as.customerId, { id: "dep_retried", cents: 300 }));
  expect(await retry(as, id)).toBe("purchased");
  expect(await read()).toMatchObject({ status: "recurring_status_active" });
});

it("says how much the wallet lacks, unless a limit refused the charge", async () => {
  const { as } = await short();
  expect(await resolutionsOf(as)).toMatchObject([{ fund_kind: "wallet", lacking: { amount: 2.7 } }]);
  expect((await resolutionsOf(as))[0]).not.toHaveProperty("blocked_by");
  const { as: limited } = await charged({ cents: 1_000, spendLimitCents: 100 });
  const [resolution] = await resolutionsOf(limited);
  expect(resolution).toMatchObject({ fund_kind: "wallet", blocked_by: "spend_limit" });
  expect(resolution).not.toHaveProperty("lacking");
  expect((await lastMail()).body).toMatch(
    /^\$2\.70 is over your spend limit\. It was for draw \d+ on .+\. We will try again on .+ A[DE][DS]T\.$/,
  );
});

it("skips the draw while the account is being closed, and ends with the account, without a mail to it", async () => {
  const as = await runInTransaction(services.db, (tx) => registerPerson(tx, services.env, { cents: 1_000 }));
  const id = await keep(services.db, as.customerId);
  const customer = services.db.updateTable("customer").where("id", "=", as.customerId);
  await customer.set({ closing_withdrawal: "wdr_closing" }).execute();
  await chargeOne({ db: services.db, gateway: services.gateway }, id);
  expect((await lastMail()).body).toMatch(
    /^Your account is being closed\. Nothing was charged\. You have no ticket in draw \d+ on .+\.$/,
  );
  const next = await keep(services.db, as.customerId);
  const email = `${as.customerId}@closed.invalid`;
  await customer.set({ closing_withdrawal: null, closed_at: new Date(), email }).execute();
  const { id: last } = await lastMail();
  await services.db.updateTable("recurring_purchase").set({ price_cents: 250 }).where("id", "=", next).execute();
  await tellNewPrices(services.db);
  await chargeOne({ db: services.db, gateway: services.gateway }, next);
  const kept = services.db.selectFrom("recurring_purchase").select("status").where("id", "=", next);
  expect(await kept.executeTakeFirst()).toEqual({ status: "cancelled" });
  expect([(await lastMail()).id, await countOrders(services, as)]).toEqual([last, 0]);
});

it("ends the resolution of a failure whose draw is over, and a late retry keeps the chosen fund", async () => {
  const { as, id, read } = await short();
  expect(await resolutionsOf(as)).toMatchObject([{ failure_kind: "soft", recurring_purchases: [{ id }] }]);
  const fundId = await keepCard(services.db, as.customerId);
  // The next draw waits for a larger jackpot.
  const most = { minimum_jackpot_cents: 90_000_000_000 };
  await services.db.updateTable("recurring_purchase").set(most).where("id", "=", id).execute();
  await setShopNow(services.db, new Date("2026-11-24T00:00:00Z"), { frozen: true });
  expect(await resolutionsOf(as)).toEqual([]);
  expect(await retry(as, id, { fund_id: fundId })).toBe("soft_failure");
  expect(await read()).toMatchObject({ status: "recurring_status_active", default_fund: { id: fundId } });
  expect(await countOrders(services, as)).toBe(0);
  const none = { minimum_jackpot_cents: 0 };
  await services.db.updateTable("recurring_purchase").set(none).where("id", "=", id).execute();
  expect(await retry(as, id)).toBe("purchased");
});

it("answers each purchase by itself, also those that cannot be charged", async () => {
  const [mine, others] = [await short(), await short()];
  const untried = await keep(services.db, mine.as.customerId);
  const cancelled = await keep(services.db, mine.as.customerId);
  const gone = { status: "cancelled" } as const;
  await services.db.updateTable("recurring_purchase").set(gone).where("id", "=", cancelled).execute();
  const cash = { id: `dep_${crypto.randomUUID().slice(0, 16)}`, cents: 300 };
  await runInTransaction(services.db, (tx) => bookDeposit(tx, mine.as.customerId, cash));
  const body = { recurring_purchase_ids: [others.id, untried, cancelled, mine.id] };
  const path = "/v2/process_recurring_purchases/sync";
  const { result } = (await services.call({ method: "POST", path, as: mine.as, headers: keyed(), body })).body;
  const answers = result.map((one: { attempt_status: string }) => one.attempt_status);
  expect(answers).toEqual(["not_found", "not_failed", "cancelled", "purchased"]);
});

it("keeps the automatic tries and the status of a hard failure", async () => {
  const { as, id } = await short();
  const attempt = () =>
    services.db
      .selectFrom("recurring_attempt")
      .select(["tries", "status", "retry_at", "earlier_tries"])
      .where("recurring_purchase_id", "=", id)
      .executeTakeFirstOrThrow();
  expect([await retry(as, id), await retry(as, id)]).toEqual(["soft_failure", "soft_failure"]);
  expect(await attempt()).toMatchObject({ tries: 1, retry_at: expect.any(Date) });
  const hard = { status: "hard_failure", retry_at: null } as const;
  await services.db.updateTable("recurring_attempt").set(hard).where("recurring_purchase_id", "=", id).execute();
  const paused = { status: "paused" } as const;
  await services.db.updateTable("recurring_purchase").set(paused).where("id", "=", id).execute();
  expect(await retry(as, id)).toBe("soft_failure");
  const { earlier_tries: earlier } = await attempt();
  expect(earlier.map((one) => one.status)).toEqual(["soft_failure", "soft_failure", "hard_failure"]);
});

type Place = { country?: string | null; region?: string | null };

/** Charges a purchase that changed after it began, and returns the mail about it. */
const skipped = async (item: RecurringItem, change: object = {}, { country = null, region = null }: Place = {}) => {
  const as = await runInTransaction(services.db, (tx) => registerPerson(tx, services.env, { cents: 5_000 }));
  const id = await keep(services.db, as.customerId, { item });
  const changed = { item: JSON.stringify({ ...item, ...change }), region };
  await services.db.updateTable("recurring_purchase").set(changed).where("id", "=", id).execute();
  await runInTransaction(services.db, (tx) => setCountryBan(tx, as.customerId, country));
  await chargeOne({ db: services.db, gateway: services.gateway }, id);
  expect(await countOrders(services, as)).toBe(0);
  return (await lastMail()).body;
};

it("passes over a draw that is no longer sold to the customer, with the reason", async () => {
  const after = String.raw` Nothing was charged\. You have no ticket in draw \d+ on \w+ \d+ \w+\. We will try the next draw\.`;
  expect(await skipped(BOOK, { cause_key: "gone" })).toMatch(
    new RegExp(`^The cause that you chose is no longer part of this raffle\\.${after}$`),
  );
  expect(await skipped(MONDAY, { game_offer: "system_99" })).toMatch(new RegExp(`^.+\\.${after}$`));
  expect(await skipped(MONDAY, {}, { country: "US" })).toMatch(
    new RegExp(`^We can't sell tickets in your country\\.${after}$`),
  );
  const elsewhere = await skipped(MONDAY, { lottery_key: "super_66" }, { region: "NSW" });
  expect(elsewhere).toMatch(new RegExp(`^Super 66 isn't sold in NSW\\.${after}$`));
  const suspended = { product_offer_key: "monday_lotto", is_suspended: true };
  await services.db.insertInto("offer_state").values(suspended).execute();
  expect(await skipped(MONDAY)).toMatch(new RegExp(`^.+\\.${after}$`));
  await services.db.deleteFrom("offer_state").execute();
});

it("buys a draw once, however often it is tried, and when the clock is set back", async () => {
  const { as, id } = await short();
  await runInTransaction(services.db, (tx) => bookDeposit(tx, as.customerId, { id: "dep_twenty", cents: 5_000 }));
  const ends = await Promise.all(Array.from({ length: 20 }, () => retry(as, id)));
  expect(new Set(ends)).toEqual(new Set(["purchased"]));
  await setShopNow(services.db, new Date("2026-11-20T01:00:00Z"), { frozen: true });
  await chargeRecurring({ db: services.db, gateway: services.gateway }, new Date("2026-11-20T01:00:00Z"));
  expect(await countOrders(services, as)).toBe(1);
});

it("notes every draw that the clock jumps over, with a too small jackpot or without, but none of a pause", async () => {
  const as = await runInTransaction(services.db, (tx) => registerPerson(tx, services.env, { cents: 1_000 }));
  const id = await keep(services.db, as.customerId);
  const most = { minimum_jackpot_cents: 90_000_000_000 };
  await services.db.updateTable("recurring_purchase").set(most).where("id", "=", id).execute();
  const chargeAt = async (at: string) => {
    await setShopNow(services.db, new Date(at), { frozen: true });
    await chargeOne({ db: services.db, gateway: services.gateway }, id);
  };
  const setStatus = (status: string) =>
    services.call({ method: "PATCH", path: `/v2/autoplays/${id}/status`, as, body: { status } });
  await chargeAt("2026-11-29T12:00:00Z");
  await setStatus("recurring_status_paused");
  await chargeAt("2026-12-08T12:00:00Z");
  await setStatus("recurring_status_active");
  await chargeAt("2026-12-08T12:00:01Z");
  await chargeAt("2026-12-15T12:00:00Z");
  const none = { minimum_jackpot_cents: 0 };
  await services.db.updateTable("recurring_purchase").set(none).where("id", "=", id).execute();
  await chargeAt("2026-12-29T12:00:00Z");
  const { attempts } = (await services.call({ path: `/v2/autoplay/${id}`, as })).body.result;
  const missed = { status: "skipped", reason: "No ticket was bought before sales closed." };
  expect(attempts.slice(0, 3)).toMatchObject([
    { status: "purchased", draw_at: "2027-01-04T10:30:00.000Z" },
    ...["2026-12-28", "2026-12-21"].map((day) => ({ ...missed, draw_at: `${day}T10:30:00.000Z` })),
  ]);
  const skipped = { status: "skipped", reason: "The jackpot was below $900,000,000.00." };
  expect(attempts.slice(3)).toMatchObject(
    ["2026-12-14", "2026-11-30", "2026-11-23"].map((day) => ({ ...skipped, draw_at: `${day}T10:30:00.000Z` })),
  );
});

it("shows each try of a billing day with the draw that it was for", async () => {
  const as = await runInTransaction(services.db, (tx) => registerPerson(tx, services.env, { cents: 0 }));
  const today = (await shopNow(services.db)).toISOString().slice(0, 10);
  const id = await keep(services.db, as.customerId, { billed: { period: "monthly", dueOn: today } });
  await chargeOne({ db: services.db, gateway: services.gateway }, id);
  const drawsOf = async (): Promise<string[]> => {
    const { result } = (await services.call({ path: `/v2/subscriptions/${id}`, as })).body;
    return result.attempts.map((one: { draw_at: string }) => one.draw_at);
  };
  const [first = ""] = await drawsOf();
  await setShopNow(services.db, new Date(Date.parse(first) + 3_600_000), { frozen: true });
  expect(await retry(as, id)).toBe("soft_failure");
  const [second = "", ...others] = await drawsOf();
  expect(others).toEqual([first]);
  expect(second > first).toBe(true);
});
