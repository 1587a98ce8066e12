import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { giveawayIdOf, giveawayOf, openNumberOf } from "#services/main/play/giveaways/giveaways.rules.ts";
import { announceGiveaway, runGiveaways } from "#services/main/play/giveaways/giveaways-runner.ts";
import { receiveTransfer } from "#services/main/wallet/deposits/bank-transfers.commands.ts";
import { bookDeposit } from "#services/main/wallet/deposits/deposits.commands.ts";
import { cara, dan, deposit as depositBy, openTill, services } from "./deposits-till.ts";
import { toSignedIn } from "./open-services.ts";

openTill();
const ZONE = "Australia/Sydney";
// Friday noon in Sydney, 20 November 2026: day 324 of the year.
const TODAY = 324;
const PROGRAM = { membership_program: "daily_winners", metadata: {} };

const rewards = (path: string, as?: typeof cara) =>
  services.call({ path: `/rewards${path}`, version: "1.0", ...(as && { as }) });
const put = (path: string, body: object, as: typeof cara, version = "1.0") =>
  services.call({ method: "PUT", path: `/rewards${path}`, version, body, as });
const set = (membership_status: string, as = cara, more: object = {}) =>
  put("/membership", { ...PROGRAM, membership_status, ...more }, as, "3.2");
const customerOf = async (as = cara) => (await rewards("/v3/customer", as)).body.result;
const giveaway = async (type: string, number: number, as?: typeof cara) =>
  (await rewards(`/v3/draws/${number}?giveaway_type=${type}`, as)).body.result;
const deposit = (as: typeof cara, cents = 1_000) =>
  runInTransaction(services.db, (tx) => bookDeposit(tx, as.customerId, { id: crypto.randomUUID(), cents }));
const at = async (time: string) => {
  await setShopNow(services.db, new Date(time));
  await runGiveaways(services.db);
};

const entriesIn = async (id: string) => {
  const query = services.db
    .selectFrom("giveaway_entry")
    .select(["customer_id", "entries"])
    .where("giveaway_id", "=", id);
  const counted = await query.where("status", "<>", "locked").execute();
  return Object.fromEntries(counted.map(({ customer_id, entries }) => [customer_id, entries]));
};

describe("a membership", () => {
  it("waits while a deposit waits for the bank or was declined", async () => {
    await set("member", dan);
    const attempt = (amount: number) => ({
      amount,
      checkout: false,
      customer_id: dan.customerId,
      deposit_method_code: "td",
      metadata: { purchase_type: "membership" },
      strong_customer_authentication: {
        browser_javascript_enabled: false,
        browser_language: "en-AU",
        challenge_window_size: "FullScreen",
        notification_url: "http://127.0.0.1:4321/3ds/notify",
      },
    });
    // The sandbox declines 01 cents, and asks the bank for 02 cents.
    for (const [amount, status] of [
      [20.01, "failed"],
      [20.02, "requires_action"],
    ] as const) {
      const { body } = await depositBy(attempt(amount), undefined, "dpm_td", dan);
      expect([status, body.result?.status ?? "failed"]).toEqual([status, status]);
      expect(await customerOf(dan)).toMatchObject({ membership_status: "pending-deposit", locked: true });
    }
    await set("non-member", dan);
  });

  it("waits for a deposit of the minimum, then is a member's; joining twice changes nothing", async () => {
    expect(await customerOf()).toMatchObject({
      membership_status: "non-member",
      eligibility: "eligible",
      upcoming_draws: [],
    });
    expect((await set("member")).body.result).toMatchObject({ membership_status: "pending-deposit", locked: true });
    await deposit(cara, 999);
    expect(await customerOf()).toMatchObject({ membership_status: "pending-deposit" });
    await deposit(cara);
    const member = { membership_status: "member", membership_tier: "free" };
    expect(await customerOf()).toMatchObject(member);
    expect((await set("member")).body.result).toMatchObject(member);
    const { body } = await services.call({ path: "/v2/customer", as: cara });
    expect(body.result.membership_programs).toEqual([
      { membership_program: "daily_winners", membership_status: "member", membership_tier: "free", locked: true },
    ]);
  });

  it("is completed by a deposit for it, unless the customer leaves before the money arrives", async () => {
    const wanted = (amount: number, as = cara) => ({
      amount,
      checkout: false,
      customer_id: as.customerId,
      deposit_method_code: "td",
      metadata: { purchase_type: "membership" },
    });
    const low = await depositBy(wanted(9.99));
    expect(low.body.messages[0]).toMatchObject({ code: "amount_below_minimum", target: "amount" });
    expect((await depositBy(wanted(10))).body.result).toMatchObject({
      status: "succeeded",
      purchase_type: "membership",
    });
    expect(await customerOf()).toMatchObject({ membership_status: "member" });

    const sent = { ...wanted(10, dan), deposit_method_code: "dd" };
    const { reference } = (await depositBy(sent, undefined, "dpm_dd", dan)).body.result.payment_instructions;
    await set("member", dan);
    await set("non-member", dan);
    await runInTransaction(services.db, (tx) => receiveTransfer(tx, { id: "bank-1", reference, cents: 1_000 }));
    expect(await customerOf(dan)).toMatchObject({ membership_status: "non-member" });
    await services.db.updateTable("customer").set({ state: "SA" }).where("id", "=", dan.customerId).execute();
    const refused = await depositBy(wanted(10, dan), undefined, "dpm_td", dan);
    expect(refused.body.messages[0]).toMatchObject({ code: "not_eligible" });
    await services.db.updateTable("customer").set({ state: "NSW" }).where("id", "=", dan.customerId).execute();
  });

  it("is not open to other regions, which keep what they have", async () => {
    await set("member", dan);
    await services.db.updateTable("customer").set({ state: "SA" }).where("id", "=", dan.customerId).execute();
    expect((await set("member", dan)).status).toBe(200);
    await set("non-member", dan);
    expect(await customerOf(dan)).toMatchObject({ eligibility: "ineligible", membership_status: "non-member" });
    expect((await set("member", dan)).body.messages[0]).toMatchObject({ code: "not_eligible" });
  });
});

describe("giveaways", () => {
  it("enters members each day, adds a locked entry to the month, and pays one of them once", async () => {
    await set("member", cara, { show_winner_name: true });
    await deposit(cara);
    await at("2026-11-20T10:00:00Z");
    const drawn = await giveaway("daily", TODAY);
    expect(drawn).toMatchObject({ status: "drawn", entries: 0, winners: [{ id: expect.stringMatching(/^win_/) }] });
    expect(createHash("sha256").update(Buffer.from(drawn.seed, "hex")).digest("hex")).toBe(drawn.seed_hash);
    expect(await entriesIn(giveawayIdOf("daily", TODAY))).toMatchObject({
      cus_abe00000000001: 5,
      cus_bea00000000001: 1,
      [cara.customerId]: 1,
    });
    // Cyd has not deposited, and Dot has left.
    for (const id of ["cus_cyd00000000001", "cus_dot00000000001"])
      expect(await entriesIn(giveawayIdOf("daily", TODAY))).not.toHaveProperty(id);
    const paid = await services.db
      .selectFrom("ledger_transfer")
      .select("id")
      .where("reference", "=", giveawayIdOf("daily", TODAY))
      .execute();
    expect(paid).toHaveLength(1);
    await runGiveaways(services.db);
    expect(await giveaway("daily", TODAY)).toEqual(drawn);
    const month = giveawayIdOf("monthly", 11);
    expect((await customerOf()).upcoming_draws).toContainEqual({
      draw_id: month,
      entry_status: "locked",
      number_of_entries_text: "1 entry",
    });
    const unlocked = { draw_id: month, entry_status: "unlocked", number_of_entries_text: "1 entry" };
    expect((await put(`/v3/draws/${month}`, { entry_status: "unlocked" }, cara)).body.result).toEqual(unlocked);
    await at("2026-11-21T10:00:00Z");
    expect((await customerOf()).upcoming_draws).toContainEqual({ ...unlocked, number_of_entries_text: "2 entries" });
  });

  it("leaving drops the entries that are open, and joining again brings none back", async () => {
    await set("member");
    await deposit(cara);
    await at("2026-11-20T10:00:00Z");
    await set("non-member");
    await set("member");
    const month = (await customerOf()).upcoming_draws.find(({ draw_id }: { draw_id: string }) =>
      draw_id.includes("monthly"),
    );
    expect(month).toMatchObject({ number_of_entries_text: "0 entries" });
  });

  it("counts no locked entry of the month, holds every day that passed without a process, and opens the next", async () => {
    await at("2026-11-25T00:00:00Z");
    await set("non-member");
    await set("member");
    await deposit(cara);
    await at("2026-12-02T00:00:00Z");
    const { body } = await rewards("/v3/draws?status=current", cara);
    expect(body.result.map(({ draw_id }: { draw_id: string }) => draw_id)).toEqual([
      giveawayIdOf("daily", TODAY + 12),
      giveawayIdOf("special", 1),
      giveawayIdOf("monthly", 12),
    ]);
    for (const number of [TODAY + 5, TODAY + 11]) {
      const entered = { status: "drawn", entries: 1, entry_status: "unlocked" };
      expect(await giveaway("daily", number, cara)).toMatchObject(entered);
    }
    // The last six days of the month; only Abe of the demo has unlocked his entries, five a day.
    expect(await giveaway("monthly", 11, cara)).toMatchObject({ entries: 6, entry_status: "locked" });
    const counted = await entriesIn(giveawayIdOf("monthly", 11));
    expect(counted).toMatchObject({ cus_abe00000000001: 150 });
    expect(counted).not.toHaveProperty(cara.customerId);
    expect((await giveaway("monthly", 11)).total_entries).toBe(Object.values(counted).reduce((a, b) => a + b, 0));
  });

  it("has one entry of a special giveaway for who unlocks it, and one for every premium member", async () => {
    await set("member");
    await deposit(cara);
    const id = giveawayIdOf("special", 1);
    expect(await giveaway("special", 1, cara)).toMatchObject({ entries: 1, entry_status: "locked" });
    expect(await customerOf()).toMatchObject({ locked: true });
    await put(`/v3/draws/${id}`, { entry_status: "unlocked" }, cara);
    await put(`/v3/draws/${id}`, { entry_status: "unlocked" }, cara);
    await at("2026-12-21T00:00:00Z");
    expect(await giveaway("special", 1, cara)).toMatchObject({ status: "drawn", entries: 1, total_entries: 2 });
  });

  it("unlocks until the second of the draw, which refuses it, and not before the deposit", async () => {
    await set("member");
    const id = giveawayIdOf("monthly", 12);
    const unlock = (as = cara) => put(`/v3/draws/${id}`, { entry_status: "unlocked" }, as);
    await set("member", dan);
    expect((await unlock(dan)).body.messages[0]).toMatchObject({ code: "not_eligible" });
    await deposit(cara);
    const draw = giveawayOf("monthly", 12, ZONE).drawsAt;
    await setShopNow(services.db, new Date(draw.getTime() - 60_000));
    expect((await unlock()).status).toBe(200);
    // The runner has not closed it yet.
    await setShopNow(services.db, draw);
    const late = await unlock();
    expect([late.status, late.body.messages[0].code]).toEqual([409, "draw_closed"]);
  });

  it("names winners only if they agreed, nine a page", async () => {
    const { body } = await rewards("/v3/draws?status=drawn");
    expect(body.page_info).toMatchObject({ limit: 9, offset: 0 });
    expect(body.page_info.total).toBeGreaterThan(50);
    for (const { winners } of body.result) expect(["A. E.", "B. E.", undefined]).toContain(winners[0].name);
  });
});

it("a prize is named among the transactions of the winner", async () => {
  const body = { email: "abe@example.com", password: "Drawcard-demo-1" };
  const abe = toSignedIn((await services.call({ method: "POST", path: "/v2/login", version: "3.0", body })).body);
  const { result } = (await services.call({ path: "/v2/transactions?type=winnings", as: abe })).body;
  const described = new Set(result.map(({ description }: { description: string }) => description));
  expect(described).toEqual(new Set(["Prize in a giveaway of Daily Winners"]));
});

describe("a giveaway of the operator", () => {
  it("is numbered after the last of its type and pays a prize of digits; a day that has passed is refused", async () => {
    const announce = (day: string, prize: string) =>
      runInTransaction(services.db, (tx) => announceGiveaway(tx, { type: "special", day, prize }));
    const first = await announce("2027-03-24", "250");
    expect(first).toMatchObject({ prize: "$250 in your wallet", drawsAt: "2027-03-24T09:00:00.000Z" });
    expect(await announce("2027-03-25", "A car")).toMatchObject({ drawNumber: first.drawNumber + 1, prize: "A car" });
    expect(await giveaway("special", first.drawNumber)).toMatchObject({ status: "open", prize: first.prize });
    await expect(announce("2026-01-01", "A car")).rejects.toThrow("Choose a day that is still to come.");
  });
});

describe("the schedule", () => {
  it("draws at 20:00 in Sydney, summer and winter, and monthly on the last day", () => {
    expect(giveawayOf("daily", TODAY, ZONE).drawsAt).toEqual(new Date("2026-11-20T09:00:00Z"));
    expect(giveawayOf("daily", 182, ZONE).drawsAt).toEqual(new Date("2026-07-01T10:00:00Z"));
    expect(giveawayOf("monthly", 26, ZONE).drawsAt).toEqual(new Date("2028-02-29T09:00:00Z"));
    expect(openNumberOf("daily", new Date("2026-11-20T09:00:00Z"), ZONE, 300)).toBe(TODAY + 1);
    expect(giveawayIdOf("daily", TODAY)).toBe("gvw_daily_0000000324");
  });
});
