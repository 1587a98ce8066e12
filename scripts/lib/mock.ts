// Serves Prism for all contracts behind one URL, with /discover and base paths like a backend.

import { readdirSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createClientFromOperations } from "@stoplight/prism-http/dist/client.js";
import { BASE_PATHS as REFERENCE_BASE_PATHS } from "#services/discovery/discovery.handlers.ts";
import { root } from "./steps.ts";

/** Where the mock serves each contract: the base paths of the reference services. */
export const BASE_PATHS: Record<string, string> = REFERENCE_BASE_PATHS;

// The contracts' examples are written for this moment, so dates on a mocked site agree with them.
export const EXAMPLES_CLOCK = "2026-11-20T01:00:00Z";

const CONFIG = {
  isProxy: false,
  validateRequest: true,
  validateResponse: true,
  checkSecurity: true,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
} as const;

type Answer = { status: number; headers: Record<string, string>; body: string };
export type MockClient = (
  method: string,
  url: string,
  headers: Record<string, string>,
  body: string,
) => Promise<Answer>;

/** `Prefer: code=409, example=draw_closed` chooses Prism's reply. */
function preference(header = "") {
  const of = (name: string) => new RegExp(`${name}=([^,; ]+)`).exec(header)?.[1];
  const code = of("code");
  const exampleKey = of("example");
  return { dynamic: false, ...(code ? { code: Number(code) } : {}), ...(exampleKey ? { exampleKey } : {}) };
}

/** Documents (PDF) are sent as they are; everything else is JSON. */
function bodyOf(data: unknown, contentType = "application/json"): string {
  if (data === undefined) return "";
  return typeof data === "string" && !contentType.includes("json") ? data : JSON.stringify(data);
}

/** Runs Prism for one contract, without a socket. */
export async function mockClient(service: string): Promise<MockClient> {
  const operations = await getHttpOperationsFromSpec(join(root, "generated", service, "openapi.json"));
  const logger = createLogger("PRISM", { level: "silent" });
  const prism = createClientFromOperations(operations, { ...CONFIG, logger } as never);
  return async (method, url, headers, text) => {
    const isJson = (headers["content-type"] ?? "").includes("json");
    const body: unknown = text === "" ? undefined : isJson ? JSON.parse(text) : text;
    try {
      const input = {
        method: method.toLowerCase() as "get",
        headers,
        ...(body === undefined ? {} : { body: body as never }),
      };
      const output = await prism.request(url, input, { mock: preference(headers["prefer"]) } as never);
      const answered = Object.entries((output.headers ?? {}) as Record<string, string>);
      const replyHeaders = Object.fromEntries(answered.map(([name, value]) => [name.toLowerCase(), value]));
      return { status: output.status, headers: replyHeaders, body: bodyOf(output.data, replyHeaders["content-type"]) };
    } catch (error) {
      const problem = error as { status?: number; message: string; additional?: object };
      const answer = { title: problem.message, ...problem.additional };
      return {
        status: problem.status ?? 500,
        headers: { "content-type": "application/problem+json" },
        body: JSON.stringify(answer),
      };
    }
  };
}

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Prism behind one URL. A changed contract is read again with the next call. */
export type Mock = { url: string; server: Server; refresh: (service: string) => void };

/** Starts one URL for all contracts. Every reply has the examples' clock. */
export async function startMock(port = 0): Promise<Mock> {
  const names = readdirSync(join(root, "generated"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const clients = new Map<string, MockClient>();
  for (const { name } of names) clients.set(name, await mockClient(name));
  const stale = new Set<string>();
  const refresh = (service: string) => void stale.add(service);

  async function answer(request: IncomingMessage): Promise<Answer> {
    const path = request.url ?? "/";
    if (path === "/healthz" || path === "/readyz") return { status: 200, headers: {}, body: "{}" };
    const [service, base] = path.startsWith("/discover")
      ? ["discovery", ""]
      : (Object.entries(BASE_PATHS).find(([, prefix]) => path.startsWith(`${prefix}/`)) ?? []);
    if (service !== undefined && stale.delete(service)) clients.set(service, await mockClient(service));
    const client = service === undefined ? undefined : clients.get(service);
    if (!client || base === undefined) return { status: 404, headers: {}, body: "{}" };
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    return client(request.method ?? "GET", path.slice(base.length), headers, await readBody(request));
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    answer(request).then(
      ({ status, headers, body }) => {
        response.writeHead(status, { "content-type": "application/json", ...headers, "x-shop-time": EXAMPLES_CLOCK });
        response.end(body);
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${address && typeof address === "object" ? address.port : port}`, server, refresh };
}
