import type { components } from "#generated/main/schema.ts";

type Schemas = components["schemas"];
type Named = Pick<Schemas["Fund"], "accountName" | "brand" | "kind" | "lastFour">;

const CARDS: Record<string, string> = { AmericanExpress: "American Express", MasterCard: "Mastercard", Visa: "Visa" };

/** Returns the name of a saved fund: "Visa ending in 4242", "PayPal anna@example.com", "Bank account ending in 6789". */
export function fundName({ accountName = "", brand, kind, lastFour }: Named): string {
  const name = kind === "paypal" ? "PayPal" : kind === "bank" ? "Bank account" : (CARDS[brand ?? ""] ?? "Card");
  return lastFour && kind !== "paypal" ? `${name} ending in ${lastFour}` : `${name} ${accountName}`.trim();
}

export const METHOD_NAMES: Record<Schemas["PaymentMethodCode"], string> = {
  ap: "Apple Pay",
  bd: "Direct debit",
  bp: "BPAY",
  cc: "Card",
  dd: "Bank transfer",
  gp: "Google Pay",
  pl: "PayPal",
  td: "Test deposit",
};

/** Returns what a deposit came from: the card or bank account where it is known, else the method. */
export const depositSource = (deposit: { method_code: Schemas["PaymentMethodCode"]; source: string | null }): string =>
  deposit.source ?? METHOD_NAMES[deposit.method_code];
