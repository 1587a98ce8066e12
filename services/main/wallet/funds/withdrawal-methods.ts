// The withdrawal methods with the customer's accounts.
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { listFunds } from "./funds.rows.ts";
import { toFund } from "./payment-methods.ts";

type Methods = Record<string, components["schemas"]["PaymentMethod"]>;

/** Returns the withdrawal methods by code. Bank accounts whose verification failed are left out unless asked for. */
export async function readWithdrawalMethods(tx: Tx, customerId: string, withFailed: boolean): Promise<Methods> {
  const funds = (await listFunds(tx, customerId)).filter(
    (fund) => fund.kind === "bank" && (withFailed || fund.verification_status !== "Failed Verification"),
  );
  return {
    tt: {
      code: "tt",
      id: "wdm_tt",
      funds: funds.map(toFund),
      availableGateways: [],
      rules: { minAmount: 1, maxAmount: 1_000_000, enabled: true },
      attributes: { name: "Bank account", logos: [] },
    },
  };
}
