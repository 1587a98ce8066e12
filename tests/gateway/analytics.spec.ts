import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { type AnalyticsCall, createAnalytics } from "#gateway/foundation/analytics.ts";
import { createLog } from "#gateway/foundation/log.ts";
import { startShop } from "#tests/shop.ts";
import { openBackend } from "./backend.ts";

/** Starts an analytics provider that replies with `status` and records each batch. */
async function provider(status: number) {
  const batches: unknown[] = [];
  const server = createServer(async (request, response) => {
    batches.push(await json(request));
    response.writeHead(status).end();
    server.emit("batch");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/batch`;
  return { url, batches, heard: () => once(server, "batch"), close: () => server.close() };
}

const PAGE = { type: "page", properties: { name: "home", title: "Home", path: "/", url: "http://shop/" } } as const;

const call: AnalyticsCall = {
  type: "track",
  name: "Login",
  anonymousId: "a",
  sessionId: "s",
  customerId: null,
  context: { source: "newsletter" },
  sentAt: "2026-11-20T01:00:00.000Z",
};

describe("analytics", () => {
  it("receive a sign-out through a cookie for the next page, with consent only", async () => {
    const { caller, cookies, signIn } = await startShop();
    await signIn("erin");
    await caller.session.logout();
    expect(cookies.has("dc_signed_out")).toBe(false);

    cookies.set("dc_consent", "essential+non_essential");
    await caller.session.logout();
    expect(cookies.has("dc_signed_out")).toBe(false);
    await signIn("erin");
    await caller.session.logout();
    expect(cookies.get("dc_signed_out")).toBe("1");
  });

  it("sends a batch to the provider unchanged (rule third-party-analytics)", async () => {
    const { url, batches, heard: nextBatch, close } = await provider(200);
    const received = nextBatch();
    createAnalytics({ analyticsUrl: url, tagManagerUrl: null }, createLog("silent")).send([call]);
    await received;
    close();

    expect(batches).toEqual([{ batch: [call] }]);
  });

  it("drops events without a provider, and ignores a provider that fails", async () => {
    createAnalytics({ analyticsUrl: null, tagManagerUrl: null }, createLog("silent")).send([call]);
    const { url, heard: nextBatch, close } = await provider(500);
    const received = nextBatch();
    createAnalytics({ analyticsUrl: url, tagManagerUrl: null }, createLog("silent")).send([call]);
    await received;
    close();
  });

  it("sends events to the tag manager in its form, where the capability is on", async () => {
    const { url, batches, heard, close } = await provider(200);
    const backend = await openBackend({ TAG_MANAGER_URL: url });
    const record = () => backend.open("dc_consent=essential+non_essential").caller.analytics.record({ events: [PAGE] });
    const allow = async (...flags: string[]) => {
      const segments = [{ segment_name: "default", capabilities: flags }];
      const body = JSON.stringify({ result: { segments, default_segment_name: "default" } });
      backend.answer("/main/capabilities", (_, response) => {
        response.writeHead(200, { "content-type": "application/json" }).end(body);
      });
      await backend.gateway.invalidate();
    };
    await allow();
    await record();
    await allow("google_tag_manager");
    const received = heard();
    await record();
    await received;
    close();
    await backend.close();

    expect(batches).toEqual([
      { batch: [expect.objectContaining({ event: "page", ...PAGE.properties, customerId: null })] },
    ]);
  });

  it("gives a visit one id, and a new one after a reset", async () => {
    const { caller, cookies } = await startShop();
    await caller.consent.choose({ nonEssential: true });
    await caller.analytics.record({ events: [PAGE] });
    const first = cookies.get("dc_anonymous_id");
    await caller.analytics.record({ events: [{ type: "track", name: "Click", properties: { name: "play" } }] });
    expect(first).toBeTruthy();
    expect(cookies.get("dc_anonymous_id")).toBe(first);

    await caller.analytics.record({ events: [{ type: "reset" }] });
    expect(cookies.has("dc_anonymous_id")).toBe(false);
  });

  it("records nothing without the visitor's consent, whatever the browser sends", async () => {
    const { caller, cookies } = await startShop();
    expect(await caller.analytics.record({ events: [PAGE] })).toEqual({ recorded: 0 });
    await caller.consent.choose({ nonEssential: false });
    expect(await caller.analytics.record({ events: [PAGE] })).toEqual({ recorded: 0 });
    expect(cookies.has("dc_anonymous_id")).toBe(false);
  });

  it("names, in tests, how an event differs from the table of events", async () => {
    const { caller } = await startShop();
    await caller.consent.choose({ nonEssential: true });
    const nested = { events: [{ type: "page", properties: { ...PAGE.properties, path: { deep: 1 } } } as const] };
    await expect(caller.analytics.record(nested)).rejects.toMatchObject({
      problem: { status: 422, message: "page: invalid_type at path" },
    });
  });

  it("leaves out, in production, events that differ from the table, and logs each difference once", async () => {
    const { url, batches, heard, close } = await provider(200);
    const backend = await openBackend({ NODE_ENV: "production", ANALYTICS_URL: url });
    const { caller } = backend.open("dc_consent=essential+non_essential");
    const received = heard();
    const wrong = [
      { type: "track", name: "Purchase", properties: {} },
      { type: "track", name: "Click", properties: { name: "play", email: "anna@example.com" } },
    ] as const;
    expect(await caller.analytics.record({ events: [...wrong, PAGE, ...wrong] })).toEqual({ recorded: 1 });
    expect(await caller.analytics.record({ events: [...wrong] })).toEqual({ recorded: 0 });
    await received;
    const lines = backend.lines.flatMap(({ violation }) => violation ?? []);
    close();
    await backend.close();

    expect(batches).toEqual([{ batch: [expect.objectContaining(PAGE)] }]);
    expect(lines).toEqual(["Purchase: no such event", "Click: unrecognized_keys"]);
  });
});
