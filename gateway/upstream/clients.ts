import createClient, { type Client, type ClientOptions, type Middleware } from "openapi-fetch";
import { contracts, type Paths, type ServiceName } from "#generated/contracts.ts";
import { UpstreamRequest, type UpstreamResponse } from "./messages.ts";
import { findOperation } from "./operations.ts";

/** How a client sends: everything about signing, caching and sessions lies behind this one function. */
export type Send = (request: UpstreamRequest) => Promise<UpstreamResponse>;

/** One typed client per service that discovery names, speaking camelCase. */
export type Clients = { readonly [Service in Exclude<ServiceName, "discovery">]: Client<Paths[Service]> };

// The path template is known here only; behind `fetch` there is but the filled-in address.
function naming(service: ServiceName): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      (request as unknown as UpstreamRequest).operation = findOperation(service, request.method, schemaPath);
    },
  };
}

const SERVICES = Object.keys(contracts).filter((name) => name !== "discovery") as Exclude<ServiceName, "discovery">[];
const namings = new Map<ServiceName, Middleware>();

function clientOf<Paths extends object>(service: ServiceName, send: Send): Client<Paths> {
  let middleware = namings.get(service);
  if (!middleware) {
    middleware = naming(service);
    namings.set(service, middleware);
  }
  const options = {
    Request: UpstreamRequest,
    fetch: send,
    // Bodies stay objects until they are converted and checked.
    bodySerializer: (body: unknown) => body,
  } as unknown as ClientOptions;
  const client = createClient<Paths>(options);
  client.use(middleware);
  return client;
}

/** The clients of one visitor's request, each made when it is first used. */
export function createClients(send: Send): Clients {
  const made = new Map<ServiceName, unknown>();
  const clients = {};
  for (const service of SERVICES) {
    Object.defineProperty(clients, service, {
      // Middleware spreads its context.
      enumerable: true,
      get() {
        const client = made.get(service) ?? clientOf(service, send);
        made.set(service, client);
        return client;
      },
    });
  }
  return clients as Clients;
}
