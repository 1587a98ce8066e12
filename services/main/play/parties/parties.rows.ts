// The sessions in which groups share a ticket.
import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import type { RecurringItem } from "#services/db/tables/recurring.ts";
import type { Tables } from "#services/db/tables.generated.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { readReturned } from "#services/lib/ledger.ts";
import { hasClosed } from "../../identity/customer/closing.rows.ts";
import { firstnameOf } from "../../identity/customer/customer.rows.ts";
import type { Page, Publicity } from "./groups.rows.ts";
import { MAX_OPEN_SESSIONS } from "./parties.ts";

/** A session with what is read from its group, its draw and its ticket. */
export type Session = Omit<Selectable<Tables["party_session"]>, "games"> & {
  num_games: number;
  /** Null in lists. */
  games: Selectable<Tables["party_session"]>["games"] | null;
  group_name: string;
  organiser_id: string;
  group_token: string;
  publicity_status: Publicity;
  is_member: boolean;
  sold: number;
  /** The games and the price of the ticket that the sold shares paid for, and what it won. Null before that. */
  entered_games: number | null;
  entered_cents: number | null;
  winnings_cents: number | null;
};

type SessionsWanted = {
  where: RawBuilder<unknown>;
  order?: RawBuilder<unknown>;
  page?: Page;
  customerId: string | null;
  withGames?: boolean;
};

async function listWhere(tx: Tx, { customerId, order, page, where, withGames = false }: SessionsWanted) {
  const { rows } = await sql<Session>`
    select session.id, session.group_id, session.previous_id, session.draw_id, session.product_offer_key,
      session.game_type, session.game_offer, session.ticket_cents, session.share_cents, session.total_shares,
      session.autosession_status, session.invites_all, session.status, session.ticket_id, session.created_at,
      jsonb_array_length(session.games) as num_games,
      case when ${withGames}::boolean then session.games end as games,
      party.name as group_name, party.organiser_id, party.token as group_token, party.publicity_status,
      exists (select from party_member where group_id = party.id and customer_id = ${customerId}) as is_member,
      coalesce(stock.sold, 0) as sold,
      ticket.num_games as entered_games, ticket.price_cents as entered_cents, ticket.winnings_cents
    from party_session session join party_group party on party.id = session.group_id
      join draw on draw.id = session.draw_id
      left join stock on stock.draw_id = session.draw_id and stock.product_offer_key = session.id
      left join orders ticket on ticket.id = session.ticket_id
    where ${where}
    order by ${order ?? sql`draw.stop, session.id`}
    limit ${page?.limit ?? null} offset ${page?.offset ?? 0}`.execute(tx);
  return rows;
}

const IS_OPEN = (now: Date) => sql`session.status = 'open' and draw.stop > ${now}`;

export async function findSession(tx: Tx, id: string, customerId: string | null): Promise<Session | null> {
  const [found] = await listWhere(tx, { where: sql`session.id = ${id}`, customerId, withGames: true });
  return found ?? null;
}

/** Returns whether a session repeats now; null if there is no such session. */
export const repeatsNow = (sessionId: RawBuilder<unknown>) =>
  sql<boolean | null>`(select autosession_status = 'on' from party_session where id = ${sessionId})`;

/** Returns a page of a group's sessions, latest stop first: all of them, or only those that are not open at `closedBy`. */
export async function listSessionsOf(
  tx: Tx,
  groupId: string,
  { closedBy, customerId, page }: { closedBy: Date | null; customerId: string; page: Page },
) {
  const ofGroup = sql`session.group_id = ${groupId}`;
  const where = closedBy ? sql`${ofGroup} and not (${IS_OPEN(closedBy)})` : ofGroup;
  const sessions = await listWhere(tx, { where, page, customerId, order: sql`draw.stop desc, session.id` });
  const { total } = await tx
    .selectFrom("party_session as session")
    .innerJoin("draw", "draw.id", "session.draw_id")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where(sql<boolean>`${where}`)
    .executeTakeFirstOrThrow();
  return { sessions, total };
}

/** Returns the open sessions of a group, next stop first, at most as many as it can have. */
export const listOpenSessionsOf = (
  tx: Tx,
  groupId: string,
  { customerId, now, withGames }: { customerId: string | null; now: Date; withGames: boolean },
): Promise<Session[]> =>
  listWhere(tx, {
    where: sql`session.group_id = ${groupId} and ${IS_OPEN(now)}`,
    page: { limit: MAX_OPEN_SESSIONS, offset: 0 },
    customerId,
    withGames,
  });

/** Returns whether a group can open another session. Locks the group: concurrent openings wait. */
export async function lockRoom(tx: Tx, groupId: string, now: Date): Promise<boolean> {
  await tx.selectFrom("party_group").select("id").where("id", "=", groupId).forNoKeyUpdate().execute();
  const { open } = await tx
    .selectFrom("party_session as session")
    .innerJoin("draw", "draw.id", "session.draw_id")
    .select(({ fn }) => fn.countAll<number>().as("open"))
    .where("group_id", "=", groupId)
    .where(sql<boolean>`${IS_OPEN(now)}`)
    .executeTakeFirstOrThrow();
  return Number(open) < MAX_OPEN_SESSIONS;
}

const MAX_DISCOVERED = 50;

/** Returns open sessions with shares left of public and promoted groups, promoted first, then the next stop; of one draw or of all. */
export const discover = (
  tx: Tx,
  { customerId, drawId, now }: { customerId: string | null; drawId: string | null; now: Date },
): Promise<Session[]> =>
  listWhere(tx, {
    where: sql`${IS_OPEN(now)} and party.publicity_status <> 'private'
      and coalesce(stock.sold, 0) < session.total_shares and session.draw_id = coalesce(${drawId}, session.draw_id)`,
    order: sql`party.publicity_status <> 'promoted', draw.stop, session.id`,
    page: { limit: MAX_DISCOVERED, offset: 0 },
    customerId,
  });

type NewSession = Omit<Insertable<Tables["party_session"]>, "id" | "games" | "status" | "ticket_id"> & {
  games: Session["games"];
};

/** Opens a session with its shares to sell. The draw must be locked and on sale. Returns its id, or null if it repeats one that is repeated already. */
export async function insertSession(tx: Tx, session: NewSession): Promise<string | null> {
  const row = await tx
    .insertInto("party_session")
    .values({ ...session, id: newId("lps"), games: JSON.stringify(session.games) })
    .onConflict((conflict) => conflict.column("previous_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return null;
  await tx
    .insertInto("stock")
    .values({ draw_id: session.draw_id, product_offer_key: row.id, sold: 0, available: session.total_shares })
    .execute();
  return row.id;
}

/** Sets whether an open session repeats. Returns false if it has closed. */
export async function setAutosession(tx: Tx, id: string, status: Session["autosession_status"]): Promise<boolean> {
  const row = await tx
    .updateTable("party_session")
    .set({ autosession_status: status })
    .where("id", "=", id)
    .where("status", "=", "open")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns who has shares of a session, in the order of their first purchase. */
export async function listShareholders(tx: Tx, { draw_id, id }: Pick<Session, "draw_id" | "id">) {
  return tx
    .selectFrom("orders")
    .select(({ fn }) => ["customer_id", fn.sum<number>("quantity").as("shares")])
    .select(
      // The row of a closed account has no name of its own.
      sql<string>`case when ${hasClosed(sql.ref("customer_id"))} then 'Closed account'
        else ${firstnameOf(sql.ref("customer_id"))} end`.as("firstname"),
    )
    .where("product_type", "=", "social_syndicate_share")
    .where("draw_id", "=", draw_id)
    .where("game_offer", "=", id)
    .where("status", "<>", "cancelled")
    .groupBy("customer_id")
    .orderBy(({ fn }) => fn.min("created_at"))
    .orderBy("customer_id")
    .$narrowType<{ customer_id: string }>()
    .execute();
}

/** Returns a function that finds the session of an order, with what came back of it. */
export async function readSessionsOf(tx: Tx, orders: readonly OrderOfShares[]) {
  const ids = [...new Set(orders.map(({ game_offer }) => game_offer))];
  const where = sql`session.id = any(${ids}::text[])`;
  const sessions = await listWhere(tx, { where, customerId: null, withGames: true });
  const returned = await readReturned(tx, orders.map(referenceOf));
  return (order: OrderOfShares) => {
    const session = sessions.find(({ id }) => id === order.game_offer);
    return session ? { session, returnedCents: returned.get(referenceOf(order)) ?? 0 } : null;
  };
}

type OrderOfShares = { id: string; checkout_id: string; game_offer: string };
const referenceOf = ({ checkout_id, id }: OrderOfShares) => `${checkout_id}/${id}`;

/** Returns the newest session that repeats an item's own. An item that is not a share has none. */
async function findLast(tx: Tx, item: RecurringItem) {
  const { rows } = await sql<Pick<Session, "id" | "draw_id" | "status" | "autosession_status" | "share_cents">>`
    with recursive chain as (
      select session.*, 1 as place from party_session session where id = ${item.game_offer}
      union all
      select session.*, chain.place + 1 from party_session session join chain on session.previous_id = chain.id)
    select id, draw_id, status, autosession_status, share_cents from chain order by place desc limit 1`.execute(tx);
  return rows[0];
}

/** Returns how the organiser has stopped the repetition of an item's shares; null if it goes on, or for what is not a share. */
export async function readStop(tx: Tx, item: RecurringItem): Promise<"paused" | "off" | null> {
  const status = (await findLast(tx, item))?.autosession_status ?? "on";
  return status === "on" ? null : status;
}

/** Returns what an autoplay of shares buys in a draw: those of the session that repeats its own. */
export async function findNext(tx: Tx, item: RecurringItem, drawId: string | undefined) {
  const last = await findLast(tx, item);
  if (!last) return "off";
  if (last.draw_id === drawId && last.status === "open")
    return { ...item, game_offer: last.id, unit_price_cents: last.share_cents };
  // Its draw has stopped and is not closed yet.
  if (last.status === "open") return "wait";
  return last.autosession_status === "paused" ? "paused" : "off";
}

type SameTicket = Pick<Session, "group_id" | "product_offer_key" | "game_offer" | "share_cents"> & { numGames: number };

/** Returns the id of the group's last session of this ticket if it was paused when it closed, so that autoplays on it can go on. */
export async function findPaused(tx: Tx, ticket: SameTicket): Promise<string | null> {
  const { rows } = await sql<{ id: string; is_paused: boolean }>`
    select session.id, session.autosession_status = 'paused' and session.status <> 'open'
      and not exists (select from party_session next where next.previous_id = session.id) as is_paused
    from party_session session
    where group_id = ${ticket.group_id} and product_offer_key = ${ticket.product_offer_key}
      and game_offer = ${ticket.game_offer} and share_cents = ${ticket.share_cents}
      and jsonb_array_length(games) = ${ticket.numGames}
    order by created_at desc limit 1`.execute(tx);
  return rows[0]?.is_paused ? rows[0].id : null;
}

export type OpenSession = Selectable<Tables["party_session"]> & { group_name: string; is_organiser_gone: boolean };

/** Locks and returns the open sessions of a draw that closes. */
export async function lockOpenSessions(tx: Tx, drawId: string): Promise<OpenSession[]> {
  return tx
    .selectFrom("party_session")
    .innerJoin("party_group", "party_group.id", "party_session.group_id")
    .selectAll("party_session")
    .select(["party_group.name as group_name", hasClosed(sql.ref("organiser_id")).as("is_organiser_gone")])
    .where("party_session.draw_id", "=", drawId)
    .where("party_session.status", "=", "open")
    .orderBy("party_session.id")
    .forNoKeyUpdate("party_session")
    .execute();
}

/** An order of shares in a draw that closes. */
export type ShareBought = {
  id: string;
  customer_id: string;
  checkout_id: string;
  session_id: string;
  quantity: number;
};

/** Returns the orders of a draw's sessions, in the order of their purchase. */
export async function listSharesBought(tx: Tx, drawId: string): Promise<ShareBought[]> {
  return tx
    .selectFrom("orders")
    .select(["id", "customer_id", "checkout_id", "game_offer as session_id", "quantity"])
    .where("draw_id", "=", drawId)
    .where("product_type", "=", "social_syndicate_share")
    .where("status", "<>", "cancelled")
    .orderBy("created_at")
    .orderBy(sql`id collate "C"`)
    .$narrowType<ShareBought>()
    .execute();
}

/** Returns the references under which shares of these checkouts may have come back. */
export async function listReturnReferences(tx: Tx, checkoutIds: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom("orders")
    .select(sql<string>`checkout_id || '/' || id`.as("reference"))
    .where("checkout_id", "in", checkoutIds)
    .where("product_type", "=", "social_syndicate_share")
    .execute();
  return rows.map(({ reference }) => reference);
}

export const writeClosedSession = (tx: Tx, id: string, ticketId: string) =>
  tx.updateTable("party_session").set({ status: "closed", ticket_id: ticketId }).where("id", "=", id).execute();

/** Cancels a session and the orders of its shares. Releases the promotions of purchases of which nothing else is left. */
export async function cancelSession(tx: Tx, id: string, orderIds: string[], now: Date): Promise<void> {
  await tx.updateTable("party_session").set({ status: "cancelled" }).where("id", "=", id).execute();
  if (orderIds.length === 0) return;
  await tx.updateTable("orders").set({ status: "cancelled" }).where("id", "in", orderIds).execute();
  // A wallet credit is not taken back: a promotion that gave one stays used.
  await sql`
    update promotion_use set released_at = ${now}
    where released_at is null and credit_cents = 0
      and checkout_id in (select checkout_id from orders where id = any(${orderIds}::text[]))
      and not exists (select from orders where orders.checkout_id = promotion_use.checkout_id and status <> 'cancelled')`.execute(
    tx,
  );
}
