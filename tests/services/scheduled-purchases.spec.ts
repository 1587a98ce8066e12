// Scheduled tickets: chosen in the cart, charged when their draw is the next one, cancelled until then.
import { describe, expect, it } from "vitest";
import { setShopNow, shopNow } from "#services/lib/clock.ts";
import { between, cashAccount, houseAccount, post } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawNow, runDueDraws } from "#services/main/play/drawing/draws.runner.ts";
import { chargePreOrders } from "#services/main/recurring/scheduled-purchases/scheduled-purchases.commands.ts";
import { raisePrices } from "#tests/prices.ts";
import type { SignedIn } from "./open-services.ts";
import { openSale } from "./sale.ts";
import { aud, balanceOf, isBalanced, MONDAY_STOP, mondayTicket, refusalOf } from "./sales.ts";

const { add, anna, buy, change, erin, services } = openSale();

const topUp = (as: SignedIn, cents: number) =>
  runInTransaction(services.db, async (tx) => {
    const entries = between(houseAccount("clearing"), cashAccount(as.customerId), cents);
    await post(tx, { kind: "deposit", reference: crypto.randomUUID(), at: await shopNow(tx), entries });
  });
const listed = async (as = anna) => (await services.call({ path: "/v2/scheduled-purchases", as })).body.result;
const cancel = (id: string, as = anna) =>
  services.call({ method: "PATCH", path: `/v2/scheduled-purchases/${id}/cancel`, as });
const charge = async (at: string) => {
  await setShopNow(services.db, new Date(at));
  return chargePreOrders(services.db, new Date(at));
};
const mailed = async () =>
  (await services.db.selectFrom("mail").select("subject").orderBy("id").execute()).at(-1)?.subject;

describe("a scheduled ticket", () => {
  const scheduled = mondayTicket({ draw_no: 4322, scheduled: true });
  const NEXT = MONDAY_STOP.toISOString();
  const bought = async (as = anna) => {
    await topUp(as, 1_000);
    await add(scheduled, as);
    await buy(as);
    return (await listed(as))[0].encoded_id;
  };

  it("is paid when its draw is the next one, and is an order then", async () => {
    await topUp(anna, 1_000);
    await add(mondayTicket());
    const { cart_items: items, ...cart } = (await add(scheduled)).body.result;
    expect([cart.cart_total, cart.pre_order_total]).toEqual([aud(5.4), aud(2.7)]);
    expect(items[0].scheduled_for).toBeUndefined();
    expect(items[1]).toMatchObject({ scheduled_purchase: { type: "scheduled_purchase" }, scheduled_for: NEXT });
    const before = await balanceOf(services, anna);
    const { result: receipt } = (await buy()).body;
    expect(receipt).toMatchObject({ total: aud(2.7) });
    expect(receipt.tracking_data.products[1].purchase_status).toBe("standard");
    expect(await listed()).toMatchObject([{ kind: "scheduled_purchase", scheduled_for: NEXT, price: aud(2.7) }]);

    expect(await charge("2026-11-23T09:24:59Z")).toBe(0);
    expect(await charge(NEXT)).toBe(1);
    expect(await charge(NEXT)).toBe(0);
    expect(before - (await balanceOf(services, anna))).toBeCloseTo(5.4);
    const order = (await services.call({ path: `/v2/orders/${receipt.order_ids[1]}`, as: anna })).body.result;
    expect(order).toMatchObject({ status: "upcoming", draws: [{ draw_no: 4322 }] });
    expect(await mailed()).toBe("Your scheduled ticket is in the draw: 4 x Monday Lotto games");
    expect(await isBalanced(services)).toBe(true);
  });

  it("is chosen and taken back in the cart; one that is bought again is paid now", async () => {
    const { id } = (await add(mondayTicket({ draw_no: 4322 }))).body.result.cart_items[0];
    const update = async (fields: object) => change(id, { product_type: "lottery_ticket", ...fields });
    expect((await update({ scheduled: true })).body.result.pre_order_total).toEqual(aud(2.7));
    const recurring_purchase = { type: "autoplay", enabled: true };
    expect((await update({ recurring_purchase })).body.messages).toMatchObject([{ target: "scheduled" }]);
    expect((await update({ scheduled: false })).body.result).toMatchObject({
      ...{ pre_order_total: aud(0), cart_items: [{ scheduled_for: NEXT }] },
    });
    expect((await update({ recurring_purchase })).status).toBe(200);
    expect(refusalOf(await update({ scheduled: true }))).toBe("422 invalid_field");
    // For the next draw there is nothing to wait for.
    const { cart_items: next } = (await add(mondayTicket({ scheduled: true }))).body.result;
    expect(next[1].scheduled_purchase).toBeUndefined();
  });

  it("is cancelled by its customer until it is charged, and not after", async () => {
    const id = await bought();
    expect((await cancel(id)).body.result.status).toBe("scheduled_status_cancelled");
    expect(await charge(NEXT)).toBe(0);
    await setShopNow(services.db, new Date("2026-11-20T01:00:00Z"));
    const second = await bought();
    await charge(NEXT);
    expect(refusalOf(await cancel(second))).toBe("409 already_processed");
  });

  it("never costs more than was agreed: a dearer one is cancelled with a mail", async () => {
    await bought();
    const before = await balanceOf(services, anna);
    const restore = raisePrices();
    try {
      expect(await charge(NEXT)).toBe(1);
    } finally {
      restore();
    }
    expect([await balanceOf(services, anna), await listed()]).toEqual([before, []]);
    expect(await mailed()).toBe("Your scheduled ticket is cancelled: 4 x Monday Lotto games");
  });

  it("costs the price of the day if that is lower", async () => {
    const restore = raisePrices();
    try {
      await bought(erin);
    } finally {
      restore();
    }
    const before = await balanceOf(services, erin);
    expect(await charge(NEXT)).toBe(1);
    expect(before - (await balanceOf(services, erin))).toBeCloseTo(2.7);
  });

  it("is tried again after 1, 6 and 24 hours without money, then cancelled", async () => {
    const poor = await services.signIn("dan@example.com");
    await add(scheduled, poor);
    await buy(poor);
    await topUp(poor, -Math.round((await balanceOf(services, poor)) * 100));
    const tries = ["23T09:25", "23T10:20", "23T10:30", "23T16:35", "24T16:40"];
    const counts = [];
    for (const at of tries) counts.push(await charge(`2026-11-${at}:00Z`));
    expect(counts).toEqual([1, 0, 1, 1, 1]);
    expect([await listed(poor), await mailed()]).toEqual([
      ...[[], "Your scheduled ticket is cancelled: 4 x Monday Lotto games"],
    ]);
  });

  it("is charged at once when the draw before it is held early", async () => {
    await setShopNow(services.db, null);
    await runDueDraws(services.db, await shopNow(services.db));
    await topUp(anna, 1_000);
    const { draw_no } = (await add(mondayTicket())).body.result.cart_items[0];
    await add({ ...scheduled, draw_no: draw_no + 1 });
    await buy();
    await drawNow(services.db, "monday_lotto");
    expect(await chargePreOrders(services.db, await shopNow(services.db))).toBe(1);
    expect(await isBalanced(services)).toBe(true);
  });
});
