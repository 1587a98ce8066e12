// Charges 10,000 autoplays of one draw with two services processes, beside purchases of customers by the same processes.
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { RecurringItem } from "#services/db/tables/recurring.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { between, cashAccount, houseAccount, postAll } from "#services/lib/ledger.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { type Fleet, type Member, startFleet } from "#tests/concurrency/fleet.ts";
import { purchaseOf } from "#tests/contract/main/money.ts";
import { quickPick } from "#tests/contract/main/tickets.ts";
import setUpDatabases from "#tests/database-server.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { MONDAY } from "#tests/services/recurring-till.ts";
import { print, step } from "../lib/steps.ts";

const AUTOPLAYS = 10_000;
// Broken in the database: each fails with an error.
const POISONED = 10;
const PURCHASES = 400;
const AT_ONCE = 16;
const ALONE = 100;
const PRICE_CENTS = 270;

/** Registers customers with money and an autoplay of the next draw, paused until the measurement. */
async function insertAutoplays(tx: Tx) {
  const ids = Array.from({ length: AUTOPLAYS }, (_, no) => `cus_auto_${no}`);
  await sql`insert into customer (id, email, password_hash, firstname, lastname, date_of_birth, country, terms_accepted_at)
    select id, id || '@example.com', '', 'Robin', 'Example', '1990-05-17', 'AU', now()
    from unnest(${ids}::text[]) as id`.execute(tx);
  await sql`insert into ledger_balance (owner, account, cents) select id, account, 0
    from unnest(${ids}::text[]) as id, unnest(array['cash', 'prize', 'held']) as account on conflict do nothing`.execute(
    tx,
  );
  for (let from = 0; from < ids.length; from += 500) {
    const transfers = ids.slice(from, from + 500).map((id) => ({
      kind: "gift",
      reference: id,
      at: new Date(),
      entries: between(houseAccount("promotions"), cashAccount(id), PRICE_CENTS),
    }));
    await postAll(tx, transfers);
  }
  const poison = JSON.stringify({ ...MONDAY, product_type: "unknown" } as object as RecurringItem);
  await sql`insert into recurring_purchase (id, customer_id, type, item, drawn_key, draws_each, after_draw_no, status,
      price_cents, created_at)
    select 'aut_' || md5(id), id, 'autoplay', case when no <= ${POISONED} then ${poison}::jsonb
        else ${JSON.stringify(MONDAY)}::jsonb end, 'monday_lotto', 1,
      (select min(draw_no) - 1 from draw where product_offer_key = 'monday_lotto' and status = 'DRAW_OPEN'), 'paused',
      ${PRICE_CENTS}, now()
    from unnest(${ids}::text[]) with ordinality as kept (id, no)`.execute(tx);
}

type Shopper = { as: SignedIn; body: object; member: Member };

/** Returns customers with a ticket in the cart, each of them a purchase. */
async function fillCarts(fleet: Fleet, members: readonly Member[], count: number): Promise<Shopper[]> {
  const shoppers: Shopper[] = [];
  for (let index = 0; index < count; index += 1) {
    const member = members[index % members.length] as Member;
    const as = await fleet.person({ cents: 10_000 });
    await member.call("addCartItem", { as, body: quickPick() });
    shoppers.push({ as, body: await purchaseOf(member, as), member });
  }
  return shoppers;
}

async function buy({ as, body, member }: Shopper): Promise<number> {
  const startedAt = performance.now();
  const { status } = await member.call("purchaseCart", { as, body });
  if (status !== 200) throw new Error(`A purchase was refused with ${status}`);
  return performance.now() - startedAt;
}

async function ratePerSecond(shoppers: Shopper[]): Promise<number> {
  const startedAt = performance.now();
  const queue = [...shoppers];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await buy(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return shoppers.length / ((performance.now() - startedAt) / 1000);
}

const p95 = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

export async function benchRecurring() {
  const stopDatabases = await step("Starting a Postgres with the demo", setUpDatabases);
  const fleet = await startFleet();
  try {
    const members = await step("Starting two services processes", async () => [await fleet.join(), await fleet.join()]);
    await step(`Inserting ${AUTOPLAYS} autoplays`, () => runInTransaction(fleet.db, insertAutoplays));
    await sql`analyze`.execute(fleet.db);
    const carts = await step("Filling carts", () => fillCarts(fleet, members, 2 * PURCHASES + 2 * ALONE));
    const take = (count: number) => carts.splice(0, count);
    await ratePerSecond(take(PURCHASES / 2));
    const purchases = await step("Buying", () => ratePerSecond(take(PURCHASES)));
    const alone: number[] = [];
    for (const shopper of take(ALONE)) alone.push(await buy(shopper));

    const count = async () => {
      const { rows } = await sql<{ charged: number }>`
        select count(*)::int as charged from recurring_attempt where status = 'purchased'`.execute(fleet.db);
      return rows[0]?.charged ?? 0;
    };
    const before = await count();
    const startedAt = performance.now();
    await sql`update recurring_purchase set status = 'active' where customer_id like 'cus_auto_%'`.execute(fleet.db);
    const beside: number[] = [];
    let seconds = 0;
    await step("Charging", async () => {
      for (;;) {
        const charged = (await count()) - before;
        seconds = (performance.now() - startedAt) / 1000;
        if (charged >= AUTOPLAYS - POISONED) break;
        // A customer's purchase once in a while, in the middle of the charges.
        const [shopper] = charged > 0 ? take(1) : [];
        if (shopper) beside.push(await buy(shopper));
        else await wait(200);
      }
    });
    const rate = (AUTOPLAYS - POISONED) / seconds;
    print(`\n${AUTOPLAYS} autoplays of one draw, ${POISONED} of them broken; two processes on one Postgres`);
    print("  purchases per second   charges per second   ratio (at least 0.60)");
    print(
      `  ${purchases.toFixed(0).padStart(20)}   ${rate.toFixed(0).padStart(18)}   ${(rate / purchases).toFixed(2)}`,
    );
    print("  purchase alone, p95    beside charges, p95   ratio (at most 3.00)");
    const [quiet, busy] = [p95(alone), p95(beside)];
    print(`  ${quiet.toFixed(1).padStart(17)} ms   ${busy.toFixed(1).padStart(16)} ms   ${(busy / quiet).toFixed(2)}`);
  } finally {
    await fleet.stop();
    await stopDatabases();
  }
}
