// Tests shared replies during failures: concurrent readers share the outcome, and only a refusal about the resource itself
// ends the last good reply.
import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Answer, backendOfFile, openBackend } from "#tests/gateway/backend.ts";
import { exampleOf } from "#tests/gateway/examples.ts";
import { PATIENT } from "#tests/patience.ts";

// As in production: contract violations are logged, not refused.
const backend = backendOfFile({ NODE_ENV: "production" });
afterEach(() => void vi.useRealTimers());

const CONFIG = "/main/config";
const MINUTE = 60_000;

const replyWith = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  ((_, response: ServerResponse) =>
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(body))) satisfies Answer;
const html = (status: number) =>
  ((_, response: ServerResponse) =>
    response.writeHead(status, { "content-type": "text/html" }).end("<h1>nginx</h1>")) satisfies Answer;
const refusal = (code: string) => ({ messages: [{ code, message: "Not now.", level: "error" }] });
const good = () => (exampleOf("GET", CONFIG).body as { result: object }).result;
const restricted = { result: { ...good(), restrictions: [{ type: "licensing_restriction" }] } };
const delayed =
  (answer: Answer): Answer =>
  async (asked, response) => {
    await new Promise((pass) => setTimeout(pass, 100));
    answer(asked, response);
  };

const ask = () => backend.open().caller.config.get();
/** Returns the outcome of a read: "good", or the status of its problem. */
const outcome = () =>
  ask().then(
    () => "good",
    (error: { problem: { status: number } }) => error.problem.status,
  );

describe("40 concurrent reads of a reply that is not cached", () => {
  it.each([
    ["not found", replyWith(404, refusal("not_found")), 404],
    ["refused", replyWith(400, refusal("invalid_request")), 400],
    ["an error", replyWith(500, refusal("internal_error")), 500],
    ["restricted", replyWith(200, restricted), "good"],
    ["a contract violation", replyWith(200, { result: { nothing: "known" } }), "good"],
  ])("share one call when it is %s", async (_, answer, expected) => {
    backend.answer(CONFIG, delayed(answer));
    const outcomes = await Promise.all(Array.from({ length: 40 }, outcome));

    expect(new Set(outcomes)).toEqual(new Set([expected]));
    expect(backend.askedAt(CONFIG)).toHaveLength(1);
    vi.setSystemTime(Date.now() + MINUTE);
    await outcome();
    expect(backend.askedAt(CONFIG).length, "and it is not kept").toBe(2);
  });

  it("wait at most eight seconds, discovery included", async () => {
    const cold = await openBackend({ NODE_ENV: "production" });
    cold.answer(CONFIG, () => {});
    cold.answer("/discover", (_, response) => {
      const services = { main: { base_path: "/main" } };
      setTimeout(() => replyWith(200, { result: { services } })(_, response), 6_000);
    });
    const since = performance.now();
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => cold.open().caller.config.get()));
    const waitedMs = performance.now() - since;
    const asked = cold.askedAt(CONFIG).length;
    await cold.close();

    // Six seconds more if discovery had a limit of its own.
    expect(waitedMs).toBeLessThan(13_000);
    expect(outcomes.filter((it) => it.status === "fulfilled" || it.reason.problem.status !== 504)).toEqual([]);
    // None on a machine so busy that discovery took all eight seconds.
    expect(asked).toBeLessThanOrEqual(1);
  });

  it("each get their own reply when it is personal", async () => {
    let count = 0;
    backend.answer(CONFIG, (asked, response) => {
      const body = { result: { ...good(), minimum_age: 20 + count++ } };
      delayed(replyWith(200, body, { "cache-control": "private" }))(asked, response);
    });
    const ages = await Promise.all(Array.from({ length: 5 }, async () => (await ask()).minimumAge));

    expect(new Set(ages).size).toBe(5);
  });
});

/** Lets a good cached reply expire, then makes its service reply with this. */
async function expireGoodReply(answer: Answer) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  await ask();
  backend.answer(CONFIG, answer);
  vi.setSystemTime(Date.now() + MINUTE);
}

describe("the last good reply", () => {
  it.each<[string, Answer]>([
    ["429", replyWith(429, refusal("too_many_requests"), { "retry-after": "60" })],
    ["401", replyWith(401, refusal("signed_out"))],
    ["400 for a signature", replyWith(400, refusal("invalid_signature"))],
    ["a proxy's own 404", replyWith(404, { message: "no Route matched" })],
    ["a proxy's 404 page", html(404)],
    ["500", replyWith(500, refusal("internal_error"))],
    ["500 with a message without a code", replyWith(500, { messages: [{ code: null }] })],
    ["a load balancer's 503 page", html(503)],
    ["200 with an HTML page", html(200)],
    ["{}", replyWith(200, {})],
    ["[]", replyWith(200, [])],
    ["null", replyWith(200, null)],
    ["an empty string", replyWith(200, "")],
    ["an empty result", replyWith(200, { result: null })],
    ["a result that violates the contract", replyWith(200, { result: [] })],
    ["an empty body", (_, response) => response.writeHead(200).end()],
    ["204", (_, response) => response.writeHead(204).end()],
  ])("outlives %s", async (_, answer) => {
    await expireGoodReply(answer);
    expect(await ask()).toMatchObject({ minimumAge: expect.any(Number) });
    vi.setSystemTime(Date.now() + MINUTE);
    expect(await outcome()).toBe("good");
    await vi.waitFor(() => expect(backend.askedAt(CONFIG).length).toBeGreaterThan(2), PATIENT);
  });

  it.each<[string, Answer, unknown]>([
    ["404 of its service", replyWith(404, refusal("not_found")), 404],
    ["418 of its service", replyWith(418, refusal("no_products")), 418],
  ])("ends with a %s", async (_, answer, expected) => {
    await expireGoodReply(answer);
    expect(await outcome()).toBe(expected);
    vi.setSystemTime(Date.now() + MINUTE);
    backend.answer(CONFIG, replyWith(500, {}));
    expect(await outcome()).toBe(500);
  });

  it.each<[string, Answer]>([
    ["restricted", replyWith(200, restricted)],
    ["private", replyWith(200, { result: good() }, { "cache-control": "private" })],
  ])("ends with one that is %s", async (_, answer) => {
    await expireGoodReply(answer);
    expect([await outcome(), await outcome()]).toEqual(["good", "good"]);
    expect(backend.askedAt(CONFIG)).toHaveLength(3);
    backend.answer(CONFIG, replyWith(500, {}));
    expect(await outcome()).toBe(500);
  });
});

describe("an offer list with restrictions", () => {
  it("is not cached (rule cache-skip-on-restrictions)", async () => {
    const { body } = exampleOf("GET", "/main/pricing/pri_au_nsw/product_offers") as { body: { result: object } };
    const result = { ...body.result, restrictions: [{ type: "licensing_restriction" }] };
    backend.answer("/main/pricing/pri_au_nsw/product_offers", replyWith(200, { result }));
    for (let times = 0; times < 2; times++) await backend.open("dc_sub_variant=NSW").caller.offers.list();

    expect(backend.askedAt("/main/pricing/pri_au_nsw/product_offers")).toHaveLength(2);
  });
});

describe("an error with a load balancer's HTML page", () => {
  it.each([500, 502, 503])("from main is an error of the whole site: %i", async (status) => {
    backend.answer(CONFIG, html(status));
    await expect(ask()).rejects.toMatchObject({ problem: { status, isSiteWide: true } });
  });

  it("below 500 is an unparseable reply (rule unparseable)", async () => {
    backend.answer(CONFIG, html(404));
    await expect(ask()).rejects.toMatchObject({ problem: { status: 422, code: "unparseable_body" } });
  });
});
