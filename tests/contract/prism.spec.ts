// Checks that Prism can answer every operation, status and named example from the contracts alone. A run takes a seeded quarter of the
// replies (SEED repeats it), the proof all: `npm run contracts` checks every example against its schema.
import { beforeAll, describe, expect, it } from "vitest";
import { type MockClient, mockClient } from "#scripts/lib/mock.ts";
import { quarterOf } from "#tests/seeded.ts";
import { type Promised, readContract, services } from "./contract.ts";

type RequestOf = ReturnType<ReturnType<typeof readContract>["requestOf"]>;

/** Returns a well-formed call built from the contract's examples. */
function callOf({ path, parameters, contentType, body, security }: RequestOf) {
  const textOf = (parameter: RequestOf["parameters"][number]) => {
    const { schema } = parameter;
    const given = parameter.example ?? schema.example ?? schema.default ?? schema.enum?.[0];
    if (given !== undefined) return String(given);
    if (schema.format === "uuid") return crypto.randomUUID();
    return schema.type === "integer" ? String(schema.minimum ?? 1) : "monday_lotto";
  };
  let url = path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = { "content-type": headerFor(contentType) };
  for (const parameter of parameters) {
    if (parameter.in === "path") url = url.replace(`{${parameter.name}}`, textOf(parameter));
    else if (parameter.in === "query" && parameter.required) query.set(parameter.name, textOf(parameter));
    else if (parameter.in === "header") headers[parameter.name.toLowerCase()] = textOf(parameter);
  }
  const schemes = Object.assign({}, ...security) as Record<string, unknown>;
  if ("appKey" in schemes) headers["x-shop-app-key"] = "key";
  if ("timestamp" in schemes) headers["x-shop-timestamp"] = "1";
  if ("signature" in schemes) headers["x-shop-signature"] = "signature";
  if ("bearer" in schemes) headers["authorization"] = "Bearer token";
  const search = query.size > 0 ? `?${query}` : "";
  return { url: url + search, headers, text: body === undefined ? "" : textFor(contentType, body) };
}

const BOUNDARY = "of-parts";
const JSON_TYPE = "application/json";
const headerFor = (contentType = JSON_TYPE) =>
  contentType === "multipart/form-data" ? `${contentType}; boundary=${BOUNDARY}` : contentType;

/** Returns an example in wire format: the contract writes forms and multipart bodies as objects. */
function textFor(contentType: string | undefined, body: unknown) {
  const fields = Object.entries(body as Record<string, unknown>).map(([name, value]) => [name, String(value)]);
  if (contentType === "application/x-www-form-urlencoded") return new URLSearchParams(fields).toString();
  if (contentType !== "multipart/form-data") return JSON.stringify(body);
  const parts = fields.map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--${BOUNDARY}--\r\n`;
}

/** Returns the body of a reply: nothing, text or JSON. */
function bodyOf({ body, headers }: Awaited<ReturnType<MockClient>>): unknown {
  if (body === "") return undefined;
  return headers["content-type"]?.includes("json") === false ? body : JSON.parse(body);
}

describe.each(services)("the contract of %s", (service) => {
  const contract = readContract(service);
  let prism: MockClient;
  beforeAll(async () => {
    prism = await mockClient(service);
  });

  const nameOf = ({ operationId, status, type = JSON_TYPE }: Promised) =>
    [operationId, status, ...(type === JSON_TYPE ? [] : [type])].join(" ");

  const tried = quarterOf(contract.promises, (promised) => `${service} ${nameOf(promised)}`);
  it.each(tried.map((promised) => [nameOf(promised), promised] as const))(
    "has %s with an example of each kind",
    async (_, { operationId, method, status, type, examples }) => {
      const { url, headers, text } = callOf(contract.requestOf(operationId));
      for (const example of examples.length > 0 ? examples : [undefined]) {
        const prefer = example ? `code=${status}, example=${example}` : `code=${status}`;
        const reply = await prism(method, url, { ...headers, prefer, accept: type ?? JSON_TYPE }, text);
        expect({ example, status: reply.status, body: reply.body.slice(0, 300) }).toMatchObject({ example, status });
        expect(reply.headers["sl-violations"]).toBeUndefined();
        expect(contract.faults(operationId, status, bodyOf(reply), type)).toEqual([]);
      }
    },
  );
});
