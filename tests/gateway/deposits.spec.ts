import { expect, it } from "vitest";
import { createCaller } from "#gateway/router.ts";
import { keepPendingPurchase } from "#gateway/session/pending-purchase.ts";
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

it("lists unconfirmed deposits without those that cannot be read, and those whose purchase is made", async () => {
  const customerId = "cus_anna0000000001";
  const amount = { amount: 5, currency: "AUD" };
  const wait = { status: "pending", type: "deposit", amount, balance_after: amount };
  const created_at = "2026-11-20T01:00:00Z";
  const answer = (path: string, status: number, body: unknown) =>
    backend.answer(path, (_, response) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body)),
    );
  const ids = ["unreadable", "made", "waiting"].map((name) => `dep_${name}`);
  const deposits = ids.map((deposit_id) => ({
    ...wait,
    id: `trx_${deposit_id}`,
    deposit_id,
    created_at,
    description: "Deposit",
  }));
  answer("/main/transactions", 200, { result: deposits, page_info: { limit: 5, offset: 0, total: 3 } });
  const deposit = {
    status: "created",
    amount,
    method_code: "cc",
    checkout_key: crypto.randomUUID(),
    created_at,
  };
  answer("/main/funds/dep_unreadable/deposit", 404, {
    messages: [{ code: "not_found", message: "Gone.", level: "error" }],
  });
  answer("/main/funds/dep_made/deposit", 200, {
    result: { ...deposit, id: "dep_made", checkout_id: "chk_0000000000000002" },
  });
  answer("/main/funds/dep_waiting/deposit", 200, { result: { ...deposit, id: "dep_waiting" } });
  const browser = backend.context(ANNA);
  for (const depositId of ids) await keepPendingPurchase(browser, { customerId, depositId }, {});
  const { unconfirmed } = createCaller(browser).deposits;
  expect((await unconfirmed()).map(({ id }) => id)).toEqual(["dep_waiting"]);
});
