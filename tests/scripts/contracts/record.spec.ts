// `npm run contracts -- record`: reports nothing for a backend that keeps its contracts, and every violation of one that does not.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Finding, record } from "#scripts/contracts/record/record.ts";
import { recordText } from "#scripts/contracts/record/report.ts";
import { type RunningServices, startServices } from "#services/start.ts";
import { demoDatabase } from "#tests/database.ts";
import { testEnv } from "#tests/services/open-services.ts";
import { readContracts } from "./sites.ts";

const dataDir = mkdtempSync(join(tmpdir(), "drawcard-record-"));
const env = testEnv({ dataDir });
const documents = readContracts();
let services: RunningServices;
let violatingProxy: Server;
let violate: (path: string, status: number, text: string) => { status?: number; text?: string; type?: string } =
  () => ({});
const heard: string[] = [];

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

beforeAll(async () => {
  services = await startServices({ env: { ...env, databaseUrl: await demoDatabase() } });
  // A proxy that changes replies.
  violatingProxy = createServer(async (request, response) => {
    const body = await bodyOf(request);
    heard.push(`${request.method} ${request.url}`);
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        ["host", "connection", "content-length"].includes(name) ? [] : [[name, String(value)]],
      ),
    );
    const init = { method: request.method ?? "GET", headers, ...(body && { body }) };
    const answer = await fetch(services.url + request.url, init);
    const { status, text, type } = violate(request.url ?? "", answer.status, await answer.clone().text());
    response.writeHead(status ?? answer.status, { "content-type": type ?? answer.headers.get("content-type") ?? "" });
    response.end(text ?? (await answer.text()));
  });
  await new Promise<void>((ready) => violatingProxy.listen(0, "127.0.0.1", ready));
});
afterAll(async () => {
  violatingProxy.close();
  await services.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const customer = { email: "anna@example.com", password: "Drawcard-demo-1" };
const common = { keys: env, documents, params: new Map<string, string>(), writes: [] as string[] };
const faulty = (findings: Finding[]) => findings.filter(({ faults }) => faults.length > 0);

describe("our own services", () => {
  it("keep the contracts, for a visitor and a customer", async () => {
    const visitor = await record({ ...common, url: services.url });
    const signedIn = await record({ ...common, ...customer, url: services.url });

    expect(faulty([...visitor, ...signedIn])).toEqual([]);
    const asked = (findings: Finding[]) => findings.filter(({ skipped }) => skipped === undefined).length;
    expect(asked(visitor)).toBeGreaterThan(15);
    expect(asked(signedIn)).toBeGreaterThan(asked(visitor));
    expect(signedIn).toContainEqual(expect.objectContaining({ operation: "listOrders", status: 200 }));
  });

  it("refuse every call when their keys differ, and each is reported", async () => {
    const findings = await record({ ...common, keys: { appKey: "another", appSecret: "another" }, url: services.url });

    const answered = findings.filter(({ status, call }) => status === 400 && !/unsigned|version/.test(call));
    expect(answered.length).toBeGreaterThan(10);
    for (const { faults } of answered)
      expect(faults).toContain("the signature is refused: are APP_KEY and APP_SECRET the ones this backend knows?");
  });

  it("receive only reads, unless a write is named", async () => {
    const url = `http://127.0.0.1:${(violatingProxy.address() as AddressInfo).port}`;
    violate = () => ({});
    heard.length = 0;
    await record({ ...common, ...customer, url });
    expect(heard.filter((call) => !call.startsWith("GET "))).toEqual(["POST /v2/login"]);

    heard.length = 0;
    const findings = await record({ ...common, ...customer, url, writes: ["createAnonCart"] });
    expect(heard).toContain("POST /v2/anon-cart");
    expect(findings.at(-1)).toMatchObject({ operation: "createAnonCart", status: 200, faults: [] });
  });
});

/** The change that a violation makes to a valid reply. */
const inBody = (change: (body: { result: Record<string, unknown> }) => void) => (text: string) => {
  const body = JSON.parse(text);
  change(body);
  return JSON.stringify(body);
};

const VIOLATIONS: [
  name: string,
  path: string,
  operation: string,
  fault: RegExp,
  violation: Awaited<ReturnType<typeof violate>> | ((text: string) => string),
][] = [
  [
    "a field is missing",
    "/v2/config",
    "getConfig",
    /must have required property 'pricing_id'/,
    inBody(({ result }) => void delete result["pricing_id"]),
  ],
  [
    "a field has another type",
    "/v2/locate",
    "locateVisitor",
    /country_banned must be boolean, but is "no"/,
    inBody(({ result }) => void Object.assign(result, { country_banned: "no" })),
  ],
  ["there is no envelope", "/v2/branding", "listBranding", /200 body must be object/, { text: "[]" }],
  [
    "the status is not promised",
    "/v2/capabilities",
    "getCapabilities",
    /answered 418, which is not promised/,
    { status: 418 },
  ],
  ["a fault of the backend", "/config/theme", "getConfigTheme", /answered 500, which is not promised/, { status: 500 }],
  [
    "a page in place of JSON",
    "/config/navigation",
    "getConfigNavigation",
    /is text\/html, not application\/json/,
    { type: "text/html", text: "<h1>Hello</h1>" },
  ],
  ["half an answer", "/config/components", "getConfigComponents", /is not JSON/, { text: "{" }],
];

describe("a backend that violates its contract", () => {
  it.each(VIOLATIONS)("is reported: %s", async (_name, path, operation, fault, violation) => {
    violate = (asked, status, text) =>
      asked.split("?")[0] === path && status === 200
        ? typeof violation === "function"
          ? { text: violation(text) }
          : violation
        : {};
    const url = `http://127.0.0.1:${(violatingProxy.address() as AddressInfo).port}`;

    const findings = await record({ ...common, url });

    const found = faulty(findings);
    expect(found.map((finding) => finding.operation)).toEqual([operation]);
    expect(found[0]?.faults.join("\n")).toMatch(fault);
    const text = recordText(findings, url);
    expect(text).toContain(`✗ ${operation}`);
    expect(text).toMatch(/✓ \w+ {2}GET \S+ {2}200 {2}\d+ ms$/m);
    expect(text).toMatch(/^Median \d+ ms, slowest \d+ ms \(\w+\)\.$/m);
  });

  it("is reported with the key when it writes one in camelCase", async () => {
    const inCamel = inBody(({ result }) => {
      Object.assign(result, { pricingId: result["pricing_id"] });
      delete result["pricing_id"];
    });
    violate = (asked, status, text) => (asked === "/v2/config" && status === 200 ? { text: inCamel(text) } : {});
    const url = `http://127.0.0.1:${(violatingProxy.address() as AddressInfo).port}`;

    const found = faulty(await record({ ...common, url }));

    expect(found.map(({ operation, faults }) => [operation, faults])).toEqual([
      ["getConfig", ["200 result.pricingId: the contract's name is pricing_id"]],
    ]);
  });

  it("is reported when it answers 401 to a customer who has just signed in", async () => {
    violate = (asked, status) =>
      asked.startsWith("/v2/orders?") && status === 200 ? { status: 401, text: refused } : {};
    const refused = JSON.stringify({ messages: [{ code: "signed_out", message: "Please log in.", level: "error" }] });
    const url = `http://127.0.0.1:${(violatingProxy.address() as AddressInfo).port}`;

    const found = faulty(await record({ ...common, ...customer, url }));

    expect(found.map(({ operation }) => operation)).toContain("listOrders");
    expect(found.flatMap(({ faults }) => faults).join("\n")).toContain(
      "answered 401 to the customer who has just signed in",
    );
  });

  it("is reported when it ignores signatures", async () => {
    violate = (path, status) => (path === "/v2/config" && status === 400 ? { status: 200, text: goodConfig } : {});
    const url = `http://127.0.0.1:${(violatingProxy.address() as AddressInfo).port}`;
    const response = documents["main"]?.paths["/config"]?.["get"]?.responses["200"];
    const { examples } = Object.values(response?.content ?? {})[0] as { examples: Record<string, { value: unknown }> };
    const goodConfig = JSON.stringify(Object.values(examples)[0]?.value);

    const found = faulty(await record({ ...common, url }));

    expect(found.map(({ call }) => call)).toEqual(["GET /config, unsigned", "GET /config, version 0.1"]);
    expect(found[0]?.faults).toEqual(["answered 200 where 400 is promised"]);
  });
});
