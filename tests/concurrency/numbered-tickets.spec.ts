// The last numbers of a numbered draw among many buyers, on real Postgres and two processes.
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Answer } from "#tests/contract/caller.ts";
import { purchaseOf } from "#tests/contract/main/money.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { faultsInBooks, ordersOf, walletCents } from "./books.ts";
import { counted, runConcurrently } from "./counts.ts";
import { fleetOfTwo, type Member } from "./fleet.ts";

const { fleet, memberOf } = fleetOfTwo();

const KEY = "super_jackpot_lottery";
const LAST_TICKETS = 10;
const ticket = (index: number) => ({
  product_type: "raffle_ticket",
  lottery_key: KEY,
  raffle_offer: index % 2 === 0 ? "random" : "sequential",
  books: 1,
});

async function fillCart(member: Member, as: SignedIn | undefined, index: number): Promise<object> {
  if (!as) throw new Error("there is no such buyer");
  const { status } = await member.call("addCartItem", { as, body: ticket(index) });
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

it("sells the last ten numbers once each, and tells the other buyers", {
  timeout: 300_000,
}, async () => {
  const buyers: SignedIn[] = [];
  const carts: object[] = [];
  // In turns of ten, because only the purchases are to meet.
  for (let count = 0; count < counted(500, 60); count += 10) {
    const ten = await runConcurrently(10, () => fleet.person({ cents: 220 }));
    buyers.push(...ten);
    carts.push(...(await runConcurrently(10, (index) => fillCart(memberOf(index), ten[index], index))));
  }
  const { id: drawId } = await fleet.db
    .selectFrom("draw")
    .select("id")
    .where("product_offer_key", "=", KEY)
    .where("status", "=", "DRAW_OPEN")
    .executeTakeFirstOrThrow();
  const available = 270_000;
  const sold = available - LAST_TICKETS;
  await fleet.db
    .insertInto("stock")
    .values({ draw_id: drawId, product_offer_key: KEY, sold, elsewhere: sold, available })
    .onConflict((conflict) => conflict.columns(["draw_id", "product_offer_key"]).doUpdateSet({ sold, elsewhere: sold }))
    .execute();

  const answers = await runConcurrently(buyers.length, (index) => buy(memberOf(index), buyers[index], carts[index]));

  const buyersWithTicket = answers.flatMap(({ status }, index) =>
    status === 200 ? [buyers[index]?.customerId ?? ""] : [],
  );
  expect(buyersWithTicket).toHaveLength(LAST_TICKETS);
  const refused = answers.filter(({ status }) => status !== 200);
  const codes = new Set(refused.map(({ status, body }) => `${status} ${body.messages[0].code}`));
  // The draw is held when its last number is sold: the runner may close it before the last buyers are told.
  codes.delete("409 draw_closed");
  expect(codes).toEqual(new Set(["409 cart_changed"]));
  for (const buyer of buyersWithTicket) {
    expect(await ordersOf(fleet.db, buyer)).toHaveLength(1);
    expect(await walletCents(fleet.db, buyer)).toBe(0);
  }
  const loser = buyers.find(({ customerId }) => !buyersWithTicket.includes(customerId));
  if (!loser) throw new Error("every buyer got a ticket");
  const { body } = await memberOf(0).call("getCart", { as: loser });
  expect(body.result.cart_items).toEqual([]);
  expect(body.result.auto_removed_items).toHaveLength(1);

  const runs = await fleet.db.selectFrom("ticket_run").selectAll().where("draw_id", "=", drawId).execute();
  expect(new Set(runs.map(({ first_number }) => first_number)).size).toBe(LAST_TICKETS);
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});
