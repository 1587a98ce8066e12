// The withdrawal methods with the customer's accounts.
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import type { CardGateway } from "./card-gateway.ts";
import { type Fund, listFunds } from "./funds.rows.ts";
import { toFund } from "./payment-methods.ts";

type Schemas = components["schemas"];
type Methods = Record<string, Schemas["PaymentMethod"]>;
type Code = Schemas["WithdrawalMethodCode"];

const NAMES: Record<Code, string> = {
  tt: "Bank account",
  pl: "PayPal",
  tw: "Test withdrawal",
  do: "Donation",
};

/** The methods that need no saved fund, paid at once (account §3). The test withdrawal exists with the sandbox only. */
export const methodsWithoutFunds = (gateway: CardGateway | null): { code: "tw" | "do"; id: string }[] => [
  ...(gateway?.environment === "sandbox" ? [{ code: "tw" as const, id: "wdm_tw" }] : []),
  { code: "do", id: "wdm_do" },
];

/** Returns how a saved fund is paid; null for a card, which is never paid. */
export const methodOfFund = ({ kind }: Fund): "tt" | "pl" | null =>
  kind === "bank" ? "tt" : kind === "paypal" ? "pl" : null;

/** Returns the withdrawal methods by code. Bank accounts whose verification failed are left out unless asked for. */
export async function readWithdrawalMethods(
  tx: Tx,
  gateway: CardGateway | null,
  customerId: string,
  withFailed: boolean,
): Promise<Methods> {
  const all = await listFunds(tx, customerId);
  const funds = all.filter(({ verification_status }) => withFailed || verification_status !== "Failed Verification");
  const methodOf = (code: Code) => ({
    code,
    id: `wdm_${code}`,
    funds: funds.filter((fund) => methodOfFund(fund) === code).map(toFund),
    availableGateways: [],
    rules: { minAmount: 1, maxAmount: 1_000_000, enabled: true },
    attributes: { name: NAMES[code], logos: [] },
  });
  const codes: Code[] = ["tt", "pl", ...methodsWithoutFunds(gateway).map(({ code }) => code)];
  return Object.fromEntries(codes.map((code) => [code, methodOf(code)]));
}

/** Returns the withdrawal methods as the customer's overview lists them. */
export async function listWithdrawalMethods(
  tx: Tx,
  gateway: CardGateway | null,
  customerId: string,
): Promise<Schemas["WithdrawalMethod"][]> {
  const methods = Object.values(await readWithdrawalMethods(tx, gateway, customerId, true));
  return methods.map(({ code, funds }) => ({ code: code as Code, funds }));
}
