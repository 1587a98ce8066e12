// What is left of limited products. A sale takes its units last, so that the row is locked for as short as possible; the
// database refuses more than there are.
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";
import { CATALOGUE } from "../../catalogue/offers/catalogue.ts";
import { kindOf } from "../../catalogue/offers/kinds.ts";
import type { Units } from "../products/product.ts";

const CLOSES_WHEN_SOLD_OUT = CATALOGUE.filter((offer) => kindOf(offer).closesWhenSoldOut).map(({ key }) => key);

export type SoldRow = { draw_id: string; product_offer_key: string; sold: number; available: number };

/** SQL expression: the units sold in these draws as JSON, for statements that read more. */
export const soldJson = (drawIds: RawBuilder<string[]>) => sql<SoldRow[]>`(
  select coalesce(json_agg(found), '[]')
  from (select draw_id, product_offer_key, sold, available from stock where draw_id = any(${drawIds})) found)`;

export async function readUnitsSold(tx: Tx, drawId: string): Promise<number> {
  const row = await tx.selectFrom("stock").select("sold").where("draw_id", "=", drawId).executeTakeFirst();
  return row?.sold ?? 0;
}

/** Returns the draws of raffles of which every ticket is sold. A lottery's draw goes on without the shares of a syndicate. */
export async function listSoldOut(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom("stock")
    .select("draw_id")
    .whereRef("sold", ">=", "available")
    .where("product_offer_key", "in", CLOSES_WHEN_SOLD_OUT)
    .execute();
  return rows.map(({ draw_id }) => draw_id);
}

/** Adds up the units of the same product, in the order in which their rows are locked. */
function addUp(wanted: readonly Units[]): Units[] {
  const byProduct = Map.groupBy(wanted, ({ drawId, offerKey }) => `${drawId} ${offerKey}`);
  const added = [...byProduct].map(([key, units]) => {
    const [first] = units;
    if (!first) throw new Error(`${key} has no units`);
    return { key, ...first, units: units.reduce((sum, { units: more }) => sum + more, 0) };
  });
  return added.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ key: _, ...units }) => units);
}

/** Takes units and returns whether all of them were left; if not, the caller rolls back. */
export async function takeUnits(tx: Tx, wanted: readonly Units[]): Promise<boolean> {
  const added = addUp(wanted);
  if (added.length === 0) return true;
  const { rows } = await sql`/* take_units */
    insert into stock (draw_id, product_offer_key, sold, available)
    select "drawId", "offerKey", units, available
    from json_to_recordset(${JSON.stringify(added)}::json)
      as wanted ("drawId" text, "offerKey" text, units int, available int)
    where units <= available
    on conflict (draw_id, product_offer_key) do update set sold = stock.sold + excluded.sold
      where stock.sold + excluded.sold <= stock.available
    returning draw_id`.execute(tx);
  return rows.length === added.length;
}

/** Counts the units that other sellers have sold by now, as far as there are any left. Returns whether all are sold. */
export async function sellElsewhere(tx: Tx, { available, drawId, offerKey, units }: Units): Promise<boolean> {
  await sql`
    insert into stock (draw_id, product_offer_key, sold, elsewhere, available)
    values (${drawId}, ${offerKey}, ${units}, ${units}, ${available})
    on conflict (draw_id, product_offer_key) do update set
      sold = stock.sold + greatest(0, least(excluded.elsewhere - stock.elsewhere, stock.available - stock.sold)),
      elsewhere = stock.elsewhere + greatest(0, least(excluded.elsewhere - stock.elsewhere, stock.available - stock.sold))
      where excluded.elsewhere > stock.elsewhere and stock.sold < stock.available`.execute(tx);
  return (await readUnitsSold(tx, drawId)) >= available;
}

/** Returns the units of a refunded sale. */
export async function returnUnits(tx: Tx, returned: readonly Omit<Units, "available">[]): Promise<void> {
  for (const { drawId, offerKey, units } of addUp(returned.map((one) => ({ ...one, available: 0 })))) {
    await tx
      .updateTable("stock")
      .set(({ eb }) => ({ sold: eb("sold", "-", units) }))
      .where("draw_id", "=", drawId)
      .where("product_offer_key", "=", offerKey)
      .execute();
  }
}
