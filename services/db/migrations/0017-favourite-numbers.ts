import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** One set of at most 40 different numbers for each customer, in the customer's order (shop §8). No row: no favourites. */
export async function up(tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(tx);
}

const STATEMENTS = [
  // A check cannot have a subquery, but it can call a function.
  `create function are_different(numbers smallint[]) returns boolean language sql immutable as $$
    select count(*) = count(distinct number) from unnest(numbers) as number
  $$`,
  `create table favourite_numbers (
    customer_id text primary key references customer (id),
    numbers smallint[] not null check (
      cardinality(numbers) between 1 and 40 and array_position(numbers, null) is null
      and 0 <= all (numbers) and 999 >= all (numbers) and are_different(numbers)),
    -- New tickets start with these numbers.
    is_automatic boolean not null default false
  )`,
];
