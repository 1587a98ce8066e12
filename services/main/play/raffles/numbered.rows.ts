// The numbers of tickets that have numbers of their own.
import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** The tickets of an order that get numbers from 1 to `last`: in a row, or anywhere. */
export type NumbersWanted = { orderId: string; drawId: string; count: number; last: number; inRow: boolean };

// The last one tries over 10,000 numbers: it still finds one in a draw with 1 of 5,000 left.
const TRIES = 4;
const SPARE = 16;

/**
 * Gives an order its numbers. Returns false if there is no free row of so many numbers. A free number is one that this shop
 * has not given; `stock` counts how many are left.
 */
export async function giveSingleNumbers(tx: Tx, wanted: NumbersWanted): Promise<boolean> {
  if (wanted.inRow) return giveRow(tx, wanted);
  for (let given = 0, tries = 0; ; tries++) {
    given += tries < TRIES ? await giveDrawn(tx, wanted, { given, tries }) : await giveAnyFree(tx, wanted, given);
    if (given >= wanted.count) return true;
    if (tries > 2 * TRIES) return false;
  }
}

/** Returns different numbers from 1 to `last`. */
function randomNumbers(last: number, count: number): number[] {
  const numbers = new Set<number>();
  while (numbers.size < Math.min(last, count)) numbers.add(randomInt(last) + 1);
  return [...numbers];
}

/** Tries random numbers: each time eight times as many, since the fewer are free, the more must be tried to hit one. */
async function giveDrawn(
  tx: Tx,
  { count, drawId, last, orderId }: NumbersWanted,
  { given, tries }: { given: number; tries: number },
): Promise<number> {
  const missing = count - given;
  const tried = (4 * missing + SPARE) * 8 ** tries;
  const { rows } = await sql`/* give_numbers_drawn */
    insert into ticket_run (order_id, book_no, draw_id, first_number, last_number, is_single)
    select ${orderId}, ${given}::int + row_number() over (order by no), ${drawId}, number, number, true
    from (
      select number, no from unnest(${randomNumbers(last, tried)}::int[]) with ordinality as drawn (number, no)
      where not exists (select from ticket_run run where run.draw_id = ${drawId} and run.first_number = number)
      order by no limit ${missing}) free
    on conflict (draw_id, first_number) do nothing returning book_no`.execute(tx);
  return rows.length;
}

/** Looks for free numbers among all: for draws in which this shop has sold nearly all, 0.3 s for a million. */
async function giveAnyFree(tx: Tx, { count, drawId, last, orderId }: NumbersWanted, given: number): Promise<number> {
  const { rows } = await sql`/* give_numbers_left */
    insert into ticket_run (order_id, book_no, draw_id, first_number, last_number, is_single)
    select ${orderId}, ${given}::int + row_number() over (), ${drawId}, number, number, true
    from (
      select number from generate_series(1, ${last}::int) as number
      where not exists (select from ticket_run run where run.draw_id = ${drawId} and run.first_number = number)
      order by random() limit ${count - given}) free
    on conflict (draw_id, first_number) do nothing returning book_no`.execute(tx);
  return rows.length;
}

/** Gives a row of numbers that begins at a random place, or in a gap of those given if none of the places is free. */
async function giveRow(tx: Tx, { count, drawId, last, orderId }: NumbersWanted): Promise<boolean> {
  const starts = randomNumbers(last - count + 1, SPARE);
  const { rows } = await sql`/* give_numbers_in_row */
    with given as (
      select first_number as number from ticket_run where draw_id = ${drawId} union all select 0),
    place as (
      select number, no from unnest(${starts}::int[]) with ordinality as drawn (number, no)
      where not exists (
        select from ticket_run run where run.draw_id = ${drawId}
          and run.first_number between drawn.number and drawn.number + ${count - 1}::int)),
    gap as (
      select number + 1 as number from (
        select number, lead(number, 1, ${last + 1}::int) over (order by number) as next from given
        where not exists (select from place)) ordered
      where next - number > ${count}::int limit 1),
    start as (
      select number from (select number, no from place union all select number, 0 from gap) found order by no limit 1)
    insert into ticket_run (order_id, book_no, draw_id, first_number, last_number, is_single)
    select ${orderId}, at + 1, ${drawId}, start.number + at, start.number + at, true
    from start, generate_series(0, ${count - 1}::int) as at
    returning book_no`.execute(tx);
  return rows.length === count;
}
