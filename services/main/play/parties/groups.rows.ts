// Groups and their members.
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Tables } from "#services/db/tables.generated.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { hasClosed } from "../../identity/customer/closing.rows.ts";

export type Group = Selectable<Tables["party_group"]> & { member_count: number };
export type Publicity = Group["publicity_status"];
/** Whether the customer of a call is in the group, and asked to be reminded. */
export type GroupSeen = Group & { is_member: boolean; is_organiser_gone: boolean; reminds: boolean };
export type Page = { limit: number; offset: number };

/** 128 random bits, so that tokens cannot be guessed. */
const newToken = () => newId("gtk", 16);

/** A group with how many of its members have not closed their account. */
const GROUP = sql`party.*, (select count(*)::int from party_member
  where group_id = party.id and not ${hasClosed(sql.ref("party_member.customer_id"))}) as member_count`;

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
    select ${GROUP},
      exists (select from party_member where group_id = party.id and customer_id = ${customerId}) as is_member,
      ${hasClosed(sql.ref("party.organiser_id"))} as is_organiser_gone,
      exists (select from party_reminder where group_id = party.id and customer_id = ${customerId}) as reminds
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

/** Makes a group private, public or promoted. Returns its name, or null if it is unknown. */
export async function setPublicity(tx: Tx, id: string, publicity: Group["publicity_status"]): Promise<string | null> {
  const row = await tx
    .updateTable("party_group")
    .set({ publicity_status: publicity })
    .where("id", "=", id)
    .returning("name")
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Returns the members of a group but its organiser. */
export async function listMembers(tx: Tx, groupId: string): Promise<{ name: string; customerIds: string[] }> {
  const { name, organiser_id } = await tx
    .selectFrom("party_group")
    .select(["name", "organiser_id"])
    .where("id", "=", groupId)
    .executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom("party_member")
    .select("customer_id")
    .where("group_id", "=", groupId)
    .where("customer_id", "<>", organiser_id)
    .where(sql<boolean>`not ${hasClosed(sql.ref("customer_id"))}`)
    .execute();
  return { name, customerIds: rows.map(({ customer_id }) => customer_id) };
}
