// Searches the logs of gateway and services during a sale, with failures, for secrets.
import { Writable } from "node:stream";
import { TOTP } from "otpauth";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnv } from "#gateway/foundation/env.ts";
import { createGateway, type Gateway } from "#gateway/gateway.ts";
import { CLIENT_HEADER } from "#gateway/http/origin.ts";
import { newcomer } from "#tests/newcomer.ts";
import { standardTicket } from "#tests/shop.ts";
import { sendToTrpc } from "#tests/trpc-request.ts";
import { type Fleet, type Member, startFleet } from "./fleet.ts";

const PUBLIC_URL = "http://127.0.0.1:4321";
const PASSWORD = "open-sesame-4711";
const WRONG_PASSWORD = "close-sesame-0815";
const CARD = "4242424242424242";
const CARD_AS_TYPED = "4242 4242 4242 4242";
const CARD_WITH_CHALLENGE = "4000000000003220";

let fleet: Fleet;
let member: Member;
let gateway: Gateway;
const gatewayLog: string[] = [];
beforeAll(async () => {
  fleet = await startFleet({ logLevel: "trace" });
  member = await fleet.join();
  const env = readEnv({
    NODE_ENV: "production",
    DATA_DIR: fleet.env.dataDir,
    DISCOVERY_URL: member.origin,
    PUBLIC_URL,
    DEMO: "1",
  });
  const stream = new Writable({
    write(chunk, _encoding, done) {
      gatewayLog.push(String(chunk));
      done();
    },
  });
  // Without the gateway's redaction list: secrets must not be logged at all.
  gateway = createGateway(env, { log: pino({ level: "trace" }, stream) });
});
afterAll(async () => {
  await gateway.close();
  await fleet.stop();
});

/** Opens a browser that records every secret it receives. */
function openBrowser(secrets: Set<string>) {
  const cookies = new Map<string, string>();

  async function call(procedure: string, input: object = {}, query = false) {
    const url = new URL(`/trpc/${procedure}`, PUBLIC_URL);
    if (query) url.searchParams.set("input", JSON.stringify(input));
    const headers = {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "sec-fetch-site": "same-origin",
      [CLIENT_HEADER]: "1",
      "content-type": "application/json",
    };
    const body = JSON.stringify(input);
    const lengthOf = { "content-length": String(Buffer.byteLength(body)) };
    const init = query ? { headers } : { method: "POST", headers: { ...headers, ...lengthOf }, body };
    const response = await sendToTrpc(gateway, new Request(url, init));
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
      if (line.includes("HttpOnly") && value.length >= 20 && !PUBLIC_COOKIES.has(name)) secrets.add(value);
    }
    const answer = (await response.json()) as { result?: { data: unknown }; error?: unknown };
    // biome-ignore lint/suspicious/noExplicitAny: each procedure has its own reply, which the routers' tests check
    return { status: response.status, data: answer.result?.data as any };
  }
  return { call, ask: (procedure: string, input?: object) => call(procedure, input, true) };
}

/** Ids that logs may contain, because they grant no access. */
const PUBLIC_COOKIES = new Set(["dc_customer", "dc_pricing", "dc_segment"]);

const robin = {
  ...newcomer("robin@example.com"),
  firstname: "Robin",
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
  attribution: {},
};

const browserInfo = {
  browserJavascriptEnabled: true,
  browserLanguage: "en-AU",
  challengeWindowSize: "FullScreen",
};

type Browser = ReturnType<typeof openBrowser>;

async function tokenise(browser: Browser, number: string): Promise<string> {
  const { data } = await browser.ask("funds.cardGateway");
  const response = await fetch(`${member.origin}/sandbox/card/tokenise`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      client_token: data.clientToken,
      number,
      expiry: "12/39",
      csc: "987",
      name: "Robin Example",
    }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}

async function payByCard(browser: Browser, secrets: Set<string>, number: string) {
  await browser.call("cart.addItem", { item: standardTicket("monday_lotto"), idempotencyKey: crypto.randomUUID() });
  const { data: cart } = await browser.ask("cart.get");
  const paymentToken = await tokenise(browser, number);
  secrets.add(paymentToken);
  return browser.call("purchases.create", {
    idempotencyKey: crypto.randomUUID(),
    cartRevision: cart.revision,
    expectedTotal: cart.cartTotal,
    deposit: { methodCode: "cc", depositMethodId: "dpm_cc", gatewayKey: "paystream", paymentToken, browserInfo },
  });
}

const fault = (operation: string, mode: string) => fleet.control("/fault", { operation, mode });

/** Returns the newest match in a customer's mails. */
async function mailed(email: string, pattern: RegExp): Promise<string> {
  const mails = await fleet.db
    .selectFrom("mail")
    .select("body")
    .where("recipient", "=", email)
    .orderBy("id", "desc")
    .execute();
  return mails.map(({ body }) => pattern.exec(body)?.[1]).find(Boolean) ?? "nothing was mailed";
}

const ACCOUNT_NUMBER = "918273645";
const LICENCE = { state: "NSW", licenceNumber: "443322XY", cardNumber: "2098765432" };
const DOCUMENT = "text-in-a-photographed-document";

describe("the trace log of gateway and services", () => {
  it("contains no bank account, licence, document, link or code of an account", async () => {
    const secrets = new Set([PASSWORD, ACCOUNT_NUMBER, LICENCE.licenceNumber, LICENCE.cardNumber, DOCUMENT]);
    secrets.add(Buffer.from(DOCUMENT).toString("base64"));
    const browser = openBrowser(secrets);
    const account = { ...robin, email: "robin.secret@example.com" };
    expect((await browser.call("session.signUp", account)).status).toBe(200);

    const bank = { type: "national", bankCode: "062-000", accountName: "Robin Example" };
    expect((await browser.call("funds.addBank", { ...bank, accountNumber: ACCOUNT_NUMBER })).status).toBe(200);
    expect((await browser.call("funds.addBank", { ...bank, accountNumber: `${ACCOUNT_NUMBER}x` })).status).toBe(422);

    const connected = await browser.call("verification.startConnectId");
    const state = new URL(connected.data.redirectUrl).searchParams.get("state") ?? "none";
    secrets.add(state);
    await browser.call("verification.completeConnectId", { state, code: "not-the-code-of-a-bank" });
    secrets.add("not-the-code-of-a-bank");
    expect((await browser.call("verification.licence", LICENCE)).status).toBe(200);
    await browser.call("verification.licence", { ...LICENCE, state: "nowhere" });
    const form = new FormData();
    form.append("type", "photo_id_upload");
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(DOCUMENT)]);
    form.append("file", new Blob([jpeg], { type: "image/jpeg" }), "licence.jpg");
    const as = await fleet.person();
    expect((await member.call("uploadVerification", { as, body: form })).status).toBe(200);

    await browser.call("password.requestReset", { email: account.email });
    const token = await mailed(account.email, /token=([\w-]{16,})/);
    secrets.add(token);
    await browser.call("password.openResetLink", { token });
    expect(
      (await browser.call("password.reset", { password: WRONG_PASSWORD, confirmPassword: WRONG_PASSWORD })).status,
    ).toBe(200);
    secrets.add(WRONG_PASSWORD);
    await browser.call("session.login", { email: account.email, password: WRONG_PASSWORD });

    const setup = await browser.call("twoFactor.startAuthenticator", { password: WRONG_PASSWORD });
    secrets.add(setup.data.secret);
    const otp = new TOTP({ secret: setup.data.secret }).generate();
    const on = await browser.call("twoFactor.enable", { method: "authenticator", otp });
    expect(on.data.recoveryCodes).toHaveLength(10);
    for (const code of on.data.recoveryCodes) secrets.add(code);

    const lines = [...fleet.log, ...gatewayLog];
    expect(secrets.size).toBeGreaterThan(15);
    const leaks = [...secrets].flatMap((secret) =>
      lines.filter((line) => line.includes(secret) || line.includes(encodeURIComponent(secret))),
    );
    expect(leaks).toEqual([]);
    expect(
      lines.filter((line) => new RegExp(`\\b${otp}\\b`).test(line)),
      "the code",
    ).toEqual([]);
  });

  it("contains no password, token, secret or card number", async () => {
    const secrets = new Set([PASSWORD, WRONG_PASSWORD, CARD, CARD_AS_TYPED, CARD_WITH_CHALLENGE]);
    for (const secret of [fleet.env.appSecret, fleet.env.tokenSecret]) secrets.add(secret);
    const browser = openBrowser(secrets);

    // A visitor registers with a cart, signs out, mistypes the password and signs in.
    await browser.call("cart.addItem", { item: standardTicket("monday_lotto"), idempotencyKey: crypto.randomUUID() });
    expect((await browser.call("session.signUp", robin)).status).toBe(200);
    await browser.call("session.signUp", robin);
    await browser.call("session.logout");
    expect((await browser.call("session.login", { email: robin.email, password: WRONG_PASSWORD })).status).toBe(401);
    expect((await browser.call("session.login", { email: robin.email, password: PASSWORD })).status).toBe(200);

    // Pays by card, once with a challenge that is not completed.
    expect((await payByCard(browser, secrets, CARD_AS_TYPED)).data).toMatchObject({ kind: "receipt" });
    expect((await payByCard(browser, secrets, CARD_WITH_CHALLENGE)).data).toMatchObject({ kind: "challenge" });
    await browser.call("deposits.authorise", { depositId: "dep_nothing", cres: "nothing" });

    // Failures: an unreadable body, a service that is down, one that fails halfway, and one that is killed.
    const as = await fleet.person();
    for (const secret of [as.accessToken, as.refreshToken, as.customerToken]) secrets.add(secret);
    const refresh = { refresh_token: as.refreshToken, save_device: false };
    const device = { "x-shop-device-id": as.deviceId };
    const renewed = await member.call("refreshToken", { body: refresh, headers: device });
    for (const name of ["access_token", "refresh_token"]) secrets.add(renewed.body.result[name]);
    await member.call("refreshToken", { body: refresh, headers: { "x-shop-device-id": "another" } });
    await member.call("login", { body: `{"email":"${robin.email}","password":"${PASSWORD}"` });
    await member.call("login", { body: { email: robin.email, password: { text: PASSWORD } } });
    await member.call("getCart", { as: { ...as, accessToken: `${as.accessToken}x` } });
    await fault("login", "down");
    await browser.call("session.login", { email: robin.email, password: PASSWORD });
    await fault("login", "off");
    await fleet.db.schema.alterTable("login_failure").renameTo("login_failure_gone").execute();
    const broken = await member.call("login", { body: { email: robin.email, password: PASSWORD } });
    expect(broken.status).toBe(500);
    await fleet.db.schema.alterTable("login_failure_gone").renameTo("login_failure").execute();
    member.kill();
    await member.exited;
    await browser.call("cart.addItem", { item: standardTicket("monday_lotto"), idempotencyKey: crypto.randomUUID() });
    await browser.call("session.login", { email: robin.email, password: PASSWORD });

    const lines = [...fleet.log, ...gatewayLog];
    expect(fleet.log.length).toBeGreaterThan(20);
    expect(gatewayLog.length).toBeGreaterThan(15);
    expect(secrets.size).toBeGreaterThan(15);
    const leaks = [...secrets].flatMap((secret) =>
      lines.filter((line) => line.includes(secret) || line.includes(encodeURIComponent(secret))),
    );
    expect(leaks).toEqual([]);
  });
});
