import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";

/** The premium membership of Daily Winners: an item of carts without a draw, which lasts until the end of the paid period. */
export async function up(tx: Tx): Promise<void> {
  await sql`alter table membership add column premium_until timestamptz`.execute(tx);
  await sql`update membership set premium_until = now() + interval '1 month' where tier = 'premium'`.execute(tx);
  await sql`alter table membership drop column tier`.execute(tx);
  await sql`alter table cart_item drop constraint cart_item_draw_ids_check`.execute(tx);
  await sql`alter table cart_item add constraint cart_item_draw_ids_check
    check (cardinality(draw_ids) > 0 or product_type = 'membership')`.execute(tx);
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'cart_item_product_type'`.execute(
    tx,
  );
  const former = /^check \((.*)\)$/is.exec(rows[0]?.definition ?? "")?.[1];
  if (!former) throw new Error("cart_item_product_type is missing");
  const more = `(product_type = 'membership' and games = '[]' and draw_ids = '{}' and quantity = 1 and not shows_winner_name)`;
  await sql`alter table cart_item drop constraint cart_item_product_type`.execute(tx);
  await sql.raw(`alter table cart_item add constraint cart_item_product_type check (${former} or ${more})`).execute(tx);
}
