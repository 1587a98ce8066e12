import { describe, expect, it } from "vitest";
import { z } from "zod";
import { UpstreamFailure } from "#gateway/upstream/failure.ts";
import { reachOf } from "#gateway/upstream/failure-policy.ts";
import { fieldOf, groupByTarget } from "#gateway/upstream/targets.ts";
import { problemOf, toProblemError } from "#gateway/upstream/to-problem.ts";
import { unwrap } from "#gateway/upstream/unwrap.ts";
import { contracts, type ServiceName } from "#generated/contracts.ts";

const reply = (status: number, error?: unknown, retryAfter: string | null = null, service: ServiceName = "main") => ({
  error,
  response: { status, service, headers: { get: () => retryAfter } },
});
const services = Object.keys(contracts) as ServiceName[];
const refusal = (code: string, rest: object = {}) => ({
  messages: [{ code, message: "Words.", level: "error", ...rest }],
});

function thrownBy(run: () => unknown) {
  try {
    run();
  } catch (error) {
    return toProblemError(error);
  }
  throw new Error("nothing was thrown");
}

describe("a refusal of a service", () => {
  it("keeps its code, status and message, and gets the tRPC code of the table", () => {
    const error = thrownBy(() => unwrap(reply(409, refusal("draw_closed"))));
    expect(error.code).toBe("CONFLICT");
    expect(error.problem).toMatchObject({ code: "draw_closed", status: 409, message: "Words." });
  });

  it("is site-wide from 500 up on main, and nowhere else (rule server-error)", () => {
    const siteWide = (status: number) =>
      services.filter((service) => thrownBy(() => unwrap(reply(status, undefined, null, service))).problem.isSiteWide);

    expect([500, 502, 503].map(siteWide)).toEqual([["main"], ["main"], ["main"]]);
    expect([400, 404, 409, 418, 422, 499].map(siteWide)).toEqual([[], [], [], [], [], []]);
    expect(thrownBy(() => unwrap(reply(503, refusal("service_unavailable")))).problem).toMatchObject({
      status: 503,
      code: "service_unavailable",
      isSiteWide: true,
    });
    expect(problemOf(new TypeError("secret is undefined"), "id").isSiteWide).toBe(true);
  });

  it.each(services)("from %s hides its messages and fields from 500 up (rule error-message)", (service) => {
    for (const status of [500, 502, 503]) {
      const body = refusal("internal_error", { target: "email" });
      const found = thrownBy(() => unwrap(reply(status, body, null, service))).problem;
      expect(JSON.stringify(found)).not.toContain("Words.");
      expect(Object.keys(found.targets)).not.toContain("email");
    }
  });

  it("of status 429 states the wait, also without a message of the service", () => {
    const messageFor = (retryAfter: string | null) => thrownBy(() => unwrap(reply(429, undefined, retryAfter))).problem;
    expect(messageFor("150")).toMatchObject({
      code: "too_many_requests",
      message: "Too many attempts. Please wait 3 minutes and try again.",
      retryAfterSeconds: 150,
    });
    // Retry-After is in whole seconds, so up to one second is lost.
    expect(messageFor(new Date(Date.now() + 150_000).toUTCString()).retryAfterSeconds).toBeGreaterThan(90);
    for (const header of [null, "soon", "Fri, 20 Nov 2020 10:00:00 GMT"]) {
      expect(messageFor(header).message).toBe("Too many attempts. Please wait a minute and try again.");
      expect(messageFor(header).retryAfterSeconds).toBeUndefined();
    }
    expect(thrownBy(() => unwrap(reply(429, refusal("too_many_requests")))).problem.message).toBe("Words.");
  });

  it("from placement counts as empty: from 500 up, without a response, or without JSON", () => {
    const fault = thrownBy(() => unwrap(reply(500, refusal("internal_error"), null, "placement"))).problem;
    const failures = (["no_response", "timeout", "unavailable", "unparseable"] as const).map((kind) =>
      problemOf(Object.assign(new UpstreamFailure(kind), { service: "placement" as const }), "id"),
    );
    for (const found of [fault, ...failures]) {
      expect(found).toMatchObject({ isEmpty: true, message: "", messages: [], targets: {} });
    }
    const refused = thrownBy(() => unwrap(reply(422, refusal("invalid_field"), null, "placement"))).problem;
    expect(refused.isEmpty).toBeUndefined();
  });

  it("is site-wide where the table lists it, and local elsewhere", () => {
    const by = (reach: string) => services.filter((service) => reachOf(service) === reach);
    expect([by("site-wide"), by("empty"), by("reported")]).toEqual([["main"], ["placement"], ["social"]]);
    expect(by("local")).toHaveLength(services.length - 3);
  });

  it("without a message states its status, and never its body (rule error-message)", () => {
    const error = thrownBy(() => unwrap(reply(500, "<html>stack trace</html>")));
    expect(error.problem.message).toBe("The API responded with a 500 error when requesting the following url");
    expect(JSON.stringify(error.problem)).not.toContain("stack");
  });

  it("states the seconds to wait", () => {
    const error = thrownBy(() => unwrap(reply(429, refusal("too_many_requests"), "42")));
    expect(error.problem.retryAfterSeconds).toBe(42);
  });

  it("carries the details that a one-time code form needs", () => {
    const body = {
      ...refusal("2fa_required"),
      errors: {
        general: [{ id: "2fa_required", message: "A", twoFactorAuth: { method: "email", identifier: "a***" } }],
      },
    };
    expect(thrownBy(() => unwrap(reply(401, body))).problem.twoFactorAuth).toEqual({
      method: "email",
      identifier: "a***",
    });
  });

  it("treats a success without a result as a contract violation", () => {
    const { response } = reply(200);
    expect(thrownBy(() => unwrap({ data: { result: null }, response })).problem.status).toBe(502);
  });
});

describe("messages by field", () => {
  it("are grouped by form field, and under general without one (rule error-grouping)", () => {
    const targets = groupByTarget({
      messages: [
        { code: "invalid_field", message: "A", target: "date_of_birth" },
        { code: "cart_blocked", message: "B" },
      ],
    });
    expect(Object.keys(targets)).toEqual(["dateOfBirth", "general"]);
  });

  it("of a bank account are grouped by the fields in account §5 (rule error-grouping)", () => {
    expect(["account_number", "bsb", "swift"].map(fieldOf)).toEqual(["accountNumber", "bankCode", "bankCode"]);
  });

  it("are complete and without duplicates (rule error-grouping)", () => {
    const invalid = { code: "invalid_field", message: "Check the BSB.", target: "bsb" } as const;
    const targets = groupByTarget({
      errors: { bsb: [{ id: "invalid_field", message: "Check the BSB." }] },
      messages: [
        { code: "invalid_field", message: "Check the BSB." },
        invalid,
        { ...invalid, message: "Too short.", target: "account_number" },
        { code: "cart_blocked", message: "Not now." },
      ],
    });
    const messageFor = Object.entries(targets).map(([field, list]) => [field, ...list.map(({ message }) => message)]);
    expect(messageFor).toEqual([
      ["bankCode", "Check the BSB."],
      ["accountNumber", "Too short."],
      ["general", "Not now."],
    ]);
  });

  it("keep the index in a list", () => {
    expect(fieldOf("items.0.game_offer")).toBe("items.0.gameOffer");
  });
});

describe("a failure without a usable response", () => {
  it.each([
    ["no_response", 502, "errorMessageFallback", "Something went wrong"],
    ["timeout", 504, "errorMessageFallback", "Something went wrong"],
  ] as const)("%s", (kind, status, code, message) => {
    expect(problemOf(new UpstreamFailure(kind), "id")).toMatchObject({ status, code, message, requestId: "id" });
  });

  it("is 422 with its own code when the body is not JSON (rule unparseable)", () => {
    const problem = problemOf(new UpstreamFailure("unparseable", { status: 200 }), "id");
    expect(problem).toMatchObject({ status: 422, code: "unparseable_body" });
  });

  it("hides the details of an unexpected error", () => {
    const problem = problemOf(new TypeError("secret is undefined"), "id");
    expect(problem).toMatchObject({ status: 500, code: "internal_error", message: "Something went wrong" });
  });

  it("that no service worded has no message for the customer, so that each place shows its own", () => {
    const ofService = thrownBy(() => unwrap(reply(409))).problem;
    const failures = (["no_response", "timeout", "unparseable"] as const).map((kind) =>
      problemOf(new UpstreamFailure(kind, { status: 200 }), "id"),
    );
    const outage = thrownBy(() => unwrap(reply(503))).problem;
    for (const found of [ofService, outage, ...failures]) expect(found).toMatchObject({ messages: [], targets: {} });
  });

  it("never shows a text of the library that checks the input", () => {
    const input = z.object({
      amount: z.number().min(5).max(1_000_000),
      leastAmount: z.number().min(5),
      count: z.int().min(1).max(500),
      more: z.int().min(1).max(500),
      name: z.string().max(10),
      short: z.string().min(8),
      missing: z.string(),
      empty: z.string().min(1),
      email: z.email(),
      date: z.iso.date(),
      kind: z.enum(["a", "b"]),
      topic: z.enum(["a"], { error: "Choose a topic" }),
      games: z.int(),
    });
    const typed = {
      amount: 1_000_000.01,
      leastAmount: 1,
      count: -1,
      more: 501,
      name: "x".repeat(11),
      short: "x",
      empty: "",
      email: "x",
      date: "x",
    };
    const { error } = input.safeParse({ ...typed, kind: "c", topic: "c", games: 1.5 });
    const { targets } = problemOf(error, "id");
    expect(Object.entries(targets).map(([field, [first]]) => [field, first?.message])).toEqual([
      ["amount", "Please enter an amount equal to or less than $1,000,000.00."],
      ["leastAmount", "Please enter an amount equal to or greater than $5.00."],
      ["count", "Enter 1 or more."],
      ["more", "Enter 500 or fewer."],
      ["name", "Please enter at most 10 characters"],
      ["short", "Please enter at least 8 characters"],
      ["missing", "This field is required"],
      ["empty", "This field is required"],
      ["email", "Please enter a valid email address"],
      ["date", "Please check this field"],
      ["kind", "Please check this field"],
      ["topic", "Choose a topic"],
      ["games", "Please check this field"],
    ]);
  });

  it("has no message for a nested value, which a page made", () => {
    const { error } = z
      .object({ item: z.object({ numGames: z.number().max(500) }) })
      .safeParse({ item: { numGames: 99_999 } });
    expect(problemOf(error, "id")).toMatchObject({ code: "invalid_field", status: 422, messages: [], targets: {} });
  });

  it("names every invalid input field", () => {
    const { error } = z
      .object({ a: z.object({ b: z.string({ error: "This field is required" }) }) })
      .safeParse({ a: {} });
    expect(problemOf(error, "id")).toMatchObject({
      code: "invalid_field",
      status: 422,
      targets: { "a.b": [{ message: "This field is required" }] },
    });
  });
});
