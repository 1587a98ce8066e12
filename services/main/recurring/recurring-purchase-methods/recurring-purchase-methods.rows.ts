// How a customer pays for recurring purchases: one method for all of them.
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import type { CardGateway } from "../../wallet/funds/card-gateway.ts";
import { fundName } from "../../wallet/funds/fund-names.rules.ts";
import { type Fund, findFund } from "../../wallet/funds/funds.rows.ts";
import { readPaymentMethods } from "../../wallet/funds/payment-methods.ts";

type Schemas = components["schemas"];
type Method = Schemas["RecurringPurchaseMethod"];

const WALLET: Method = { key: "wallet", name: "Wallet", fundKind: "wallet" };

/**
 * Returns the methods that can pay while the customer is away, the wallet first, and the one chosen. Cards that need their
 * security code for every payment, expired ones and bank accounts that may not be debited cannot.
 */
export async function readRecurringMethods(
  tx: Tx,
  gateway: CardGateway | null,
  customerId: string,
  now: Date,
): Promise<Schemas["RecurringPurchaseMethods"]> {
  const { bd, cc, pl } = await readPaymentMethods(tx, gateway, customerId, { usableAt: now });
  const cards = (cc?.funds ?? []).filter(({ cscRequired }) => !cscRequired);
  const debited = (bd?.funds ?? []).filter(({ debitAgreementSince }) => debitAgreementSince !== undefined);
  const methods = [
    WALLET,
    ...[...cards, ...(pl?.funds ?? []), ...debited].map(
      (fund): Method => ({ key: fund.id, name: fundName(fund), fundKind: fund.kind }),
    ),
  ];
  const chosen = await readMethodKey(tx, customerId);
  return {
    availableRecurringPurchaseMethods: methods,
    // A card that was removed or has expired is no choice any more.
    selectedRecurringPurchaseMethodKey: methods.some(({ key }) => key === chosen) ? chosen : null,
  };
}

/** Returns the key of the method that a customer chose: "wallet", the id of a fund, or null. */
export async function readMethodKey(tx: Tx, customerId: string): Promise<string | null> {
  const row = await tx
    .selectFrom("recurring_method")
    .select("method_key")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row?.method_key ?? null;
}

export async function saveMethodKey(tx: Tx, customerId: string, key: string): Promise<void> {
  await tx
    .insertInto("recurring_method")
    .values({ customer_id: customerId, method_key: key })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet({ method_key: key }))
    .execute();
}

/** Returns the fund that pays for a recurring purchase: its own, otherwise the customer's choice; null is the wallet. */
export async function findPayingFund(
  tx: Tx,
  { customer_id, from_wallet, fund_id }: { customer_id: string; fund_id: string | null; from_wallet: boolean },
): Promise<Fund | null> {
  if (from_wallet) return null;
  const key = fund_id ?? (await readMethodKey(tx, customer_id)) ?? WALLET.key;
  return key === WALLET.key ? null : ((await findFund(tx, customer_id, key)) ?? null);
}
