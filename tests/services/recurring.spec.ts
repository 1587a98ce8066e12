// Autoplays and subscriptions: what their operations answer, and what the runner charges.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackoff } from "#services/lib/backoff.ts";
import { setShopNow } from "#services/lib/clock.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { runDueDraws } from "#services/main/play/drawing/draws-runner.ts";
import { chargeRecurring } from "#services/main/recurring/recurring-purchases/charging-queue.commands.ts";
import { listCards } from "#services/notifications/content-cards.rows.ts";
import { openServices, type Services, type SignedIn } from "./open-services.ts";
import { balanceOf, emptyWallet, isBalanced, keyed, mondayTicket, purchaseOf, refusalOf, topUp } from "./sales.ts";

let services: Services;
let uma: SignedIn;
let erin: SignedIn;
beforeAll(async () => {
  services = await openServices();
  uma = await services.signIn("uma@example.com");
  erin = await services.signIn("erin@example.com");
});
afterAll(() => services.close());

const read = async (path: string, as = uma) => (await services.call({ path: `/v2${path}`, as })).body;
const change = (path: string, body: unknown, as = uma) =>
  services.call({ method: "PATCH", path: `/v2${path}`, as, body });
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const form = (path: string, body: string, as = uma) =>
  services.call({ method: "POST", path: `/v2${path}`, as, body, headers: FORM });
const retry = (id: string, as: SignedIn) =>
  services.call({
    method: "POST",
    path: "/v2/process_recurring_purchases/sync",
    as,
    headers: keyed(),
    body: { recurring_purchase_ids: [id] },
  });
/** Uma's recurring purchase of an offer. */
async function one(offer: string, type = "autoplay", as = uma) {
  const { result } = await read("/recurring_purchases?limit=50", as);
  const found = result.find(
    (kept: { product_offer_key: string; type: string }) => kept.product_offer_key === offer && kept.type === type,
  );
  if (!found) throw new Error(`Uma has no ${type} of ${offer}`);
  return found;
}
/** The titles of a customer's news cards about failed charges. */
async function newsOf({ customerId }: SignedIn): Promise<string[]> {
  const cards = await runInTransaction(services.db, (tx) => listCards(tx, customerId));
  return cards.map(({ title }) => title).filter((title) => title.startsWith("We couldn't charge"));
}
/** Sets the clock, holds the draws that are due by then, and charges. A draw may have paid a prize before `beforeCharges`. */
async function runAt(at: string, beforeCharges = async () => {}) {
  const now = new Date(at);
  await setShopNow(services.db, now, { frozen: true });
  await runDueDraws(services.db, now, createBackoff());
  await beforeCharges();
  return chargeRecurring({ db: services.db, gateway: services.gateway }, now);
}

describe("lists", () => {
  it("show what is not cancelled, next draw first, and nothing of other customers", async () => {
    const all = await read("/recurring_purchases");
    expect(all.page_info).toEqual({ limit: 10, offset: 0, total: 5 });
    const times = all.result.map((kept: { next_draw_at: string }) => kept.next_draw_at);
    expect(times).toEqual([...times].sort());
    expect((await read("/autoplay?limit=1&offset=1")).page_info).toEqual({ limit: 1, offset: 1, total: 3 });
    expect((await read("/subscriptions")).page_info.total).toBe(2);
    expect((await read("/subscriptions?lottery_keys=charity_raffle,powerball")).result).toMatchObject([
      { product_offer_key: "charity_raffle", description: "5 Ticket Book", billing_period: "monthly" },
    ]);
    expect((await read("/recurring_purchases", erin)).result).toEqual([]);
    const { id } = await one("monday_lotto");
    expect((await services.call({ path: `/v2/autoplay/${id}`, as: erin })).status).toBe(404);
    expect((await services.call({ path: `/v2/subscriptions/${id}`, as: uma })).status).toBe(404);
  });

  it("show what pays, the status, and every attempt with its reason", async () => {
    expect(await one("powerball")).toMatchObject({
      status: "recurring_status_timed_pause",
      paused_until: "2026-12-18",
      quickpick: true,
      default_fund: { kind: "cc", last_four: "4242" },
      minimum_jackpot_amount: { amount: 20_000_000 },
    });
    expect(await one("saturday_syndicate")).toMatchObject({
      description: "1 x Syndicate shares",
      frequency: "weekly",
      last_attempt_status: "soft_failure",
      default_fund: { kind: "wallet" },
      attempts: Array(4).fill({
        status: "soft_failure",
        fund_kind: "wallet",
        reason: "There wasn't enough money in your wallet: $1.33 was due.",
      }),
    });
    expect(await one("monday_lotto", "subscription")).toMatchObject({
      status: "recurring_status_paused",
      last_attempt_status: "hard_failure",
    });
  });
});

describe("changes", () => {
  it("edit games and name, and refuse too few games and what the product does not have", async () => {
    const { id } = await one("monday_lotto");
    const edited = await change(`/autoplay/${id}`, { num_games: 6, description: "Family numbers" });
    expect(edited.body.result).toMatchObject({ description: "Family numbers", number_of_games: 6 });
    expect(edited.body.result.games.slice(0, 4)).toEqual((await one("monday_lotto")).games.slice(0, 4));
    expect(refusalOf(await change(`/autoplay/${id}`, { num_games: 1 }))).toBe("422 games_out_of_bounds");
    expect(refusalOf(await change(`/autoplay/${id}`, { cause_key: "coast_rescue" }))).toBe("422 invalid_field");
    expect(refusalOf(await change(`/autoplay/${id}`, { game_offer: "system_99" }))).toBe("422 invalid_field");
    await change(`/autoplay/${id}`, { num_games: 4, description: "" });
    const book = await one("charity_raffle", "subscription");
    const larger = await change(`/subscriptions/${book.id}`, { game_offer: "book_15" });
    expect(larger.body.result).toMatchObject({ description: "15 Ticket Book", number_of_tickets: 15 });
    await change(`/subscriptions/${book.id}`, { game_offer: "book_5" });
  });

  it("set a minimum jackpot and quick-pick by forms", async () => {
    const { id } = await one("monday_lotto");
    const jackpot = async (lottery: string, amount: string) =>
      form(`/autoplay/${(await one(lottery)).id}/set-minimum-jackpot`, `minimum_jackpot_amount=${amount}`);
    for (const amount of [3_000_000.5, 20_000_000])
      expect((await jackpot("powerball", String(amount))).body.result.minimum_jackpot_amount.amount).toBe(amount);
    for (const wrong of ["-1", "1.234", "1000000000"])
      expect([wrong, (await jackpot("powerball", wrong)).status]).toEqual([wrong, 422]);
    // Its first prize is the same in every draw.
    expect(refusalOf(await jackpot("monday_lotto", "20000000"))).toBe("422 invalid_field");
    expect((await jackpot("monday_lotto", "0")).status).toBe(200);
    const picked = await form(`/autoplay/${id}/set-quickpick`, "quickpick=true");
    expect(picked.body.result).toMatchObject({ quickpick: true });
    expect(picked.body.result.games).toBeUndefined();
    expect((await form(`/autoplay/${id}/set-quickpick`, "quickpick=false")).body.result.games).toHaveLength(4);
    const shares = await one("saturday_syndicate");
    expect(refusalOf(await form(`/autoplay/${shares.id}/set-quickpick`, "quickpick=true"))).toBe("422 invalid_field");
  });

  it("pause until resumed or until a day, never from one pause to the other, and cancel for good", async () => {
    const { id } = await one("monday_lotto");
    const status = (value: string, more = {}) => change(`/autoplays/${id}/status`, { status: value, ...more });
    expect((await status("recurring_status_paused")).body.result.status).toBe("recurring_status_paused");
    expect((await status("recurring_status_paused")).status).toBe(200);
    const day = { paused_until: "2026-12-20" };
    expect(refusalOf(await status("recurring_status_timed_pause", day))).toBe("422 transition_not_allowed");
    const resumed = await services.call({ method: "POST", path: `/v2/autoplay/${id}/unpause`, as: uma });
    expect(resumed.body.result.status).toBe("recurring_status_active");
    const timed = await status("recurring_status_timed_paused", day);
    // The first Monday after the pause, not one that it skips.
    const after = { next_draw_at: "2026-12-21T10:30:00.000Z" };
    expect(timed.body.result).toMatchObject({ status: "recurring_status_timed_pause", ...day, ...after });
    await status("recurring_status_active");
    for (const wrong of ["2026-11-20", "2026-02-31", "2028-01-01"]) {
      const answer = await status("recurring_status_timed_pause", { paused_until: wrong });
      expect([wrong, answer.status]).toEqual([wrong, 422]);
    }
    expect(refusalOf(await status("recurring_status_timed_pause"))).toBe("422 invalid_field");
    const sub = await one("monday_lotto", "subscription");
    const cancel = { status: "recurring_status_cancelled" };
    for (const _ of [1, 2])
      expect((await change(`/subscriptions/${sub.id}/status`, cancel)).body.result).toMatchObject(cancel);
    const again = { status: "recurring_status_active" };
    expect(refusalOf(await change(`/subscriptions/${sub.id}/status`, again))).toBe("422 recurring_cancelled");
    expect((await read("/subscriptions")).page_info.total).toBe(1);
    expect((await read(`/subscriptions/${sub.id}`)).result.status).toBe("recurring_status_cancelled");
  });

  it("choose what pays", async () => {
    const { result } = await read("/customer/recurring-purchase-method");
    const [, card] = result.available_recurring_purchase_methods;
    expect(card).toMatchObject({ name: "Visa ending in 4242", fund_kind: "cc" });
    const choose = (key: string) =>
      services.call({
        method: "POST",
        path: `/v2/customer/recurring-purchase-method?recurring_purchase_method=${key}`,
        as: uma,
      });
    expect((await choose(card.key)).body.result.selected_recurring_purchase_method_key).toBe(card.key);
    expect((await one("monday_lotto")).default_fund.kind).toBe("cc");
    expect(refusalOf(await choose("fnd_of_another"))).toBe("422 invalid_field");
    // A retry with this card made it the fund of one purchase only. The choice for all replaces it.
    const { id } = await one("monday_lotto");
    await services.db.updateTable("recurring_purchase").set({ fund_id: card.key }).where("id", "=", id).execute();
    await choose("wallet");
    expect((await one("monday_lotto")).default_fund).toEqual({ kind: "wallet" });
  });
});

describe("a purchase", () => {
  const add = (item: object, as: SignedIn) =>
    services.call({ method: "POST", path: "/v2/cart/items", as, body: item, headers: keyed() });
  const buy = async (as: SignedIn) => {
    const cart = (await services.call({ path: "/v2/cart/items", as })).body.result;
    return services.call({ method: "POST", path: "/v2/cart/purchase", as, headers: keyed(), body: purchaseOf(cart) });
  };

  it("begins an autoplay and a subscription with the draws after those bought now", async () => {
    const autoplay = { type: "autoplay", enabled: true };
    await add(mondayTicket({ recurring_purchase: autoplay }), erin);
    const book = { product_type: "raffle_ticket", lottery_key: "charity_raffle", raffle_offer: "book_5", books: 1 };
    const subscription = { type: "subscription", enabled: true, billing_period: "quarterly" };
    const cart = await add({ ...book, cause_key: "coast_rescue", recurring_purchase: subscription }, erin);
    expect(cart.body.result).toMatchObject({
      requires_unattended_payment_method: true,
      cart_items: [
        {
          recurring_purchase: { type: "autoplay", availability: "optional", enabled: true },
          // When sales of the draw that it buys stop.
          next_charge_at: "2026-11-23T09:25:00.000Z",
        },
        {
          recurring_purchase: { type: "subscription", enabled: true, billing_period: "quarterly" },
          // The start of 20 February in Sydney.
          next_charge_at: "2027-02-19T13:00:00.000Z",
        },
      ],
    });
    const bought = await buy(erin);
    expect(bought.body.result.tracking_data.products).toMatchObject([
      { recurring_purchase_enabled: true, recurring_purchase_type: "autoplay" },
      { recurring_purchase_enabled: true, recurring_purchase_type: "subscription" },
    ]);
    expect(await one("monday_lotto", "autoplay", erin)).toMatchObject({
      number_of_games: 4,
      attempts: [],
      next_draw_at: "2026-11-30T10:30:00.000Z",
      // What was bought now and what the autoplay buys next. A billing day is months away.
      draw_encoded_ids: ["drw_monday_lotto_4321", "drw_monday_lotto_4322"],
    });
    expect(await one("charity_raffle", "subscription", erin)).toMatchObject({
      billing_period: "quarterly",
      next_charge_on: "2027-02-20",
      cause_key: "coast_rescue",
      // The first one after the billing day, which does not exist yet.
      next_draw_at: "2027-03-21T03:00:00.000Z",
      draw_encoded_ids: [expect.any(String)],
    });
  });

  it("begins an autoplay that is turned on in the cart: one draw each time, with new numbers if wanted", async () => {
    const dan = await services.signIn("dan@example.com");
    const [item] = (await add(mondayTicket({ num_draws: 2, quickpick: false }), dan)).body.result.cart_items;
    const path = `/v2/cart/items/${item.id}`;
    const change = (body: object) =>
      services.call({ method: "PUT", path, as: dan, body: { product_type: "lottery_ticket", ...body } });
    const put = (choice: object) => change({ recurring_purchase: { type: "autoplay", ...choice } });
    // Each charge buys one draw, so that a ticket of several cannot repeat.
    const several = [item.recurring_purchase.availability, refusalOf(await put({ enabled: true }))];
    expect(several).toEqual(["never", "422 invalid_field"]);
    await change({ num_draws: 1 });
    const on = (await put({ enabled: true, quickpick: true })).body.result;
    expect(on.requires_unattended_payment_method).toBe(true);
    expect(on.cart_items).toMatchObject([{ num_draws: 1, recurring_purchase: { quickpick: true } }]);
    expect(refusalOf(await change({ num_draws: 2 }))).toBe("422 invalid_field");
    expect((await put({ enabled: false })).body.result.requires_unattended_payment_method).toBe(false);
    await put({ enabled: true, quickpick: true });
    await topUp(services, dan, 10_000);
    const { total: price } = (await buy(dan)).body.result;
    expect(await one("monday_lotto", "autoplay", dan)).toMatchObject({ quickpick: true, price });
  });

  it("is refused a repetition that the offer does not have", async () => {
    const recurring = (choice: object) => add(mondayTicket({ recurring_purchase: choice }), erin);
    expect(refusalOf(await recurring({ type: "subscription", enabled: true }))).toBe("422 invalid_field");
    const once = {
      product_type: "raffle_ticket",
      lottery_key: "mega_jackpot_lottery",
      raffle_offer: "random",
      books: 1,
    };
    const never = await add({ ...once, recurring_purchase: { type: "subscription", enabled: true } }, erin);
    expect(refusalOf(never)).toBe("422 invalid_field");
    const odd = { type: "autoplay", enabled: true, minimum_jackpot_amount: 1.234 };
    expect(refusalOf(await recurring(odd))).toBe("422 invalid_field");
    const neverPlayed = { type: "autoplay", enabled: true, minimum_jackpot_amount: 5_000_000 };
    expect(refusalOf(await recurring(neverPlayed))).toBe("422 invalid_field");
    const several = mondayTicket({ num_draws: 5, recurring_purchase: { type: "autoplay", enabled: true } });
    expect(refusalOf(await add(several, erin))).toBe("422 invalid_field");
    const plain = await add(mondayTicket({ recurring_purchase: { type: "autoplay", enabled: false } }), erin);
    expect(plain.body.result.cart_items[0].recurring_purchase.enabled).toBe(false);
  });
});

describe("the runner", () => {
  it("buys the next draw once when it becomes the next one, and no draw that a pause or a small jackpot excludes", async () => {
    const { id, next_draw_at } = await one("monday_lotto");
    expect(next_draw_at).toBe("2026-11-30T10:30:00.000Z");
    expect(await runAt("2026-11-20T01:00:01Z")).toBe(0);

    let before = 0;
    await runAt("2026-11-23T10:30:00Z", async () => {
      before = await balanceOf(services, uma);
    });
    const after = await balanceOf(services, uma);
    expect(await runAt("2026-11-23T10:30:01Z")).toBe(0);
    const kept = await one("monday_lotto");
    expect(before - after).toBeCloseTo(kept.price.amount + 1.33);
    expect(kept).toMatchObject({ id, last_attempt_status: "purchased" });
    const [{ order_id }] = kept.attempts;
    const order = await read(`/orders/${order_id}?show_details=true`);
    expect(order.result).toMatchObject({ status: "upcoming", product_offer_key: "monday_lotto" });
    expect((await one("powerball")).attempts).toEqual([]);
    expect(await isBalanced(services)).toBe(true);
  });

  it("tries a soft failure again after 1, 6 and 24 hours, mails each time, and goes on with the next draw", async () => {
    const tries: number[] = [];
    for (const at of ["2026-11-30T10:30:00Z", "2026-11-30T11:30:00Z", "2026-11-30T17:30:00Z", "2026-12-01T17:30:00Z"]) {
      await runAt(at, () => emptyWallet(services, uma.customerId));
      const rows = await services.db
        .selectFrom("recurring_attempt")
        .select("tries")
        .where("recurring_purchase_id", "=", (await one("monday_lotto")).id)
        .orderBy("created_at", "desc")
        .execute();
      tries.push(rows[0]?.tries ?? 0);
    }
    expect(tries).toEqual([1, 2, 3, 4]);
    const { attempts, draw_encoded_ids: draws } = await one("monday_lotto");
    const [attempt, ...earlier] = attempts;
    const reason = expect.stringContaining("$2.70 was due");
    expect(earlier.slice(0, 3)).toMatchObject(
      ["2026-11-30T17:30:00.000Z", "2026-11-30T11:30:00.000Z", "2026-11-30T10:30:00.000Z"].map((at) => {
        return { status: "soft_failure", at, fund_kind: "wallet", reason };
      }),
    );
    expect(draws, "given up").toEqual([]);
    expect(attempt).toMatchObject({ status: "soft_failure", reason: expect.stringContaining("$2.70 was due") });
    expect(attempt.retry_at).toBeUndefined();
    const resolutions = await read("/payment_resolutions");
    expect(resolutions.result).toMatchObject([{ fund_kind: "wallet", failure_kind: "soft" }]);
    expect(await newsOf(uma)).toContainEqual(expect.stringMatching(/Monday Lotto games/));
  });

  it("charges again at once when asked, with another fund from then on, once per key", async () => {
    const { id } = await one("monday_lotto");
    const { result } = await read("/customer/recurring-purchase-method");
    const [, card] = result.available_recurring_purchase_methods;
    const headers = keyed();
    const sync = (body: object, as = uma) =>
      services.call({ method: "POST", path: "/v2/process_recurring_purchases/sync", as, headers, body });
    const wanted = { recurring_purchase_ids: [id], fund_id: card.key };
    expect((await sync(wanted)).body.result).toEqual([{ recurring_purchase_id: id, attempt_status: "purchased" }]);
    expect((await sync(wanted)).body.result).toEqual([{ recurring_purchase_id: id, attempt_status: "purchased" }]);
    expect(await one("monday_lotto")).toMatchObject({
      default_fund: { kind: "cc" },
      last_attempt_status: "purchased",
      draw_encoded_ids: ["drw_monday_lotto_4323", "drw_monday_lotto_4324"],
      // The failed try before it stays, with its own date.
      attempts: [{ status: "purchased" }, { status: "soft_failure", at: "2026-12-01T17:30:00.000Z" }, {}, {}, {}, {}],
    });
    expect(await balanceOf(services, uma)).toBeCloseTo(0);
    expect((await newsOf(uma)).join()).not.toContain("Monday Lotto");
    expect(await isBalanced(services)).toBe(true);
    const stranger = await retry(id, erin);
    expect(stranger.body.result).toMatchObject([{ attempt_status: "not_found" }]);

    // A retry from an old tab does not end the customer's own pause: nothing has failed since.
    await change(`/autoplays/${id}/status`, { status: "recurring_status_paused" });
    const late = await retry(id, uma);
    expect(late.body.result).toEqual([{ recurring_purchase_id: id, attempt_status: "purchased" }]);
    expect((await one("monday_lotto")).status).toBe("recurring_status_paused");
    await change(`/autoplays/${id}/status`, { status: "recurring_status_active" });
  });

  it("pauses what a removed card paid for, and opens a resolution", async () => {
    const { id, default_fund } = await one("monday_lotto");
    await services.db
      .updateTable("fund")
      .set({ deleted_at: new Date(), is_default: false })
      .where("id", "=", default_fund.id)
      .execute();
    await runAt("2026-12-07T10:30:00Z");
    expect(await one("monday_lotto")).toMatchObject({ id, status: "recurring_status_paused" });
    expect((await read("/payment_resolutions")).result).toContainEqual(
      expect.objectContaining({ fund_kind: "cc", failure_kind: "hard" }),
    );
  });

  it("bills a subscription on its day, and not for days that a pause has passed", async () => {
    await topUp(services, uma, 10_000);
    const { id, next_charge_on } = await one("charity_raffle", "subscription");
    expect(next_charge_on).toBe("2026-12-20");
    await runAt("2026-12-20T00:00:00Z");
    // The next draw was bought: the billing days before it have nothing to buy.
    expect(await one("charity_raffle", "subscription")).toMatchObject({ next_charge_on: "2027-03-20" });
    await change(`/subscriptions/${id}/status`, { status: "recurring_status_paused" });
    await runAt("2027-02-25T00:00:00Z");
    await change(`/subscriptions/${id}/status`, { status: "recurring_status_active" });
    expect(await one("charity_raffle", "subscription")).toMatchObject({ next_charge_on: "2027-03-20" });
    expect(await isBalanced(services)).toBe(true);
  });
});
