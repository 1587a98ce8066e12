// Free entries of a raffle by post: one ticket per person, drawn like a bought one, paid by hand.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "#services/db/index.ts";
import { deleteExpired } from "#services/housekeeping.ts";
import { setShopNow } from "#services/lib/clock.ts";
import { houseCents } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { drawNow } from "#services/main/play/drawing/draws-runner.ts";
import {
  enterByPost,
  listPostalWins,
  settlePostalPrize,
} from "#services/main/sales/postal-entries/postal-entries.commands.ts";
import { audit } from "#tests/ledger-audit.ts";
import { openShop, sellBooks } from "./draws-shop.ts";

let shop: Database;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const fred = { name: "Fred Post", address: "1 Letter Lane, Perth WA 6000" };
const enter = (sender = fred, raffle = "charity_raffle") =>
  runInTransaction(shop.db, (tx) => enterByPost(tx, raffle, sender));
const wins = () => runInTransaction(shop.db, (tx) => listPostalWins(tx, "charity_raffle"));
const settle = (prizeId: string) => runInTransaction(shop.db, (tx) => settlePostalPrize(tx, "charity_raffle", prizeId));
const names = async () => {
  const rows = await shop.db.selectFrom("postal_entry").select("name").where("name", "is not", null).execute();
  return rows.map(({ name }) => name);
};

it("gives a person one number after those that were paid before, and takes it from the stock", async () => {
  await sellBooks(shop.db, "anna", { book: "book_5", books: 1 });
  expect(await enter()).toEqual({ raffle: "charity_raffle", drawNo: 12, ticketNumber: "0000006" });
  await expect(enter({ ...fred, name: " fred  POST" })).rejects.toMatchObject({
    status: 409,
    code: "already_processed",
  });
  await expect(enter(fred, "super_jackpot_lottery")).rejects.toMatchObject({ status: 422 });
  const { sold } = await shop.db.selectFrom("stock").select("sold").executeTakeFirstOrThrow();
  expect(sold).toBe(6);
  const orders = shop.db.selectFrom("orders").select(["price_cents", "customer_id"]).where("game_offer", "=", "postal");
  expect(await orders.execute()).toEqual([{ price_cents: 0, customer_id: null }]);
  const paid = sql`insert into orders select ord.* from orders, jsonb_populate_record(orders, jsonb_build_object(
    'id', 'ord_free', 'ticket_id', 'ord_free', 'price_cents', 0)) ord where orders.customer_id is not null limit 1`;
  await expect(paid.execute(shop.db)).rejects.toThrow("orders_price_cents_check");
});

it("takes part like a bought ticket; what it wins is listed, not paid into a wallet, and paid once by hand", async () => {
  // So many that some of them win.
  for (let no = 1; no <= 40; no++) await enter({ name: `Person ${no}`, address: fred.address });
  const { tickets = [] } = await drawNow(shop.db, "charity_raffle");
  const byPost = tickets.filter(({ isByPost }) => isByPost).map(({ number }) => number);
  expect(byPost.every((number) => number > "0000005")).toBe(true);
  const won = await wins();
  expect(won.map(({ ticketNumber }) => ticketNumber).sort()).toEqual(byPost.sort());
  const money = won.find(({ isGoods }) => !isGoods);
  expect(money).toMatchObject({ drawNo: 12, name: expect.any(String), address: fred.address, isSettled: false });
  expect(await shop.db.selectFrom("orders").select("id").where("status", "=", "upcoming").execute()).toEqual([]);

  const sales = () => runInTransaction(shop.db, (tx) => houseCents(tx, "sales"));
  const before = await sales();
  await settle(money?.prizeId ?? "");
  expect(before - (await sales())).toBe(money?.cents);
  await expect(settle(money?.prizeId ?? "")).rejects.toMatchObject({ status: 409 });
  await expect(settle("prz_none")).rejects.toMatchObject({ status: 404 });
  expect(await runInTransaction(shop.db, audit)).toMatchObject({ isBalanced: true });
});

it("keeps a name until 30 days after the draw, and a winner's until everything is paid", async () => {
  const later = new Date("2027-02-01T00:00:00Z");
  await setShopNow(shop.db, later);
  await deleteExpired(shop.db, later);
  const winners = new Set((await wins()).filter(({ isSettled }) => !isSettled).map(({ name }) => name));
  expect(new Set(await names())).toEqual(winners);
  for (const { isSettled, prizeId } of await wins()) if (!isSettled) await settle(prizeId);
  await deleteExpired(shop.db, later);
  expect(await names()).toEqual([]);
});
