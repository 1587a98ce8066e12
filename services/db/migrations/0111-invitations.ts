import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** The invitation with which shares of a Lotto Party were added to a cart. */
export async function up(tx: Tx): Promise<void> {
  await sql`alter table cart_item add column invitation jsonb,
    add constraint cart_item_invitation check (invitation is null or product_type = 'social_syndicate_share')`.execute(
    tx,
  );
}
