import type { ServicesEnv } from "#services/lib/env.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { checkedBankAccount } from "#services/main/wallet/funds/bank-accounts.rules.ts";
import type { CardGatewayKey } from "#services/main/wallet/funds/card-gateway.ts";
import { insertBankAccount, insertCard, insertPayPal } from "#services/main/wallet/funds/funds.rows.ts";
import {
  insertCard as issueCard,
  insertPayPal as openPayPal,
  saveCard,
} from "#services/sandbox/card-gateway/payments.rows.ts";
import { customers, IVY, register } from "./01-customers.ts";

const HOUR_MS = 60 * 60 * 1000;
const CARDS = [
  { brand: "MasterCard", lastFour: "4444", expiryMonth: 3, expiryYear: 2024 },
  { brand: "AmericanExpress", lastFour: "0005", expiryMonth: 8, expiryYear: 2031 },
  { brand: "Visa", lastFour: "4242", expiryMonth: 12, expiryYear: 2030 },
] as const;
/** One of each kind, together with every verification status. */
const BANKS = [
  { type: "national", code: "062-000", accountNumber: "123456789", accountName: "Ivy Example" },
  { type: "national", code: "012-003", accountNumber: "987654321", accountName: "I Example" },
  { type: "international", code: "CTBAAU2S", accountNumber: "GB33BUKB2020", accountName: "Ivy Example" },
] as const;

/** A customer with seven funds: three cards, one of them expired, a PayPal account, and three bank accounts. */
export async function seed(tx: Tx, now: Date, env: ServicesEnv): Promise<void> {
  const people = customers.filter(({ id }) => id === IVY);
  await register(tx, now, people);
  for (const { firstname, id: customerId } of people) {
    let age = BANKS.length + CARDS.length + 1;
    const owner = () => ({ customerId, now: new Date(now.getTime() - age-- * HOUR_MS) });
    for (const account of BANKS) {
      await insertBankAccount(tx, env, owner(), checkedBankAccount(account, { firstname, lastname: "Example" }));
    }
    await insertPayPal(tx, owner(), {
      reference: await savedReference(tx, "braintree", await openPayPal(tx, "ivy@example.com", "approved")),
      account: "ivy@example.com",
    });
    for (const card of CARDS) {
      const token = await issueCard(tx, "paystream", { ...card, behaviour: "approved" });
      await insertCard(
        tx,
        owner(),
        "paystream",
        { ...card, reference: await savedReference(tx, "paystream", token) },
        { isDefault: true },
      );
    }
  }
}

async function savedReference(tx: Tx, gatewayKey: CardGatewayKey, token: string): Promise<string> {
  const saved = await saveCard(tx, { gatewayKey, token });
  if (typeof saved === "string") throw new Error(`The sandbox did not save a card of the demo: ${saved}`);
  return saved.token;
}
