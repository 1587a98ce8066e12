// Deposits and the steps of their saga.
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { DepositProblem, DepositStep, DepositTable } from "#services/db/tables/sales.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { DEBT_PAID, isPosted } from "#services/lib/ledger.ts";
import { formatCents } from "#services/lib/money.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { isClosing, requireNotClosing } from "../../identity/customer/closing.rows.ts";
import { isBanned, requireNotBanned } from "../../identity/customer/country-ban.rows.ts";
import { requireVerified } from "../../identity/customer/verified.rows.ts";
import { lockDepositLimit, readCountedCents } from "../../identity/limits/deposit-limit.rows.ts";
import { type CheckedDeposit, waitsForMoney } from "../funds/payment-methods.ts";
import { NOT_ARRIVED, transferExpiry } from "./deposits.rules.ts";
import { withCheckDigit } from "./references.rules.ts";

export type Deposit = Selectable<DepositTable>;

/** The call a deposit belongs to. Repeats of the call share one deposit. */
export type Attempt = Pick<Deposit, "customer_id" | "operation_id" | "idempotency_key">;

/** Returns a customer's deposit. Refuses an unknown one, or another customer's, with 404. */
export async function findDeposit(tx: Tx, customerId: string, id: string): Promise<Deposit> {
  const row = await tx
    .selectFrom("deposit")
    .selectAll()
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row ?? refuseNotFound();
}

/** Returns the deposit that a call has opened; undefined if it has not opened one. */
export function findByAttempt(tx: Tx, attempt: Attempt): Promise<Deposit | undefined> {
  const { customer_id, idempotency_key, operation_id } = attempt;
  return tx
    .selectFrom("deposit")
    .selectAll()
    .where("customer_id", "=", customer_id)
    .where("operation_id", "=", operation_id)
    .where("idempotency_key", "=", idempotency_key)
    .executeTakeFirst();
}

/** Returns the latest deposit from a saved fund of a customer; undefined if there is none. */
export function findLatestOfFund(tx: Tx, customerId: string, fundId: string): Promise<Deposit | undefined> {
  return tx
    .selectFrom("deposit")
    .selectAll()
    .where("customer_id", "=", customerId)
    .where("fund_id", "=", fundId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export function readDeposit(tx: Tx, id: string): Promise<Deposit> {
  return tx.selectFrom("deposit").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** Locks a deposit until the transaction ends, so that concurrent sagas run one after the other. */
export function lockDeposit(tx: Tx, id: string): Promise<Deposit> {
  return tx.selectFrom("deposit").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

function tokenOf(source: CheckedDeposit["source"]): string | null {
  if (source?.kind === "card") return source.token;
  return source?.kind === "saved" ? source.reference : null;
}

/**
 * Returns the deposit of a call, creating it the first time. It is stored before the gateway is called, so that every
 * payment at the gateway has a deposit here. A concurrent repeat waits for the first call. Refuses one over the deposit limit.
 * `check` runs before a new deposit is inserted: what it locks comes before the totals of the wallet's transactions, which count
 * the deposit.
 */
export async function openDeposit(
  tx: Tx,
  attempt: Attempt,
  checked: CheckedDeposit,
  purchase: Deposit["purchase"],
  check?: () => Promise<void>,
): Promise<Deposit> {
  const { customer_id: customerId } = attempt;
  // Locked before the deposit is opened: the next one counts it, whatever its outcome will be.
  const limit = await lockDepositLimit(tx, customerId, await shopNow(tx));
  const { rows } = await sql<{ isBanned: boolean; isClosing: boolean }>`
    select ${isBanned(customerId)} as "isBanned", ${isClosing(customerId)} as "isClosing"`.execute(tx);
  requireNotBanned(rows[0]?.isBanned ?? false);
  requireNotClosing(rows[0]?.isClosing ?? false);
  await requireVerified(tx, customerId, "deposit");
  const opened = await findByAttempt(tx, attempt);
  if (opened) return opened;
  const now = await shopNow(tx);
  if (limit) requireWithinLimit(limit.cents - (await readCountedCents(tx, { customerId, now })), checked.amountCents);
  await check?.();
  return tx
    .insertInto("deposit")
    .values({
      ...attempt,
      id: newId("dep"),
      ...(await firstStep(tx, checked, now)),
      method_code: checked.methodCode,
      gateway_key: checked.gatewayKey,
      amount_cents: checked.amountCents,
      payment_token: tokenOf(checked.source),
      fund_id: checked.fundId,
      source: checked.sourceName,
      notification_url: checked.notificationUrl,
      is_for_membership: checked.isForMembership ?? false,
      purchase: purchase && JSON.stringify(purchase),
      created_at: now,
      touched_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns how a deposit starts: one whose money arrives later has a reference and seven days. */
async function firstStep(tx: Tx, { methodCode }: CheckedDeposit, now: Date) {
  if (!waitsForMoney(methodCode)) return { step: "created" as const };
  const { rows } = await sql<{ digits: string }>`select nextval('deposit_reference')::text as digits`.execute(tx);
  const reference = withCheckDigit(rows[0]?.digits ?? "");
  return { step: "pending" as const, reference, expires_at: transferExpiry(now) };
}

/** Refuses with 422 a deposit that is over what the customer's limit leaves. */
function requireWithinLimit(leftCents: number, cents: number): void {
  if (cents > leftCents)
    refuse(422, "deposit_limit", `This is over your deposit limit: ${formatCents(Math.max(0, leftCents))} left.`);
}

/** Returns the deposit that a bank transfer names; undefined for an unknown reference, and that of a direct debit. */
export const findByReference = (tx: Tx, reference: string): Promise<Deposit | undefined> =>
  tx
    .selectFrom("deposit")
    .selectAll()
    .where("reference", "=", reference)
    .where("method_code", "<>", "bd")
    .executeTakeFirst();

/** Completes a pending deposit with the amount that arrived. */
export async function recordArrival(tx: Tx, id: string, cents: number, now: Date): Promise<void> {
  const values = { step: "captured", amount_cents: cents, arrived_at: now, touched_at: now } as const;
  await tx.updateTable("deposit").set(values).where("id", "=", id).where("step", "=", "pending").execute();
}

/** Ends the deposits whose transfer did not arrive in time. One that is locked ends in a later round. Returns how many. */
export async function expirePending(tx: Tx, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("deposit")
    .set({ step: "voided", problem: JSON.stringify(NOT_ARRIVED), touched_at: now })
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("deposit")
        .select("id")
        .where("step", "=", "pending")
        .where("expires_at", "<=", now)
        // A deposit of a recurring purchase does not expire: its ticket is bought, so only the bank's answer ends the deposit.
        .where("purchase", "is", null)
        .orderBy("id")
        .limit(200)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export type Progress = {
  step: DepositStep;
  /** The card that pays. */
  source?: string | undefined;
  challenge?: { acsUrl: string; creq: string; redirectUrl?: string | undefined; expiresAt: Date };
  problem?: DepositProblem;
  checkoutId?: string;
};

/** Advances a deposit from one step to another. Does nothing if another process has advanced it already. */
export async function advanceStep(tx: Tx, id: string, from: DepositStep, progress: Progress): Promise<void> {
  const { challenge, checkoutId, problem, source, step } = progress;
  const { expiresAt, ...shown } = challenge ?? {};
  await tx
    .updateTable("deposit")
    .set({
      step,
      touched_at: await shopNow(tx),
      ...(challenge && {
        challenge: JSON.stringify(shown),
        challenge_expires_at: expiresAt ?? null,
      }),
      ...(source && { source }),
      ...(problem && { problem: JSON.stringify(problem) }),
      ...(checkoutId && { checkout_id: checkoutId }),
    })
    .where("id", "=", id)
    .where("step", "=", from)
    .execute();
}

export type StaleTimes = { now: Date; cutOffBefore: Date; abandonedBefore: Date };

/** Returns deposits that were interrupted between two steps or abandoned by their customer. */
export function listStaleDeposits(tx: Tx, { abandonedBefore, cutOffBefore, now }: StaleTimes): Promise<Deposit[]> {
  return tx
    .selectFrom("deposit")
    .selectAll()
    .where(sql<boolean>`(
      (step in ('authorised', 'purchased', 'voiding') and touched_at < ${cutOffBefore}
        and not (step = 'authorised' and purchase is not null))
      or (step in ('created', 'authorised') and touched_at < ${abandonedBefore})
      or (step = 'requires_action' and challenge_expires_at <= ${now})
    )`)
    .orderBy("touched_at")
    .limit(100)
    .execute();
}

/** SQL expression: whether no process has advanced a deposit since a time. */
export const wasLeftBefore = (id: RawBuilder<unknown>, at: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (select from deposit where deposit.id = ${id} and touched_at < ${at})`;

/** Returns whether a customer owes the shop what a bank has returned after its debit had bought a ticket. */
export async function hasDebt(tx: Tx, customerId: string): Promise<boolean> {
  const { rows } = await sql<{ hasDebt: boolean }>`select exists (
    select from deposit where customer_id = ${customerId} and method_code = 'bd' and step = 'failed'
      and purchase is not null and not ${isPosted(DEBT_PAID, sql.ref("deposit.id"))}) as "hasDebt"`.execute(tx);
  return rows[0]?.hasDebt ?? false;
}

/** SQL expression: the amount of a deposit. */
export const centsOfDeposit = (id: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select amount_cents from deposit where deposit.id = ${id})`;

/** Returns whether a customer has a deposit that may still succeed. One that is being voided cannot. */
export async function hasOpenDeposit(tx: Tx, customerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("deposit")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("step", "not in", ["captured", "voiding", "voided", "failed"])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
