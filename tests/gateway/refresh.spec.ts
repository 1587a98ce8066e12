import { describe, expect, it, vi } from "vitest";
import { problem } from "#gateway/foundation/errors.ts";
import { createCookieJar } from "#gateway/session/cookies.ts";
import { engagementSession } from "#gateway/session/engagement.ts";
import { keepPendingPurchase, waitingPurchase } from "#gateway/session/pending-purchase.ts";
import { renewSession } from "#gateway/session/refresh.ts";
import { createRefresher } from "#gateway/session/refresher.ts";
import { endBrokenSession } from "#gateway/session/session.ts";
import { UpstreamFailure } from "#gateway/upstream/failure.ts";

const tokenOf = (customerId: string) =>
  `e30.${Buffer.from(JSON.stringify({ customer_id: customerId })).toString("base64url")}.c2ln`;

const cookieOf = (customer: string, access = tokenOf(customer), refresh = "rft_old") =>
  `dc_customer=${customer}; dc_customer_token=ctk; dc_access=${access}; dc_refresh=${refresh}; dc_visitor=e30`;

/** The session at the start of the request. */
const state = {
  customerId: "cus_anna",
  customerToken: "ctk",
  accessToken: tokenOf("cus_anna"),
  refreshToken: "rft_old",
  pricingId: null,
  segmentName: null,
};

const fresh = { accessToken: tokenOf("cus_anna"), refreshToken: "rft_new", deviceUuid: "device" };

function setUp(cookie: string, call: () => Promise<typeof fresh> = async () => fresh) {
  const jar = createCookieJar(cookie, false);
  const onRefused = vi.fn();
  const refresher = createRefresher({ appSecret: "secret" });
  const renew = () => renewSession({ jar, state, refresher, call, onRefused });
  return { jar, renew, onRefused };
}

describe("refreshing a session", () => {
  it("stores the new tokens, and extends every cookie of the session", async () => {
    const { jar, renew } = setUp(cookieOf("cus_anna"));
    await renew();
    expect(jar.get("dc_refresh")).toBe("rft_new");
    expect(jar.lines().map((line) => line.split("=")[0])).toEqual(
      expect.arrayContaining([
        "dc_access",
        "dc_refresh",
        "dc_device",
        "dc_customer",
        "dc_customer_token",
        "dc_visitor",
      ]),
    );
  });

  it("makes one refresh for many calls with the same expired token", async () => {
    const call = vi.fn(async () => fresh);
    const refresher = createRefresher({ appSecret: "secret" });
    const one = () =>
      renewSession({
        jar: createCookieJar(cookieOf("cus_anna"), false),
        state,
        refresher,
        call,
        onRefused: () => {},
      });
    await Promise.all([one(), one(), one()]);
    await one();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["customer encoded ID mismatch for cookie", cookieOf("cus_ben")],
    ["customer encoded ID mismatch for token: access cookie", cookieOf("cus_anna", tokenOf("cus_ben"))],
    ["could not decode token: access cookie", cookieOf("cus_anna", "nonsense")],
    ["token null for refresh cookie", `dc_customer=cus_anna; dc_customer_token=ctk`],
    [
      "customer encoded ID mismatch for token: refresh cookie",
      cookieOf("cus_anna", tokenOf("cus_anna"), tokenOf("cus_ben")),
    ],
  ])("ends the session without a call: %s", async (reason, cookie) => {
    const call = vi.fn(async () => fresh);
    const { jar, renew, onRefused } = setUp(cookie, call);
    await expect(renew()).rejects.toMatchObject({ code: "UNAUTHORIZED", problem: { code: "signed_out", status: 401 } });
    expect(onRefused.mock.calls[0]?.[0]).toMatchObject({ message: reason });
    expect(call).not.toHaveBeenCalled();
    expect(jar.get("dc_customer")).toBeNull();
  });

  it("refuses a token of another customer", async () => {
    const { jar, renew } = setUp(cookieOf("cus_anna"), async () => ({ ...fresh, accessToken: tokenOf("cus_ben") }));
    await expect(renew()).rejects.toMatchObject({ problem: { code: "signed_out" } });
    expect(jar.get("dc_access")).toBeNull();
  });

  it("ends the session when the auth service refuses", async () => {
    const { jar, renew } = setUp(cookieOf("cus_anna"), () => {
      throw problem({ code: "invalid_refresh_token", status: 401, message: "Please log in to continue." });
    });
    await expect(renew()).rejects.toMatchObject({ problem: { code: "signed_out" } });
    expect(jar.lines().every((line) => line.includes("Max-Age=0"))).toBe(true);
  });

  it("keeps the session when the auth service cannot be reached", async () => {
    const { jar, renew } = setUp(cookieOf("cus_anna"), () => Promise.reject(new UpstreamFailure("no_response")));
    await expect(renew()).rejects.toMatchObject({ kind: "no_response" });
    expect(jar.get("dc_customer")).toBe("cus_anna");
  });
});

describe("a session with missing cookies", () => {
  const whole = `${cookieOf("cus_anna")}; dc_device=d; dc_cart=c`;
  const without = (name: string) => createCookieJar(whole.replace(new RegExp(`${name}=[^;]*; `), ""), false);

  it.each([
    ["dc_customer", "no customer encoded ID in state"],
    ["dc_refresh", "token null for refresh cookie"],
    ["dc_customer_token", "token null for customer token cookie"],
  ])("ends without %s, and the reason is logged", (missing, reason) => {
    const jar = without(missing);
    expect(endBrokenSession(jar)).toMatchObject({ name: "AuthValidationError", message: reason });
    expect([jar.get("dc_access"), jar.get("dc_visitor"), jar.get("dc_device")]).toEqual([null, null, "d"]);
  });

  it("continues without the access token, and does nothing for a visitor", () => {
    expect(endBrokenSession(without("dc_access"))).toBeNull();
    const visitor = createCookieJar("dc_device=d; dc_cart=c", false);
    expect(endBrokenSession(visitor)).toBeNull();
    expect(visitor.lines()).toEqual([]);
  });
});

describe("a purchase that waits for a challenge", async () => {
  const open = (cookies: ReturnType<typeof createCookieJar>, appSecret = "secret") => ({
    cookies,
    appSecret,
    appSecrets: [appSecret],
  });
  const jar = createCookieJar(null, false);
  const browser = open(jar);
  const payment = { depositId: "dep_1", customerId: "cus_anna" };
  await keepPendingPurchase(browser, payment, { cartRevision: 3 });

  it("is repeated with the same body", async () => {
    expect(await waitingPurchase(browser, payment)).toEqual({ isOfAnother: false, body: { cartRevision: 3 } });
  });

  it("is sealed for one deposit, one customer and one shop", async () => {
    expect(await waitingPurchase(browser, { ...payment, depositId: "dep_2" })).toBeNull();
    expect(await waitingPurchase(browser, { ...payment, customerId: "cus_ben" })).toEqual({
      isOfAnother: true,
      body: null,
    });
    expect(await waitingPurchase(open(jar, "other"), payment)).toBeNull();
    const sealed = jar.get("dc_pending_purchase") ?? "";
    const changed = `${sealed.startsWith("A") ? "B" : "A"}${sealed.slice(1)}`;
    const edited = createCookieJar(`dc_pending_purchase=${changed}`, false);
    expect(await waitingPurchase(open(edited), payment)).toBeNull();
  });
});

describe("the engagement session", () => {
  const minutes = (count: number) => count * 60_000;

  it("continues with activity, and restarts after 30 minutes without (Analytics 7)", () => {
    const jar = createCookieJar(null, false);
    const first = engagementSession(jar, 0);
    expect(engagementSession(jar, minutes(20))).toBe(first);
    expect(engagementSession(jar, minutes(49))).toBe(first);
    expect(engagementSession(jar, minutes(80))).not.toBe(first);
  });
});
