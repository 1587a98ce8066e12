import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** A card may be saved together with a deposit: it is a saved card only once that deposit has succeeded. */
export async function up(tx: Tx): Promise<void> {
  await sql`alter table fund add column awaits_deposit text check (awaits_deposit in ('as_default', 'as_other')),
    add check (awaits_deposit is null or (kind = 'cc' and not is_default))`.execute(tx);
}
