import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** The shop time for statements that wait for locks: a volatile function reads the clock as it is when it is called. */
export async function up(tx: Tx): Promise<void> {
  await sql`create function shop_now() returns timestamptz language plpgsql volatile as $$
    begin
      return (select coalesce(frozen_at, clock_timestamp() + offset_ms * interval '1 millisecond') from shop_clock);
    end $$`.execute(tx);
}
