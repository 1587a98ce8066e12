// Syndicates in their draws: the tickets that the house plays, and the orders of their shares.
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { ProductKind } from "#services/db/tables/sales.ts";
import type { Tables } from "#services/db/tables.generated.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { SHARE_KINDS } from "../../catalogue/offers/kinds.ts";
import type { Game } from "../../catalogue/offers/lottery/prices.rules.ts";
import { type CustomerGameRow, WINS } from "../draws/draws.rows.ts";
import type { ShareOrder } from "./shares.rules.ts";

/** A syndicate that plays in a draw. */
export type SyndicateRow = Selectable<Tables["syndicate"]>;
/** A board of a syndicate's ticket, with what it won. */
export type TicketGame = Pick<CustomerGameRow, "order_id" | "division" | "prize_cents" | "wins"> & { numbers: Game };

const COLUMNS = sql`draw_id, syndicate_key, product_offer_key, ticket_id, size, share_cents`;

/** SQL expression: the syndicates of draws as JSON, for statements that read more. */
export const syndicatesJson = (drawIds: RawBuilder<string[]>) => sql<SyndicateRow[]>`(
  select coalesce(json_agg(found), '[]')
  from (select ${COLUMNS} from syndicate where draw_id = any(${drawIds})) found)`;

/** Returns the syndicates that play in these draws. */
export async function listSyndicates(tx: Tx, drawIds: readonly string[]): Promise<SyndicateRow[]> {
  if (drawIds.length === 0) return [];
  return await tx
    .selectFrom("syndicate")
    .selectAll()
    .where("draw_id", "in", drawIds)
    .orderBy("syndicate_key")
    .execute();
}

/** A ticket to play, with the columns of its order. */
export type NewTicket = {
  id: string;
  syndicate: Omit<SyndicateRow, "ticket_id">;
  lotteryKey: string;
  gameType: string;
  gameOffer: string;
  description: string;
  cents: number;
  games: Game[];
};

/**
 * Opens syndicates with their tickets, in one statement. One that is open already is left as it is. The draws must be locked
 * and on sale.
 */
export async function insertSyndicates(tx: Tx, tickets: readonly NewTicket[], now: Date): Promise<void> {
  if (tickets.length === 0) return;
  const rows = tickets.map(({ games, id, syndicate, ...ticket }) => ({
    id,
    ...syndicate,
    games,
    num_games: games.length,
    ...ticket,
  }));
  await sql`/* open_syndicates */
    with line as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as line (id text, draw_id text, syndicate_key text,
        product_offer_key text, size int, share_cents bigint, "lotteryKey" text, "gameType" text, "gameOffer" text,
        description text, cents bigint, num_games int, games jsonb)),
    opened as (
      insert into syndicate (draw_id, syndicate_key, product_offer_key, ticket_id, size, share_cents)
      select draw_id, syndicate_key, product_offer_key, id, size, share_cents from line
      on conflict do nothing returning ticket_id),
    placed as (
      insert into orders (id, ticket_id, product_type, product_offer_key, game_type, game_offer, description, is_quickpick,
        draw_id, num_games, price_cents, status, created_at)
      select id, id, 'lottery_ticket', "lotteryKey", "gameType", "gameOffer", description, true, draw_id, num_games, cents,
        'upcoming', ${now}
      from line join opened on opened.ticket_id = line.id)
    insert into order_game (order_id, game_no, numbers)
    select line.id, game.no, game.numbers from line join opened on opened.ticket_id = line.id,
      jsonb_array_elements(games) with ordinality as game (numbers, no)`.execute(tx);
}

/** Returns how many shares of each syndicate are sold, by draw and key. */
export async function readSharesSold(tx: Tx): Promise<(drawId: string, syndicateKey: string) => number> {
  const rows = await tx
    .selectFrom("orders")
    .select(({ fn }) => ["draw_id", "game_offer", fn.sum<number>("quantity").as("sold")])
    .where("product_type", "=", "syndicate_share")
    .where("status", "=", "upcoming")
    .groupBy(["draw_id", "game_offer"])
    .execute();
  const sold = new Map(rows.map((row) => [`${row.draw_id} ${row.game_offer}`, Number(row.sold)]));
  return (drawId, syndicateKey) => sold.get(`${drawId} ${syndicateKey}`) ?? 0;
}

/** Returns the boards of tickets, in their order. */
export async function listTicketGames(tx: Tx, ticketIds: readonly string[]): Promise<TicketGame[]> {
  if (ticketIds.length === 0) return [];
  return await tx
    .selectFrom("order_game")
    .select(["order_id", "numbers", "division", "prize_cents", WINS.as("wins")])
    .where("order_id", "in", ticketIds)
    .orderBy("order_id")
    .orderBy("game_no")
    .execute();
}

/** Locks and returns a syndicate of a scored draw that is not paid yet, with the prize of its ticket, or null. */
export async function takeUnpaidSyndicate(
  tx: Tx,
  drawId: string,
): Promise<{ syndicate: SyndicateRow & { name: string }; prizeCents: number } | null> {
  const syndicate = await tx
    .selectFrom("syndicate")
    .innerJoin("orders", "orders.id", "syndicate.ticket_id")
    .selectAll("syndicate")
    .select("orders.description as name")
    .where("syndicate.draw_id", "=", drawId)
    .where("orders.status", "=", "upcoming")
    .orderBy("syndicate_key")
    .limit(1)
    .forNoKeyUpdate("orders")
    .executeTakeFirst();
  if (!syndicate) return null;
  const games = await listTicketGames(tx, [syndicate.ticket_id]);
  return { syndicate, prizeCents: games.reduce((sum, { prize_cents }) => sum + (prize_cents ?? 0), 0) };
}

// As the index of shares says it.
const IS_SHARE = sql<boolean>`orders.product_type in (${sql.join(SHARE_KINDS.map((kind) => sql.lit(kind)))})`;

/** Returns the orders of a syndicate's shares, in the order of their purchase. */
export async function listShareOrders(tx: Tx, { draw_id, syndicate_key }: SyndicateRow): Promise<ShareOrder[]> {
  return await tx
    .selectFrom("orders")
    .select(["id", "product_type", "customer_id", "quantity"])
    .where(IS_SHARE)
    .where("draw_id", "=", draw_id)
    .where("game_offer", "=", syndicate_key)
    .where("status", "<>", "cancelled")
    .orderBy("created_at")
    .orderBy(sql`id collate "C"`)
    .$narrowType<{ customer_id: string }>()
    .execute();
}

export type CustomerShares = {
  draw_id: string;
  order_id: string;
  product_offer_key: string;
  syndicate_key: string;
  quantity: number;
  size: number;
  winnings_cents: number | null;
  /** The name of the ticket. */
  name: string;
};

/** Returns a customer's shares of a kind in draws, latest order first. */
export async function listCustomerShares(
  tx: Tx,
  kind: ProductKind,
  customerId: string,
  drawIds: string[],
): Promise<CustomerShares[]> {
  if (drawIds.length === 0) return [];
  return await tx
    .selectFrom("orders")
    .innerJoin("syndicate", (join) =>
      join.onRef("syndicate.draw_id", "=", "orders.draw_id").onRef("syndicate.syndicate_key", "=", "orders.game_offer"),
    )
    .select(["orders.draw_id", "orders.ticket_id as order_id", "orders.product_offer_key", "orders.quantity"])
    .innerJoin("orders as ticket", "ticket.id", "syndicate.ticket_id")
    .select(["orders.winnings_cents", "syndicate.syndicate_key", "syndicate.size", "ticket.description as name"])
    .where("orders.customer_id", "=", customerId)
    .where(IS_SHARE)
    .where("orders.product_type", "=", kind)
    .where("orders.draw_id", "in", drawIds)
    .where("orders.status", "<>", "cancelled")
    .orderBy("orders.created_at", "desc")
    .orderBy("orders.id")
    .execute();
}

/** Marks the ticket of a syndicate and the orders of its shares as past, with what they won. */
export async function writePastShares(tx: Tx, paid: readonly { id: string; cents: number }[]): Promise<void> {
  await sql`
    update orders set status = 'past', winnings_cents = paid.cents
    from json_to_recordset(${JSON.stringify(paid)}::json) as paid (id text, cents bigint)
    where orders.id = paid.id`.execute(tx);
}
