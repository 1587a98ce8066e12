import type { ServiceName } from "#generated/contracts.ts";
import type { components } from "#generated/discovery/schema.ts";
import { UpstreamFailure } from "./failure.ts";
import { replyFromWire } from "./keys.ts";
import { findOperation } from "./operations.ts";
import { withRetry } from "./retry.ts";
import type { Transport } from "./transport.ts";
import { checkReply } from "./validate.ts";

type Envelope = components["schemas"]["ServiceDirectoryEnvelope"];
type Addresses = Map<string, string>;

// Shell §7: the directory is cached for 60 seconds.
const FRESH_MS = 60_000;
// After a failed lookup, the last good directory is used for this long before the next lookup.
const RETRY_AFTER_MS = 5_000;

/** Service addresses from the discovery service. */
export type Directory = {
  /** Returns the base address without a trailing slash. Throws an UpstreamFailure if it is unknown. */
  addressOf(service: ServiceName): Promise<string>;
  forget(): void;
};

const DISCOVER = findOperation("discovery", "GET", "/discover");

/** Something answers at the address of the directory, but not with one. Treated as no response. */
export class NoDirectory extends UpstreamFailure {
  constructor(answer: string, cause?: unknown) {
    super("no_response", { message: `discovery answered ${answer}`, cause });
  }
}

function addressesFrom(text: string, discoveryUrl: string): Addresses {
  let wire: unknown;
  try {
    wire = JSON.parse(text);
  } catch (cause) {
    throw new NoDirectory("invalid JSON", cause);
  }
  const violation = checkReply(DISCOVER, 200, wire);
  if (violation) throw new NoDirectory(`a directory that violates the contract: ${violation.details}`);
  const { services } = (replyFromWire(DISCOVER, 200, wire) as Envelope).result;
  const found = Object.entries(services).map(([name, { basePath }]): [string, string] => {
    if (!URL.canParse(basePath, `${discoveryUrl}/`)) throw new NoDirectory(`an invalid address for ${name}`);
    return [name, new URL(basePath, `${discoveryUrl}/`).href.replace(/\/+$/, "")];
  });
  if (found.length === 0) throw new NoDirectory("no services");
  return new Map(found);
}

export function createDirectory(
  discoveryUrl: string,
  transport: Transport,
  { now = Date.now, onTime = (_shopTime: string) => {}, onFailure = (_reason: unknown) => {} } = {},
): Directory {
  let known: Addresses | undefined;
  let freshUntil = 0;
  let looking: Promise<Addresses> | undefined;

  async function lookUp(): Promise<Addresses> {
    const call = { address: discoveryUrl, path: "/discover", method: "GET", headers: { accept: "application/json" } };
    const reply = await withRetry("GET", (timeoutMs) => transport.send({ ...call, body: null, timeoutMs }));
    if (reply.status !== 200) {
      // Without credentials, because this is logged.
      const { origin, pathname } = new URL(`${discoveryUrl}${call.path}`);
      throw new NoDirectory(`${reply.status} at ${origin}${pathname}`);
    }
    const shopTime = reply.header("x-shop-time");
    if (shopTime) onTime(shopTime);
    const found = addressesFrom(reply.text, discoveryUrl);
    // A service missing from the new directory keeps its last known address.
    return new Map([...(known ?? []), ...found]);
  }

  function refresh(): Promise<Addresses> {
    looking ??= lookUp()
      .then((found) => {
        known = found;
        freshUntil = now() + FRESH_MS;
        return found;
      })
      .catch((error: unknown) => {
        freshUntil = now() + RETRY_AFTER_MS;
        onFailure(error);
        throw error;
      })
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  return {
    async addressOf(service) {
      if (service === "discovery") return discoveryUrl;
      if (known && now() >= freshUntil) refresh().catch(() => {}); // Uses the last good directory meanwhile.
      const addresses = known ?? (await refresh());
      const address = addresses.get(service);
      if (!address) throw new UpstreamFailure("absent", { message: `discovery names no service ${service}` });
      return address;
    },
    forget() {
      freshUntil = 0;
    },
  };
}
