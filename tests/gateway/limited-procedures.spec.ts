// Tests each rate limit at its procedure: the attempt over the limit is refused without a call to the service.
import type { ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import type { Caller } from "#gateway/router.ts";
import { ANNA, type Asked, answerCapabilities, backendOfFile } from "#tests/gateway/backend.ts";
import { newcomer } from "#tests/newcomer.ts";

const backend = backendOfFile({ NODE_ENV: "production", TRUSTED_PROXIES: "203.0.113.7" });

const refuse = (status: number, code: string, errors?: object) => (_: Asked, response: ServerResponse) =>
  response
    .writeHead(status, { "content-type": "application/json" })
    .end(JSON.stringify({ messages: [{ code, message: "No.", level: "error" }], ...(errors && { errors }) }));

let addresses = 0;
const newAddress = () => `198.51.100.${++addresses}`;
const from = (address: string, cookie = "") => backend.open(cookie, { "x-forwarded-for": address });

const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { problem: { code: string; retryAfterSeconds?: number } }) => error.problem,
  );

let texts = 0;
const another = () => `tried${++texts}`;

type LimitedCall = { times: number; path: string; open: (caller: Caller) => Promise<unknown> };
const password = "Wrong-password-1";
/** Procedures limited by IP address, whichever customer they concern. */
const limitedCalls: Record<string, LimitedCall> = {
  "session.login": {
    times: 60,
    path: "/main/login",
    open: ({ session }) => session.login({ email: `${another()}@example.com`, password }),
  },
  "session.autologin": {
    times: 60,
    path: "/main/autologin",
    open: ({ session }) => session.autologin({ token: another() }),
  },
  "session.transfer": {
    times: 60,
    path: "/main/transfer",
    open: ({ session }) => session.transfer({ token: another() }),
  },
  "session.linkOwner": {
    times: 60,
    path: "/main/autologin/owner",
    open: ({ session }) => session.linkOwner({ token: another() }),
  },
  "session.checkEmail": {
    times: 60,
    path: "/main/check-email",
    open: ({ session }) => session.checkEmail({ email: `${another()}@example.com` }),
  },
  "communicationPreferences.getByReference": {
    times: 120,
    path: "/main/customer/cpr_unknown/communication-preferences",
    open: ({ communicationPreferences }) => communicationPreferences.getByReference({ reference: "cpr_unknown" }),
  },
  "cart.addItem": {
    times: 240,
    path: "/main/anon-cart",
    open: ({ cart }) =>
      cart.addItem({
        item: { productType: "raffle_ticket", lotteryKey: "any", raffleOffer: "any", books: 1 },
        idempotencyKey: crypto.randomUUID(),
      }),
  },
  "session.signUp": {
    times: 30,
    path: "/main/signup",
    open: ({ session }) => session.signUp(newcomer(`${another()}@example.com`)),
  },
};

describe("repeated attempts from one address", () => {
  it.each(Object.entries(limitedCalls))(
    "are refused without an upstream call: %s",
    async (_, { times, path, open }) => {
      backend.answer(path, refuse(422, "invalid_field"));
      const address = newAddress();
      for (let tried = 0; tried < times; tried += 1) {
        expect(await problemOf(open(from(address).caller))).toMatchObject({ code: "invalid_field" });
      }
      const asked = backend.askedAt(path).length;
      expect(await problemOf(open(from(address).caller))).toMatchObject({
        code: "too_many_requests",
        status: 429,
        retryAfterSeconds: expect.any(Number),
      });
      expect(backend.askedAt(path)).toHaveLength(asked);
      expect(await problemOf(open(from(newAddress()).caller))).toMatchObject({ code: "invalid_field" });
    },
  );
});

describe("repeated attempts at one customer", () => {
  it("are refused for passwords, from any address", async () => {
    backend.answer("/main/login", refuse(401, "invalid_credentials"));
    const guess = () => problemOf(from(newAddress()).caller.session.login({ email: "Kim@example.com", password }));
    for (let tried = 0; tried < 10; tried += 1) expect(await guess()).toMatchObject({ code: "invalid_credentials" });
    expect(await guess()).toMatchObject({ code: "too_many_requests" });
    expect(backend.askedAt("/main/login")).toHaveLength(10);
  });

  it("are refused for step-up codes", async () => {
    backend.answer("/auth/refresh", refuse(401, "2fa_incorrect"));
    const guess = () => problemOf(from(newAddress(), ANNA).caller.session.elevate({ otp: "123456" }));
    for (let tried = 0; tried < 25; tried += 1) expect(await guess()).toMatchObject({ code: "AUTH_REFRESH_FAILED" });
    expect(await guess()).toMatchObject({ code: "too_many_requests" });
    expect(backend.askedAt("/auth/refresh")).toHaveLength(25);
  });

  it("are refused for failed payments", async () => {
    answerCapabilities(backend, "recurring_purchase_retry");
    const path = "/main/process_recurring_purchases/sync";
    const purchase = { recurringPurchaseIds: ["sub_1"], idempotencyKey: crypto.randomUUID() };
    const retry = () => problemOf(from(newAddress(), ANNA).caller.recurringPurchases.sync(purchase));
    // A forged cookie that names the customer uses nothing up.
    backend.answer(path, refuse(401, "signed_out"));
    backend.answer("/auth/refresh", refuse(401, "invalid_refresh_token"));
    for (let tried = 0; tried < 11; tried += 1) expect(await retry()).toMatchObject({ code: "signed_out" });
    backend.answer(path, refuse(422, "invalid_field"));
    for (let tried = 0; tried < 10; tried += 1) expect(await retry()).toMatchObject({ code: "invalid_field" });
    expect(await retry()).toMatchObject({ code: "too_many_requests" });
    expect(backend.askedAt(path)).toHaveLength(21);
  });

  it("are refused for typed-in cards that the bank refuses; other refusals don't count", async () => {
    const path = "/main/funds/dpm_cc/deposit";
    const card = { methodCode: "cc", depositMethodId: "dpm_cc", gatewayKey: "paystream" } as const;
    const typed = () => ({ ...card, amount: 5, paymentToken: another(), idempotencyKey: crypto.randomUUID() });
    const pay = () => problemOf(from(newAddress(), ANNA).caller.deposits.create(typed()));
    backend.answer(path, refuse(422, "deposit_limit"));
    for (let tried = 0; tried < 12; tried += 1) expect(await pay()).toMatchObject({ code: "deposit_limit" });
    backend.answer(path, refuse(402, "card_declined"));
    for (let tried = 0; tried < 10; tried += 1) expect(await pay()).toMatchObject({ code: "card_declined" });
    expect(await pay()).toMatchObject({ code: "too_many_requests" });
    expect(backend.askedAt(path)).toHaveLength(22);
    // Accounts are saved under the same limit.
    answerCapabilities(backend, "wallet_manage");
    const { funds } = from(newAddress(), ANNA).caller;
    const account = { type: "national", bankCode: "062000", accountName: "Anna", accountNumber: "12345678" } as const;
    for (const add of [funds.addBank(account), funds.addPayPal({ nonce: another() })])
      expect(await problemOf(add)).toMatchObject({ code: "too_many_requests" });
  });

  it("are refused for mails to all members of a party", async () => {
    answerCapabilities(backend, "lotto_party");
    backend.answer("/social/session", refuse(422, "draw_closed"));
    const ticket = {
      groupId: "grp_1",
      drawId: "drw_1",
      gameOfferKey: "standard",
      numGames: 4,
      sharePrice: { amount: 1, currency: "AUD" as const },
    };
    const open = () => {
      const wanted = { ...ticket, inviteAllExistingMembers: true, idempotencyKey: crypto.randomUUID() };
      return problemOf(from(newAddress(), ANNA).caller.lottoParty.createSession(wanted));
    };
    for (let tried = 0; tried < 20; tried += 1) expect(await open()).toMatchObject({ code: "draw_closed" });
    expect(await open()).toMatchObject({ code: "too_many_requests" });
  });

  it("are refused for new groups", async () => {
    answerCapabilities(backend, "lotto_party");
    backend.answer("/social/group", refuse(422, "contains_profanity"));
    const group = () => ({ groupName: another(), idempotencyKey: crypto.randomUUID() });
    const start = () => problemOf(from(newAddress(), ANNA).caller.lottoParty.createGroup(group()));
    for (let tried = 0; tried < 20; tried += 1) expect(await start()).toMatchObject({ code: "contains_profanity" });
    expect(await start()).toMatchObject({ code: "too_many_requests" });
  });

  it("are refused for mailed codes", async () => {
    const send = () => problemOf(from(newAddress(), ANNA).caller.session.sendCode({ reason: "elevate" }));
    for (let tried = 0; tried < 5; tried += 1) expect(await send()).toBeNull();
    expect(await send()).toMatchObject({ code: "too_many_requests" });
    expect(backend.askedAt("/main/customer/two-factor-auth/email")).toHaveLength(5);
  });
});

describe("a pending sign-in", () => {
  const challenge = {
    method: "email",
    identifier: "k***@example.com",
    remember_for_days: 30,
    challenge_token: "cht_0123456789abcdef0123456789abcdef",
  };
  /** Returns the cookies of a sign-in by password or link that still needs its code. */
  async function waiting(signIn: (caller: Caller) => Promise<unknown>): Promise<string> {
    const owed = refuse(401, "2fa_required", {
      general: [{ id: "2fa_required", message: "No.", two_factor_auth: challenge }],
    });
    for (const path of ["/main/login", "/main/autologin"]) backend.answer(path, owed);
    const page = from(newAddress());
    expect(await problemOf(signIn(page.caller))).toMatchObject({ code: "2fa_required" });
    return page
      .setCookies()
      .map((line) => line.split(";")[0])
      .join("; ");
  }
  const byPassword = (email: string) => waiting(({ session }) => session.login({ email, password }));
  const byLink = (token: string) => waiting(({ session }) => session.autologin({ token }));

  it.each([
    ["a password", () => byPassword("lee@example.com")],
    ["a link", () => byLink("alt_lee")],
  ])("by %s gets at most five mailed codes, from any address", async (_, begin) => {
    const send = async () => {
      const page = from(newAddress(), await begin());
      return problemOf(page.caller.session.sendCode({ reason: "login" }));
    };
    for (let tried = 0; tried < 5; tried += 1) expect(await send()).toBeNull();
    expect(await send()).toMatchObject({ code: "too_many_requests" });
  });

  it("accepts no code from another address of the household", async () => {
    const office = newAddress();
    const cookies = await Promise.all(
      ["a", "b", "c", "d", "e", "f", "g"].map((name) => byPassword(`${name}@example.com`)),
    );
    for (const cookie of cookies) {
      expect(await problemOf(from(office, cookie).caller.session.sendCode({ reason: "login" }))).toBeNull();
    }
  });

  it("counts wrong codes separately from wrong passwords", async () => {
    const cookie = await byPassword("max@example.com");
    backend.answer("/main/login", refuse(401, "2fa_account_locked"));
    const guess = () => problemOf(from(newAddress(), cookie).caller.session.enterCode({ otp: "123456" }));
    for (let tried = 0; tried < 25; tried += 1) expect(await guess()).toMatchObject({ code: "2fa_account_locked" });
    expect(await guess()).toMatchObject({ code: "too_many_requests" });

    const login = from(newAddress()).caller.session.login({ email: "max@example.com", password });
    expect(await problemOf(login)).toMatchObject({ code: "2fa_account_locked" });
  });
});
