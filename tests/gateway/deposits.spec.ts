import { expect, it } from "vitest";
import { ANNA, backendOfFile } from "./backend.ts";

const backend = backendOfFile();

it.each([
  ["123", "3.4"],
  [undefined, "3.0"],
] as const)("Wallet 6: a deposit from a saved card with the security code %s uses version %s", async (csc, version) => {
  const { caller } = backend.open(ANNA);
  const input = { amount: 5, methodCode: "cc", customerFundId: "fnd_1", idempotencyKey: crypto.randomUUID(), csc };
  await caller.deposits.create(input as Parameters<typeof caller.deposits.create>[0]);

  const [asked] = backend.askedAt("/main/funds/fnd_1/deposit");
  expect(asked?.headers["x-shop-version"]).toBe(version);
  const body = JSON.parse(String(asked?.body));
  expect(body).toMatchObject({ customer_fund_id: "fnd_1", deposit_method_code: "cc", checkout: false });
  expect(body.csc).toBe(csc);
  expect(JSON.stringify(backend.lines)).not.toContain('"123"');
});

it("Wallet 13: Apple Pay and Google Pay name their gateway in the path", async () => {
  const { caller } = backend.open(ANNA);
  const source = { methodCode: "gp", depositMethodId: "dpm_gp", gatewayKey: "stripe", paymentToken: "ptk_1" } as const;
  await caller.deposits.create({ ...source, amount: 5, idempotencyKey: crypto.randomUUID() });
  expect(backend.askedAt("/main/funds/gp/stripe/deposit")).toHaveLength(1);
});
