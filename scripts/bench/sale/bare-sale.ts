// The baseline of the benchmark: writes the rows of a sale in plain SQL, without rules, contracts or reads other than locks.
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Tables } from "#services/db/tables.generated.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";

const PRICE_CENTS = 270;
const GAMES = JSON.stringify(Array.from({ length: 4 }, () => ({ Numbers: [3, 11, 19, 24, 37, 42] })));

/** What the services store for a sale, as text: the bare rows have the same bytes. */
type Stored = {
  addReply: string;
  body: string;
  causeKeys: string;
  purchase: string;
  purchaseReply: string;
  receipt: string;
  subject: string;
};
export type BareSale = { customerId: string; drawId: string; stored: Stored };

/** Returns what the services stored for the only sale to a customer. */
export async function readStored(db: Db, customerId: string): Promise<Stored> {
  const reply = (operation: string) =>
    sql`(select reply::text from idempotency where principal = ${customerId} and operation_id = ${operation})`;
  const { rows } =
    await sql<Stored>`select receipt::text, purchase::text, subject, body, cause_keys::text as "causeKeys",
      ${reply("addCartItem")} as "addReply", ${reply("purchaseCart")} as "purchaseReply"
    from checkout join customer on customer.id = customer_id join mail on recipient = email and body like '%' || checkout.id
    where customer_id = ${customerId}`.execute(db);
  const [stored, ...others] = rows;
  if (!stored || others.length > 0) throw new Error(`Expected one sale to ${customerId}, found ${rows.length}`);
  return stored;
}

/** Opens a database whose statements are sent one after the other, not prepared: `pg` and Kysely without settings. */
export const openBare = (url: string): Kysely<Tables> =>
  new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 20 }) }) });

/** Writes the rows of one purchase in one transaction: money, checkout, order, games and mail. */
export const writePurchase = (db: Db, sale: BareSale) => db.transaction().execute((tx) => writePurchaseRows(tx, sale));

/** Writes every row of one sale in two transactions, as the services do, including the cart and the stored replies. */
export async function writeSale(db: Db, sale: BareSale): Promise<void> {
  const { customerId, drawId, stored } = sale;
  const itemId = crypto.randomUUID();
  await db.transaction().execute(async (tx) => {
    const cartId = await lockCart(tx, customerId);
    await sql`insert into cart_item (id, cart_id, lottery_key, game_type, game_offer, games, is_quickpick, draw_ids,
        unit_price_cents, is_favourite, has_favourite_numbers)
      values (${itemId}, ${cartId}, 'monday_lotto', 'standard', 'standard', ${GAMES}, true, ${[drawId]},
        ${PRICE_CENTS}, false, false)`.execute(tx);
    await sql`update cart set revision = revision + 1 where id = ${cartId}`.execute(tx);
    await keepReply(tx, "addCartItem", customerId, stored.addReply);
  });
  await db.transaction().execute(async (tx) => {
    const cartId = await lockCart(tx, customerId);
    await writePurchaseRows(tx, sale);
    await sql`delete from cart_item where id = ${itemId}`.execute(tx);
    await sql`update cart set revision = revision + 1 where id = ${cartId}`.execute(tx);
    await keepReply(tx, "purchaseCart", customerId, stored.purchaseReply);
  });
}

async function writePurchaseRows(tx: Tx, { customerId, drawId, stored }: BareSale): Promise<void> {
  const id = crypto.randomUUID();
  await sql`select cents from ledger_balance where owner = ${customerId} order by account for update`.execute(tx);
  await sql`with transfer as (
      insert into ledger_transfer (kind, reference, created_at) values ('purchase', ${id}, now()) returning id
    ) insert into ledger_entry (transfer_id, entry_no, owner, account, cents)
      select transfer.id, line.no, line.owner, line.account, line.cents from transfer,
        (values (1, ${customerId}, 'cash', -270), (2, 'house', 'prize_pool', 162), (3, 'house', 'sales', 108))
        as line (no, owner, account, cents)`.execute(tx);
  await sql`update ledger_balance set cents = cents - ${PRICE_CENTS}
    where owner = ${customerId} and account = 'cash'`.execute(tx);
  await sql`insert into checkout (id, customer_id, total_cents, wallet_cents, deposit_cents, receipt, purchase, created_at)
    values (${id}, ${customerId}, ${PRICE_CENTS}, ${PRICE_CENTS}, 0, ${stored.receipt}, ${stored.purchase}, now())`.execute(
    tx,
  );
  await sql`insert into orders (id, ticket_id, customer_id, checkout_id, product_type, product_offer_key, game_type,
      game_offer, description, is_quickpick, draw_id, num_games, price_cents, status, created_at)
    values (${id}, ${id}, ${customerId}, ${id}, 'lottery_ticket', 'monday_lotto', 'standard', 'standard', '4 games', true,
      ${drawId}, 4, ${PRICE_CENTS}, 'upcoming', now())`.execute(tx);
  await sql`insert into order_game (order_id, game_no, numbers)
    select ${id}, no, '{"Numbers":[3,11,19,24,37,42]}' from generate_series(1, 4) as no`.execute(tx);
  await sql`insert into mail (recipient, subject, body, cause_keys)
    values (${`${customerId}@example.com`}, ${stored.subject}, ${stored.body}, ${stored.causeKeys})`.execute(tx);
}

async function lockCart(tx: Tx, customerId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from cart where customer_id = ${customerId} for update`.execute(
    tx,
  );
  return rows[0]?.id ?? "";
}

const keepReply = (tx: Tx, operation: string, customerId: string, reply: string) =>
  sql`insert into idempotency (principal, operation_id, key, body_hash, reply)
    values (${customerId}, ${operation}, ${crypto.randomUUID()}, 'hash', ${reply})`.execute(tx);
