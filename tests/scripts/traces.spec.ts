// One trace from the front to the services, received by a collector in this process.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type OwnShop, startOwnShop } from "#scripts/lib/own-shop.ts";
import { PATIENT } from "#tests/patience.ts";

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; service: string };
type Export = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Omit<Span, "service">[] }[];
  }[];
};

const spans: Span[] = [];
let text = "";
let collector: Server;
let shop: OwnShop;
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    text += body;
    for (const { resource, scopeSpans } of (JSON.parse(body) as Export).resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue ?? "";
      for (const { spans: sent } of scopeSpans) spans.push(...sent.map((span) => ({ ...span, service })));
    }
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((listening) => collector.listen(0, "127.0.0.1", listening));
  shop = await startOwnShop({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_BSP_SCHEDULE_DELAY: "50",
  });
});
afterAll(async () => {
  await shop.stop();
  collector.close();
});

/** Returns the spans from this one up to the root, as "service: name". */
function pathTo(last: Span): string[] {
  const parent = spans.find(({ spanId }) => spanId === last.parentSpanId);
  return [...(parent ? pathTo(parent) : []), `${last.service}: ${last.name}`];
}

const pathsOf = (name: string) =>
  spans.filter((span) => span.name === name && span.service === "drawcard-services").map((span) => pathTo(span));

describe("a traced request", () => {
  it("is one trace through procedure, call and service", async () => {
    const login = await fetch(`${shop.url}/trpc/session.login`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-drawcard": "1", "sec-fetch-site": "same-origin" },
      body: JSON.stringify({ email: "anna@example.com", password: "Drawcard-demo-1" }),
    });
    expect(login.status).toBe(200);
    await vi.waitFor(
      () =>
        expect(pathsOf("login")).toContainEqual([
          "drawcard-shop: request trpc",
          "drawcard-shop: procedure session.login",
          "drawcard-shop: call main login",
          "drawcard-services: login",
        ]),
      PATIENT,
    );
    const ids = new Set(spans.filter(({ name }) => /login$/.test(name)).map(({ traceId }) => traceId));
    expect(ids.size).toBe(1);
  });

  it("starts at a page too", async () => {
    expect((await fetch(`${shop.url}/about`)).status).toBe(200);
    await vi.waitFor(
      () =>
        expect(pathsOf("getCmsSiteConfig")).toContainEqual([
          "drawcard-shop: request about",
          "drawcard-shop: procedure siteConfig.get",
          "drawcard-shop: call cms getCmsSiteConfig",
          "drawcard-services: getCmsSiteConfig",
        ]),
      PATIENT,
    );
  });

  it("contains no secret", () => {
    expect(text).not.toMatch(/Drawcard-demo-1|anna@example|rft_|ctk_|eyJ/);
  });
});
