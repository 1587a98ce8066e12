// The statuses of the methods of verification, and when each can be tried again. Pure.
import type { components } from "#generated/main/schema.ts";
import type { Tables } from "#services/db/tables.generated.ts";
import { hashToken } from "#services/lib/token-hash.ts";

type Method = components["schemas"]["VerificationMethod"];
export type MethodType = Tables["verification_attempt"]["method"];

/** What is verified: who the customer is, and where they live. */
export type VerifiedDetails = Pick<
  components["schemas"]["CustomerDetails"],
  "firstname" | "lastname" | "dateOfBirth" | "address" | "suburb" | "state" | "postcode" | "country"
>;

/** The part of an attempt that decides what a customer may try next. */
export type PastAttempt = Pick<Tables["verification_attempt"], "method" | "status" | "details_hash" | "created_at">;

const DAY_MS = 24 * 60 * 60 * 1000;
const LICENCE_TRIES_A_DAY = 3;

const INSTANT: readonly MethodType[] = ["auto_verification", "drivers_licence", "connect_id"];
const BY_A_PERSON: readonly MethodType[] = ["photo_id_upload", "pdf_form"];

/** Returns the SHA-256 of the details. */
export function detailsHash(details: VerifiedDetails): string {
  const { firstname, lastname, dateOfBirth, address, suburb, state, postcode, country } = details;
  return hashToken(JSON.stringify([firstname, lastname, dateOfBirth, address, suburb, state, postcode, country]));
}

const isClosed = ({ status }: PastAttempt) => status === "matched" || status === "refused";

/** Returns whether a method can't be tried again with these details at `now`. */
export function isUsedUp(attempts: readonly PastAttempt[], method: MethodType, hash: string, now: Date): boolean {
  const closed = attempts.filter((attempt) => attempt.method === method && isClosed(attempt));
  // The same details give the same result.
  if (method === "auto_verification") return closed.some(({ details_hash }) => details_hash === hash);
  if (method !== "drivers_licence") return false;
  const today = closed.filter(({ created_at }) => now.getTime() - created_at.getTime() < DAY_MS);
  return today.length >= LICENCE_TRIES_A_DAY;
}

function statusOf(attempts: readonly PastAttempt[], method: MethodType): Method["status"] {
  const own = attempts.filter((attempt) => attempt.method === method);
  const open = own.find((attempt) => !isClosed(attempt));
  if (open) return open.status === "pending" ? "pending" : "in_progress";
  return own.length > 0 ? "attempted" : "not_attempted";
}

/**
 * Returns every method with its status (account §3). `hasProvider` is false if the shop has no verification provider. The
 * widget of greenid_ui has no call, so it is always disabled.
 */
export function methodsOf(attempts: readonly PastAttempt[], hash: string, hasProvider: boolean): Method[] {
  // After a change of the details, automatic verification starts afresh.
  const current = attempts.filter(
    (attempt) => attempt.method !== "auto_verification" || attempt.details_hash === hash || !isClosed(attempt),
  );
  return [
    ...INSTANT.map((type) => ({ type, status: hasProvider ? statusOf(current, type) : "disabled" }) as const),
    ...BY_A_PERSON.map((type) => ({ type, status: statusOf(current, type) })),
    { type: "greenid_ui", status: "disabled" },
  ];
}
