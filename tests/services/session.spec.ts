import { sql } from "kysely";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import { trustDevice } from "#services/main/identity/two-factor/two-factor.rows.ts";
import { askForCodes, SECRET } from "#tests/contract/people.ts";
import { newcomerOnWire } from "#tests/newcomer.ts";
import { wrongCodeFor } from "#tests/two-factor.ts";
import { openServices, type Services, signedHeaders, toSignedIn } from "./open-services.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.close());

const post = (path: string, body: unknown, more = {}) => services.call({ method: "POST", path, body, ...more });

const signUp = (changes: object) =>
  post("/v2/signup", { ...newcomerOnWire("fred@example.com"), ...changes }, { version: "3.5" });

describe("every call", () => {
  it("is refused with 400 when its signature is wrong, so that no refresh starts", async () => {
    const wrong = await services.call({ path: "/v2/config", headers: { "x-shop-signature": "0".repeat(64) } });

    expect(wrong.status).toBe(400);
    expect(wrong.body.messages[0].code).toBe("invalid_signature");
    // As long as a signature in characters, but longer in bytes.
    const odd = await services.call({ path: "/v2/config", headers: { "x-shop-signature": `é${"0".repeat(63)}` } });
    expect(odd.status).toBe(400);
  });

  it("is refused when it was signed more than 300 seconds ago", async () => {
    const old = String(Math.floor(Date.now() / 1000) - 301);
    const headers = { ...signedHeaders(services.env), "x-shop-timestamp": old };

    expect((await services.call({ path: "/v2/config", headers })).status).toBe(400);
  });

  it("is refused for an unknown version", async () => {
    const { status, body } = await services.call({ path: "/v2/config", version: "9.9" });

    expect([status, body.messages[0].code]).toEqual([400, "unsupported_version"]);
  });

  it("is refused when its body is not JSON", async () => {
    const { status, body } = await post("/v2/login", "{");

    expect([status, body.messages[0].code]).toEqual([400, "invalid_request"]);
  });

  it("gets the shop's clock and its request id in the reply", async () => {
    const { headers } = await services.call({ path: "/v2/config", headers: { "x-shop-request-id": "a-request-id" } });

    expect(headers["x-shop-request-id"]).toBe("a-request-id");
    expect(String(headers["x-shop-time"])).toMatch(/^2026-11-20T01:0/);
  });
});

describe("login", () => {
  it("returns tokens and the customer", async () => {
    const { status, body } = await post("/v2/login", { email: "Anna@Example.com", password: "Drawcard-demo-1" });

    expect(status).toBe(200);
    expect(body.result.customer).toMatchObject({ customer_id: "cus_anna0000000001", balance: 250 });
    const customer = await services.call({ path: "/v2/customer", as: toSignedIn(body) });
    expect(customer.body.result.available_funds).toEqual({ amount: 250, currency: "AUD" });
  });

  it("refuses a wrong password and an unknown email with the same reply", async () => {
    const wrong = await post("/v2/login", { email: "cara@example.com", password: "nearly" });
    const unknown = await post("/v2/login", { email: "nobody@example.com", password: "nearly" });

    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.messages[0].code).toBe("invalid_credentials");
  });

  it("locks after five wrong passwords, also for the right one, and states for how long", async () => {
    const body = { email: "dan@example.com", password: "guess" };
    for (let guess = 0; guess < 5; guess++) expect((await post("/v2/login", body)).status).toBe(401);

    const locked = await post("/v2/login", { ...body, password: "Drawcard-demo-1" });

    expect(locked.status).toBe(429);
    expect(Number(locked.headers["retry-after"])).toBeGreaterThan(800);
    await sql`update login_failure set failed_at = failed_at - interval '15 minutes'`.execute(services.db);
    expect((await post("/v2/login", { ...body, password: "Drawcard-demo-1" })).status).toBe(200);
  });
});

describe("guesses at a password", () => {
  const guess = (email: string, password: string, headers = {}) =>
    services.call({ method: "POST", path: "/v2/login", body: { email, password }, headers });

  it("evaluates at most five of thirty concurrent attempts", async () => {
    const guesses = Array.from({ length: 30 }, (_, index) => ({ "x-shop-device-id": `device-${index}` }));
    const answers = await Promise.all(guesses.map((headers) => guess("guessed@example.com", "guess", headers)));

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  it("count all addresses of an IPv6 network as one, and other networks apart", async () => {
    const ask = async (address: string, index = 0) => {
      const headers = { "x-forwarded-for": address };
      const body = { email: `asked-${index}@example.com` };
      return (await services.call({ method: "POST", path: "/v2/check-email", body, headers })).status;
    };
    const answers = await Promise.all(
      Array.from({ length: 121 }, (_, at) => ask(`2001:db8:1:2::${at.toString(16)}`, at)),
    );
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
    expect(await ask("2001:db8:1:3::1", 121)).toBe(200);
  });

  it("do not lock the owner's trusted device", async () => {
    const { body } = await signUp({ email: "trusted@example.com" });
    const { device_uuid, fingerprint, customer } = body.result;
    await runInTransaction(services.db, async (tx) => {
      await askForCodes(tx, services.env, customer.customer_id, "email");
      await trustDevice(tx, { customerId: customer.customer_id, deviceId: device_uuid, fingerprint });
    });
    for (let count = 0; count < 5; count++) await guess("trusted@example.com", "guess");
    const elsewhere = await guess("trusted@example.com", "Drawcard-demo-1");
    expect(elsewhere.status).toBe(429);

    const trusted = { email: "trusted@example.com", password: "Drawcard-demo-1", fingerprint };
    const headers = { "x-shop-device-id": device_uuid };
    expect((await services.call({ method: "POST", path: "/v2/login", body: trusted, headers })).status).toBe(200);
  });
});

describe("signUp", () => {
  it("registers and signs in, and finds the email afterwards", async () => {
    expect((await post("/v2/check-email", { email: "fred@example.com" })).body.result).toEqual({ exists: false });

    const { status, body } = await signUp({});

    expect(status).toBe(200);
    expect(body.result).toMatchObject({ is_new_signup: true, customer: { firstname: "Fred", balance: 0 } });
    expect((await post("/v2/check-email", { email: "FRED@example.com" })).body.result.exists).toBe(true);
    const again = await signUp({});
    expect([again.status, again.body.messages[0]]).toMatchObject([
      409,
      { code: "already_registered", target: "email" },
    ]);
  });

  it("reports every invalid field at once, each with its message", async () => {
    const { status, body } = await signUp({
      firstname: "",
      lastname: "4111 1111 1111 1",
      email: "fred",
      phone_number: "phone",
      postcode: "20",
      terms_accepted: false,
      suburb: undefined,
    });

    expect(status).toBe(422);
    const texts = Object.entries<{ message: string }[]>(body.errors).map(([target, list]) => [
      target,
      list[0]?.message,
    ]);
    expect(Object.fromEntries(texts)).toEqual({
      firstname: "This field is required",
      lastname: "Please enter the card holder's name.",
      email: "Please enter a valid email address",
      phone_number: "Please enter a valid phone number",
      postcode: "Please enter a valid post code",
      suburb: "This field is required",
      terms_accepted: "You must agree to the terms and conditions to proceed.",
    });
  });

  it.each(["0085-05-17", "1850-05-17", "1899-12-31"])("refuses %s as a date of birth, at its field", async (born) => {
    const { status, body } = await signUp({ email: "old@example.com", date_of_birth: born });
    expect([status, body.messages]).toMatchObject([
      422,
      [{ code: "invalid_field", message: "Please enter a valid date of birth", target: "date_of_birth" }],
    ]);
  });

  it("accepts the 18th birthday in Sydney, and refuses the day before", async () => {
    const minor = await signUp({ email: "gina@example.com", date_of_birth: "2008-11-21" });
    expect([minor.status, minor.body.messages[0]]).toMatchObject([422, { code: "under_age", target: "date_of_birth" }]);

    expect((await signUp({ email: "gina@example.com", date_of_birth: "2008-11-20" })).status).toBe(200);
  });
});

describe("refreshToken", () => {
  const refresh = (token: string, deviceId: string, headers = {}) =>
    post(
      "/auth/refresh",
      { refresh_token: token, save_device: false },
      { headers: { "x-shop-device-id": deviceId, ...headers } },
    );

  it("returns new tokens, and the same ones again within ten seconds", async () => {
    const erin = await services.signIn("erin@example.com");

    const first = await refresh(erin.refreshToken, erin.deviceId);
    const second = await refresh(erin.refreshToken, erin.deviceId);

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.result.refresh_token).not.toBe(erin.refreshToken);
    expect(second.body.result.refresh_token).toBe(first.body.result.refresh_token);
  });

  it("treats a later reuse as theft and revokes the token family", async () => {
    const erin = await services.signIn("erin@example.com");
    const { body } = await refresh(erin.refreshToken, erin.deviceId);
    await sql`update refresh_token set used_at = used_at - interval '10 seconds'`.execute(services.db);

    const reuse = await refresh(erin.refreshToken, erin.deviceId);

    expect([reuse.status, reuse.body.messages[0].code]).toEqual([401, "invalid_refresh_token"]);
    expect((await refresh(body.result.refresh_token, erin.deviceId)).status).toBe(401);
  });

  it.each([1, 9])("elevates the call with the code only, not one with copied tokens %i s later", async (seconds) => {
    const erin = await services.signIn("erin@example.com");
    await runInTransaction(services.db, (tx) => askForCodes(tx, services.env, erin.customerId, "authenticator"));
    const stepUp = (otp: string) =>
      post(
        "/auth/refresh",
        { refresh_token: erin.refreshToken, save_device: false, otp },
        { headers: { "x-shop-device-id": erin.deviceId } },
      );
    const endTwoFactor = ({ access_token }: { access_token: string }) =>
      services.call({
        method: "DELETE",
        path: "/v2/customer/two-factor-auth",
        as: { ...erin, accessToken: access_token },
      });
    const code = new TOTP({ secret: SECRET }).generate();
    const owner = await stepUp(code);
    /** Dates the step-up so long ago, however slow this machine is. */
    const age = () =>
      sql`update refresh_token set used_at = now() - ${seconds} * interval '1 second' where used_at is not null`.execute(
        services.db,
      );

    await age();
    const copy = await refresh(erin.refreshToken, erin.deviceId);
    expect((await endTwoFactor(copy.body.result)).status).toBe(403);
    const later = await refresh(copy.body.result.refresh_token, erin.deviceId);
    expect((await endTwoFactor(later.body.result)).status).toBe(403);
    await age();
    expect((await stepUp(wrongCodeFor(code))).body.messages[0].code).toBe("2fa_incorrect");
    // The owner's own repeat, for example after a lost reply.
    await age();
    const repeat = await stepUp(code);
    expect(repeat.body.result.refresh_token).toBe(owner.body.result.refresh_token);
    expect((await endTwoFactor(repeat.body.result)).status).toBe(204);
  });

  it("refuses the token on another device", async () => {
    const erin = await services.signIn("erin@example.com");

    expect((await refresh(erin.refreshToken, crypto.randomUUID())).status).toBe(401);
  });

  it("works with the signature and headers of a signed-in customer, access token or not", async () => {
    const erin = await services.signIn("erin@example.com");
    const headers = signedHeaders(services.env, erin);

    const { status } = await refresh(erin.refreshToken, erin.deviceId, { ...headers, authorization: "" });

    expect(status).toBe(200);
  });

  it("refuses after sign-out, which can be repeated", async () => {
    const erin = await services.signIn("erin@example.com");

    expect((await services.call({ path: "/v2/customer", as: erin })).status).toBe(200);
    expect((await services.call({ path: "/v2/logout", as: erin })).status).toBe(204);
    expect((await services.call({ path: "/v2/logout", as: erin })).status).toBe(204);
    // The access token has not expired, but signing out revokes it.
    const { status, body } = await services.call({ path: "/v2/customer", as: erin });
    expect([status, body.messages[0].code]).toEqual([401, "signed_out"]);
    expect((await refresh(erin.refreshToken, erin.deviceId)).status).toBe(401);
  });
});

describe("getCustomer", () => {
  it("answers 401 without a token, with an invalid one, and for another customer's id", async () => {
    const anna = await services.signIn("anna@example.com");
    const ben = await services.signIn("ben@example.com");
    const without = await services.call({ path: "/v2/customer" });
    const broken = await services.call({ path: "/v2/customer", headers: { authorization: "Bearer nonsense" } });
    const mixed = await services.call({
      path: "/v2/customer",
      as: anna,
      headers: { "x-shop-customer-id": ben.customerId },
    });

    expect([without.status, broken.status, mixed.status]).toEqual([401, 401, 401]);
  });

  it("shows the spend limit of a customer who has one", async () => {
    const ben = await services.signIn("ben@example.com");

    const { body } = await services.call({ path: "/v2/customer", as: ben });

    expect(body.result.spend_limits.customer_limits).toMatchObject([
      { period: "week", limit: 1, spent: 0, remaining: 1 },
    ]);
  });
});
