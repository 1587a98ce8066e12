// Prizes that were paid by mistake, taken back by an operator.
import { afterAll, beforeAll, expect, it } from "vitest";
import { balances, between, houseAccount, PRIZE, post, prizeAccount } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { newsOfGames, notifyWinners } from "#services/main/play/draws/win-news.ts";
import { reversePrizes } from "#services/main/sales/orders/prize-reversals.commands.ts";
import { holdWithdrawal } from "#services/main/wallet/withdrawals/withdrawals.commands.ts";
import { audit } from "#tests/ledger-audit.ts";
import { openServices, type Services, type SignedIn } from "./open-services.ts";
import { addTicket, aud, keyed, mondayTicket, purchaseOf } from "./sales.ts";

let services: Services;
let anna: SignedIn;
beforeAll(async () => {
  services = await openServices();
  anna = await services.signIn("anna@example.com");
});
afterAll(() => services.close());

/** Buys a ticket and returns its id. */
async function buy(ticket = mondayTicket()): Promise<string> {
  const body = purchaseOf(await addTicket(services, anna, ticket));
  const bought = await services.call({ method: "POST", path: "/v2/cart/purchase", body, as: anna, headers: keyed() });
  const [id = ""] = bought.body.result.order_ids as string[];
  return id;
}

const pay = (orderId: string, cents: number, parts = ["1"]) =>
  runInTransaction(services.db, async (tx) => {
    for (const part of parts) {
      const entries = between(houseAccount("prize_pool"), prizeAccount(anna.customerId), cents);
      await post(tx, { kind: PRIZE, reference: `${orderId}/${part}`, entries });
    }
  });

/** Buys a ticket and pays it a prize. Returns the ticket's id. */
async function win(cents: number, parts = ["1"]): Promise<string> {
  const id = await buy();
  await pay(id, cents, parts);
  return id;
}

const reverse = (id: string) =>
  runInTransaction(services.db, (tx) => reversePrizes(tx, id, "The draw was scored twice."));
const wallet = () => runInTransaction(services.db, (tx) => balances(tx, anna.customerId));
const read = async (path: string) => (await services.call({ path: `/v2/${path}`, as: anna })).body.result;

it("takes every prize of a ticket back once, and tells the customer", async () => {
  const id = await win(5_000, ["1", "2"]);
  const before = await wallet();
  expect(await reverse(id)).toEqual({ customerId: anna.customerId, reversedCents: 10_000 });
  await expect(reverse(id)).rejects.toThrow("no prize money that can be taken back");
  expect((await wallet()).prizeCents).toBe(before.prizeCents - 10_000);

  expect((await read(`orders/${id}`)).prize_reversal).toMatchObject({
    amount: aud(100),
    reason: "The draw was scored twice",
  });
  expect(
    (await read("transactions?type=adjustment&limit=2")).map((row: { description: string }) => row.description),
  ).toEqual([
    "Prize taken back in draw 4321: 4 x Monday Lotto games",
    "Prize taken back in draw 4321: 4 x Monday Lotto games",
  ]);
  const mail = await services.db
    .selectFrom("mail")
    .selectAll()
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({
    recipient: "anna@example.com",
    subject: "We took back a prize of $100.00",
    body: expect.stringContaining("It was paid by mistake: The draw was scored twice."),
  });
  expect((await runInTransaction(services.db, audit)).isBalanced).toBe(true);
});

it("no longer announces a prize that was taken back, in whichever draw of the ticket it was won", async () => {
  const ticketId = await buy(mondayTicket({ num_draws: 2 }));
  const { id: orderId } = await services.db
    .selectFrom("orders")
    .select("id")
    .where("ticket_id", "=", ticketId)
    .where("id", "!=", ticketId)
    .executeTakeFirstOrThrow();
  await pay(orderId, 5_000);
  const news = newsOfGames({
    orderId,
    customerId: anna.customerId,
    lottery: "Monday Lotto",
    offerKey: "monday_lotto",
    drawNo: 4322,
    cents: 5_000,
    hasGoods: false,
    notes: [],
    divisions: new Map([[6, 1]]),
  });
  await runInTransaction(services.db, (tx) => notifyWinners(tx, [news], new Date()));
  const announced = async () => {
    const { body } = await services.call({ path: "/notifications/content-cards", as: anna });
    return (body.result as { win?: object }[]).filter(({ win }) => win).length;
  };
  expect(await announced()).toBe(1);
  await reverse(ticketId);
  expect(await announced()).toBe(0);
});

it("refuses money that is withdrawn, and an unknown ticket", async () => {
  const id = await win(5_000);
  await runInTransaction(services.db, (tx) =>
    holdWithdrawal(tx, {
      customer_id: anna.customerId,
      method_code: "tw",
      fund_id: null,
      is_instant: false,
      amount_cents: 2_000,
      closing_cash_cents: null,
      created_at: new Date(),
    }),
  );
  await expect(reverse(id)).rejects.toThrow("Only $30.00 of $50.00 is neither spent nor withdrawn.");
  expect((await read(`orders/${id}`)).prize_reversal).toBeUndefined();
  await expect(reverse("ord_unknown")).rejects.toThrow("There is no ticket ord_unknown.");
});

it("marks the prizes of a raffle's ticket that were taken back, and no other", async () => {
  const vera = await services.signIn("vera@example.com");
  const order = await services.db
    .selectFrom("ticket_win")
    .innerJoin("orders", "orders.id", "ticket_win.order_id")
    .innerJoin("draw", "draw.id", "orders.draw_id")
    .select(["orders.ticket_id", "ticket_win.prize_id", "draw.draw_no", "draw.product_offer_key"])
    .where("orders.customer_id", "=", vera.customerId)
    .where("ticket_win.is_goods", "=", false)
    .executeTakeFirstOrThrow();
  const marks = async () => {
    const { body } = await services.call({ path: `/v2/orders/${order.ticket_id}`, as: vera });
    return (body.result.ticket_wins as { is_taken_back?: boolean }[]).map(({ is_taken_back }) => is_taken_back);
  };
  expect((await marks()).every((mark) => mark === undefined)).toBe(true);
  const path = `/v2/draw/full_result_customer/${order.product_offer_key}/${order.draw_no}`;
  const result = async () => (await services.call({ path, as: vera })).body.result;
  const before = (await result()).customer_winnings.amount;
  const { reversedCents } = await reverse(order.ticket_id);
  expect(await result()).toMatchObject({
    customer_winnings: { amount: Math.round(before * 100 - reversedCents) / 100 },
    customer_taken_back: aud(reversedCents / 100),
  });
  const all = await marks();
  expect(all.every((mark) => mark === true)).toBe(true);

  await services.db.deleteFrom("prize_reversal").where("reference", "like", `%/${order.prize_id}`).execute();
  expect((await marks()).filter((mark) => mark === undefined)).toHaveLength(1);
});
