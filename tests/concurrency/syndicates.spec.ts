// The last share of a syndicate among many buyers, on real Postgres and two processes.
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Answer } from "#tests/contract/caller.ts";
import { purchaseOf } from "#tests/contract/main/money.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { faultsInBooks, ordersOf, walletCents } from "./books.ts";
import { counted, runConcurrently } from "./counts.ts";
import { fleetOfTwo, type Member } from "./fleet.ts";

const { fleet, memberOf } = fleetOfTwo();

const KEY = "syn_0000000000000001";
const SIZE = 20;
const SHARE = {
  product_type: "syndicate_share",
  lottery_key: "saturday_syndicate",
  syndicate_key: KEY,
  num_shares: 1,
};

async function fillCart(member: Member, as: SignedIn | undefined): Promise<object> {
  if (!as) throw new Error("there is no such buyer");
  const { status } = await member.call("addCartItem", { as, body: SHARE });
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

it("sells the last share once, and tells the other buyers", { timeout: 300_000 }, async () => {
  const buyers: SignedIn[] = [];
  const carts: object[] = [];
  // In turns of ten, because only the purchases are to meet.
  for (let count = 0; count < counted(500, 60); count += 10) {
    const ten = await runConcurrently(10, () => fleet.person({ cents: 133 }));
    buyers.push(...ten);
    carts.push(...(await runConcurrently(10, (index) => fillCart(memberOf(index), ten[index]))));
  }
  const { draw_id } = await fleet.db
    .selectFrom("syndicate")
    .innerJoin("draw", "draw.id", "syndicate.draw_id")
    .select("draw_id")
    .where("syndicate_key", "=", KEY)
    .orderBy("draw_no")
    .executeTakeFirstOrThrow();
  await fleet.db
    .insertInto("stock")
    .values({ draw_id, product_offer_key: KEY, sold: SIZE - 1, available: SIZE })
    .execute();

  const answers = await runConcurrently(buyers.length, (index) => buy(memberOf(index), buyers[index], carts[index]));

  const sold = answers.flatMap(({ status }, index) => (status === 200 ? [buyers[index]?.customerId ?? ""] : []));
  expect(sold).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.messages[0].code}`))).toEqual(
    new Set(["409 cart_changed"]),
  );
  expect(await ordersOf(fleet.db, sold[0] ?? "")).toHaveLength(1);
  expect(await walletCents(fleet.db, sold[0] ?? "")).toBe(0);
  const loser = buyers.find(({ customerId }) => !sold.includes(customerId));
  if (!loser) throw new Error("every buyer got a share");
  const { body } = await memberOf(0).call("getCart", { as: loser });
  expect(body.result).toMatchObject({
    cart_items: [],
    auto_removed_items: [{ reason: { message: "Every share is sold. Choose another syndicate." } }],
  });
  expect(await walletCents(fleet.db, loser.customerId)).toBe(133);
  // The lottery itself stays on sale.
  const draw = await fleet.db.selectFrom("draw").select("status").where("id", "=", draw_id).executeTakeFirstOrThrow();
  expect(draw.status).toBe("DRAW_OPEN");
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});
