import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { plainText } from "#services/lib/plain-text.ts";
import { refuse } from "#services/lib/refusal.ts";

type Details = components["schemas"]["CustomerDetails"];
type Change = components["schemas"]["CustomerDetailsChange"];

/** Returns the details of a customer. Refuses with 401 if the account no longer exists. */
export async function readDetails(tx: Tx, customerId: string): Promise<Details> {
  const row = await tx.selectFrom("customer").selectAll().where("id", "=", customerId).executeTakeFirst();
  if (!row) return refuse(401, "signed_out", "Please log in to continue.");
  return {
    customerId,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    dateOfBirth: row.date_of_birth,
    phoneNumber: row.phone_number,
    address: row.address,
    suburb: row.suburb,
    state: row.state as Details["state"],
    postcode: row.postcode,
    country: row.country,
  };
}

/** Locks a customer before a change of details, and returns whether they are verified. */
export async function lockVerified(tx: Tx, customerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("customer")
    .select("is_verified")
    .where("id", "=", customerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.is_verified ?? false;
}

/** Returns whether the details that registration requires today are present. */
export function isComplete({ phoneNumber, address, suburb, state, postcode }: Details): boolean {
  return [phoneNumber, address, suburb, state, postcode].every(Boolean);
}

const COLUMNS = {
  firstname: "firstname",
  lastname: "lastname",
  phoneNumber: "phone_number",
  address: "address",
  suburb: "suburb",
  state: "state",
  postcode: "postcode",
  country: "country",
} as const satisfies { [Field in keyof Change]?: string };

/** Writes the given fields and keeps the others. */
export async function changeDetails(tx: Tx, customerId: string, change: Change): Promise<void> {
  const given = Object.entries(COLUMNS).flatMap(([field, column]) => {
    const value = change[field as keyof typeof COLUMNS];
    return value === undefined ? [] : [[column, plainText(value)]];
  });
  // `addressEntry` serves statistics only and is not stored.
  if (given.length === 0) return;
  await tx.updateTable("customer").set(Object.fromEntries(given)).where("id", "=", customerId).execute();
}
