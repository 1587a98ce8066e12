// Tests refused calls and the refresh they cause: what ends a session, what keeps it, and which calls may refresh. Runs as
// in production, where contract violations are logged and accepted.
import type { ServerResponse } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";
import type { Context } from "#gateway/context.ts";
import { ANNA, type Asked, backendOfFile } from "#tests/gateway/backend.ts";
import { newcomer } from "#tests/newcomer.ts";
import { refusalOf } from "./refusal.ts";

const backend = backendOfFile({ NODE_ENV: "production" });

const DETAILS = "/main/customer/details";
const REFRESH = "/auth/refresh";

const write = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { "content-type": "application/json" })
    .end(JSON.stringify({ messages: [{ code, message: "No.", level: "error" }] }));
const refuse = (status: number, code: string) => (_: Asked, response: ServerResponse) => write(response, status, code);

let browsers = 0;
/** Opens a new browser of Anna's with its own refresh token, so that tests share no refresh outcome. */
function openAnna() {
  browsers += 1;
  return backend.open(ANNA.replace("rft_0123456789", `rft_${String(browsers).padStart(10, "0")}`));
}

/** Returns the credential cookies that a reply deletes. */
const deletedCookies = (page: ReturnType<typeof openAnna>) =>
  page.setCookies().flatMap((line) => /^(dc_(?:access|refresh|customer|customer_token))=;/.exec(line)?.[1] ?? []);
const EVERYTHING = ["dc_access", "dc_refresh", "dc_customer", "dc_customer_token"];

describe("a refused refresh", () => {
  beforeEach(() => backend.answer(DETAILS, refuse(401, "signed_out")));

  it.each(["invalid_refresh_token", "signed_out"])("ends the session with 401 and %s", async (code) => {
    backend.answer(REFRESH, refuse(401, code));
    const page = openAnna();
    expect(await refusalOf(page.caller.customer.details())).toMatchObject({ code: "signed_out", status: 401 });
    expect(deletedCookies(page)).toEqual(EVERYTHING);
  });

  it.each([
    ["a proxy's 404", 404, "not_found"],
    ["a firewall's 403", 403, "forbidden"],
    ["a refused signature", 400, "invalid_signature"],
    ["an unsupported version", 400, "unsupported_version"],
    ["a conflict", 409, "conflict"],
    ["an invalid field", 422, "invalid_field"],
    ["a proxy's 401", 401, "proxy_login"],
  ])("keeps the session for %s, so that the customer may try again", async (_, status, code) => {
    backend.answer(REFRESH, refuse(status, code));
    const page = openAnna();
    // The refresh's own message and status are hidden: its 404 does not mean that the page is missing.
    expect(await refusalOf(page.caller.customer.details())).toMatchObject({
      code: "errorMessageFallback",
      status: 502,
      message: "Something went wrong",
    });
    expect(deletedCookies(page)).toEqual([]);
    expect(backend.lines).toContainEqual(expect.objectContaining({ message: "session was not renewed" }));
  });
});

describe("a refused signature", () => {
  const unknown = refuse(400, "invalid_signature");
  /** Accepts the shop's signature and refuses the customer's. */
  const refuseCustomers = ({ headers }: Asked, response: ServerResponse) => {
    if (headers["x-shop-customer-id"]) return write(response, 400, "invalid_signature");
    const result = {
      access_token: annasToken,
      refresh_token: `rft_${"f".repeat(32)}`,
      device_uuid: crypto.randomUUID(),
    };
    return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ result }));
  };
  const annasToken = /dc_access=([^;]+)/.exec(ANNA)?.[1] ?? "";

  it("ends the session when only the customer's calls are refused", async () => {
    backend.answer(DETAILS, unknown);
    backend.answer(REFRESH, refuseCustomers);
    const page = openAnna();
    expect(await refusalOf(page.caller.customer.details())).toMatchObject({ code: "signed_out" });
    expect(deletedCookies(page)).toEqual(EVERYTHING);
  });

  it("keeps the session when the whole shop is refused", async () => {
    backend.answer(DETAILS, unknown);
    backend.answer(REFRESH, unknown);
    const page = openAnna();
    expect(await refusalOf(page.caller.customer.details())).toMatchObject({ status: 502 });
    expect(deletedCookies(page)).toEqual([]);
  });
});

describe("a call that is refused again after the refresh", () => {
  it("ends the session with 401", async () => {
    backend.answer(DETAILS, refuse(401, "signed_out"));
    const page = openAnna();
    expect(await refusalOf(page.caller.customer.details())).toMatchObject({ code: "signed_out", status: 401 });
    expect([backend.askedAt(DETAILS).length, backend.askedAt(REFRESH).length]).toEqual([2, 1]);
    expect(deletedCookies(page)).toEqual(EVERYTHING);
  });

  it("keeps the session with 403", async () => {
    backend.answer(DETAILS, refuse(403, "forbidden"));
    const page = openAnna();
    expect(await refusalOf(page.caller.customer.details())).toMatchObject({ status: 403 });
    expect([backend.askedAt(DETAILS).length, backend.askedAt(REFRESH).length]).toEqual([2, 1]);
    expect(deletedCookies(page)).toEqual([]);
  });
});

describe("a refusal that a refresh cannot fix", () => {
  const { passwordConfirmation: _, ...form } = newcomer("fred@example.com");
  const fred = {
    ...form,
    attribution: {},
    emailOptIn: false,
    saveDevice: false,
    metadata: { platform: "Web" as const },
  };
  const token = "alt_0123456789abcdef0123456789abcdef";
  const signingIn: [operation: string, path: string, call: (clients: Context) => Promise<unknown>][] = [
    ["login", "/main/login", ({ main }) => main.POST("/login", { body: { email: "a@example.com", password: "x" } })],
    ["verifyAutologin", "/main/autologin", ({ main }) => main.GET("/autologin", { params: { query: { token } } })],
    [
      "autologinWithBody",
      "/main/autologin",
      ({ main }) => main.POST("/autologin", { body: { token, saveDevice: false } }),
    ],
    ["transferLogin", "/main/transfer", ({ main }) => main.POST("/transfer", { body: { token } })],
    ["signUp", "/main/signup", ({ main }) => main.POST("/signup", { body: fred })],
    [
      "socialAuthenticate",
      "/main/social-authentication",
      ({ main }) =>
        main.POST("/social-authentication", { body: { provider: "google", token, nonce: "n_0123456789abcdef" } }),
    ],
    ["logout", "/main/logout", ({ main }) => main.GET("/logout")],
  ];

  const refusals = signingIn.flatMap(([operation, path, call]) =>
    [401, 403].map((status) => ({ operation, path, call, status })),
  );
  it.each(refusals)("is $status of $operation (rule auth-retry) (Session 12)", async ({ path, call, status }) => {
    backend.answer(path, refuse(status, "signed_out"));
    const context = backend.context(ANNA);
    expect(await call(context)).toMatchObject({ response: { status } });
    expect(backend.asked.map(({ url }) => url.split("?")[0])).toEqual([path]);
    expect(context.cookies.lines().filter((line) => line.includes("Max-Age=0"))).toEqual([]);
  });

  it("is a refusal of the refresh itself", async () => {
    backend.answer(REFRESH, refuse(401, "invalid_refresh_token"));
    await backend.context(ANNA).auth.POST("/refresh", { body: { refreshToken: "rft_1", saveDevice: false } });
    expect(backend.asked.map(({ url }) => url)).toEqual([REFRESH]);
  });

  it("is 403 with the code that asks for a one-time code (rule otp-elevation)", async () => {
    backend.answer(DETAILS, refuse(403, "required"));
    const page = openAnna();
    expect(await refusalOf(page.caller.customer.details())).toMatchObject({ code: "required", status: 403 });
    expect(backend.asked.map(({ url }) => url)).toEqual([DETAILS]);
  });
});
