// Pre-orders of a raffle's next draw: the cart, the purchase that charges nothing for them, the charge at the opening.
import { sql } from "kysely";
import { Registry } from "prom-client";
import { describe, expect, it } from "vitest";
import { setShopNow, shopNow } from "#services/lib/clock.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawNow, runDueDraws } from "#services/main/play/drawing/draws-runner.ts";
import { chargePreOrders } from "#services/main/recurring/scheduled-purchases/scheduled-purchases.commands.ts";
import { refundCheckout } from "#services/main/sales/purchases/refunds.commands.ts";
import { addWorkMetrics } from "#services/work-metrics.ts";
import { raisePrices } from "#tests/prices.ts";
import { openSale } from "./sale.ts";
import { aud, balanceOf, emptyWallet, isBalanced, mondayTicket, PRE_ORDER, refusalOf, topUp } from "./sales.ts";

const { add, anna, buy, cartOf, erin, services } = openSale();

const OPENS = "2026-12-11T09:00:00.000Z";
const listed = async (as = anna) => (await services.call({ path: "/v2/scheduled-purchases", as })).body.result;
const cancel = (id: string, as = anna) =>
  services.call({ method: "PATCH", path: `/v2/scheduled-purchases/${id}/cancel`, as });
const charge = async (at: string) => {
  await setShopNow(services.db, new Date(at));
  return chargePreOrders({ db: services.db, gateway: services.gateway }, new Date(at));
};
/** Returns how many pre-orders the metrics report as overdue. */
async function overdue() {
  const registry = new Registry();
  addWorkMetrics(registry, { db: services.db, sendsMail: false, connections: undefined });
  return /^services_waiting\{work="pre-orders"\} (\d+)$/m.exec(await registry.metrics())?.[1];
}
const mails = async () => (await services.db.selectFrom("mail").select("subject").orderBy("id").execute()).at(-1);

describe("a pre-order", () => {
  it("is in the cart's total, but not in the amount that is paid now", async () => {
    await topUp(services, anna, 5_000);
    await add(mondayTicket());
    const { body, status } = await add(PRE_ORDER);
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      cart_total: aud(17.7),
      pre_order_total: aud(15),
      requires_unattended_payment_method: true,
      cart_items: [{ lottery_key: "monday_lotto" }, { draw_no: 6, scheduled_purchase: { type: "pre_order" } }],
    });
    const before = await balanceOf(services, anna);
    const { result: receipt } = (await buy()).body;
    expect(before - (await balanceOf(services, anna))).toBeCloseTo(2.7);
    expect(receipt).toMatchObject({ total: aud(2.7), wallet_amount: aud(2.7) });
    expect(receipt.tracking_data.products.map((one: { purchase_status: string }) => one.purchase_status)).toEqual([
      ...["standard", "pre_order"],
    ]);
    const order = `/v2/orders/${receipt.order_ids[1]}`;
    expect((await services.call({ path: order, as: anna })).status).toBe(404);
    expect(await listed()).toMatchObject([
      { status: "scheduled_status_active", kind: "pre_order", scheduled_for: OPENS, price: aud(15) },
    ]);

    // Not before sales open.
    expect(await charge("2026-12-11T08:59:59Z")).toBe(0);
    expect(await overdue()).toBe("0");
    const paid = await balanceOf(services, anna);
    expect(await charge(OPENS)).toBe(1);
    expect(paid - (await balanceOf(services, anna))).toBeCloseTo(15);
    expect((await services.call({ path: order, as: anna })).body.result).toMatchObject({
      status: "upcoming",
      cause_key: "creek_menders",
      num_raffle_tickets: 20,
    });
    expect(await charge(OPENS)).toBe(0);
    expect([await listed(), await isBalanced(services)]).toEqual([[], true]);
  });

  it("is charged at the price of its purchase, also if the price has changed by the opening", async () => {
    await topUp(services, erin, 5_000);
    await add(PRE_ORDER, erin);
    await buy(erin);
    const before = await balanceOf(services, erin);
    const restore = raisePrices();
    try {
      expect(await charge(OPENS)).toBe(1);
    } finally {
      restore();
    }
    expect(before - (await balanceOf(services, erin))).toBeCloseTo(15);
    expect(await isBalanced(services)).toBe(true);
  });

  it("alone charges nothing at the purchase, and can be cancelled by its customer until it is charged", async () => {
    await topUp(services, anna, 3_000);
    await add(PRE_ORDER);
    const before = await balanceOf(services, anna);
    expect((await buy()).body.result).toMatchObject({ total: aud(0) });
    const [{ encoded_id: id }] = await listed();
    expect(refusalOf(await cancel(id, erin))).toBe("404 not_found");
    for (const _ of [1, 2]) expect((await cancel(id)).body.result.status).toBe("scheduled_status_cancelled");
    expect([await charge(OPENS), await listed(), await balanceOf(services, anna)]).toEqual([0, [], before]);

    await setShopNow(services.db, new Date("2026-11-20T01:00:00Z"));
    await add(PRE_ORDER);
    await buy();
    const [second] = await listed();
    await charge(OPENS);
    expect(refusalOf(await cancel(second.encoded_id))).toBe("409 already_processed");
  });

  it("is refused once 200 of a customer wait", async () => {
    await setShopNow(services.db, new Date("2026-11-20T01:00:00Z"));
    await add(PRE_ORDER);
    await buy();
    const columns = sql.raw(
      "customer_id, checkout_id, kind, draw_id, item, price_cents, status, charge_at, created_at",
    );
    await sql`insert into pre_order (id, order_id, ${columns}) select 'sch_full_' || no, 'ord_full_' || no, ${columns}
      from pre_order, generate_series(1, 199) as no where customer_id = ${anna.customerId} and status = 'active'`.execute(
      services.db,
    );
    await add(PRE_ORDER);
    expect(refusalOf(await buy())).toBe("422 cart_blocked");
    await cancel("sch_full_1");
    expect((await buy()).status).toBe(200);
    for (const { encoded_id } of await listed()) await cancel(encoded_id);
  });

  it("is cancelled by a refund of its purchase, with what was paid", async () => {
    await setShopNow(services.db, new Date("2026-11-20T01:00:00Z"));
    await topUp(services, anna, 3_000);
    const before = await balanceOf(services, anna);
    for (const items of [[PRE_ORDER], [PRE_ORDER, mondayTicket()]]) {
      for (const item of items) await add(item);
      const { checkout_id: id } = (await buy()).body.result;
      const refund = () => runInTransaction(services.db, (tx) => refundCheckout(tx, id));
      expect(await listed()).toHaveLength(1);
      expect((await refund()).refundedCents).toBe(items.length > 1 ? 270 : 0);
      expect([await listed(), await balanceOf(services, anna)]).toEqual([[], before]);
      await expect(refund()).rejects.toThrow(items.length > 1 ? "refunded already" : "none of them waits");
    }
    expect(await charge(OPENS)).toBe(0);
  });

  it("is tried three days running without enough money, with a mail each time, then cancelled", async () => {
    const poor = await services.signIn("erin@example.com");
    await emptyWallet(services, poor.customerId);
    await add(PRE_ORDER, poor);
    await buy(poor);
    expect(await charge(OPENS)).toBe(1);
    expect((await mails())?.subject).toMatch(/^We couldn't charge your pre-order/);
    expect(await charge("2026-12-12T08:00:00Z")).toBe(0);
    expect(await charge("2026-12-12T09:05:00Z")).toBe(1);
    expect(await charge("2026-12-13T09:10:00Z")).toBe(1);
    expect((await mails())?.subject).toMatch(/^Your pre-order is cancelled: 1 x 20 Ticket Book|20 Ticket Book/);
    expect(await listed(poor)).toEqual([]);
  });

  it("is not discounted by a promotion, which lowers what is paid now", async () => {
    const redeem = () =>
      services.call({ method: "POST", path: "/v2/cart/promotion", body: { promotion_code: "RAFFLE2" }, as: anna });
    await add(PRE_ORDER);
    expect((await redeem()).status).toBe(422);
    await add({ ...PRE_ORDER, draw_no: 5 });
    expect((await redeem()).body.result).toMatchObject({ cart_total: aud(28), pre_order_total: aud(15) });
  });

  it("is charged at once when the draw before it is drawn early", async () => {
    await setShopNow(services.db, null);
    await topUp(services, anna, 3_000);
    await runDueDraws(services.db, await shopNow(services.db));
    const { draws } = (await services.call({ path: "/v2/pricing/pri_au_nsw/product_offers" })).body.result.offers.find(
      ({ key }: { key: string }) => key === "camper_raffle",
    );
    expect(draws.map((draw: { purchase_status: string }) => draw.purchase_status)).toEqual(["open", "pre_order"]);
    await add({ ...PRE_ORDER, draw_no: draws[1].draw_no });
    expect((await cartOf()).pre_order_total).toEqual(aud(15));
    await buy();
    await drawNow(services.db, "camper_raffle");
    expect(await chargePreOrders({ db: services.db, gateway: services.gateway }, await shopNow(services.db))).toBe(1);
    expect(await isBalanced(services)).toBe(true);
  });
});
