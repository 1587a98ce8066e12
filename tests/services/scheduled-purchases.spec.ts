// Scheduled tickets: chosen in the cart, charged when their draw is the next one, cancelled until then.
import { describe, expect, it } from "vitest";
import { setShopNow, shopNow } from "#services/lib/clock.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawNow, runDueDraws } from "#services/main/play/drawing/draws-runner.ts";
import { collectDebts, endDebit } from "#services/main/recurring/recurring-purchases/recurring-debits.commands.ts";
import { chargePreOrders } from "#services/main/recurring/scheduled-purchases/scheduled-purchases.commands.ts";
import { resumeStaleSagas } from "#services/main/wallet/deposits/deposits-saga.ts";
import { registerPerson } from "#tests/contract/people.ts";
import { raisePrices } from "#tests/prices.ts";
import type { SignedIn } from "./open-services.ts";
import { keepCard } from "./recurring-till.ts";
import { openSale } from "./sale.ts";
import {
  aud,
  balanceOf,
  countOrders,
  emptyWallet,
  isBalanced,
  keyed,
  MONDAY_STOP,
  mondayTicket,
  refusalOf,
  topUp,
} from "./sales.ts";

const { add, anna, buy, change, erin, services } = openSale();

const listed = async (as = anna) => (await services.call({ path: "/v2/scheduled-purchases", as })).body.result;
const cancel = (id: string, as = anna) =>
  services.call({ method: "PATCH", path: `/v2/scheduled-purchases/${id}/cancel`, as });
/** Charges what is due; ends at a point of the charge, as a process that is killed there. */
const charge = async (at: string, crashAt?: string) => {
  await setShopNow(services.db, new Date(at), { frozen: true });
  const onStep = (point: string) => {
    if (point === crashAt) throw new Error("killed");
  };
  return chargePreOrders({ db: services.db, gateway: services.gateway, onStep }, new Date(at));
};
const person = () => runInTransaction(services.db, (tx) => registerPerson(tx, services.env, { cents: 0 }));
const pays = (as: SignedIn, key: string) =>
  services.call({
    method: "POST",
    path: `/v2/customer/recurring-purchase-method?recurring_purchase_method=${key}`,
    as,
    headers: keyed(),
  });
/** A bank account that may be debited. */
const keepBank = async (as: SignedIn): Promise<string> => {
  const account = { code: "062-000", account_number: "123456789", account_name: "Robin Example", type: "national" };
  const kept = await services.call({
    method: "POST",
    path: "/v2/funds/bank-account",
    as,
    headers: keyed(),
    body: account,
  });
  const { id } = kept.body.result;
  const now = await shopNow(services.db);
  await services.db.updateTable("fund").set({ debit_agreed_at: now }).where("id", "=", id).execute();
  return id;
};
const mailed = async () =>
  (await services.db.selectFrom("mail").select("subject").orderBy("id").execute()).at(-1)?.subject;

const mailBody = async () => (await services.db.selectFrom("mail").select("body").orderBy("id").execute()).at(-1)?.body;

const DESCRIPTION = "4 x Monday Lotto games";

describe("a scheduled ticket", () => {
  const scheduled = mondayTicket({ draw_no: 4322, scheduled: true });
  const NEXT = MONDAY_STOP.toISOString();
  const bought = async (as = anna) => {
    await topUp(services, as, 1_000);
    await add(scheduled, as);
    await buy(as);
    return (await listed(as))[0].encoded_id;
  };

  it("is paid when its draw is the next one, and is an order then", async () => {
    await topUp(services, anna, 1_000);
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
    const read = (await services.call({ path: `/v2/checkout/${receipt.checkout_id}`, as: anna })).body.result;
    expect(read.items[1].scheduled_purchase).toEqual({ type: "scheduled_purchase", status: "charged" });
    expect(await isBalanced(services)).toBe(true);
  });

  it("is chosen and taken back in the cart; one that is bought again is paid now", async () => {
    const { id } = (await add(mondayTicket({ draw_no: 4322 }))).body.result.cart_items[0];
    const update = async (fields: object) => change(id, { product_type: "lottery_ticket", ...fields });
    expect((await update({ scheduled: true })).body.result.pre_order_total).toEqual(aud(2.7));
    const recurring_purchase = { type: "autoplay", enabled: true };
    expect((await update({ recurring_purchase })).body.messages).toMatchObject([{ target: "scheduled" }]);
    expect((await update({ scheduled: false })).body.result).toMatchObject({
      pre_order_total: aud(0),
      cart_items: [{ scheduled_for: NEXT }],
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
    await emptyWallet(services, poor.customerId);
    const tries = ["23T09:25", "23T10:20", "23T10:30", "23T16:35", "24T16:40"];
    const counts = [];
    const [{ encoded_id: id }] = await listed(poor);
    for (const at of tries) {
      counts.push(await charge(`2026-11-${at}:00Z`));
      if (counts.length > 1) continue;
      expect((await listed(poor))[0].failure).toMatchObject({
        retry_at: "2026-11-23T10:25:00.000Z",
        lacking: aud(2.7),
      });
      expect(await mailBody()).toMatch(
        /draw 4322 on Monday 30 November\. We will try again on Monday 23 November, 9:25 pm AEDT/,
      );
    }
    expect(counts).toEqual([1, 0, 1, 1, 1]);
    const failure = { reason: "There wasn't enough money in your wallet: $2.70 was due." };
    expect((await services.call({ path: `/v2/scheduled-purchases/${id}`, as: poor })).body.result).toMatchObject({
      ...{ status: "scheduled_status_cancelled", failure },
    });
    expect([await listed(poor), await mailed()]).toEqual([
      ...[[], "Your scheduled ticket is cancelled: 4 x Monday Lotto games"],
    ]);
  });

  /** A scheduled ticket that a saved card pays for, and a second one without the money for it in the wallet. */
  const boughtByCard = async (behaviour: Parameters<typeof keepCard>[2]) => {
    await setShopNow(services.db, new Date("2026-11-20T01:00:00Z"));
    const as = await person();
    const card = await keepCard(services.db, as.customerId, behaviour);
    await pays(as, card);
    await add(scheduled, as);
    await buy(as);
    return { as, card, id: (await listed(as))[0].encoded_id };
  };
  const depositsOf = async ({ customerId }: SignedIn) =>
    (await services.db.selectFrom("deposit").select("step").where("customer_id", "=", customerId).execute()).map(
      ({ step }) => step,
    );

  /** Ends the deposits that were left behind, as the runner does. */
  const endStale = async (at: string) => {
    const { db, gateway } = services;
    if (!gateway) throw new Error("There is no card gateway");
    await resumeStaleSagas({ db, gateway, buyWithDeposit: () => Promise.reject() }, new Date(at));
  };

  it("is paid by the card that pays later charges, which cannot be deleted until then", async () => {
    const { as, card } = await boughtByCard("approved");
    const remove = { method: "DELETE" as const, path: `/v2/funds/${card}`, as };
    expect(refusalOf(await services.call(remove))).toBe("409 fund_in_use");
    const { body } = await services.call({ path: "/v2/coming_charges", as });
    expect(body.result).toMatchObject([{ kind: "scheduled_purchase", fund: { kind: "cc", last_four: "4242" } }]);
    expect(await charge(NEXT)).toBe(1);
    expect([await depositsOf(as), await countOrders(services, as), await listed(as)]).toEqual([["captured"], 1, []]);
    expect([await balanceOf(services, as), await isBalanced(services)]).toEqual([0, true]);
    expect((await services.call(remove)).status).toBe(204);
  });

  const retry = async (id: string, by: SignedIn) => {
    const body = { recurring_purchase_ids: [id] };
    const path = "/v2/process_recurring_purchases/sync";
    const { result } = (await services.call({ method: "POST", path, as: by, headers: keyed(), body })).body;
    return result[0].attempt_status;
  };

  it.each([
    ["card", "captured"],
    ["bank account", "pending"],
  ])(
    "is paid by the other %s that the customer has chosen after a decline, with a deposit of its own",
    async (kind, step) => {
      const { as, id } = await boughtByCard("insufficient_funds");
      await charge(NEXT);
      await pays(as, kind === "card" ? await keepCard(services.db, as.customerId, "approved") : await keepBank(as));
      expect(await retry(id, as)).toBe("purchased");
      expect((await depositsOf(as)).sort()).toEqual([step, "failed"].sort());
      expect([await countOrders(services, as), await isBalanced(services)]).toEqual([1, true]);
    },
  );

  it("is tried again when the customer asks after a decline, and paid by what the customer has chosen since", async () => {
    const { as, id } = await boughtByCard("insufficient_funds");
    expect(await charge(NEXT)).toBe(1);
    expect([await depositsOf(as), await mailed()]).toEqual([
      ...[["failed"], "We couldn't charge your scheduled ticket: 4 x Monday Lotto games"],
    ]);
    await pays(as, "wallet");
    expect([await retry(id, anna), await retry(id, as)]).toEqual(["not_found", "soft_failure"]);
    await topUp(services, as, 300);
    expect(await retry(id, as)).toBe("purchased");
    expect([await countOrders(services, as), await balanceOf(services, as)]).toEqual([1, 0.3]);
  });

  it("is cancelled while the account is being closed: nothing is asked, and the mail says so", async () => {
    const { as } = await boughtByCard("approved");
    const closing = { closing_withdrawal: "wdr_closing" };
    await services.db.updateTable("customer").set(closing).where("id", "=", as.customerId).execute();
    expect([await charge(NEXT), await depositsOf(as), await countOrders(services, as)]).toEqual([1, [], 0]);
    const mail = services.db.selectFrom("mail").select(["subject", "body"]).orderBy("id", "desc");
    expect(await mail.executeTakeFirst()).toEqual({
      subject: "Your scheduled ticket is cancelled: 4 x Monday Lotto games",
      body: "Your account is being closed. Nothing was charged, and you have no ticket in draw 4322 on Monday 30 November.",
    });
  });

  it.each(["charge_written", "authorise_answered", "authorised", "purchased", "capture_answered"])(
    "is charged to a card once, although a process ended at %s",
    async (point) => {
      const { as } = await boughtByCard("approved");
      await expect(charge(NEXT, point)).rejects.toThrow("could not be charged");
      expect(await charge(NEXT)).toBe(0);
      await charge("2026-11-23T09:27:00Z");
      if (["purchased", "capture_answered"].includes(point)) {
        await endStale("2026-11-23T09:27:00Z");
      }
      expect([await depositsOf(as), await countOrders(services, as)]).toEqual([["captured"], 1]);
      expect(await isBalanced(services)).toBe(true);
    },
  );

  it("is not bought when it is cancelled while the card is asked; the card is released", async () => {
    const { as, id } = await boughtByCard("approved");
    await expect(charge(NEXT, "authorised")).rejects.toThrow("could not be charged");
    expect((await cancel(id, as)).body.result.status).toBe("scheduled_status_cancelled");
    await endStale("2026-11-23T10:00:00Z");
    expect([await depositsOf(as), await countOrders(services, as)]).toEqual([["voided"], 0]);
  });

  it.each(["the runner", "a press"])(
    "is bought by a bank account; what the bank returns is owed until %s takes it",
    async (by) => {
      const as = await person();
      const bank = await keepBank(as);
      await pays(as, bank);
      await setShopNow(services.db, new Date("2026-11-20T01:00:00Z"));
      await add(scheduled, as);
      await buy(as);
      expect(await charge(NEXT)).toBe(1);
      expect([await depositsOf(as), await countOrders(services, as)]).toEqual([["pending"], 1]);
      const { id } = await services.db
        .selectFrom("deposit")
        .select("id")
        .where("customer_id", "=", as.customerId)
        .executeTakeFirstOrThrow();
      const end = () => runInTransaction(services.db, (tx) => endDebit(tx, id, "refused"));
      expect([await end(), await end(), await collectDebts(services.db)]).toEqual(["refused", "refused", 0]);
      const resolve = async () => (await services.call({ path: "/v2/payment_resolutions", as })).body.result;
      const [{ owed, scheduled_purchases: debts }] = await resolve();
      expect([owed.amount, debts]).toEqual([
        ...[2.7, [{ id: expect.any(String), order_id: expect.any(String), description: DESCRIPTION, price: owed }]],
      ]);
      const press = async (by = as) => {
        const body = { recurring_purchase_ids: [debts[0].id] };
        const path = "/v2/process_recurring_purchases/sync";
        return (await services.call({ method: "POST", path, as: by, headers: keyed(), body })).body.result[0];
      };
      expect([await press(), await press(anna)]).toMatchObject([
        ...[{ attempt_status: "hard_failure" }, { attempt_status: "not_found" }],
      ]);
      await topUp(services, as, 300);
      if (by === "the runner") expect(await collectDebts(services.db)).toBe(1);
      else expect(await press()).toMatchObject({ attempt_status: "purchased", debt_paid: owed });
      expect([await press(), await resolve(), await collectDebts(services.db)]).toEqual([
        ...[{ recurring_purchase_id: debts[0].id, attempt_status: "purchased" }, [], 0],
      ]);
      expect([await balanceOf(services, as), await isBalanced(services)]).toEqual([0.3, true]);
    },
  );

  it("is charged at once when the draw before it is held early", async () => {
    await setShopNow(services.db, null);
    await runDueDraws(services.db, await shopNow(services.db));
    await topUp(services, anna, 1_000);
    const { draw_no } = (await add(mondayTicket())).body.result.cart_items[0];
    await add({ ...scheduled, draw_no: draw_no + 1 });
    await buy();
    await drawNow(services.db, "monday_lotto");
    expect(await chargePreOrders({ db: services.db, gateway: services.gateway }, await shopNow(services.db))).toBe(1);
    expect(await isBalanced(services)).toBe(true);
  });
});
