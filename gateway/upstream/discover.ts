import type { ServiceName } from "#generated/contracts.ts";
import { operations } from "#generated/discovery/operations.ts";
import type { components } from "#generated/discovery/schema.ts";
import { shapes } from "#generated/discovery/shapes.ts";
import { fromWire } from "#generated/keys.ts";
import { UpstreamFailure } from "./failure.ts";
import { withRetry } from "./retry.ts";
import type { Transport } from "./transport.ts";

type Envelope = components["schemas"]["ServiceDirectoryEnvelope"];
type Addresses = Map<string, string>;

// Shell §7: the directory is kept for 60 seconds.
const FRESH_MS = 60_000;
// After a failed look-up the last good directory serves on; asking again at once would only queue behind the outage.
const RETRY_AFTER_MS = 5_000;

/** Where the services are, as discovery last said. */
export type Directory = {
  /** The base address of a service, without a slash at its end. */
  addressOf(service: ServiceName): Promise<string>;
  forget(): void;
};

function addressesFrom(body: unknown, discoveryUrl: string): Addresses {
  const envelope = fromWire(body, operations.discoverServices.replies["200"], shapes) as Partial<Envelope>;
  const services = envelope.result?.services;
  if (!services) throw new UpstreamFailure("contract", { message: "discovery answered without services" });
  return new Map(
    Object.entries(services).map(([name, { basePath }]) => [
      name,
      new URL(basePath, `${discoveryUrl}/`).href.replace(/\/+$/, ""),
    ]),
  );
}

export function createDirectory(
  discoveryUrl: string,
  transport: Transport,
  { now = Date.now, onTime = (_shopTime: string) => {} } = {},
): Directory {
  let known: Addresses | undefined;
  let freshUntil = 0;
  let looking: Promise<Addresses> | undefined;

  async function lookUp(): Promise<Addresses> {
    const call = { address: discoveryUrl, path: "/discover", method: "GET", headers: { accept: "application/json" } };
    const reply = await withRetry("GET", (timeoutMs) => transport.send({ ...call, body: null, timeoutMs }));
    if (reply.status !== 200) throw new UpstreamFailure("no_response", { status: reply.status });
    const shopTime = reply.header("x-shop-time");
    if (shopTime) onTime(shopTime);
    return addressesFrom(JSON.parse(reply.text), discoveryUrl);
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
      if (known && now() >= freshUntil) refresh().catch(() => {}); // The last good directory serves meanwhile.
      const addresses = known ?? (await refresh());
      const address = addresses.get(service);
      if (!address) throw new UpstreamFailure("no_response", { message: `discovery names no service ${service}` });
      return address;
    },
    forget() {
      freshUntil = 0;
    },
  };
}
