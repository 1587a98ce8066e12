// Giveaways, the entries of members, and the winners.
import { type Selectable, type SqlBool, sql } from "kysely";
import type { Tables } from "#services/db/tables.generated.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { countingMembers, endMembership, showsWinnerName } from "../../identity/membership/membership.rows.ts";
import { newSeed } from "../draws/new-draw.ts";
import { isUndelivered, type PrizesWanted } from "../draws/prize-claims.rows.ts";
import { type CountedEntry, entriesPerDay, type GiveawayType, type NewGiveaway } from "./giveaways.rules.ts";

export type Giveaway = Selectable<Tables["giveaway"]>;
type Entry = Pick<Selectable<Tables["giveaway_entry"]>, "entries" | "status">;
type Winner = Pick<Selectable<Tables["giveaway_winner"]>, "id" | "customer_id" | "shows_name">;
/** A giveaway as a customer sees it. */
export type GiveawaySeen = Giveaway & { entry: Entry | null; winner: Winner | null };

/** Inserts a giveaway with its seed, unless it is there. */
export async function insertGiveaway(tx: Tx, given: NewGiveaway): Promise<void> {
  const { drawNumber, drawsAt, id, opensAt, prize, prizeCents, type } = given;
  await tx
    .insertInto("giveaway")
    .values({
      id,
      type,
      prize,
      draw_number: drawNumber,
      prize_cents: prizeCents,
      opens_at: opensAt,
      draws_at: drawsAt,
      entries_hash: null,
      total_entries: null,
      ...newSeed(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the highest number of a type; 0 if there is none. */
export async function lastNumberOf(tx: Tx, type: GiveawayType): Promise<number> {
  const row = await tx
    .selectFrom("giveaway")
    .select(({ fn }) => fn.max("draw_number").as("last"))
    .where("type", "=", type)
    .executeTakeFirst();
  return row?.last ?? 0;
}

const STATES = {
  current: sql<SqlBool>`giveaway.status = 'open'`,
  closed: sql<SqlBool>`giveaway.status <> 'open'`,
  drawn: sql<SqlBool>`giveaway.status = 'drawn' and exists (select from giveaway_winner where giveaway_id = giveaway.id)`,
};
export type GiveawayState = keyof typeof STATES;

const entryOf = (customerId: string | null) => sql<Entry | null>`(
  select json_build_object('entries', entries, 'status', status) from giveaway_entry
  where giveaway_id = giveaway.id and customer_id = ${customerId})`;
const WINNER = sql<Winner | null>`(
  select json_build_object('id', id, 'customer_id', customer_id, 'shows_name', shows_name) from giveaway_winner
  where giveaway_id = giveaway.id)`;

type Wanted = { state: GiveawayState | undefined; type: GiveawayType | undefined; limit: number; offset: number };

/** Returns a page of giveaways and how many there are: current ones by their next draw, others by their latest. */
export async function listGiveaways(
  tx: Tx,
  customerId: string | null,
  { limit, offset, state, type }: Wanted,
): Promise<{ giveaways: GiveawaySeen[]; total: number }> {
  const all = tx
    .selectFrom("giveaway")
    .$if(state !== undefined, (query) => query.where(STATES[state ?? "current"]))
    .$if(type !== undefined, (query) => query.where("type", "=", type ?? "daily"));
  const giveaways = await all
    .selectAll("giveaway")
    .select([entryOf(customerId).as("entry"), WINNER.as("winner")])
    .orderBy("draws_at", state === "current" ? "asc" : "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { giveaways, total };
}

/** Returns a giveaway by its id, or by type and number. */
export function findGiveaway(
  tx: Tx,
  customerId: string | null,
  wanted: { id: string } | { type: GiveawayType; drawNumber: number },
) {
  return tx
    .selectFrom("giveaway")
    .selectAll()
    .select([entryOf(customerId).as("entry"), WINNER.as("winner")])
    .$call((query) =>
      "id" in wanted
        ? query.where("id", "=", wanted.id)
        : query.where("type", "=", wanted.type).where("draw_number", "=", wanted.drawNumber),
    )
    .executeTakeFirst();
}

/** Returns a giveaway and holds it open until the transaction ends. Undefined if it is unknown. */
export const holdGiveaway = (tx: Tx, id: string): Promise<Giveaway | undefined> =>
  tx.selectFrom("giveaway").selectAll().where("id", "=", id).forShare().executeTakeFirst();

/** Holds the giveaways that are not drawn as they are until the transaction ends: none is closed or drawn meanwhile. */
export async function holdGiveaways(tx: Tx): Promise<void> {
  await tx.selectFrom("giveaway").select("id").where("status", "<>", "drawn").orderBy("id").forShare().execute();
}

/** Returns whether a customer can still win a giveaway that is closed but not drawn. */
export async function hasEntryToDraw(tx: Tx, customerId: string): Promise<boolean> {
  const entry = await tx
    .selectFrom("giveaway_entry")
    .innerJoin("giveaway", "giveaway.id", "giveaway_entry.giveaway_id")
    .select("giveaway.id")
    .where("customer_id", "=", customerId)
    .where("giveaway.status", "=", "closed")
    .where("giveaway_entry.status", "<>", "locked")
    .executeTakeFirst();
  return entry !== undefined;
}

/** Unlocks a member's entries. If there are none, inserts `whenNone` unlocked entries; 0 inserts nothing. */
export async function unlockEntries(tx: Tx, customerId: string, giveawayId: string, whenNone: number): Promise<void> {
  await tx
    .updateTable("giveaway_entry")
    .set({ status: "unlocked" })
    .where("customer_id", "=", customerId)
    .where("giveaway_id", "=", giveawayId)
    .where("status", "=", "locked")
    .execute();
  if (whenNone === 0) return;
  await tx
    .insertInto("giveaway_entry")
    .values({ customer_id: customerId, giveaway_id: giveawayId, entries: whenNone, status: "unlocked" })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends a membership, and drops its entries in giveaways that are still open. */
export async function leaveProgram(tx: Tx, customerId: string, now: Date): Promise<void> {
  await endMembership(tx, customerId, now);
  await sql`delete from giveaway_entry using giveaway
    where customer_id = ${customerId} and giveaway.id = giveaway_id and giveaway.status = 'open'`.execute(tx);
}

/** Returns the prizes other than money that wait for their delivery, oldest first. */
export const listOpenPrizesOfGiveaways = (tx: Tx, { customerId, reference }: PrizesWanted) =>
  tx
    .selectFrom("giveaway_winner")
    .innerJoin("giveaway", "giveaway.id", "giveaway_winner.giveaway_id")
    .select(["giveaway.id as reference", "giveaway.prize", "giveaway_winner.customer_id"])
    .where("prize_cents", "is", null)
    .where(isUndelivered(sql.ref("giveaway.id")))
    .$if(customerId !== undefined, (query) => query.where("customer_id", "=", customerId ?? ""))
    .$if(reference !== undefined, (query) => query.where("giveaway.id", "=", reference ?? ""))
    .orderBy("draws_at")
    .execute();

/** Locks and returns the giveaway whose step is due first; undefined if there is none, or another process has it. */
export const takeDueGiveaway = (tx: Tx, now: Date): Promise<Giveaway | undefined> =>
  tx
    .selectFrom("giveaway")
    .selectAll()
    .where("status", "<>", "drawn")
    .where("draws_at", "<=", now)
    .orderBy("draws_at")
    // The last day of a month brings its entries before the month is drawn.
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Enters all members in a daily giveaway, and adds its entries, locked at first, to those of the month. */
export async function enterDay(tx: Tx, { draws_at: at, id }: Giveaway): Promise<void> {
  const perDay = sql`case tier when 'premium' then ${entriesPerDay("premium")}::int else ${entriesPerDay("free")}::int end`;
  await sql`insert into giveaway_entry (customer_id, giveaway_id, entries, status)
    select customer_id, ${id}, ${perDay}, 'unlocked' from ${countingMembers(at)} on conflict do nothing`.execute(tx);
  await sql`insert into giveaway_entry as mine (customer_id, giveaway_id, entries, status)
    select customer_id, month.id, ${perDay}, 'locked'
    from (select id from giveaway where type = 'monthly' and opens_at < ${at} and draws_at >= ${at} and status = 'open') month,
      ${countingMembers(at)}
    on conflict (customer_id, giveaway_id) do update set entries = mine.entries + excluded.entries`.execute(tx);
}

/** Enters all premium members in a special or major giveaway. */
export async function enterGuaranteed(tx: Tx, { draws_at: at, id }: Giveaway): Promise<void> {
  await sql`insert into giveaway_entry (customer_id, giveaway_id, entries, status)
    select customer_id, ${id}, 1, 'guaranteed' from ${countingMembers(at)} where tier = 'premium'
    on conflict (customer_id, giveaway_id) do update set status = 'guaranteed'`.execute(tx);
}

/** Returns the entries that count, by customer in the order of bytes. */
export const listCountedEntries = (tx: Tx, giveawayId: string): Promise<CountedEntry[]> =>
  tx
    .selectFrom("giveaway_entry")
    .select(["customer_id as customerId", "entries"])
    .where("giveaway_id", "=", giveawayId)
    .where("status", "<>", "locked")
    .orderBy(sql`customer_id collate "C"`)
    .execute();

export async function writeGiveawayClosed(tx: Tx, id: string, entriesHash: string, total: number): Promise<void> {
  await tx
    .updateTable("giveaway")
    .set({ status: "closed", entries_hash: entriesHash, total_entries: total })
    .where("id", "=", id)
    .execute();
}

/** Writes the result. The winner is `null` if the giveaway has no entries. */
export async function writeGiveawayDrawn(tx: Tx, id: string, customerId: string | null): Promise<void> {
  if (customerId !== null) {
    await tx
      .insertInto("giveaway_winner")
      .values({ giveaway_id: id, id: newId("win"), customer_id: customerId, shows_name: showsWinnerName(customerId) })
      .execute();
  }
  await tx.updateTable("giveaway").set({ status: "drawn" }).where("id", "=", id).execute();
}
