// Nothing that customers, operators or the runner do reads or sorts a whole table: with a million rows in each, a statement reads
// a few thousand at most.
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operations as mainOperations } from "#generated/main/operations.ts";
import { listSupportRequests } from "#services/cms/support-requests.rows.ts";
import { openDatabase } from "#services/db/index.ts";
import { deleteExpired } from "#services/housekeeping.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listMail, takeDueMail } from "#services/main/foundation/mail/mail.rows.ts";
import { listEndedMoves } from "#services/main/identity/customer/migration.rows.ts";
import { listDueAttempts } from "#services/main/identity/verification/verification.rows.ts";
import { runDueDraws } from "#services/main/play/drawing/draws-runner.ts";
import { capDraws } from "#services/main/play/draws/steps.rows.ts";
import { giveDueNumbers } from "#services/main/play/raffles/raffle-play.ts";
import { chargePreOrders } from "#services/main/recurring/scheduled-purchases/scheduled-purchases.commands.ts";
import { finishClosings } from "#services/main/sales/closing/closing.commands.ts";
import { listSoldOut } from "#services/main/sales/stock/stock.rows.ts";
import { expirePending, listStaleDeposits } from "#services/main/wallet/deposits/deposits.rows.ts";
import { advanceWithdrawals } from "#services/main/wallet/withdrawals/withdrawals.commands.ts";
import { registerPerson } from "#tests/contract/people.ts";
import { explain, type PlanNode, rowsRead, type Statement, statementsOf } from "#tests/plans.ts";
import { isProof } from "#tests/seeded.ts";
import { EXAMPLE_NOW, openServices, type Services, type SignedIn } from "./open-services.ts";

const ROWS = isProof ? 1_000_000 : 20_000;
const OWN_ROWS = isProof ? 400 : 20;
// Many pages, and all rows of one customer, but no table.
const MOST_ROWS_READ = 5_000;

let services: Services;
let customer: SignedIn;
beforeAll(async () => {
  services = await openServices();
  customer = await runInTransaction(services.db, (tx) => registerPerson(tx, services.env, { cents: 10_000 }));
  // Without the limit on silence: its statements take longer than those of the shop.
  const patient = await openDatabase(services.env, { silenceMs: null });
  await fillTables(patient.db, customer.customerId).finally(() => patient.close());
}, 600_000);
afterAll(() => services.close());

/** Writes rows of other customers, and some of this one, into every table that grows. Nothing is due or expired. */
async function fillTables(db: Db, own: string) {
  const owner = sql`case when no % ${ROWS / OWN_ROWS}::int = 0 then ${own} else 'cus_row' || no end`;
  const past = sql`now() - no * interval '1 second'`;
  const future = sql`now() + interval '30 days' + no * interval '1 second'`;
  const id = (prefix: string) => sql`${prefix}::text || no`;
  const one = "{}";
  const tables: [table: string, columns: Record<string, RawBuilder<unknown> | string | number | boolean | null>][] = [
    [
      "customer",
      {
        id: id("cus_row"),
        email: sql`'row' || no || '@example.com'`,
        password_hash: "",
        firstname: "R",
        lastname: "E",
        date_of_birth: "1990-05-17",
        country: "AU",
        terms_accepted_at: past,
      },
    ],
    [
      "checkout",
      {
        id: id("chk_row"),
        customer_id: owner,
        total_cents: 270,
        wallet_cents: 270,
        deposit_cents: 0,
        receipt: one,
        purchase: one,
        created_at: past,
      },
    ],
    [
      "orders",
      {
        id: id("ord_row"),
        ticket_id: id("ord_row"),
        customer_id: owner,
        checkout_id: id("chk_row"),
        product_type: "lottery_ticket",
        product_offer_key: "monday_lotto",
        game_type: "standard",
        game_offer: "standard",
        description: "1 game",
        is_quickpick: true,
        num_games: 1,
        price_cents: 270,
        draw_id: sql`(select id from draw where product_offer_key = 'monday_lotto' and numbers is not null limit 1)`,
        status: "past",
        winnings_cents: 0,
        created_at: past,
        ended_at: past,
      },
    ],
    ["order_game", { order_id: id("ord_row"), game_no: 1, numbers: '{"Numbers":[3,11,19,24,37,42]}' }],
    ["order_total", { customer_id: id("cus_row"), count: 1 }],
    ["mail", { recipient: owner, subject: "S", body: "B", created_at: past, send_at: past, sent_at: sql`now()` }],
    [
      "content_card",
      { id: id("card_row"), customer_id: owner, title: "T", message: "M", hide_in_feed: false, created_at: past },
    ],
    ["content_card_view", { card_id: id("card_row"), customer_id: owner, viewed_at: past }],
    [
      "deposit",
      {
        id: id("dep_row"),
        customer_id: owner,
        operation_id: "o",
        idempotency_key: id(""),
        step: "captured",
        method_code: "cc",
        amount_cents: 500,
        created_at: past,
        touched_at: past,
      },
    ],
    ["bank_transfer", { id: id("row"), reference: id("row"), cents: 1, created_at: past }],
    [
      "withdrawal",
      {
        id: id("wdr_row"),
        customer_id: owner,
        method_code: "bank_transfer",
        is_instant: false,
        amount_cents: 1,
        status: "paid",
        created_at: past,
        ended_at: past,
      },
    ],
    [
      "wallet_transaction",
      {
        customer_id: owner,
        id: id("trx_row"),
        position: sql`no`,
        kind: "deposit",
        reference: id("dep_row"),
        type: "deposit",
        status: "completed",
        created_at: past,
        cents: 1,
        counts: false,
      },
    ],
    ["ledger_transfer", { kind: "row", reference: id("row"), created_at: past }],
    ["ledger_entry", { transfer_id: sql`1000000000 + no`, entry_no: 1, owner, account: "cash", cents: 1 }],
    ["ledger_balance", { owner: id("cus_row"), account: "cash", cents: 1 }],
    ["idempotency", { principal: owner, operation_id: "o", key: id(""), body_hash: "", created_at: sql`now()` }],
    ["login", { id: id("lgn_row"), customer_id: owner, device_id: "d", created_at: past }],
    ["refresh_token", { token_hash: id("row"), login_id: id("lgn_row"), issued_at: past, expires_at: future }],
    ["login_failure", { email: sql`'row' || no || '@example.com'`, failed_at: sql`now()` }],
    ["customer_link", { token_hash: id("row"), kind: "autologin", customer_id: owner, expires_at: future }],
    [
      "email_change",
      {
        customer_id: owner,
        old_email: id("old"),
        new_email: id("new"),
        change_hash: id(""),
        undo_hash: id(""),
        change_until: past,
        undo_until: future,
        changed_at: past,
        undo_from: past,
      },
    ],
    ["fund", { id: id("fnd_row"), customer_id: id("cus_row"), kind: "card", brand: "visa", created_at: past }],
    [
      "pre_order",
      {
        id: id("pre_row"),
        customer_id: owner,
        checkout_id: id("chk_row"),
        order_id: id("pord_row"),
        draw_id: "d",
        item: one,
        price_cents: 1,
        status: "charged",
        charge_at: past,
        created_at: past,
      },
    ],
    [
      "prize_claim",
      {
        order_id: id("ord_row"),
        game_no: 1,
        division: 1,
        customer_id: owner,
        kind: "goods",
        name: "G",
        items: 1,
        created_at: past,
      },
    ],
    [
      "ticket_run",
      {
        order_id: id("ord_row"),
        book_no: 1,
        draw_id: "d",
        first_number: sql`no`,
        last_number: sql`no`,
        is_single: true,
      },
    ],
    ["board_win", { order_id: id("ord_row"), game_no: 1, division: 6, games: 1 }],
    [
      "promotion_use",
      {
        checkout_id: id("chk_row"),
        promotion_id: "p",
        customer_id: owner,
        off_cents: 1,
        credit_cents: 0,
        used_at: past,
      },
    ],
    ["support_request", { id: id("req_row"), name: "N", email: "e", topic: "t", message: "m", created_at: past }],
    ["trusted_device", { customer_id: owner, device_id: id(""), fingerprint_hash: "", trusted_until: future }],
    ["two_factor", { customer_id: id("cus_row"), wrong_codes: 0 }],
    ["two_factor_challenge", { token_hash: id(""), customer_id: owner, expires_at: future }],
    ["two_factor_recovery_code", { customer_id: id("cus_row"), code_hash: "" }],
    ["used_identity_token", { token_hash: id(""), expires_at: future }],
    [
      "verification_attempt",
      {
        customer_id: owner,
        method: "documents",
        status: "verified",
        details_hash: "",
        decide_at: past,
        created_at: past,
      },
    ],
    ["communication_change", { customer_id: owner, channel: "email", is_on: true, source: "s", created_at: past }],
    // Letters are few; those whose sender was deleted stay.
    ["postal_entry", { order_id: id("ord_row"), draw_id: "d", name: null, created_at: past }],
    ["cart", { id: id("crt_row"), token: id(""), expires_at: future, created_at: past }],
    [
      "cart_item",
      {
        id: id("itm_row"),
        cart_id: id("crt_row"),
        lottery_key: "monday_lotto",
        game_type: "standard",
        game_offer: "standard",
        games: '[{"Numbers":[3,11,19,24,37,42]}]',
        is_quickpick: true,
        draw_ids: "{}",
        unit_price_cents: 1,
        is_favourite: false,
        has_favourite_numbers: false,
      },
    ],
    [
      "event",
      {
        id: id("evt_row"),
        event_type: "t",
        rating: "r",
        source: "s",
        variant: "v",
        client_information: one,
        created_at: past,
      },
    ],
  ];
  // The rows are only read: they need not be possible.
  await sql`do $$ declare one record; begin
    for one in select conrelid::regclass as table_name, conname from pg_constraint
      where contype = 'c' and connamespace = 'public'::regnamespace
    loop execute format('alter table %s drop constraint %I', one.table_name, one.conname); end loop;
  end $$`.execute(db);
  for (const [table, columns] of tables) {
    await runInTransaction(db, async (tx) => {
      // Without the triggers: these rows are not sold, paid or drawn.
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
        select ${sql.join(Object.values(columns).map((value) => (typeof value === "object" && value !== null ? value : sql.lit(value))))}
        from generate_series(1, ${ROWS}::int) as no`.execute(tx);
    });
    await sql`analyze ${sql.table(table)}`.execute(db);
  }
}

/** Runs statements again, taken back, and returns those that read too much. Inserts of rows are not searches. */
async function wastefulOf(statements: readonly Statement[]): Promise<string[]> {
  const wasteful: string[] = [];
  const seen = new Set<string>();
  for (const statement of statements) {
    if (!/^\s*(\/\*.*\*\/)?\s*(select|with|update|delete)/i.test(statement.text) || seen.has(statement.text)) continue;
    seen.add(statement.text);
    const plan = await explained(statement);
    if (plan && rowsRead(plan) > MOST_ROWS_READ)
      wasteful.push(`${rowsRead(plan)} rows: ${statement.text.slice(0, 600)}`);
  }
  return wasteful;
}

/** Returns the plan of a statement, or null if it cannot be repeated: its rows are already as it makes them. */
async function explained(statement: Statement): Promise<PlanNode | null> {
  const undone = new Error("undone");
  let plan: PlanNode | null = null;
  await runInTransaction(services.db, async (tx) => {
    plan = await explain(tx, statement);
    throw undone;
  }).catch((error: unknown) => {
    if (error !== undone && plan === null) return;
  });
  return plan;
}

const inTransaction = (work: (tx: Tx) => Promise<unknown>) => () => runInTransaction(services.db, work);
const now = new Date(EXAMPLE_NOW);

// One of the rows of this customer.
const OWN = ROWS / OWN_ROWS;
// The end of the session, what needs a token or a filter, and a file.
const NOT_CALLED = new Set(["logout", "verifyAutologin", "listOrders", "getVerificationPdfForm", "printOrders"]);
const PLACES = Object.entries(mainOperations).flatMap(([name, { method, path }]) =>
  method === "get" && !path.includes("{") && !NOT_CALLED.has(name) ? [`/v2${path}`] : [],
);
const MORE_PLACES = [
  ...["/v2/orders?status=past_products&limit=50", "/v2/orders?status=upcoming_products", `/v2/orders/ord_row${OWN}`],
  ...[
    "/v2/transactions?type=deposit",
    "/v2/transactions?from=2026-11-01&to=2026-11-20",
    `/v2/transactions/trx_row${OWN}`,
  ],
  ...["/v2/draws/past_customer/monday_lotto", "/v2/draws/past_customer/powerball"],
  "/v2/customer/{id}/communication-preferences",
  ...["/v2/statistics/monday_lotto", "/notifications/content-cards"],
];

// The draws of the catalogue are few: some thousands in ten years.
const READS_ALL_DRAWS = /from draw, jsonb_each/;

it.each([...PLACES, ...MORE_PLACES])("%s reads few rows", async (place) => {
  const path = place.replace("{id}", customer.customerId);
  let status = 0;
  const statements = await statementsOf(async () => {
    ({ status } = await services.call({ path, as: customer }));
  });
  expect([200, 501]).toContain(status);
  expect(await wastefulOf(statements.filter(({ text }) => !READS_ALL_DRAWS.test(text)))).toEqual([]);
});

it.each<[string, () => Promise<unknown>]>([
  ["the clean-up", () => deleteExpired(services.db, now)],
  ["the draws", () => runDueDraws(services.db, now)],
  ["the numbers of raffles", () => giveDueNumbers(services.db)],
  ["draws that are sold out", inTransaction(async (tx) => capDraws(tx, await listSoldOut(tx)))],
  ["the pre-orders", () => chargePreOrders({ db: services.db, gateway: services.gateway }, now)],
  ["late transfers", inTransaction((tx) => expirePending(tx, now))],
  ["stale deposits", inTransaction((tx) => listStaleDeposits(tx, { now, abandonedBefore: now, cutOffBefore: now }))],
  ["the withdrawals", () => advanceWithdrawals(services.db, now)],
  ["the closings", () => finishClosings(services.db, services.env, now)],
  ["the moves", inTransaction((tx) => listEndedMoves(tx, now))],
  ["the verifications", inTransaction((tx) => listDueAttempts(tx, now))],
  ["the mails", inTransaction(takeDueMail)],
  ["the list of mails", inTransaction((tx) => listMail(tx))],
  ["the list of one recipient's mails", inTransaction((tx) => listMail(tx, { recipient: customer.customerId }))],
  ["the list of requests", inTransaction((tx) => listSupportRequests(tx))],
])("%s reads few rows", async (_, work) => {
  expect(await wastefulOf(await statementsOf(work))).toEqual([]);
});
