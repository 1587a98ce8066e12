// A race of many buyers for the last units of a draw: tickets, books or shares.
import { expect } from "vitest";
import { balances } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { purchaseOf } from "#tests/contract/main/money.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { faultsInBooks, ordersOf } from "./books.ts";
import { counted, runConcurrently } from "./counts.ts";
import type { Fleet, Member } from "./fleet.ts";

/** The refusal of a purchase whose cart has lost an item. */
export const CART_CHANGED = "409 cart_changed: Your cart has changed. Check it and try again.";

type Race = {
  fleet: Fleet;
  memberOf: (index: number) => Member;
  /** What a buyer puts in the cart. */
  item: (index: number) => object;
  /** What it costs, which is all the money of a buyer. */
  cents: number;
  /** Leaves a few units on sale, after every cart is filled. */
  leaveFew: () => Promise<unknown>;
};

async function fillCart(member: Member, as: SignedIn, item: object): Promise<object> {
  expect((await member.call("addCartItem", { as, body: item })).status).toBe(200);
  return purchaseOf(member, as);
}

/**
 * Lets all buyers buy at once. Checks that each buyer has paid for one order or lost nothing, and that the books balance.
 * Returns how many bought, the refusals of the others, and the cart of one of them.
 */
export async function raceForLast({ cents, fleet, item, leaveFew, memberOf }: Race) {
  const carts: { as: SignedIn; body: object; member: Member }[] = [];
  // In turns of ten, because only the purchases are to meet.
  for (let count = 0; count < counted(500, 60); count += 10)
    carts.push(
      ...(await runConcurrently(10, async (index) => {
        const [as, member] = [await fleet.person({ cents }), memberOf(index)];
        return { as, member, body: await fillCart(member, as, item(index)) };
      })),
    );
  await leaveFew();

  const bought = await Promise.all(
    carts.map(async ({ as, body, member }) => ({ as, answer: await member.call("purchaseCart", { as, body }) })),
  );

  const losers = bought.filter(({ answer }) => answer.status !== 200);
  for (const { answer, as } of bought) {
    const hasBought = answer.status === 200;
    expect(await ordersOf(fleet.db, as.customerId)).toHaveLength(hasBought ? 1 : 0);
    // A draw that is sold out is held at once, so a buyer may have a prize already.
    const { cashCents } = await runInTransaction(fleet.db, (tx) => balances(tx, as.customerId));
    expect(cashCents).toBe(hasBought ? 0 : cents);
  }
  const loser = losers[0];
  if (!loser) throw new Error("every buyer bought");
  const { body } = await memberOf(0).call("getCart", { as: loser.as });
  expect(await faultsInBooks(fleet.db)).toEqual([]);
  return {
    sold: bought.length - losers.length,
    refusals: new Set(
      losers.map(({ answer: { body, status } }) => {
        const [{ code, message }] = body.messages;
        return `${status} ${code}: ${message}`;
      }),
    ),
    cartOfLoser: body.result,
  };
}
