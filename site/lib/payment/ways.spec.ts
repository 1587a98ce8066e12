import { describe, expect, it } from "vitest";
import { type CardGateway, purchaseWays, waysToPay } from "./ways.ts";

const rules = { minAmount: 5, maxAmount: 5000, enabled: true };
const method = (code: "ap" | "bd" | "bp" | "cc" | "gp" | "td" | "pl", name: string) => ({
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
      "pl PayPal",
      "td Test deposit",
    ]);
  });

  it("lists the wallet of the device before everything else", () => {
    const funds = [{ id: "fnd_1", default: true, kind: "cc" as const, brand: "Visa" as const, lastFour: "4242" }];
    const methods = {
      ap: method("ap", "Apple Pay"),
      cc: { ...method("cc", "Card"), funds },
      gp: method("gp", "Google Pay"),
    };
    expect(waysToPay(methods, "gp").map(({ id }) => id)).toEqual(["gp", "fnd_1", "cc", "ap"]);
    expect(waysToPay({ cc: methods.cc }, "gp").map(({ id }) => id)).toEqual(["fnd_1", "cc"]);
  });

  it("asks for the security code of a saved card as its own gateway does", () => {
    const fund = (id: string, changes: object) => ({ id, default: false, kind: "cc" as const, ...changes });
    const funds = [fund("fnd_1", { cscRequired: true }), fund("fnd_2", { cscRequired: false }), fund("fnd_3", {})];
    const cc = (cscRequired: boolean) => ({
      cc: { ...method("cc", "Card"), funds, rules: { ...rules, gateway: { cscRequired } } },
    });
    const asked = (first: boolean) => waysToPay(cc(first)).map(({ needsCsc }) => needsCsc ?? false);
    expect([asked(false), asked(true)]).toEqual([
      [true, false, false, false],
      [true, false, true, false],
    ]);
  });

  it("debits saved bank accounts only, and asks for an agreement once", () => {
    const account = { id: "fnd_2", default: false, kind: "bank" as const, lastFour: "6789" };
    const agreed = { ...account, id: "fnd_3", debitAgreementSince: "2026-11-20T01:00:00Z" };
    const ways = waysToPay({ bd: { ...method("bd", "Direct debit"), funds: [account, agreed] } });
    expect(ways.map(({ id, needsAgreement }) => [id, needsAgreement])).toEqual([
      ["bd-fnd_2", true],
      ["bd-fnd_3", false],
    ]);
  });

  it("lists delayed methods for a deposit only, and digital wallets where the gateway's form can be shown", () => {
    const methods = { ap: method("ap", "Apple Pay"), bp: method("bp", "BPAY"), td: method("td", "Test deposit") };
    expect(waysToPay(methods).map(({ id }) => id)).toEqual(["ap", "td", "bp"]);
    expect(purchaseWays(methods, null).map(({ id }) => id)).toEqual(["td"]);
    const gateway = { hostedFieldsUrl: "https://cards.example/fields" } as CardGateway;
    expect(purchaseWays(methods, gateway).map(({ id }) => id)).toEqual(["ap", "td"]);
  });

  it("omits disabled methods, and returns none if the service is down", () => {
    expect(waysToPay({ td: { ...method("td", "Test deposit"), rules: { ...rules, enabled: false } } })).toEqual([]);
    expect(waysToPay(null)).toEqual([]);
  });
});
