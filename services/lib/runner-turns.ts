// Lets the runners of all processes share their polling: a round is due for all of them together, not for each.
import { sql } from "kysely";
import type { Db } from "./handlers.ts";

/**
 * Takes the turn at a chore if no process has taken one in the last `everyMs`. A process that is slow or dies does not delay the next
 * turn, because the chores lock the rows that they work on.
 */
export async function takeTurn(db: Db, chore: string, everyMs: number): Promise<boolean> {
  const { rows } = await sql`/* take_turn */
    insert into runner_turn (chore, taken_at) values (${chore}, clock_timestamp())
    on conflict (chore) do update set taken_at = excluded.taken_at
      where runner_turn.taken_at <= excluded.taken_at - ${everyMs}::int * interval '1 millisecond'
    returning chore`.execute(db);
  return rows.length > 0;
}

/** Makes the next turn at a chore due at once. */
export const endTurn = (db: Db, chore: string) => db.deleteFrom("runner_turn").where("chore", "=", chore).execute();
