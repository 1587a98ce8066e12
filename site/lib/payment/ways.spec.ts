import { describe, expect, it } from "vitest";
import { purchaseWays, waysToPay } from "./ways.ts";

const rules = { minAmount: 5, maxAmount: 5000, enabled: true };
const method = (code: "bp" | "cc" | "td" | "pl", name: string) => ({
  code,
  id: `dpm_${code}`,
  funds: [],
  availableGateways: [],
  rules,
  attributes: { name, logos: [] },
});

describe("waysToPay", () => {
  it("lists saved cards first and omits unsupported methods", () => {
    const cc = {
      ...method("cc", "Card"),
      funds: [{ id: "fnd_1", default: true, kind: "cc" as const, brand: "Visa" as const, lastFour: "4242" }],
    };

    const ways = waysToPay({ pl: method("pl", "PayPal"), td: method("td", "Test deposit"), cc });

    expect(ways.map(({ id, name }) => `${id} ${name}`)).toEqual([
      "fnd_1 Visa ending in 4242",
      "cc Card",
      "td Test deposit",
    ]);
  });

  it("lists bank transfers for a deposit only", () => {
    const methods = { bp: method("bp", "BPAY"), td: method("td", "Test deposit") };
    expect(waysToPay(methods).map(({ id }) => id)).toEqual(["td", "bp"]);
    expect(purchaseWays(methods, null).map(({ id }) => id)).toEqual(["td"]);
  });

  it("omits disabled methods, and returns none if the service is down", () => {
    expect(waysToPay({ td: { ...method("td", "Test deposit"), rules: { ...rules, enabled: false } } })).toEqual([]);
    expect(waysToPay(null)).toEqual([]);
  });
});
