import type { Outputs } from "#gateway/gateway.ts";

export type Fund = Outputs["funds"]["list"][number];

const BRANDS: Record<string, string> = { AmericanExpress: "American Express", MasterCard: "Mastercard" };
const TRANSFERS: Record<string, string> = {
  international: "Overseas bank account",
  payid_email: "PayID by email",
  payid_phone: "PayID by phone",
};

/** Returns the name of a saved fund: "Visa ending in 4242", "PayPal anna@example.com", "Bank account ending in 6789". */
export function fundName({ accountName, brand, kind, lastFour, transferType }: Fund): string {
  if (kind === "paypal") return `PayPal ${accountName ?? ""}`.trim();
  const name =
    kind === "bank" ? (TRANSFERS[transferType ?? ""] ?? "Bank account") : (BRANDS[brand ?? ""] ?? brand ?? "Card");
  return lastFour ? `${name} ending in ${lastFour}` : name;
}

/** What pays a charge that is made while the customer is away. */
type Payer = Outputs["autoplays"]["get"]["defaultFund"];

const PAYERS = {
  unfunded: () => "Free",
  wallet: () => "Your wallet",
  cc: (fund) => fundName({ ...fund, id: "" } as Fund),
  paypal: () => "PayPal",
  bank: (fund) => fundName({ ...fund, id: "" } as Fund),
} satisfies Record<Payer["kind"], (fund: Payer) => string>;

/** Returns what pays recurring purchases: "Your wallet", "Visa ending in 4242". */
export const payerName = (fund: Payer): string => PAYERS[fund.kind](fund);

/** Returns the same inside a sentence: "your wallet", "Visa ending in 4242". */
export const payerInText = (fund: Payer): string => payerName(fund).replace(/^Your /, "your ");

/** Returns the key of a payer among the ways to pay. */
export const payerKey = ({ id, kind }: Payer): string => id ?? kind;

/** Returns what pays later charges: "your wallet", "Visa ending in 4242"; undefined if it could not be read. */
export function payerOfLater(methods: Outputs["recurringPurchases"]["getMethods"] | null): string | undefined {
  if (!methods) return undefined;
  const { availableRecurringPurchaseMethods: available, selectedRecurringPurchaseMethodKey: selected } = methods;
  const method = available.find(({ key }) => key === selected);
  return !method || method.fundKind === "wallet" ? "your wallet" : method.name;
}

/** Returns "12/2030". */
export const expiryOf = ({ expiryMonth = 0, expiryYear = 0 }: Fund) =>
  `${String(expiryMonth).padStart(2, "0")}/${expiryYear}`;
