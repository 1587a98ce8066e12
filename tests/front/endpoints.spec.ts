// Tests the front's own endpoints against their contract, openapi/site.
import { describe, expect, it } from "vitest";
import { readContract } from "#tests/contract/contract.ts";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();
const contract = readContract("site");

type Header = { schema: { const?: string; pattern?: string } };
type Endpoints = Record<string, Record<string, { responses: Record<string, { headers?: Record<string, Header> }> }>>;
const endpoints = contract.document.paths as unknown as Endpoints;
const form = { "content-type": "application/x-www-form-urlencoded" };

/** Returns how a reply violates the contract; empty if it does not. */
function faults(operationId: string, { status, headers, text }: Awaited<ReturnType<typeof shop.ask>>): string[] {
  const { path, method } = contract.requestOf(operationId);
  const promised = endpoints[path]?.[method]?.responses[String(status)];
  const type = headers["content-type"]?.toString().split(";")[0];
  const wrong = Object.entries(promised?.headers ?? {}).filter(([name, { schema }]) => {
    const value = String(headers[name.toLowerCase()]);
    return schema.const !== undefined ? value !== schema.const : !new RegExp(schema.pattern ?? "").test(value);
  });
  return [...contract.faults(operationId, status, text, type), ...wrong.map(([name]) => name)];
}

describe("the heartbeat", () => {
  it("is an empty document", async () => {
    const answer = await shop.ask("/blank.html");

    expect(answer.status).toBe(200);
    expect(faults("getHeartbeat", answer)).toEqual([]);
  });
});

describe("a bank's response", () => {
  const notify = (fields: Record<string, string>) =>
    shop.ask("/3ds/notify", {
      method: "POST",
      // The bank posts from another site, without cookies.
      headers: { ...form, "sec-fetch-site": "cross-site" },
      body: new URLSearchParams(fields).toString(),
    });
  const { content } = (contract.document.paths["/3ds/notify"]?.["post"]?.requestBody ?? { content: {} }) as {
    content: Record<string, { examples?: Record<string, { value: unknown }> }>;
  };
  const examples = Object.entries(content["application/x-www-form-urlencoded"]?.examples ?? {});

  it.each(examples)("redirects the example %s to the page that completes the payment", async (_, { value }) => {
    const answer = await notify(value as Record<string, string>);

    expect(answer.status).toBe(303);
    expect(answer.headers["location"]).toContain("dep_0000000000000002");
    expect(faults("receiveThreeDsNotification", answer)).toEqual([]);
  });

  it.each([
    ["without the bank's word", { threeDSSessionData: "dep_0000000000000002" }],
    ["without a reference", { cres: "eyJ4IjoxfQ" }],
    ["for a reference that is not a deposit", { threeDSSessionData: "//evil.example", cres: "eyJ4IjoxfQ" }],
    ["that carries more than an answer", { threeDSSessionData: "dep_1", cres: "x\r\nLocation: //evil.example" }],
  ])("is refused if it is %s", async (_, fields) => {
    const answer = await notify(fields as Record<string, string>);

    expect(answer.status).toBe(400);
    expect(faults("receiveThreeDsNotification", answer)).toEqual([]);
  });
});
