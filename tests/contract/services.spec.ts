// Checks that the real services answer every documented status over HTTP.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isBuilt } from "./built.ts";
import { type Answer, type OperationId, rowOf } from "./caller.ts";
import { type MessageCode, nameOf } from "./cases.ts";
import { readContract, services } from "./contract.ts";
import { CASES } from "./every-case.ts";
import { type ContractShop, openContractShop } from "./shop.ts";

const contracts = services.map(readContract);
/** The documented replies of operations that have a handler. */
const promises = contracts.flatMap((contract) => contract.promises).filter(({ operationId }) => isBuilt(operationId));

/** Codes of rules that the shop does not have yet: no call can cause them. */
const NOT_YET: Partial<Record<MessageCode, string>> = {
  cart_blocked: "every reason that blocks a cart has a code of its own so far",
  deposit_limit: "a purchase from the wallet deposits nothing",
};

let shop: ContractShop;
beforeAll(async () => {
  // As the embedded database has: an operation that needed a second one would wait for itself.
  shop = await openContractShop({ connections: 1 });
});
beforeEach(() => shop.reset());
// Undefined when opening failed; report only that failure.
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

const notBuilt = [...new Set(contracts.flatMap(({ promises }) => promises.map(({ operationId }) => operationId)))]
  .filter((operationId) => !isBuilt(operationId))
  .sort();

describe("operations without a handler", () => {
  it(`answer 501 (${notBuilt.length} of them)`, async () => {
    for (const operationId of notBuilt as OperationId[]) {
      const names = [...rowOf(operationId).path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => [name, "1"]);
      const answer = await shop.call(operationId, { params: Object.fromEntries(names) });

      expect([operationId, answer.status, codesOf(answer)]).toEqual([operationId, 501, ["not_implemented"]]);
    }
  });

  it("have no cases", () => {
    expect([...new Set(CASES.map(({ operationId }) => operationId))].filter((id) => !isBuilt(id))).toEqual([]);
  });
});

describe("the contract cases", () => {
  it("cover every promised status", () => {
    const kept = new Set(CASES.map(({ operationId, status }) => `${operationId} ${status}`));
    const missing = promises
      .filter(({ examples }) => examples.length === 0 || examples.some((code) => !(code in NOT_YET)))
      .map(({ operationId, status }) => `${operationId} ${status}`)
      .filter((it) => !kept.has(it));

    expect(missing).toEqual([]);
  });

  it("cover every refusal with an example in a contract", () => {
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

  it("except only statuses that cannot be reached, and none outside a contract", () => {
    const named = new Set(promises.flatMap(({ examples }) => examples));
    expect(Object.keys(NOT_YET).filter((code) => !named.has(code))).toEqual([]);

    const promised = new Set(promises.map(({ operationId, status }) => `${operationId} ${status}`));
    expect(
      CASES.map(({ operationId, status }) => `${operationId} ${status}`).filter((it) => !promised.has(it)),
    ).toEqual([]);
  });

  it("call every operation", () => {
    const operations = new Set(promises.map(({ operationId }) => operationId));

    expect([...operations].filter((operationId) => !rowOf(operationId as OperationId))).toEqual([]);
    expect(operations.size).toBeGreaterThan(40);
  });
});
