import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { houseAccount, post, prizeAccount } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { refundCheckout } from "#services/main/sales/purchases/refunds.commands.ts";
import { listTransactions } from "#services/main/wallet/transactions/transactions.rows.ts";
import { openServices, type Services, type SignedIn } from "./open-services.ts";
import { addTicket, answerBank, depositOf, keyed, purchaseOf } from "./sales.ts";

let services: Services;
let dan: SignedIn;
beforeAll(async () => {
  services = await openServices();
  dan = await services.signIn("dan@example.com");
});
afterAll(() => services.close());

type Row = { id: string; type: string; status: string; amount: { amount: number }; balance_after: { amount: number } };
const read = async (path = "", as = dan) => (await services.call({ path: `/v2/transactions${path}`, as })).body;
const send = async (path: string, body: object) =>
  (await services.call({ method: "POST", path: `/v2/${path}`, body, as: dan, headers: keyed() })).body;
const deposit = (amount: number) => send("funds/dpm_td/deposit", depositOf(dan, amount, undefined, false));
const line = ({ amount, balance_after, status, type }: Row) =>
  `${type} ${status} ${amount.amount} -> ${balance_after.amount}`;
const lines = async (query = "") => (await read(query)).result.map(line);

it("never shows a demo customer a negative balance", async () => {
  const customers = await services.db.selectFrom("customer").select("id").execute();
  const read = ({ id }: { id: string }) =>
    runInTransaction(services.db, (tx) => listTransactions(tx, id, { limit: 100, offset: 0 }));
  const rows = (await Promise.all(customers.map(read))).flatMap((page) => page.rows);
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ balance_cents }) => balance_cents < 0)).toEqual([]);
});

it("lists every movement with the balance after it, the newest first", async () => {
  const { checkout_id, order_ids } = (await send("cart/purchase", purchaseOf(await addTicket(services, dan)))).result;
  const entries = [
    { account: houseAccount("prize_pool"), cents: -1000 },
    { account: prizeAccount(dan.customerId), cents: 1000 },
  ];
  await runInTransaction(services.db, async (tx) => {
    await post(tx, { kind: "prize", reference: `${order_ids[0]}/1`, entries });
    await refundCheckout(tx, checkout_id);
  });
  await deposit(5.01);
  await deposit(20);

  expect(await lines()).toEqual([
    "deposit completed 20 -> 35",
    "deposit failed 5.01 -> 15",
    "refund completed 2.7 -> 15",
    "winnings completed 10 -> 12.3",
    "purchase completed -2.7 -> 2.3",
    "adjustment completed 5 -> 5",
  ]);
  expect((await read("?type=winnings")).result[0]).toMatchObject({
    description: "Prize in draw 4321: 4 x Monday Lotto games",
    product_offer_key: "monday_lotto",
    draw_no: 4321,
  });
  expect((await read("?type=purchase")).result[0]).toMatchObject({
    checkout_id,
    description: "4 x Monday Lotto games",
  });
  expect(await lines("?status=failed&limit=1")).toEqual(["deposit failed 5.01 -> 15"]);
  expect(await read("?limit=2&offset=4")).toMatchObject({ page_info: { limit: 2, offset: 4, total: 6 } });
  expect(await lines("?offset=6")).toEqual([]);
});

it("names all that a purchase bought, and counts only what is beyond four kinds", async () => {
  const named = async (...tickets: string[]) => {
    const all = JSON.stringify(Object.fromEntries(tickets.map((name, at) => [`ord_${at}`, name])));
    return (await sql<{ text: string | null }>`select name_tickets(${all}::jsonb) as text`.execute(services.db)).rows[0]
      ?.text;
  };
  expect(await named("4 x Powerball games")).toBe("4 x Powerball games");
  expect(await named("B", "A")).toBe("A and B");
  expect(await named("A", "B", "A")).toBe("A (2 times) and B");
  expect(await named("A", "B", "C", "D")).toBe("A, B, C and D");
  expect(await named("A", "B", "C", "D", "E")).toBe("A, B, C, D and 1 other ticket");
  expect(await named("A", "B", "C", "D", "E", "F", "F")).toBe("A, B, C, D and 3 other tickets");
});

it("keeps the id of a deposit from pending to completed", async () => {
  const { id, challenge } = (await deposit(5.02)).result;
  const [pending] = (await read()).result;
  expect(line(pending)).toBe("deposit pending 5.02 -> 35");

  const { cres } = await answerBank(challenge, "Approve");
  await send(`funds/${id}/deposit/authorise`, { deposit_id: id, cres });

  expect(await read(`/${pending.id}`)).toMatchObject({ result: { deposit_id: id, status: "completed" } });
  expect(await lines("?type=deposit&status=completed&limit=1")).toEqual(["deposit completed 5.02 -> 40.02"]);
});

it("filters by the calendar day in Sydney", async () => {
  await setShopNow(services.db, new Date("2026-11-30T13:30:00Z"));
  await deposit(1);

  expect(await lines("?from=2026-12-01&to=2026-12-01")).toEqual(["deposit completed 1 -> 41.02"]);
  expect(await lines("?from=2026-12-02")).toEqual([]);
  expect(await lines("?from=2026-12-01&to=2026-11-30")).toEqual([]);
});

it("answers 404 for a transaction of another customer", async () => {
  const [{ id }] = (await read()).result;
  const anna = await services.signIn("anna@example.com");

  expect((await services.call({ path: `/v2/transactions/${id}`, as: anna })).status).toBe(404);
  expect((await services.call({ path: `/v2/transactions/${id}`, as: dan })).status).toBe(200);
});
