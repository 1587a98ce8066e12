// A sale of books of the charity raffle, of which a test may leave few tickets.
import { beforeEach } from "vitest";
import { between, cashAccount, houseAccount, lockBalances, post } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { EXAMPLE_NOW, type SignedIn } from "./open-services.ts";
import { openSale } from "./sale.ts";

export const DRAW = "drw_charity_raffle_12";
export const MAX_TICKETS = 1_000_000;

export const books = (changes: object = {}) => ({
  product_type: "raffle_ticket",
  lottery_key: "charity_raffle",
  raffle_offer: "book_5",
  books: 1,
  ...changes,
});

/** Opens services for the tests of a file. Before each test every cart is empty and no ticket is sold. */
export function openBookSale() {
  const sale = openSale();
  const { services } = sale;
  beforeEach(async () => {
    await services.db.deleteFrom("stock").execute();
  });
  return {
    ...sale,
    change: (id: string, body: object) => sale.change(id, { product_type: "raffle_ticket", ...body }),
    leave: (left: number) =>
      services.db
        .insertInto("stock")
        .values({
          draw_id: DRAW,
          product_offer_key: "charity_raffle",
          sold: MAX_TICKETS - left,
          available: MAX_TICKETS,
        })
        .execute(),
    soldTickets: async () =>
      (await services.db.selectFrom("stock").select("sold").where("draw_id", "=", DRAW).executeTakeFirst())?.sold ?? 0,
    topUp: (as: SignedIn, cents: number) =>
      runInTransaction(services.db, async (tx) => {
        await lockBalances(tx, as.customerId);
        const entries = between(houseAccount("clearing"), cashAccount(as.customerId), cents);
        await post(tx, { kind: "deposit", reference: crypto.randomUUID(), at: new Date(EXAMPLE_NOW), entries });
      }),
  };
}
