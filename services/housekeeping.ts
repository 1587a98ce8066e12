// What nobody comes back for, taken away in small portions, so that no call waits behind it.
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "./lib/handlers.ts";
import { runInTransaction } from "./lib/transaction.ts";
import { LONGEST_LIFE_MS } from "./main/identity/links/links.rows.ts";
import { FAILURE_WINDOW_MS } from "./main/identity/session/session.rows.ts";

const PORTION = 200;
// As long as the contract promises to know a key (openapi/common/headers.yaml).
const KEY_HOURS = 24;

/** One portion: how many rows went, by what they were, and whether more are waiting. */
export type DeletedCounts = Record<"carts" | "keys" | "tokens" | "signIns" | "codes" | "mails", number> & {
  isAll: boolean;
};

type Part = Exclude<keyof DeletedCounts, "isAll">;

/** Rows of a table that have ended. One that a call holds is still of use to somebody: it goes with a later portion. */
const ended = (table: string, key: string, which: RawBuilder<unknown>) =>
  sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (
    select ${sql.ref(key)} from ${sql.table(table)} where ${which} limit ${PORTION} for update skip locked)`;

const olderThan = (column: string, ms: number) => sql`${sql.ref(column)} < now() - ${ms} * interval '1 millisecond'`;

/**
 * Sign-ins end with the one refresh token of theirs that was not traded yet. Until then those that were are kept, since one that
 * turns up again was stolen; then they go first, for there may be many.
 */
const TRADED = sql`delete from refresh_token where token_hash in (
  select traded.token_hash from refresh_token newest
  join refresh_token traded on traded.login_id = newest.login_id and traded.used_at is not null
  where newest.used_at is null and newest.expires_at < now() limit ${PORTION} for update of traded skip locked)`;
const SIGN_INS = sql`with ended as (
    select newest.token_hash, login.id from refresh_token newest join login on login.id = newest.login_id
    where newest.used_at is null and newest.expires_at < now() and not exists (
      select from refresh_token traded where traded.login_id = login.id and traded.used_at is not null)
    limit ${PORTION} for update of newest, login skip locked),
  tokens as (delete from refresh_token where token_hash in (select token_hash from ended))
  delete from login where id in (select id from ended)`;

/** A code, or a set-up, that has run out leaves its customer as they are. */
const emptied = (until: string, ...columns: string[]) =>
  sql`update two_factor set ${sql.join([...columns, until].map((column) => sql`${sql.ref(column)} = null`))}
    where customer_id in (select customer_id from two_factor where ${sql.ref(until)} < now()
      limit ${PORTION} for update skip locked)`;

/** What ends when. All but carts by wall time: moving the shop's clock makes no attempt older, and signs nobody out. */
const work = (now: Date): [Part, RawBuilder<unknown>][] => [
  ["carts", ended("cart", "id", sql`expires_at <= ${now}`)],
  // A saga at work keeps its key.
  [
    "keys",
    sql`delete from idempotency where (principal, operation_id, key) in (
      select principal, operation_id, key from idempotency
      where created_at < now() - ${KEY_HOURS} * interval '1 hour' and (leased_until is null or leased_until < now())
      order by created_at limit ${PORTION} for update skip locked)`,
  ],
  // Nobody is told apart who brings one late or one that never was.
  ["tokens", ended("two_factor_challenge", "token_hash", sql`expires_at < now()`)],
  ["tokens", ended("customer_link", "token_hash", sql`expires_at < now()`)],
  ["tokens", TRADED],
  ["signIns", SIGN_INS],
  ["signIns", ended("login_failure", "id", olderThan("failed_at", FAILURE_WINDOW_MS))],
  ["codes", emptied("code_expires_at", "code_hash")],
  ["codes", emptied("setup_expires_at", "setup_secret")],
  [
    "codes",
    sql`delete from trusted_device where (customer_id, device_id) in (
      select customer_id, device_id from trusted_device where trusted_until < now()
      limit ${PORTION} for update skip locked)`,
  ],
  ["mails", ended("mail", "id", olderThan("created_at", LONGEST_LIFE_MS))],
];

/** Takes away one portion of everything that has ended: visitors' carts by the shop's clock, the rest by wall time. */
export async function deleteExpired(db: Db, now: Date): Promise<DeletedCounts> {
  return runInTransaction(db, async (tx: Tx) => {
    const cleaned: DeletedCounts = { carts: 0, keys: 0, tokens: 0, signIns: 0, codes: 0, mails: 0, isAll: true };
    for (const [part, statement] of work(now)) {
      const { numAffectedRows = 0n } = await statement.execute(tx);
      cleaned[part] += Number(numAffectedRows);
      if (Number(numAffectedRows) >= PORTION) cleaned.isAll = false;
    }
    return cleaned;
  });
}
