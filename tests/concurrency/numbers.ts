// What must hold for every ticket sold: its draw was open, and no number is given twice.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#services/lib/handlers.ts";
import { RAFFLE_UNITS } from "./bank-products.ts";

/** Returns the faults in sales and ticket numbers, or an empty list. A ticket that waits for its number is one. */
export async function faultsInNumbers(db: Db): Promise<string[]> {
  const late = await sql<{ id: string; draw_id: string }>`
    select orders.id, draw_id from orders join draw on draw.id = draw_id
    where orders.created_at > stop and checkout_id is not null`.execute(db);
  const twice = await sql<{ draw_id: string; first_number: number }>`
    select draw_id, first_number from (
      select draw_id, first_number, max(last_number) over (
        partition by draw_id order by first_number, order_id, book_no
        rows between unbounded preceding and 1 preceding) as before
      from ticket_run) ordered where before >= first_number`.execute(db);
  const wrong = await sql<{ id: string; given: number; num_tickets: number }>`
    select id, given, num_tickets from orders cross join lateral (
      select coalesce(sum(last_number - first_number + 1), 0)::int as given from ticket_run where order_id = orders.id) run
    where product_type = 'raffle_ticket' and status <> 'cancelled' and given <> num_tickets`.execute(db);
  const outside = await sql<{ draw_id: string }>`
    select distinct draw_id from ticket_run join draw on draw.id = draw_id
    join json_each_text(${JSON.stringify(RAFFLE_UNITS)}::json) as units (key, most) on key = product_offer_key
    where first_number < 1 or last_number > most::int`.execute(db);
  const oversold = await sql<{ draw_id: string }>`
    select stock.draw_id from stock join (
      select draw_id, sum(case product_type when 'raffle_ticket' then num_tickets else quantity end) as units,
        case product_type when 'raffle_ticket' then product_offer_key else game_offer end as key
      from orders where product_type <> 'lottery_ticket' and status <> 'cancelled' group by draw_id, product_type, key) bought
      on bought.draw_id = stock.draw_id and key = stock.product_offer_key
    where units > sold - elsewhere or sold > available`.execute(db);
  return [
    ...late.rows.map(({ draw_id, id }) => `${id} was sold after ${draw_id} had closed`),
    ...twice.rows.map(({ draw_id, first_number }) => `number ${first_number} of ${draw_id} is given twice`),
    ...wrong.rows.map(({ given, id, num_tickets }) => `${id} has ${given} of ${num_tickets} numbers`),
    ...outside.rows.map(({ draw_id }) => `${draw_id} has numbers that it does not sell`),
    ...oversold.rows.map(({ draw_id }) => `more is sold of ${draw_id} than is counted`),
  ];
}

/** Returns the hash of the books in a draw by the steps of the result page. An early bird has those bought before `until`. */
export async function hashOfBooks(db: Db, mainDrawId: string, until: Date): Promise<string> {
  const rows = await db
    .selectFrom("ticket_run as run")
    .innerJoin("orders", "orders.id", "run.order_id")
    .select(["run.order_id", "run.book_no", "run.first_number", "run.last_number"])
    .where("run.draw_id", "=", mainDrawId)
    .where("orders.status", "<>", "cancelled")
    .where("orders.created_at", "<", until)
    .orderBy("run.first_number")
    .execute();
  const hash = createHash("sha256");
  for (const { book_no, first_number, last_number, order_id } of rows)
    hash.update(`${order_id}|${book_no}|${first_number}-${last_number}\n`);
  return hash.digest("hex");
}
