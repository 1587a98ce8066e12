// Measures the steps of a draw on Postgres at three sizes: each must take the same time per board, and no more memory.
import { sql } from "kysely";
import { openDatabase } from "#services/db/index.ts";
import type { Db } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { LOTTERIES } from "#services/main/catalogue/offers/lotteries.ts";
import { runNextStep } from "#services/main/play/draws/draws.lifecycle.ts";
import { bringForward, listSettledWith, takeDraw } from "#services/main/play/draws/due-draws.rows.ts";
import { openServices, testEnv } from "#tests/services/open-services.ts";
import { startPostgres } from "../lib/postgres.ts";
import { print, step } from "../lib/steps.ts";

const OFFER = "monday_lotto";
const DRAWN = LOTTERIES.map(({ key }) => key);
const SIZES = [64_000, 256_000, 1_024_000];
const BOARDS_PER_ORDER = 4;
const ORDERS_PER_CUSTOMER = 40;
const STEPS = { DRAW_OPEN: "close", DRAW_CLOSED: "draw", DRAW_DRAWN: "score", DRAW_SCORED: "pay" } as const;
type Step = (typeof STEPS)[keyof typeof STEPS];

/** Sells boards of a draw, without the money of the sales: what customers pay is not part of a draw. */
export async function insertBoards(db: Db, drawId: string, boards: number): Promise<void> {
  const orders = boards / BOARDS_PER_ORDER;
  const prefix = `b${boards}_`;
  await runInTransaction(db, async (tx) => {
    await sql`create temporary table board on commit drop as
      select no, (select jsonb_build_object('Numbers', jsonb_agg(ball order by ball)) from (
        select ball from generate_series(1, 45) as ball order by random() + no * 0 limit 6) as drawn) as numbers
      from generate_series(0, 9999) as no`.execute(tx);
    await sql`insert into customer (id, email, password_hash, firstname, lastname, date_of_birth, country, terms_accepted_at)
      select ${prefix}::text || no, ${prefix}::text || no || '@example.com', '', 'Robin', 'Example', '1990-05-17', 'AU', now()
      from generate_series(1, ${orders / ORDERS_PER_CUSTOMER}::int) as no`.execute(tx);
    const sold = sql`(select no, 'ord_' || md5(${prefix}::text || no) as id,
        ${prefix}::text || 1 + no % ${orders / ORDERS_PER_CUSTOMER}::int as customer_id
      from generate_series(1, ${orders}::int) as no) as sold`;
    await sql`insert into checkout (id, customer_id, total_cents, wallet_cents, deposit_cents, receipt, purchase, created_at)
      select id, customer_id, 270, 270, 0, '{}', '{}', now() from ${sold}`.execute(tx);
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

type Measured = { seconds: Record<Step, number>; boards: number; megabytes: number };

async function runDraw(db: Db, drawId: string, boards: number): Promise<Measured> {
  const { ids, now } = await runInTransaction(db, async (tx) => {
    // Strike closes with it, and is decided by its balls.
    const ids = (await listSettledWith(tx, drawId)).map(({ id }) => id);
    return { ids, now: await bringForward(tx, ids) };
  });
  const seconds: Record<Step, number> = { close: 0, draw: 0, score: 0, pay: 0 };
  let megabytes = 0;
  for (let isDue = true; isDue; ) {
    isDue = false;
    for (const id of ids) {
      const startedAt = performance.now();
      const status = await runInTransaction(db, async (tx) => {
        const draw = await takeDraw(tx, id, now, DRAWN);
        if (draw) await runNextStep(tx, draw, now);
        return draw?.status;
      });
      const name = STEPS[status as keyof typeof STEPS];
      if (name && id === drawId) seconds[name] += (performance.now() - startedAt) / 1000;
      isDue ||= status !== undefined;
    }
    megabytes = Math.max(megabytes, process.memoryUsage().rss / 1_000_000);
  }
  return { seconds, boards, megabytes };
}

function printDraw({ boards, megabytes, seconds }: Measured) {
  const total = Object.values(seconds).reduce((sum, one) => sum + one, 0);
  const cells = [
    boards.toLocaleString("en").padStart(11),
    ...(["close", "score", "pay"] as const).map((name) => seconds[name].toFixed(1).padStart(7)),
    total.toFixed(1).padStart(7),
    (boards / total).toFixed(0).padStart(17),
    megabytes.toFixed(0).padStart(9),
  ];
  print(`  ${cells.join("  ")}`);
}

export async function benchDraw() {
  const postgres = await step("Starting a Postgres", startPostgres);
  const services = await step("Opening the services", () =>
    openServices({ env: testEnv({ databaseUrl: postgres.url }) }),
  );
  try {
    print(
      "\nA draw with boards of 4 games a ticket, in seconds; a million boards in at most 120 s, at the same rate as fewer",
    );
    print("       boards    close    score      pay    total  boards per second  memory MB");
    for (const boards of SIZES) {
      const { id } = await services.db
        .selectFrom("draw")
        .select("id")
        .where("product_offer_key", "=", OFFER)
        .where("status", "=", "DRAW_OPEN")
        .orderBy("draw_no")
        .executeTakeFirstOrThrow();
      // Without the limit on silence: its statements take longer than those of the shop.
      const patient = await openDatabase(services.env, { silenceMs: null });
      await insertBoards(patient.db, id, boards).finally(() => patient.close());
      printDraw(await runDraw(services.db, id, boards));
    }
  } finally {
    await services.close();
    await postgres.stop();
  }
}
