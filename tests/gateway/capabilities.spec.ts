import { describe, expect, it } from "vitest";
import type { Context } from "#gateway/context.ts";
import { createMetrics } from "#gateway/foundation/metrics.ts";
import { noTracing } from "#gateway/foundation/tracing.ts";
import { createCallerFactory, publicProcedure, router, withCapability } from "#gateway/trpc.ts";

const flags = router({
  wallet: publicProcedure.use(withCapability("wallet_purchase")).query(() => "there"),
  both: publicProcedure.use(withCapability("wallet_purchase", "autoplay")).query(() => "there"),
});

/** Returns a visitor of a segment, without a shop. */
function visitorOf(segmentName: string | null) {
  const result = {
    defaultSegmentName: "default",
    segments: [
      { segmentName: "default", capabilities: ["wallet_purchase"] },
      { segmentName: "vip", capabilities: ["wallet_purchase", "autoplay"] },
    ],
  };
  const reply = { data: { result }, response: { status: 200, headers: { get: () => null } } };
  const get = async () => reply;
  const watched = { metrics: createMetrics(false), tracing: noTracing };
  const context = { main: { GET: get }, session: segmentName && { segmentName }, requestId: "id", ...watched };
  return createCallerFactory(flags)(context as unknown as Context);
}

describe("a procedure behind capabilities", () => {
  it("answers when the segment has all of them", async () => {
    expect(await visitorOf(null).wallet()).toBe("there");
    expect(await visitorOf("vip").both()).toBe("there");
  });

  it("answers NOT_FOUND otherwise", async () => {
    await expect(visitorOf(null).both()).rejects.toMatchObject({ code: "NOT_FOUND", problem: { status: 404 } });
  });
});
