import createClient, { type Client, type ClientOptions } from "openapi-fetch";
import { contracts, type Paths, type ServiceName } from "#generated/contracts.ts";
import { UpstreamRequest, type UpstreamResponse } from "./messages.ts";
import { findOperation } from "./operations.ts";

/** How a client sends: everything about signing, caching and sessions lies behind this one function. */
export type Send = (request: UpstreamRequest) => Promise<UpstreamResponse>;

type Named = Exclude<ServiceName, "discovery">;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Init = Record<string, unknown>;
type Call = (path: string, init: Init) => Promise<unknown>;

/** One typed client per service that discovery names, speaking camelCase. */
export type Clients = { readonly [Service in Named]: Pick<Client<Paths[Service]>, Method> };

// One for all requests: a client is a dozen closures, and nothing in it belongs to a visitor.
const untyped = createClient({
  Request: UpstreamRequest,
  // Bodies stay objects until they are converted and checked.
  bodySerializer: (body: unknown) => body,
} as unknown as ClientOptions) as unknown as Record<Method, Call>;

/** A service as one visitor's request calls it. */
class ServiceClient {
  readonly #service: Named;
  readonly #send: Send;

  constructor(service: Named, send: Send) {
    this.#service = service;
    this.#send = send;
  }

  #call(method: Method, path: string, init?: Init) {
    // The path template is known here only; behind `fetch` there is but the filled-in address.
    const operation = findOperation(this.#service, method, path);
    const wantsStream = init?.["parseAs"] === "stream";
    return untyped[method](path, { ...init, fetch: this.#send, operation, wantsStream });
  }

  GET(path: string, init?: Init) {
    return this.#call("GET", path, init);
  }
  POST(path: string, init?: Init) {
    return this.#call("POST", path, init);
  }
  PUT(path: string, init?: Init) {
    return this.#call("PUT", path, init);
  }
  PATCH(path: string, init?: Init) {
    return this.#call("PATCH", path, init);
  }
  DELETE(path: string, init?: Init) {
    return this.#call("DELETE", path, init);
  }
}

const SERVICES = Object.keys(contracts).filter((name) => name !== "discovery") as Named[];

/** The clients of one visitor's request. Plain properties: tRPC copies a context that a middleware adds to. */
export function createClients(send: Send): Clients {
  const clients: Partial<Record<Named, unknown>> = {};
  for (const service of SERVICES) clients[service] = new ServiceClient(service, send);
  return clients as Clients;
}
