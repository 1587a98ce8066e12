// Measures what a long history costs: the lists of a customer with 100,000 orders and transactions against those of one with 100.
import { sql } from "kysely";
import { openDatabase } from "#services/db/index.ts";
import type { Db } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { registerPerson } from "#tests/contract/people.ts";
import { openServices, type Services, type SignedIn, testEnv } from "#tests/services/open-services.ts";
import { startPostgres } from "../lib/postgres.ts";
import { print, step } from "../lib/steps.ts";
import { alternate, median, ratio } from "./rounds.ts";

const FEW = 100;
const MANY = 100_000;
const CALLS = 20;
const PRICE_CENTS = 270;
const READS = [
  ["the overview", "/v2/customer"],
  ["transactions", "/v2/transactions"],
  ["transactions of one type", "/v2/transactions?type=deposit"],
  ["past tickets", "/v2/orders?status=past_products"],
  ["upcoming tickets", "/v2/orders?status=upcoming_products"],
  ["spend limits", "/v2/spend-limits"],
] as const;

/** Gives a customer past orders, one in each purchase, over the last five years of the shop's clock. */
async function insertOrders(db: Db, { customerId }: SignedIn, count: number): Promise<void> {
  const prefix = customerId.slice(-12);
  const numbered = sql`(select 'b' || ${prefix}::text || no as id, no,
      (select coalesce(frozen_at, now()) from shop_clock) - interval '5 years' * no / ${count}::int as at
    from generate_series(1, ${count}::int) as no) as sold`;
  await runInTransaction(db, async (tx) => {
    // Orders are sold before their draw, which these are not.
    await sql`alter table orders disable trigger user`.execute(tx);
    await sql`alter table orders enable trigger orders_counted`.execute(tx);
    await sql`alter table order_game disable trigger user`.execute(tx);
    await sql`insert into ledger_transfer (kind, reference, created_at) select 'purchase', id, at from ${numbered}`.execute(
      tx,
    );
    await sql`insert into ledger_balance (owner, account, cents) values (${customerId}, 'cash', 0)
      on conflict do nothing`.execute(tx);
    await sql`insert into ledger_entry (transfer_id, entry_no, owner, account, cents)
      select t.id, line.no, line.owner, line.account, line.cents
      from ${numbered} join ledger_transfer t on t.kind = 'purchase' and t.reference = sold.id,
        (values (1, ${customerId}, 'cash', ${-PRICE_CENTS}::int), (2, 'house', 'sales', ${PRICE_CENTS}::int))
          as line (no, owner, account, cents)`.execute(tx);
    await sql`insert into checkout (id, customer_id, total_cents, wallet_cents, deposit_cents, receipt, purchase, created_at)
      select id, ${customerId}, ${PRICE_CENTS}::int, ${PRICE_CENTS}::int, 0, '{}', '{}', at from ${numbered}`.execute(
      tx,
    );
    await sql`insert into orders (id, ticket_id, customer_id, checkout_id, product_type, product_offer_key, game_type,
        game_offer, description, is_quickpick, draw_id, num_games, price_cents, status, winnings_cents, ended_at, created_at)
      select sold.id, sold.id, ${customerId}, sold.id, 'lottery_ticket', 'monday_lotto', 'standard', 'standard',
        '1 game of Monday Lotto', true, drawn.id, 1, ${PRICE_CENTS}::int, 'past', 0, at + interval '1 day', at
      from ${numbered}, (select id from draw where product_offer_key = 'monday_lotto' and numbers is not null limit 1) as drawn`.execute(
      tx,
    );
    await sql`insert into order_game (order_id, game_no, numbers)
      select id, 1, '{"Numbers":[3,11,19,24,37,42]}' from ${numbered}`.execute(tx);
    await sql`alter table orders enable trigger user`.execute(tx);
    await sql`alter table order_game enable trigger user`.execute(tx);
  });
}

async function timeOf({ call }: Services, as: SignedIn, path: string): Promise<number> {
  const startedAt = performance.now();
  for (let count = 0; count < CALLS; count += 1) {
    const { status } = await call({ path, as });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  return (performance.now() - startedAt) / CALLS;
}

export async function benchLists() {
  const postgres = await step("Starting a Postgres", startPostgres);
  const services = await step("Opening the services", () =>
    openServices({ env: testEnv({ databaseUrl: postgres.url }) }),
  );
  const open = async (count: number) => {
    const cents = count * PRICE_CENTS + 100;
    const as = await runInTransaction(services.db, (tx) => registerPerson(tx, services.env, { cents }));
    // Without the limit on silence: its statements take longer than those of the shop.
    const patient = await openDatabase(services.env, { silenceMs: null });
    await insertOrders(patient.db, as, count).finally(() => patient.close());
    await sql`update ledger_balance set cents = 100 where owner = ${as.customerId} and account = 'cash'`.execute(
      services.db,
    );
    return as;
  };
  try {
    const few = await step(`Writing ${FEW} orders`, () => open(FEW));
    const many = await step(`Writing ${MANY.toLocaleString("en")} orders`, () => open(MANY));
    print("\nOne page of a list, in milliseconds; with 100,000 rows at most 2.00 x the time with 100");
    print("                                100    100,000   median ratio");
    for (const [name, path] of READS) {
      const rounds = await alternate({
        few: () => timeOf(services, few, path),
        many: () => timeOf(services, many, path),
      });
      const [ofFew, ofMany] = [median(rounds.few), median(rounds.many)];
      const columns = [ofFew, ofMany].map((value) => value.toFixed(2).padStart(9)).join("  ");
      print(`  ${name.padEnd(24)} ${columns}   ${ratio(rounds.many, rounds.few).padStart(12)}`);
    }
  } finally {
    await services.close();
    await postgres.stop();
  }
}
