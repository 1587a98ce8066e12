// Groups, their members, and the sessions in which they share a ticket.
import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import type { Tables } from "#services/db/tables.generated.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { firstnameOf } from "../../identity/customer/customer.rows.ts";

export type Group = Selectable<Tables["party_group"]> & { member_count: number };
type Publicity = Group["publicity_status"];
/** Whether the customer of a call is in the group. */
export type GroupSeen = Group & { is_member: boolean };
export type Page = { limit: number; offset: number };

/** 128 bits: nobody finds a group by guessing. */
const newToken = () => newId("gtk", 16);

const GROUP = sql`party.*, (select count(*)::int from party_member where group_id = party.id) as member_count`;

/** Starts a group with its organiser as its first member. Returns null if the organiser has one of this name. */
export async function insertGroup(
  tx: Tx,
  { customerId, name, nameKey, now }: { customerId: string; name: string; nameKey: string; now: Date },
): Promise<Group | null> {
  const group = await tx
    .insertInto("party_group")
    .values({
      id: newId("grp"),
      token: newToken(),
      organiser_id: customerId,
      name,
      name_key: nameKey,
      created_at: now,
    })
    .onConflict((conflict) => conflict.constraint("party_group_name").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!group) return null;
  await tx.insertInto("party_member").values({ group_id: group.id, customer_id: customerId, joined_at: now }).execute();
  return { ...group, member_count: 1 };
}

/** Returns a page of the groups that a customer is in, latest joined first. */
export async function listGroupsOf(tx: Tx, customerId: string, { limit, offset }: Page) {
  const { rows } = await sql<Group>`
    select ${GROUP} from party_member mine join party_group party on party.id = mine.group_id
    where mine.customer_id = ${customerId}
    order by mine.joined_at desc, party.id limit ${limit} offset ${offset}`.execute(tx);
  const { total } = await tx
    .selectFrom("party_member")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  return { groups: rows, total };
}

async function findGroupWhere(tx: Tx, condition: RawBuilder<unknown>, customerId: string | null) {
  const { rows } = await sql<GroupSeen>`
    select ${GROUP}, exists (select from party_member
      where group_id = party.id and customer_id = ${customerId}) as is_member
    from party_group party where ${condition}`.execute(tx);
  return rows[0] ?? null;
}

export const findGroup = (tx: Tx, id: string, customerId: string | null): Promise<GroupSeen | null> =>
  findGroupWhere(tx, sql`party.id = ${id}`, customerId);

export const findGroupByToken = (tx: Tx, token: string, customerId: string | null): Promise<GroupSeen | null> =>
  findGroupWhere(tx, sql`party.token = ${token}`, customerId);

/** Gives a group another invitation link. The former one is no longer found. */
export async function replaceToken(tx: Tx, id: string): Promise<string> {
  const token = newToken();
  await tx.updateTable("party_group").set({ token }).where("id", "=", id).execute();
  return token;
}

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

/** Returns a page of a group's sessions, latest stop first. */
export async function listSessionsOf(tx: Tx, groupId: string, customerId: string, page: Page) {
  const where = sql`session.group_id = ${groupId}`;
  const sessions = await listWhere(tx, { where, page, customerId, order: sql`draw.stop desc, session.id` });
  const { total } = await tx
    .selectFrom("party_session")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("group_id", "=", groupId)
    .executeTakeFirstOrThrow();
  return { sessions, total };
}

/** Returns the open sessions of a group, next stop first. */
export const listOpenSessionsOf = (
  tx: Tx,
  groupId: string,
  { customerId, now, withGames }: { customerId: string | null; now: Date; withGames: boolean },
): Promise<Session[]> =>
  listWhere(tx, { where: sql`session.group_id = ${groupId} and ${IS_OPEN(now)}`, customerId, withGames });

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
    .select(firstnameOf(sql.ref("customer_id")).as("firstname"))
    .where(sql<boolean>`product_type = 'social_syndicate_share'`)
    .where("draw_id", "=", draw_id)
    .where("game_offer", "=", id)
    .where("status", "<>", "cancelled")
    .groupBy("customer_id")
    .orderBy(({ fn }) => fn.min("created_at"))
    .orderBy("customer_id")
    .$narrowType<{ customer_id: string }>()
    .execute();
}
