// The steps that all draws have, on the draw and on the orders and games sold for it.
import { sql } from "kysely";
import type { Tx } from "#services/lib/handlers.ts";
import { SHARE_KINDS } from "../../catalogue/offers/kinds.ts";
import { type Draw, WINS } from "./draws.rows.ts";
import type { Entry } from "./entries.rules.ts";
import type { DrawnNumbers } from "./numbers.rules.ts";

// Small enough for memory, large enough for few queries.
const ORDERS_AT_ONCE = 500;

type EntryRow = Omit<Entry, "gameNo"> & { gameNo: number | null };

/** Yields every game sold for a draw, in canonical order, in batches. Each costs the same, however many orders there are. */
export async function* readEntries(tx: Tx, drawId: string): AsyncGenerator<Entry[]> {
  for (let after = ""; ; ) {
    // By bytes: the order must not depend on the database's collation. An order of shares has no games.
    const { rows } = await sql<EntryRow>`/* read_entries */
      with page as materialized (
        select id, game_type from orders
        where draw_id = ${drawId} and status <> 'cancelled' and id collate "C" > ${after}
        order by id collate "C" limit ${ORDERS_AT_ONCE})
      select page.id as "orderId", game.game_no as "gameNo", page.game_type as "gameType", game.numbers
      from page left join order_game game on game.order_id = page.id
      order by page.id collate "C", game.game_no`.execute(tx);
    const last = rows.at(-1);
    if (!last) return;
    after = last.orderId;
    const entries = rows.filter((row): row is Entry => row.gameNo !== null);
    if (entries.length > 0) yield entries;
  }
}

/** Marks draws on sale as sold out. */
export async function capDraws(tx: Tx, drawIds: string[]): Promise<void> {
  if (drawIds.length === 0) return;
  await tx
    .updateTable("draw")
    .set({ status: "DRAW_CAPPED" })
    .where("id", "in", drawIds)
    .where("status", "=", "DRAW_OPEN")
    .execute();
}

/** Closes a draw and publishes the hash of its entries. */
export async function writeClosed(tx: Tx, drawId: string, entriesHash: string): Promise<void> {
  await tx
    .updateTable("draw")
    .set({ status: "DRAW_CLOSED", entries_hash: entriesHash })
    .where("id", "=", drawId)
    .execute();
}

/** Returns the numbers of a draw, or null before it is drawn. */
export async function readNumbers(tx: Tx, drawId: string): Promise<DrawnNumbers | null> {
  const { numbers } = await tx.selectFrom("draw").select("numbers").where("id", "=", drawId).executeTakeFirstOrThrow();
  return numbers;
}

export async function writeDrawn(tx: Tx, drawId: string, numbers: DrawnNumbers): Promise<void> {
  await tx
    .updateTable("draw")
    .set({ status: "DRAW_DRAWN", numbers: JSON.stringify(numbers) })
    .where("id", "=", drawId)
    .execute();
}

/** The jackpot of a draw. */
export type Stake = { carriedCents: number; promisedCents: number; rollovers: number };

/** Carries the jackpot over to the next draw, whose first prize is now known. */
export async function carryOver(
  tx: Tx,
  from: Pick<Draw, "product_offer_key" | "draw_no">,
  { carriedCents, rollovers, promisedCents }: Stake,
): Promise<void> {
  await tx
    .updateTable("draw")
    .set({
      carried_cents: carriedCents,
      rollovers,
      prize_pool_cents: promisedCents,
      is_prize_pool_unknown: false,
    })
    .where("product_offer_key", "=", from.product_offer_key)
    .where("draw_no", "=", ({ selectFrom }) =>
      selectFrom("draw as later")
        .select(({ fn }) => fn.min<number>("later.draw_no").as("next"))
        .where("later.product_offer_key", "=", from.product_offer_key)
        .where("later.draw_no", ">", from.draw_no),
    )
    .execute();
}

export type UnpaidOrder = { id: string; customer_id: string; game_offer: string };
/** A winning board: its games by division, and the sum that they are paid. */
export type Winning = {
  order_id: string;
  game_no: number;
  prize_cents: number;
  wins: { division: number; games: number }[];
};

/**
 * Locks the next batch of unpaid orders of a locked draw and returns them with their winning boards. The draw's row keeps its
 * place: pages are not searched again for orders that are paid.
 */
export async function takeUnpaidOrders(
  tx: Tx,
  draw: Pick<Draw, "id" | "paid_upto">,
): Promise<{ orders: UnpaidOrder[]; winnings: Winning[] }> {
  const inBytes = sql`id collate "C"`;
  const orders = await tx
    .selectFrom("orders")
    .select(["id", "customer_id", "game_offer"])
    .where("draw_id", "=", draw.id)
    .where("status", "=", "upcoming")
    .where(sql<boolean>`${inBytes} > ${draw.paid_upto ?? ""}`)
    // Shares are paid with their tickets, which have no customer.
    .where("customer_id", "is not", null)
    .where(({ and, eb }) => and(SHARE_KINDS.map((kind) => eb("product_type", "<>", kind))))
    .orderBy(inBytes)
    .limit(ORDERS_AT_ONCE)
    .forNoKeyUpdate()
    .$narrowType<UnpaidOrder>()
    .execute();
  const last = orders.at(-1);
  if (!last) return { orders, winnings: [] };
  await tx.updateTable("draw").set({ paid_upto: last.id }).where("id", "=", draw.id).execute();
  const winnings = await tx
    .selectFrom("order_game")
    .select(["order_id", "game_no", "prize_cents", WINS.as("wins")])
    .where(
      "order_id",
      "in",
      orders.map(({ id }) => id),
    )
    .where("division", "is not", null)
    .orderBy("order_id")
    .orderBy("game_no")
    .$narrowType<{ prize_cents: number }>()
    .execute();
  return { orders, winnings };
}

/** Marks orders as past, with what they won. */
export async function writePastOrders(tx: Tx, paid: readonly { id: string; cents: number }[]): Promise<void> {
  await sql`/* write_past_orders */
    update orders set status = 'past', winnings_cents = paid.cents
    from json_to_recordset(${JSON.stringify(paid)}::json) as paid (id text, cents bigint)
    where orders.id = paid.id`.execute(tx);
}

export async function writePaid(tx: Tx, drawId: string): Promise<void> {
  await tx.updateTable("draw").set({ status: "DRAW_PAID" }).where("id", "=", drawId).execute();
}
