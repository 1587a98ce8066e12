import createClient, { type Client, type ClientOptions, type Middleware } from "openapi-fetch";
import type { paths as AnalyticsPaths } from "#generated/analytics/schema.ts";
import type { paths as AuthPaths } from "#generated/auth/schema.ts";
import type { paths as CmsPaths } from "#generated/cms/schema.ts";
import type { paths as ConfigPaths } from "#generated/config/schema.ts";
import type { paths as MainPaths } from "#generated/main/schema.ts";
import type { paths as NotificationsPaths } from "#generated/notifications/schema.ts";
import type { paths as TranslationPaths } from "#generated/translation/schema.ts";
import { UpstreamRequest, type UpstreamResponse } from "./messages.ts";
import { findOperation, type ServiceName } from "./operations.ts";

/** How a client sends: everything about signing, caching and sessions lies behind this one function. */
export type Send = (request: UpstreamRequest) => Promise<UpstreamResponse>;

/** One typed client per service, speaking camelCase. */
export type Clients = {
  readonly main: Client<MainPaths>;
  readonly auth: Client<AuthPaths>;
  readonly cms: Client<CmsPaths>;
  readonly config: Client<ConfigPaths>;
  readonly translation: Client<TranslationPaths>;
  readonly analytics: Client<AnalyticsPaths>;
  readonly notifications: Client<NotificationsPaths>;
};

// The path template is known here only; behind `fetch` there is but the filled-in address.
function naming(service: ServiceName): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      (request as unknown as UpstreamRequest).operation = findOperation(service, request.method, schemaPath);
    },
  };
}

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
  function get<Paths extends object>(service: ServiceName): Client<Paths> {
    let client = made.get(service) as Client<Paths> | undefined;
    if (!client) {
      client = clientOf<Paths>(service, send);
      made.set(service, client);
    }
    return client;
  }
  return {
    get main() {
      return get<MainPaths>("main");
    },
    get auth() {
      return get<AuthPaths>("auth");
    },
    get cms() {
      return get<CmsPaths>("cms");
    },
    get config() {
      return get<ConfigPaths>("config");
    },
    get translation() {
      return get<TranslationPaths>("translation");
    },
    get analytics() {
      return get<AnalyticsPaths>("analytics");
    },
    get notifications() {
      return get<NotificationsPaths>("notifications");
    },
  };
}
