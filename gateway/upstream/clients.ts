import createClient, { type Client, type ClientOptions } from "openapi-fetch";
import { contracts, type Paths, type ServiceName } from "#generated/contracts.ts";
import { UpstreamRequest, type UpstreamResponse } from "./messages.ts";
import { findOperation } from "./operations.ts";

/** Sends a client's request. Handles signing, caching and sessions. */
export type Send = (request: UpstreamRequest) => Promise<UpstreamResponse>;

type Named = Exclude<ServiceName, "discovery">;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Init = Record<string, unknown>;
type Call = (path: string, init: Init) => Promise<unknown>;

/** One typed client per service, with camelCase bodies. */
export type Clients = { readonly [Service in Named]: Pick<Client<Paths[Service]>, Method> };

// Shared by all requests: a client consists of a dozen closures and holds no visitor data.
const untyped = createClient({
  Request: UpstreamRequest,
  // Keeps bodies as objects: they are converted and validated later (bodies.ts).
  bodySerializer: (body: unknown) => body,
} as unknown as ClientOptions) as unknown as Record<Method, Call>;

/** The client of one service for one visitor's request. */
class ServiceClient {
  readonly #service: Named;
  readonly #send: Send;

  constructor(service: Named, send: Send) {
    this.#service = service;
    this.#send = send;
  }

  #call(method: Method, path: string, init?: Init) {
    // Look the operation up here: `fetch` receives the final URL, not the path template.
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

/** Creates the clients of one visitor's request. Plain properties, since tRPC copies the context in middleware. */
export function createClients(send: Send): Clients {
  const clients: Partial<Record<Named, unknown>> = {};
  for (const service of SERVICES) clients[service] = new ServiceClient(service, send);
  return clients as Clients;
}
