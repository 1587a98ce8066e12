// The tickets that are left of a raffle: a purchase of more is refused.
import { expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { takeUnits } from "#services/main/sales/stock/stock.rows.ts";
import { EXAMPLE_NOW } from "./open-services.ts";
import { books, DRAW, MAX_TICKETS, openBookSale } from "./raffles-till.ts";
import { isBalanced, keyed, purchaseOf, refusalOf } from "./sales.ts";

const { add, anna, buy, cartOf, change, erin, leave, services, soldTickets, topUp } = openBookSale();

it("tickets are refused between two draws, with the reason", async () => {
  await setShopNow(services.db, new Date("2026-12-18T09:00:00Z"), { frozen: true });
  const refused = await add(books());
  await setShopNow(services.db, new Date(EXAMPLE_NOW));
  expect([refusalOf(refused), refused.body.messages[0].message]).toEqual([
    "409 draw_closed",
    "Beach house raffle is not on sale at the moment.",
  ]);
});

it("tickets refuse more than are left, with their number", async () => {
  await leave(7);
  const refused = await add(books({ books: 2 }));

  expect(refusalOf(refused)).toBe("409 draw_sold_out");
  expect(refused.body.messages[0]).toMatchObject({
    message: "Only 7 tickets are left. Choose fewer or smaller books.",
    target: "books",
  });
  const [item] = (await add(books())).body.result.cart_items;
  expect(refusalOf(await add(books()))).toBe("409 draw_sold_out");
  expect(refusalOf(await change(item.id, { books: 2 }))).toBe("409 draw_sold_out");
  expect((await cartOf()).cart_items).toMatchObject([{ id: item.id, quantity: 1 }]);
});

it("tickets remove books that others have bought, and refuse a purchase meanwhile", async () => {
  await topUp(anna, 1_000);
  await leave(5);
  await add(books());
  const seen = purchaseOf(await cartOf());
  await services.db.updateTable("stock").set({ sold: MAX_TICKETS }).execute();
  const path = "/v2/cart/purchase";
  const refused = await services.call({ method: "POST", path, as: anna, headers: keyed(), body: seen });

  expect(refusalOf(refused)).toBe("409 cart_changed");
  expect(await cartOf()).toMatchObject({
    cart_items: [],
    auto_removed_items: [{ reason: { type: "draw_sold_out", message: "This draw is sold out. Choose the next one." } }],
  });
  expect(await isBalanced(services)).toBe(true);
});

it("tickets cannot be oversold, whatever the service does", async () => {
  await leave(1);
  await expect(
    services.db
      .updateTable("stock")
      .set({ sold: MAX_TICKETS + 1 })
      .where("draw_id", "=", DRAW)
      .execute(),
  ).rejects.toThrow(/stock/);
});

it("tickets are taken by as many of 40 concurrent sales as there are tickets for", async () => {
  await leave(52);
  const units = { drawId: DRAW, offerKey: "charity_raffle", units: 5, available: MAX_TICKETS };
  const sales = Array.from({ length: 40 }, () => runInTransaction(services.db, (tx) => takeUnits(tx, [units])));
  const taken = await Promise.all(sales);

  expect(taken.filter(Boolean)).toHaveLength(10);
  expect(await soldTickets()).toBe(MAX_TICKETS - 2);
});

it("tickets are sold to one of two buyers at once", async () => {
  await Promise.all([topUp(anna, 1_000), topUp(erin, 1_000)]);
  await leave(5);
  await Promise.all([add(books(), anna), add(books(), erin)]);
  const answers = await Promise.all([buy(anna), buy(erin)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await soldTickets()).toBe(MAX_TICKETS);
  expect(await isBalanced(services)).toBe(true);
});
