// The last books of a raffle among many buyers, on real Postgres and two processes.
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Answer } from "#tests/contract/caller.ts";
import { purchaseOf } from "#tests/contract/main/money.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { faultsInBooks, ordersOf, walletCents } from "./books.ts";
import { counted, runConcurrently } from "./counts.ts";
import { fleetOfTwo, type Member } from "./fleet.ts";

const { fleet, memberOf } = fleetOfTwo();

const DRAW = "drw_charity_raffle_12";
const LAST_BOOKS = 10;
const BOOK = { product_type: "raffle_ticket", lottery_key: "charity_raffle", raffle_offer: "book_5", books: 1 };
const AFTER_THE_CLOSE = "2026-12-18T09:00:01Z";

async function fillCart(member: Member, as: SignedIn | undefined): Promise<object> {
  if (!as) throw new Error("there is no such buyer");
  const { status } = await member.call("addCartItem", { as, body: BOOK });
  expect(status).toBe(200);
  return purchaseOf(member, as);
}

/** Buys a cart. Tries again with the same key while the service has no capacity. */
async function buy(member: Member, as: SignedIn | undefined, body: object | undefined): Promise<Answer> {
  if (!as || !body) throw new Error("there is no such buyer");
  const key = crypto.randomUUID();
  for (;;) {
    const answer = await member.call("purchaseCart", { as, key, body });
    if (answer.status !== 503) return answer;
    await wait(200);
  }
}

it("sells the last ten books once each, tells the other buyers, and gives no number twice", {
  timeout: 300_000,
}, async () => {
  const buyers: SignedIn[] = [];
  const carts: object[] = [];
  // In turns of ten, because only the purchases are to meet.
  for (let count = 0; count < counted(500, 60); count += 10) {
    const ten = await runConcurrently(10, () => fleet.person({ cents: 1_000 }));
    buyers.push(...ten);
    carts.push(...(await runConcurrently(10, (index) => fillCart(memberOf(index), ten[index]))));
  }
  const available = 1_000_000;
  await fleet.db
    .insertInto("stock")
    .values({ draw_id: DRAW, product_offer_key: "charity_raffle", sold: available - 5 * LAST_BOOKS, available })
    .execute();

  const answers = await runConcurrently(buyers.length, (index) => buy(memberOf(index), buyers[index], carts[index]));

  const sold = answers.flatMap(({ status }, index) => (status === 200 ? [buyers[index]?.customerId ?? ""] : []));
  expect(sold).toHaveLength(LAST_BOOKS);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.messages[0].code}`))).toEqual(
    new Set(["409 cart_changed"]),
  );
  for (const buyer of sold) {
    expect(await ordersOf(fleet.db, buyer)).toHaveLength(1);
    expect(await walletCents(fleet.db, buyer)).toBe(0);
  }
  const loser = buyers.find(({ customerId }) => !sold.includes(customerId));
  if (!loser) throw new Error("every buyer got a book");
  const { body } = await memberOf(0).call("getCart", { as: loser });
  expect(body.result).toMatchObject({
    cart_items: [],
    auto_removed_items: [{ reason: { message: "This draw is sold out. Choose the next one." } }],
  });

  await fleet.control("/clock", { to: AFTER_THE_CLOSE });
  const runs = await fleet.db.selectFrom("ticket_run").selectAll().where("draw_id", "=", DRAW).execute();
  const numbers = runs.flatMap(({ first_number, last_number }) =>
    Array.from({ length: last_number - first_number + 1 }, (_, at) => first_number + at),
  );
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 5 * LAST_BOOKS }, (_, at) => at + 1));
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});
