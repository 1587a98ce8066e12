// Every operation and every status that a contract promises, answered by the real services over HTTP.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NOT_IMPLEMENTED } from "#services/not-implemented.ts";
import { authCases } from "./auth.cases.ts";
import { type Answer, type OperationId, rowOf } from "./caller.ts";
import { type Case, type MessageCode, nameOf } from "./cases.ts";
import { readContract, services } from "./contract.ts";
import { frameCases } from "./frame.cases.ts";
import { autologinCases } from "./main/autologin.cases.ts";
import { cartCases } from "./main/cart.cases.ts";
import { customerDetailsCases } from "./main/customer-details.cases.ts";
import { depositsCases } from "./main/deposits.cases.ts";
import { drawsCases } from "./main/draws.cases.ts";
import { fundsCases } from "./main/funds.cases.ts";
import { offersCases } from "./main/offers.cases.ts";
import { ordersCases } from "./main/orders.cases.ts";
import { passwordCases } from "./main/password.cases.ts";
import { promotionsCases } from "./main/promotions.cases.ts";
import { purchasesCases } from "./main/purchases.cases.ts";
import { sessionCases } from "./main/session.cases.ts";
import { siteCases } from "./main/site.cases.ts";
import { twoFactorCases } from "./main/two-factor.cases.ts";
import { shellCases } from "./shell.cases.ts";
import { type ContractShop, openContractShop } from "./shop.ts";
import { isBuilt, wrongCallCases } from "./wrong-calls.cases.ts";

const contracts = services.map(readContract);
/** What is not built promises nothing yet. */
const promises = contracts.flatMap((contract) => contract.promises).filter(({ operationId }) => isBuilt(operationId));

const CASES: Case[] = [
  ...wrongCallCases,
  ...frameCases,
  ...authCases,
  ...siteCases,
  ...sessionCases,
  ...twoFactorCases,
  ...autologinCases,
  ...passwordCases,
  ...customerDetailsCases,
  ...offersCases,
  ...drawsCases,
  ...cartCases,
  ...promotionsCases,
  ...purchasesCases,
  ...fundsCases,
  ...depositsCases,
  ...ordersCases,
  ...shellCases,
];

/** Codes that a contract names for rules the shop does not have yet: no call can bring them about. */
const NOT_YET: Partial<Record<MessageCode, string>> = {
  cart_blocked: "every reason that blocks a cart has a code of its own so far",
  global_spend_limit: "there is no limit for every customer",
  deposit_limit: "no customer can set a deposit limit",
  verify_account_required: "nothing on sale asks for a verified account",
};

let shop: ContractShop;
beforeAll(async () => {
  shop = await openContractShop();
});
beforeEach(() => shop.reset());
// Not there when it could not open: only that failure is told.
afterAll(() => shop?.close());

const contractOf = (operationId: string) => {
  const found = contracts.find((contract) => contract.promises.some((promise) => promise.operationId === operationId));
  if (!found) throw new Error(`no contract has ${operationId}`);
  return found;
};

const codesOf = ({ body }: Answer): string[] => (body?.messages ?? []).map((message: { code: string }) => message.code);

describe.each([...Map.groupBy(CASES, ({ operationId }) => operationId)])("%s", (operationId, cases) => {
  it.each(cases.map((one) => [nameOf(one), one] as const))("%s", async (_, one) => {
    const request = (await one.request?.(shop)) ?? {};

    const answer = await shop.call(operationId, request);

    expect(answer.status, JSON.stringify(answer.body)).toBe(one.status);
    if (one.code) expect(codesOf(answer)).toContain(one.code);
    expect(contractOf(operationId).faults(operationId, answer.status, answer.body)).toEqual([]);
    expect(answer.headers.get("x-shop-time")).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(answer.headers.get("x-shop-request-id")).toBeTruthy();
  });
});

/** How many operations of the contracts have no handler. It only goes down, with the table. */
const NOT_BUILT = 98;

describe("what is not built yet", () => {
  it("only grows less", () => {
    expect(NOT_IMPLEMENTED.length, "a row too many, or one fewer: then NOT_BUILT goes down with it").toBe(NOT_BUILT);
    expect(new Set(NOT_IMPLEMENTED).size).toBe(NOT_BUILT);
    expect(
      NOT_IMPLEMENTED.filter(
        (operationId) => !contracts.some(({ promises }) => promises.some((one) => one.operationId === operationId)),
      ),
    ).toEqual([]);
  });

  it(`answers 501 and says so (${NOT_IMPLEMENTED.length} operations)`, async () => {
    for (const operationId of NOT_IMPLEMENTED as readonly OperationId[]) {
      const names = [...rowOf(operationId).path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => [name, "1"]);
      const answer = await shop.call(operationId, { params: Object.fromEntries(names) });

      expect([operationId, answer.status, codesOf(answer)]).toEqual([operationId, 501, ["not_implemented"]]);
    }
  });
});

describe("the cases", () => {
  it("keep every promised status", () => {
    const kept = new Set(CASES.map(({ operationId, status }) => `${operationId} ${status}`));
    const missing = promises.map(({ operationId, status }) => `${operationId} ${status}`).filter((it) => !kept.has(it));

    expect(missing).toEqual([]);
  });

  it("bring about every refusal that a contract names an example of", () => {
    const kept = new Set(CASES.map(({ code, operationId, status }) => `${operationId} ${status} ${code}`));
    const missing = promises
      // The three of 400 depend on the call: a call without a body cannot have a malformed one.
      .filter(({ status }) => status > 400)
      .flatMap(({ examples, operationId, status }) =>
        examples.filter((code) => !(code in NOT_YET)).map((code) => `${operationId} ${status} ${code}`),
      )
      .filter((it) => !kept.has(it));

    expect(missing).toEqual([]);
  });

  it("leave out nothing that can be brought about, and promise nothing that is not in a contract", () => {
    const named = new Set(promises.flatMap(({ examples }) => examples));
    expect(Object.keys(NOT_YET).filter((code) => !named.has(code))).toEqual([]);

    const promised = new Set(promises.map(({ operationId, status }) => `${operationId} ${status}`));
    expect(
      CASES.map(({ operationId, status }) => `${operationId} ${status}`).filter((it) => !promised.has(it)),
    ).toEqual([]);
  });

  it("call every operation there is", () => {
    const operations = new Set(promises.map(({ operationId }) => operationId));

    expect([...operations].filter((operationId) => !rowOf(operationId as OperationId))).toEqual([]);
    expect(operations.size).toBeGreaterThan(40);
  });
});
