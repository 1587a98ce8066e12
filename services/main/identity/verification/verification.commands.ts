// Attempts to verify a customer: their start, their result, and the decision of a person.
import type { components } from "#generated/main/schema.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import { runEach } from "#services/lib/run-each.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { insertMail, linkTo } from "../../foundation/mail/mail.rows.ts";
import { emailOf, setFlags } from "../customer/customer.rows.ts";
import { lockVerified, readDetails } from "../customer/customer-details.rows.ts";
import type { IdentityCheck } from "./identity-provider.ts";
import {
  deletePendingUpload,
  endAttempt,
  insertAttempt,
  listAttempts,
  listDueAttempts,
  lockOpenAttempts,
  type OpenAttempt,
  readVerificationState,
} from "./verification.rows.ts";
import { detailsHash, isUsedUp, type MethodType, type VerifiedDetails } from "./verification.rules.ts";

type VerificationState = components["schemas"]["VerificationState"];
export type Person = { customerId: string; details: VerifiedDetails; hash: string };

const NO_TRIES =
  "You have had your three tries of the last 24 hours. Please choose another way, or try again tomorrow.";
const refuseMethod = (text = "You can't verify your account this way. Please choose another one."): never =>
  refuse(409, "verification_not_available", text);

const refuseMismatch = (): never =>
  refuse(422, "identity_not_matched", "We could not match your details. Please check them or try another way.");

/** Locks a customer who may try this method. Refuses a verified one, a used-up method and a second open attempt with 409. */
export async function openPerson(tx: Tx, customerId: string, method: MethodType, now: Date): Promise<Person> {
  if (await lockVerified(tx, customerId)) refuse(409, "already_verified", "Your account is verified already.");
  const details = await readDetails(tx, customerId);
  const hash = detailsHash(details);
  const attempts = await listAttempts(tx, customerId);
  const isUpload = method === "photo_id_upload" || method === "pdf_form";
  const isBusy = !isUpload && attempts.some(({ status }) => status === "in_progress");
  if (isBusy) refuseMethod();
  if (!isUsedUp(attempts, method, hash, now)) return { customerId, details, hash };
  return method === "drivers_licence" ? refuseMethod(NO_TRIES) : refuseMethod();
}

/** Verifies a customer whose attempt matched. The files of a pending upload are not needed any more. */
async function verify(tx: Tx, customerId: string): Promise<void> {
  await setFlags(tx, customerId, { is_verified: true });
  await deletePendingUpload(tx, customerId);
  await insertMail(tx, {
    recipient: emailOf(customerId),
    subject: "Your Drawcard account is verified",
    body: "We have verified your account. There is nothing else to do.",
  });
}

/** Records the result of a check, and returns whether it may still match. */
async function recordCheck(
  tx: Tx,
  { customerId, hash }: Person,
  method: MethodType,
  check: IdentityCheck | "match",
  now: Date,
): Promise<boolean> {
  const attempt = { customerId, method, detailsHash: hash, now };
  if (check === "mismatch") await insertAttempt(tx, attempt, { status: "refused" });
  else if (check === "match") {
    await insertAttempt(tx, attempt, { status: "matched" });
    await verify(tx, customerId);
  } else {
    const decideAt = new Date(now.getTime() + check.inSeconds * 1000);
    await insertAttempt(tx, attempt, { status: "in_progress", willMatch: check.willMatch, decideAt });
  }
  return check !== "mismatch";
}

/** Runs a check in a transaction that is kept even when it refuses: the attempt counts. */
export async function attempt(
  { db, env, customerId, now }: { db: Db; env: ServicesEnv; customerId: string; now: Date },
  method: MethodType,
  check: (person: Person) => IdentityCheck | "match",
): Promise<VerificationState> {
  const hasStarted = await runInTransaction(db, async (tx) => {
    const person = await openPerson(tx, customerId, method, now);
    return recordCheck(tx, person, method, check(person), now);
  });
  if (!hasStarted) refuseMismatch();
  return runInTransaction(db, (tx) => readVerificationState(tx, env, customerId));
}

async function end(tx: Tx, env: ServicesEnv, customerId: string, open: OpenAttempt, isMatch: boolean): Promise<void> {
  const isVerified = await lockVerified(tx, customerId);
  // The customer may have changed their details in the meantime.
  const isSame = detailsHash(await readDetails(tx, customerId)) === open.details_hash;
  await endAttempt(tx, open.id, isMatch && isSame ? "matched" : "refused");
  if (isVerified) return;
  if (isMatch && isSame) return verify(tx, customerId);
  await insertMail(tx, {
    recipient: emailOf(customerId),
    subject: "We could not verify your Drawcard account",
    body: `What you sent does not match your details. Check them, or verify your account in another way: ${linkTo(env, "/my-account/verify-account")}`,
  });
}

/** Ends the attempts whose result has arrived by `now`. Returns how many. */
export async function endDueAttempts(db: Db, env: ServicesEnv, now: Date): Promise<number> {
  const due = await runInTransaction(db, (tx) => listDueAttempts(tx, now));
  let count = 0;
  await runEach(due, ({ customerId, id }) =>
    runInTransaction(db, async (tx) => {
      await lockVerified(tx, customerId);
      const open = (await lockOpenAttempts(tx, customerId)).find((one) => one.id === id);
      // Another process was faster.
      if (!open) return;
      await end(tx, env, customerId, open, open.will_match === true);
      count += 1;
    }),
  );
  return count;
}

/** Decides the open attempts of a customer as a person would. Returns how many there were. */
export async function decideAttempts(tx: Tx, env: ServicesEnv, customerId: string, isMatch: boolean): Promise<number> {
  await lockVerified(tx, customerId);
  const open = await lockOpenAttempts(tx, customerId);
  for (const one of open) await end(tx, env, customerId, one, isMatch);
  return open.length;
}
