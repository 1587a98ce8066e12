// Measures the steps of a draw on Postgres at three sizes: each must take the same time per board, and no more memory.
import { sql } from "kysely";
import { openDatabase } from "#services/db/index.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { LOTTERIES } from "#services/main/catalogue/offers/lottery/lotteries.ts";
import { runNextStep } from "#services/main/play/drawing/draws-lifecycle.ts";
import { bringForward, listSettledWith, takeDraw } from "#services/main/play/draws/due-draws.rows.ts";
import { giveDueNumbers } from "#services/main/play/raffles/raffle-play.ts";
import { RAFFLE_KEYS } from "#services/main/play/raffles/raffle-schedule.ts";
import { openServices, type Services, testEnv } from "#tests/services/open-services.ts";
import { startPostgres } from "../lib/postgres.ts";
import { print, step } from "../lib/steps.ts";

const OFFER = "monday_lotto";
const RAFFLE = "charity_raffle";
const DRAWN = [...LOTTERIES.map(({ key }) => key), ...RAFFLE_KEYS];
const BOARDS = [64_000, 256_000, 1_024_000];
// All tickets of the raffle are in the last.
const BOOKS = [12_500, 50_000, 200_000];
const BOARDS_PER_ORDER = 4;
const ORDERS_PER_CUSTOMER = 40;
const STEPS = { DRAW_OPEN: "close", DRAW_CLOSED: "draw", DRAW_DRAWN: "score", DRAW_SCORED: "pay" } as const;
type Step = "number" | (typeof STEPS)[keyof typeof STEPS];

/** Registers customers, and inserts a purchase for each order of a draw, without its money: it is not part of a draw. */
async function insertPurchases(tx: Tx, prefix: string, orders: number) {
  const customers = Math.ceil(orders / ORDERS_PER_CUSTOMER);
  await sql`insert into customer (id, email, password_hash, firstname, lastname, date_of_birth, country, terms_accepted_at)
    select ${prefix}::text || no, ${prefix}::text || no || '@example.com', '', 'Robin', 'Example', '1990-05-17', 'AU', now()
    from generate_series(1, ${customers}::int) as no`.execute(tx);
  const sold = sql`(select no, 'ord_' || md5(${prefix}::text || no) as id,
      ${prefix}::text || 1 + no % ${customers}::int as customer_id
    from generate_series(1, ${orders}::int) as no) as sold`;
  await sql`insert into checkout (id, customer_id, total_cents, wallet_cents, deposit_cents, receipt, purchase, created_at)
    select id, customer_id, 270, 270, 0, '{}', '{}', now() from ${sold}`.execute(tx);
  return sold;
}

/** Sells boards of a draw. */
export async function insertBoards(db: Db, drawId: string, boards: number): Promise<void> {
  await runInTransaction(db, async (tx) => {
    await sql`create temporary table board on commit drop as
      select no, (select jsonb_build_object('Numbers', jsonb_agg(ball order by ball)) from (
        select ball from generate_series(1, 45) as ball order by random() + no * 0 limit 6) as drawn) as numbers
      from generate_series(0, 9999) as no`.execute(tx);
    const sold = await insertPurchases(tx, `b${boards}_`, boards / BOARDS_PER_ORDER);
    await sql`insert into orders (id, ticket_id, customer_id, checkout_id, product_type, product_offer_key, game_type,
        game_offer, description, is_quickpick, draw_id, num_games, price_cents, status, created_at)
      select id, id, customer_id, id, 'lottery_ticket', ${OFFER}, 'standard', 'standard', '4 games', true, ${drawId},
        ${BOARDS_PER_ORDER}::int, 270, 'upcoming', now() from ${sold}`.execute(tx);
    await sql`insert into order_game (order_id, game_no, numbers)
      select sold.id, game_no, board.numbers from ${sold}, generate_series(1, ${BOARDS_PER_ORDER}::int) as game_no, board
      where board.no = (sold.no * ${BOARDS_PER_ORDER}::int + game_no) % 10000`.execute(tx);
  });
  await sql`analyze`.execute(db);
}

/** Sells books of five tickets of a raffle's draw, a second apart. They wait for their numbers. */
export async function insertBooks(db: Db, drawId: string, books: number): Promise<void> {
  await runInTransaction(db, async (tx) => {
    const sold = await insertPurchases(tx, `r${books}_`, books);
    await sql`insert into orders (id, ticket_id, customer_id, checkout_id, product_type, product_offer_key, game_type,
        game_offer, description, is_quickpick, draw_id, num_games, num_tickets, cause_key, price_cents, status, created_at)
      select id, id, customer_id, id, 'raffle_ticket', ${RAFFLE}, 'deferred', 'book_5', '1 book', false, ${drawId},
        0, 5, 'coast_rescue', 1000, 'upcoming', now() + no * interval '1 second' from ${sold}`.execute(tx);
  });
  await sql`analyze`.execute(db);
}

type Measured = { seconds: Record<Step, number>; entries: number; megabytes: number };

/** Finds the next draw of an offer, sells its entries, and runs its steps. */
async function runDraw(services: Services, offer: string, entries: number): Promise<Measured> {
  const { db } = services;
  const { id } = await db
    .selectFrom("draw")
    .select("id")
    .where("product_offer_key", "=", offer)
    .where("status", "=", "DRAW_OPEN")
    .orderBy("draw_no")
    .executeTakeFirstOrThrow();
  // Without the limit on silence: its statements take longer than those of the shop.
  const patient = await openDatabase(services.env, { silenceMs: null });
  await (offer === OFFER ? insertBoards : insertBooks)(patient.db, id, entries).finally(() => patient.close());

  const seconds: Record<Step, number> = { number: 0, close: 0, draw: 0, score: 0, pay: 0 };
  const measure = async <T>(name: Step, work: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now();
    const result = await work();
    seconds[name] += (performance.now() - startedAt) / 1000;
    return result;
  };
  // Only raffles have orders without numbers.
  await measure("number", () => giveDueNumbers(db));
  const { ids, now } = await runInTransaction(db, async (tx) => {
    // Strike closes with Monday Lotto, and is decided by its balls; a raffle has early birds.
    const ids = (await listSettledWith(tx, id)).map((draw) => draw.id);
    return { ids, now: await bringForward(tx, ids) };
  });
  let megabytes = 0;
  for (let isDue = true; isDue; ) {
    isDue = false;
    for (const one of ids) {
      const { status } = await db.selectFrom("draw").select("status").where("id", "=", one).executeTakeFirstOrThrow();
      const name = STEPS[status as keyof typeof STEPS];
      if (!name) continue;
      isDue ||= await measure(name, () =>
        runInTransaction(db, async (tx) => {
          const draw = await takeDraw(tx, one, now, DRAWN);
          if (draw) await runNextStep(tx, draw, now);
          return draw !== null;
        }),
      );
    }
    megabytes = Math.max(megabytes, process.memoryUsage().rss / 1_000_000);
  }
  return { seconds, entries, megabytes };
}

function printDraw({ entries, megabytes, seconds }: Measured) {
  const total = Object.values(seconds).reduce((sum, one) => sum + one, 0);
  const cells = [
    entries.toLocaleString("en").padStart(11),
    ...(["number", "close", "score", "pay"] as const).map((name) => seconds[name].toFixed(1).padStart(7)),
    total.toFixed(1).padStart(7),
    (entries / total).toFixed(0).padStart(10),
    megabytes.toFixed(0).padStart(9),
  ];
  print(`  ${cells.join("  ")}`);
}

export async function benchDraw() {
  const postgres = await step("Starting a Postgres", startPostgres);
  const services = await step("Opening the services", () =>
    openServices({ env: testEnv({ databaseUrl: postgres.url }) }),
  );
  const columns = "number    close    score      pay    total  per second  memory MB";
  try {
    print(
      "\nA draw with boards of 4 games a ticket, in seconds; a million boards in at most 120 s, at the same rate as fewer",
    );
    print(`       boards   ${columns}`);
    for (const boards of BOARDS) printDraw(await runDraw(services, OFFER, boards));
    print("\nA raffle with books of 5 tickets, its early birds included; at the same rate for any number");
    print(`        books   ${columns}`);
    for (const books of BOOKS) printDraw(await runDraw(services, RAFFLE, books));
  } finally {
    await services.close();
    await postgres.stop();
  }
}
