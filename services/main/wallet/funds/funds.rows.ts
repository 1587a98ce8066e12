// The customers' saved funds. Other nouns read them through the functions here.
import { type Insertable, type Selectable, sql } from "kysely";
import type { FundTables } from "#services/db/tables/funds.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";
import { reseal, seal, unseal } from "#services/lib/seal.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import type { CheckedBankAccount } from "./bank-accounts.rules.ts";
import type { CardGatewayKey, SavedCard } from "./card-gateway.ts";

export type Fund = Selectable<FundTables["fund"]>;
type NewFund = Omit<Insertable<FundTables["fund"]>, "id" | "customer_id" | "created_at">;
type Owner = { customerId: string; now: Date };

/** Returns a customer's funds: the default first, then the newest. */
export function listFunds(tx: Tx, customerId: string): Promise<Fund[]> {
  return tx
    .selectFrom("fund")
    .selectAll()
    .where("customer_id", "=", customerId)
    .where("deleted_at", "is", null)
    .where("awaits_deposit", "is", null)
    .orderBy("is_default", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Returns a customer's fund, or undefined for an unknown id and another customer's. Also finds a deleted fund. */
export function findFund(tx: Tx, customerId: string, id: string): Promise<Fund | undefined> {
  return tx
    .selectFrom("fund")
    .selectAll()
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
}

/** Records that a customer lets the shop debit a bank account. An earlier agreement stays. */
export async function agreeToDebit(tx: Tx, fundId: string, now: Date): Promise<void> {
  await tx
    .updateTable("fund")
    .set({ debit_agreed_at: now })
    .where("id", "=", fundId)
    .where("debit_agreed_at", "is", null)
    .execute();
}

/** Serialises the changes of a customer's funds, so that two calls cannot both set a default. */
async function lockFunds(tx: Tx, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`funds:${customerId}`}, 0))`.execute(tx);
}

const clearDefault = (tx: Tx, customerId: string) =>
  tx
    .updateTable("fund")
    .set({ is_default: false })
    .where("customer_id", "=", customerId)
    .where("is_default", "=", true)
    .execute();

async function insertFund(tx: Tx, { customerId, now }: Owner, fund: NewFund): Promise<Fund> {
  await lockFunds(tx, customerId);
  if (fund.is_default) await clearDefault(tx, customerId);
  return tx
    .insertInto("fund")
    .values({ ...fund, id: newId("fnd"), customer_id: customerId, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type CardWish = { isDefault: boolean; awaitsDeposit?: boolean };

/** Saves a card that the gateway knows; for good only with its first deposit, if it awaits one. */
export const insertCard = (
  tx: Tx,
  owner: Owner,
  key: CardGatewayKey,
  card: SavedCard,
  { awaitsDeposit = false, isDefault }: CardWish,
) =>
  insertFund(tx, owner, {
    kind: "cc",
    is_default: isDefault && !awaitsDeposit,
    awaits_deposit: awaitsDeposit ? (isDefault ? "as_default" : "as_other") : null,
    brand: card.brand,
    last_four: card.lastFour,
    expiry_month: card.expiryMonth,
    expiry_year: card.expiryYear,
    gateway_key: key,
    gateway_reference: card.reference,
  });

/** Keeps a card whose first deposit has succeeded. Changes no other fund. */
export async function keepPaidCard(tx: Tx, customerId: string, id: string): Promise<void> {
  const fund = await findFund(tx, customerId, id);
  if (!fund?.awaits_deposit || fund.deleted_at) return;
  await lockFunds(tx, customerId);
  const isDefault = fund.awaits_deposit === "as_default";
  if (isDefault) await clearDefault(tx, customerId);
  await tx.updateTable("fund").set({ awaits_deposit: null, is_default: isDefault }).where("id", "=", id).execute();
}

/** Saves a PayPal account as the default. */
export const insertPayPal = (tx: Tx, owner: Owner, { reference, account }: { reference: string; account: string }) =>
  insertFund(tx, owner, {
    kind: "paypal",
    is_default: true,
    brand: "paypal",
    account_name: account,
    gateway_key: "braintree",
    gateway_reference: reference,
  });

/** Saves a bank account, its numbers sealed. */
export const insertBankAccount = (tx: Tx, env: ServicesEnv, owner: Owner, account: CheckedBankAccount) =>
  insertFund(tx, owner, {
    kind: "bank",
    brand: "bank",
    account_name: account.accountName,
    last_four: account.lastFour,
    transfer_type: account.type,
    sealed_code: seal(env, account.code),
    sealed_number: account.accountNumber === null ? null : seal(env, account.accountNumber),
    verification_status: account.status,
  });

/**
 * Returns the numbers of a bank account, for the bank that pays a withdrawal. Never for a page or a log.
 * @internal The sandbox pays no bank, so only tests call it so far.
 */
export const unsealBankAccount = (env: ServicesEnv, { sealed_code, sealed_number }: Fund) => ({
  code: sealed_code === null ? null : unseal(env, sealed_code),
  accountNumber: sealed_number === null ? null : unseal(env, sealed_number),
});

/** Makes a card or PayPal account the default. Returns false for other funds. */
export async function setDefault(tx: Tx, customerId: string, id: string): Promise<boolean> {
  await lockFunds(tx, customerId);
  const fund = await findFund(tx, customerId, id);
  if (!fund || fund.deleted_at || fund.awaits_deposit || fund.kind === "bank") return false;
  if (fund.is_default) return true;
  await clearDefault(tx, customerId);
  await tx.updateTable("fund").set({ is_default: true }).where("id", "=", id).execute();
  return true;
}

/** Records the result of an operator's check of a customer's bank accounts. Returns how many waited for one. */
export async function decideBankAccounts(tx: Tx, customerId: string, isVerified: boolean): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("fund")
    .set({ verification_status: isVerified ? "Verified" : "Failed Verification" })
    .where("customer_id", "=", customerId)
    .where("deleted_at", "is", null)
    .where("verification_status", "in", ["Pending Verification", "Unverified"])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Hides a fund. Returns it as it was, or undefined for an unknown one; repeating it changes nothing. */
export async function hideFund(tx: Tx, { customerId, now }: Owner, id: string): Promise<Fund | undefined> {
  await lockFunds(tx, customerId);
  const fund = await findFund(tx, customerId, id);
  if (fund && !fund.deleted_at)
    await tx.updateTable("fund").set({ is_default: false, deleted_at: now }).where("id", "=", id).execute();
  return fund;
}

/** Hides every fund of a customer and forgets who holds it. Past deposits and withdrawals keep the last digits. */
export async function forgetAllFunds(tx: Tx, customerId: string, now: Date): Promise<void> {
  await lockFunds(tx, customerId);
  await tx
    .updateTable("fund")
    .set(({ fn, ref, val }) => ({
      is_default: false,
      account_name: null,
      sealed_code: null,
      sealed_number: null,
      deleted_at: fn.coalesce(ref("deleted_at"), val(now)),
    }))
    .where("customer_id", "=", customerId)
    .execute();
}

/** Seals bank accounts again with the current TOKEN_SECRET, so that the old one can be removed. */
export async function resealBankAccounts(db: Db, env: ServicesEnv): Promise<void> {
  await runInTransaction(db, async (tx) => {
    const rows = await tx
      .selectFrom("fund")
      .select(["id", "sealed_code", "sealed_number"])
      .where("kind", "=", "bank")
      .forNoKeyUpdate()
      .execute();
    for (const { id, sealed_code, sealed_number } of rows) {
      const code = sealed_code === null ? null : reseal(env, sealed_code);
      const number = sealed_number === null ? null : reseal(env, sealed_number);
      if (code === null && number === null) continue;
      await tx
        .updateTable("fund")
        .set({ ...(code && { sealed_code: code }), ...(number && { sealed_number: number }) })
        .where("id", "=", id)
        .execute();
    }
  });
}
