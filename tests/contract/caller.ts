// Calls services by operation, signed as a gateway signs them.
import { contracts, type Rows } from "#generated/contracts.ts";
import { BASE_PATHS } from "#services/discovery/discovery.handlers.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { OperationRow } from "#services/lib/operation.ts";
import { FORM } from "#services/lib/validate.ts";
import { type SignedIn, signedHeaders } from "#tests/services/open-services.ts";

const BASES: Record<string, string> = BASE_PATHS;

export type OperationId = keyof Rows;

/** One call of an operation. Omitted parts have the values that a correct gateway sends. */
export type Request = {
  as?: SignedIn | undefined;
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  /** An object, or the body as text. */
  body?: unknown;
  /** The Idempotency-Key; a new one for every call unless given. */
  key?: string;
  headers?: Record<string, string>;
};

// biome-ignore lint/suspicious/noExplicitAny: a wire body, not yet checked against a contract
export type Answer = { status: number; body: any; headers: Headers };

/** The services' URL and the function that calls them. */
export type ServicesClient = { origin: string; call: (operationId: OperationId, request?: Request) => Promise<Answer> };

const ROWS = Object.assign({}, ...Object.values(contracts).map(({ operations }) => operations)) as Rows;

export const rowOf = (operationId: OperationId): OperationRow => ROWS[operationId];

function pathOf(operationId: OperationId, { params = {}, query = {} }: Request): string {
  const [service = ""] = Object.entries(contracts).find(([, { operations }]) => operationId in operations) ?? [];
  const path = rowOf(operationId).path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${operationId} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${BASES[service] ?? ""}${path}${search.size > 0 ? `?${search}` : ""}`;
}

function bodyOf(body: unknown, contentType: string | null): string | FormData {
  if (typeof body === "string" || body instanceof FormData) return body;
  return contentType === FORM ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body);
}

export function createServicesClient(origin: string, env: ServicesEnv): ServicesClient {
  async function call(operationId: OperationId, request: Request = {}): Promise<Answer> {
    const { contentType, idempotencyKey, method, versions } = rowOf(operationId);
    const { as, body, headers, key } = request;
    const response = await fetch(origin + pathOf(operationId, request), {
      method: method.toUpperCase(),
      headers: {
        ...signedHeaders(env, as),
        ...(versions[0] && { "x-shop-version": versions[0] }),
        ...(idempotencyKey && { "idempotency-key": key ?? crypto.randomUUID() }),
        // fetch adds the boundary of a form with files.
        ...(contentType && !(body instanceof FormData) && { "content-type": contentType }),
        ...headers,
      },
      ...(body !== undefined && { body: bodyOf(body, contentType) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, body: isJson ? JSON.parse(text) : text || undefined, headers: response.headers };
  }
  return { origin, call };
}
