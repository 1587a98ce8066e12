// What a purchase costs beyond its SQL: contracts, signatures, idempotency, rules and the cart, against the bare rows.
import { sql } from "kysely";
import { cash, house, post } from "#services/lib/ledger.ts";
import { openServices, type Services, type SignedIn, testEnv } from "#tests/services/open-services.ts";
import { startPostgres } from "../lib/postgres.ts";
import { say, step } from "../lib/steps.ts";
import { alternate, median, ratio } from "./rounds.ts";

/** Four games of the standard kind, picked by the service, as the wire has it. */
const ticket = {
  product_type: "lottery_ticket",
  lottery_key: "monday_lotto",
  game_type: "standard",
  game_offer: "standard",
  num_games: 4,
  num_draws: 1,
  quickpick: true,
};

const purchase = { channel_key: "web", metadata: {} };

const PURCHASES = 40;
const ROUNDS = { warmUp: 1, rounds: 5 };

type Round = { cart: number; purchase: number };

/** Carts filled and bought, one after the other as one customer sends them; milliseconds for each. */
async function buyAll({ call }: Services, as: SignedIn): Promise<Round> {
  const send = async (path: string, body: object) => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const startedAt = performance.now();
    const answer = await call({ method: "POST", version: "3.3", as, path, headers, body });
    if (answer.status !== 200) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`);
    return { result: answer.body.result, ms: performance.now() - startedAt };
  };
  const sum: Round = { cart: 0, purchase: 0 };
  for (let count = 0; count < PURCHASES; count += 1) {
    const { result: cart, ms } = await send("/v2/cart/items", ticket);
    const seen = { cart_revision: cart.revision, expected_total: cart.cart_total };
    sum.cart += ms / PURCHASES;
    sum.purchase += (await send("/v2/cart/purchase", { ...seen, purchase })).ms / PURCHASES;
  }
  return sum;
}

/** The same money and the same rows, written by hand in one transaction that asks nothing. */
async function writeOne({ db }: Services, { customerId }: SignedIn, drawId: string) {
  const id = crypto.randomUUID();
  await db.transaction().execute(async (tx) => {
    await sql`select cents from ledger_balance where owner = ${customerId} order by account for update`.execute(tx);
    await sql`with transfer as (
        insert into ledger_transfer (kind, reference, created_at) values ('purchase', ${id}, now()) returning id
      ) insert into ledger_entry (transfer_id, entry_no, owner, account, cents)
        select transfer.id, line.no, line.owner, line.account, line.cents from transfer,
          (values (1, ${customerId}, 'cash', -270), (2, 'house', 'prize_pool', 162), (3, 'house', 'sales', 108))
          as line (no, owner, account, cents)`.execute(tx);
    await sql`update ledger_balance set cents = cents - 270 where owner = ${customerId} and account = 'cash'`.execute(
      tx,
    );
    await sql`insert into checkout (id, customer_id, total_cents, wallet_cents, deposit_cents, receipt, purchase, created_at)
      values (${id}, ${customerId}, 270, 270, 0, '{}', '{}', now())`.execute(tx);
    await sql`insert into orders (id, ticket_id, customer_id, checkout_id, product_type, product_offer_key, game_type,
        game_offer, description, is_quickpick, draw_id, num_games, price_cents, status, created_at)
      values (${id}, ${id}, ${customerId}, ${id}, 'lottery_ticket', 'monday_lotto', 'standard', 'standard', '4 games', true,
        ${drawId}, 4, 270, 'upcoming', now())`.execute(tx);
    await sql`insert into order_game (order_id, game_no, numbers)
      select ${id}, no, '{"Numbers":[3,11,19,24,37,42]}' from generate_series(1, 4) as no`.execute(tx);
  });
}

async function writeAll(services: Services, as: SignedIn, drawId: string): Promise<Round> {
  const startedAt = performance.now();
  for (let count = 0; count < PURCHASES; count += 1) await writeOne(services, as, drawId);
  return { cart: 0, purchase: (performance.now() - startedAt) / PURCHASES };
}

/** A demo customer who can pay for all of it. */
async function openWallet(services: Services, email: string): Promise<SignedIn> {
  const customer = await services.signIn(email);
  const entries = [
    { account: house("promotions"), cents: -10_000_000 },
    { account: cash(customer.customerId), cents: 10_000_000 },
  ];
  await services.db.transaction().execute((tx) => post(tx, { kind: "bench", reference: email, entries }));
  return customer;
}

export async function benchPurchases() {
  const postgres = await step("Starting a Postgres", startPostgres);
  const services = await step("Opening services on it", () =>
    openServices({ env: testEnv({ databaseUrl: postgres.url }) }),
  );
  try {
    // Two customers: what one has spent is summed for every purchase, and the other's rows are not.
    const [erin, dan] = [await openWallet(services, "erin@example.com"), await openWallet(services, "dan@example.com")];
    const { rows } = await sql<{ id: string }>`select id from draw where product_offer_key = 'monday_lotto'
      order by draw_no desc limit 1`.execute(services.db);
    const drawId = rows[0]?.id ?? "";
    const contestants = {
      services: () => buyAll(services, erin),
      bare: () => writeAll(services, dan, drawId),
    };
    const rounds = await alternate(contestants, ROUNDS);
    const bare = rounds.bare.map((round) => round.purchase);
    say(
      "\nA purchase through the services (signed, on Postgres) and its bare SQL; milliseconds, median of 5 alternated rounds",
    );
    say("                        bare SQL  services   services/bare SQL");
    const row = (name: string, values: number[]) => {
      const columns = `${median(bare).toFixed(2).padStart(8)}  ${median(values).toFixed(2).padStart(8)}`;
      say(`  ${name.padEnd(20)}  ${columns}   ${ratio(values, bare).padStart(17)}`);
    };
    row(
      "purchase",
      rounds.services.map((round) => round.purchase),
    );
    row(
      "cart and purchase",
      rounds.services.map((round) => round.cart + round.purchase),
    );
  } finally {
    await services.close();
    await postgres.stop();
  }
}
