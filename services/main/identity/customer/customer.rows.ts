// The customer table. Other nouns read and change customers through the functions here and in customer-details.rows.ts.
import { type RawBuilder, sql } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { openHeldAccount } from "#services/lib/ledger.ts";
import { plainText } from "#services/lib/plain-text.ts";
import { refuse } from "#services/lib/refusal.ts";
import { insertPreferences } from "../communication-preferences/communication-preferences.rows.ts";

type SignUp = components["schemas"]["SignUpRequest"];
type Region = components["schemas"]["RegionCode"];

export const normaliseEmail = (email: string) => plainText(email).toLowerCase();

/** Returns a customer's row, or undefined. */
export function findCustomer(tx: Tx, id: string) {
  return tx.selectFrom("customer").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Returns a customer's row by email in any case, or undefined. */
export function findCustomerByEmail(tx: Tx, email: string) {
  return tx.selectFrom("customer").selectAll().where("email", "=", normaliseEmail(email)).executeTakeFirst();
}

/** Returns the email of a customer as an expression, for a mail to them. */
export const emailOf = (id: string) => sql<string>`(select email from customer where id = ${id})`;

/** SQL expression: the first name of a customer. */
export const firstnameOf = (id: RawBuilder<unknown>) => sql<string>`(select firstname from customer where id = ${id})`;

/** Returns the email of a customer. Throws if the customer does not exist. */
/** The region of a customer's address, or null. */
export const stateOf = (id: RawBuilder<unknown>) => sql<string | null>`(select state from customer where id = ${id})`;

export async function readEmail(tx: Tx, id: string): Promise<string> {
  return (await tx.selectFrom("customer").select("email").where("id", "=", id).executeTakeFirstOrThrow()).email;
}

/** Returns the emails of customers by id. */
export async function readEmails(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom("customer").select(["id", "email"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** Returns a customer's name, to show to the holder of a sign-in link. */
export function readName(tx: Tx, id: string): Promise<{ firstname: string; email: string }> {
  return tx.selectFrom("customer").select(["firstname", "email"]).where("id", "=", id).executeTakeFirstOrThrow();
}

/** Returns a customer's first and last name. */
export function readFullName(tx: Tx, id: string): Promise<{ firstname: string; lastname: string }> {
  return tx.selectFrom("customer").select(["firstname", "lastname"]).where("id", "=", id).executeTakeFirstOrThrow();
}

/** Refuses an email that has an account with 409. */
export const refuseRegistered = (): never =>
  refuse(409, "already_registered", "There is already an account with this email. Please log in.", "email");

export type NewCustomer = { id?: string; signUp: SignUp; passwordHash: string; now: Date };

/** Registers a customer and returns the id. Refuses a taken email with 409, also when two sign up at the same time. */
export async function insertCustomer(tx: Tx, { id, signUp, passwordHash, now }: NewCustomer): Promise<string> {
  const inserted = await tx
    .insertInto("customer")
    .values({
      id: id ?? newId("cus"),
      email: normaliseEmail(signUp.email),
      password_hash: passwordHash,
      firstname: plainText(signUp.firstname),
      lastname: plainText(signUp.lastname),
      date_of_birth: signUp.dateOfBirth,
      phone_number: signUp.phoneNumber,
      address: plainText(signUp.address),
      suburb: plainText(signUp.suburb),
      state: signUp.state,
      postcode: signUp.postcode,
      country: signUp.country,
      terms_accepted_at: now,
      attribution: JSON.stringify({
        ...signUp.attribution,
        ...(signUp.affiliateCode !== undefined && { affiliateCode: signUp.affiliateCode }),
      }),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return refuseRegistered();
  await openHeldAccount(tx, inserted.id);
  await insertPreferences(tx, inserted.id, { emailOptIn: signUp.emailOptIn, at: now });
  return inserted.id;
}

/** Puts a customer into a segment, which decides the capabilities. */
export async function setSegment(tx: Tx, id: string, segment: string): Promise<void> {
  await tx.updateTable("customer").set({ segment }).where("id", "=", id).execute();
}

/** Counts the customers whom each affiliate has brought, most first. Closed accounts are not among them. */
export function countByAffiliate(tx: Tx) {
  const code = sql<string>`attribution ->> 'affiliateCode'`;
  return tx
    .selectFrom("customer")
    .select((row) => [code.as("code"), row.cast<number>(row.fn.countAll(), "integer").as("customers")])
    .where(code, "is not", null)
    .groupBy(code)
    .orderBy("customers", "desc")
    .orderBy("code")
    .execute();
}

/** What a customer has to do before anything else, and whether they are verified, by column. */
export type CustomerFlags = Partial<
  Record<
    | "address_confirmation_required"
    | "email_confirmation_required"
    | "force_password_change"
    | "account_upgrade"
    | "is_verified"
    | "two_factor_prompt",
    boolean
  >
>;

/** Sets the given flags and keeps the others. */
export async function setFlags(tx: Tx, customerId: string, flags: CustomerFlags): Promise<void> {
  await tx.updateTable("customer").set(flags).where("id", "=", customerId).execute();
}

/** Returns the password hash of a customer and whether the password must be changed. */
export function readPassword(tx: Tx, customerId: string) {
  return tx
    .selectFrom("customer")
    .select(["password_hash as passwordHash", "force_password_change as isChangeForced"])
    .where("id", "=", customerId)
    .executeTakeFirst();
}

/** Replaces the password hash and clears the forced change, unless the hash is no longer `before`. Returns whether it did. */
export async function replacePassword(
  tx: Tx,
  customerId: string,
  { before, passwordHash }: { before: string; passwordHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("customer")
    .set({ password_hash: passwordHash, force_password_change: false })
    .where("id", "=", customerId)
    .where("password_hash", "=", before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces a password that another person knows by a hash that none matches: the customer chooses a new one with a link. */
export async function endPassword(tx: Tx, customerId: string, unmatchedHash: string): Promise<void> {
  await tx.updateTable("customer").set({ password_hash: unmatchedHash }).where("id", "=", customerId).execute();
}

/** Replaces the hash of the same password, unless it is no longer `before`. */
export async function replacePasswordHash(
  tx: Tx,
  customerId: string,
  { before, passwordHash }: { before: string; passwordHash: string },
): Promise<void> {
  await tx
    .updateTable("customer")
    .set({ password_hash: passwordHash })
    .where("id", "=", customerId)
    .where("password_hash", "=", before)
    .execute();
}

/** Replaces the password hash and clears the forced change. Returns false if another call has replaced it already. */
export async function replaceForcedPassword(tx: Tx, customerId: string, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("customer")
    .set({ password_hash: passwordHash, force_password_change: false })
    .where("id", "=", customerId)
    .where("force_password_change", "=", true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces a customer's email, which is then confirmed. Returns false if it belongs to another customer. */
export async function replaceEmail(tx: Tx, customerId: string, email: string): Promise<boolean> {
  const owner = await findCustomerByEmail(tx, email);
  if (owner && owner.id !== customerId) return false;
  const values = { email: normaliseEmail(email), email_confirmation_required: false };
  await tx.updateTable("customer").set(values).where("id", "=", customerId).execute();
  return true;
}

/** Records when a customer accepted the terms. `endsUpgrade` also clears the account upgrade. */
export async function acceptTerms(
  tx: Tx,
  customerId: string,
  { at, endsUpgrade }: { at: Date; endsUpgrade: boolean },
): Promise<void> {
  await tx
    .updateTable("customer")
    .set({ terms_accepted_at: at, ...(endsUpgrade && { account_upgrade: false }) })
    .where("id", "=", customerId)
    .execute();
}

/** Returns "A. K." and the region of customers by id. */
export async function readInitials(
  tx: Tx,
  ids: string[],
): Promise<Map<string, { initials: string; region: Region | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom("customer")
    .select(["id", "firstname", "lastname", "state"])
    .where("id", "in", ids)
    .execute();
  const initialOf = (name: string) => `${[...name.trim()][0]?.toUpperCase() ?? "?"}.`;
  return new Map(
    rows.map(({ firstname, id, lastname, state }) => [
      id,
      { initials: `${initialOf(firstname)} ${initialOf(lastname)}`, region: state as Region | null },
    ]),
  );
}

export async function countCustomers(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom("customer")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
