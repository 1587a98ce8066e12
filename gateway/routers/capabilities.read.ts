import { currentSegment } from "#gateway/rules/capabilities.ts";
import type { Context } from "../context.ts";
import { unwrap } from "../unwrap.ts";

/** A segment and its flags. */
export type Capabilities = { segmentName: string; capabilities: string[] };

/** What the segment of this visitor may do: the customer's own segment, else the default one (shell §3). */
export async function readCapabilities({ main, session }: Pick<Context, "main" | "session">): Promise<Capabilities> {
  const { segments, defaultSegmentName } = unwrap(await main.GET("/capabilities"));
  const named = session?.segmentName ?? defaultSegmentName;
  const segment = currentSegment(segments, named);
  return { segmentName: segment?.segmentName ?? named, capabilities: [...(segment?.capabilities ?? [])] };
}
