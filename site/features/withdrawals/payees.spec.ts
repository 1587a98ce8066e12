import { describe, expect, it } from "vitest";
import { choiceOf, payeesOf } from "./payees.ts";

const all = () => true;
const none = () => false;
const bank = (id: string, changes: object = {}) => ({
  id,
  default: false,
  kind: "bank" as const,
  brand: "bank" as const,
  lastFour: "6789",
  transferType: "national" as const,
  verificationStatus: "Verified" as const,
  ...changes,
});
const method = (code: string, funds: ReturnType<typeof bank>[] = []) => ({
  code,
  id: `wdm_${code}`,
  funds,
  availableGateways: [],
  attributes: { name: code, logos: [] },
  rules: { minAmount: 1, maxAmount: 100, enabled: true },
});
const methods = (...funds: ReturnType<typeof bank>[]) =>
  ({ tt: method("tt", funds), tw: method("tw"), xx: method("xx") }) as never;

describe("the payees of a withdrawal", () => {
  it("Wallet 21: are of the codes tt, pl, tw and do only", () => {
    expect(payeesOf(methods(bank("fnd_1")), all).map(({ id, method: code }) => `${id} ${code}`)).toEqual([
      "fnd_1 tt",
      "wdm_tw tw",
    ]);
  });

  it("say how fast they are, and why one cannot be paid", () => {
    const failed = bank("fnd_2", { verificationStatus: "Failed Verification" });
    const pending = bank("fnd_3", { verificationStatus: "Pending Verification" });
    const abroad = bank("fnd_4", { transferType: "international" });
    const payees = payeesOf(methods(bank("fnd_1"), failed, pending, abroad), all);
    expect(payees.map(({ blocked, hint }) => blocked ?? hint)).toEqual([
      "Instant: paid within minutes.",
      "The name doesn't match yours. Add an account in your own name.",
      "This account is not verified yet.",
      "Paid within a day.",
      "For this demo only. Paid at once.",
    ]);
    expect(payeesOf(methods(bank("fnd_1"), pending), none).every(({ blocked }) => !blocked)).toBe(true);
  });

  it("are PayIDs only with their flag", () => {
    const payId = bank("fnd_1", { transferType: "payid_email" });
    expect(payeesOf(methods(payId), none).map(({ id }) => id)).toEqual(["wdm_tw"]);
  });
});

describe("the amount and payee of a withdrawal", () => {
  const payees = payeesOf(methods(bank("fnd_1"), bank("fnd_2", { verificationStatus: "Failed Verification" })), all);
  it.each([
    ["20", "fnd_1", {}],
    [" $1,000.50 ", "fnd_1", { amount: "Please enter an amount equal to or less than $31.19." }],
    ["", "fnd_1", { amount: "This field is required" }],
    ["1.505", "fnd_1", { amount: "Amount must follow format e.g: 1.50" }],
    ["0.99", "fnd_1", { amount: "Please enter an amount equal to or greater than $1.00." }],
    ["31.20", "fnd_1", { amount: "Please enter an amount equal to or less than $31.19." }],
    ["20", "fnd_2", { to: "This field is required" }],
    ["20", "fnd_9", { to: "This field is required" }],
  ])("%j to %s", (amount, to, errors) => {
    expect(choiceOf(amount, to, payees, 31.19).errors).toEqual(errors);
  });
});
