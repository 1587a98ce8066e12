import { currentSegment } from "#gateway/rules/capabilities.ts";
import { type Capability, capabilities as known } from "#generated/capabilities.ts";
import type { Clients } from "../upstream/clients.ts";
import { unwrap } from "../upstream/unwrap.ts";
import type { CustomerSession } from "./session.ts";

/** A segment and its flags. */
export type Capabilities = { segmentName: string; capabilities: readonly Capability[] };

type Visit = Pick<Clients, "main"> & { readonly session: CustomerSession | null };

const isKnown = (flag: string): flag is Capability => (known as readonly string[]).includes(flag);

/** Reads the flags of the customer's segment, or of the default one for visitors (shell §3). Drops flags the contract lacks. */
export async function readCapabilities({ main, session }: Visit): Promise<Capabilities> {
  const { segments, defaultSegmentName } = unwrap(await main.GET("/capabilities"));
  const wanted = session?.segmentName ?? defaultSegmentName;
  const segment = currentSegment(segments, wanted);
  return { segmentName: segment?.segmentName ?? wanted, capabilities: segment?.capabilities.filter(isKnown) ?? [] };
}
