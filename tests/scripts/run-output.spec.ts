// Tests the search for secrets in server output with real secrets of the shop, so that a changed format fails here.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import { createLog } from "#gateway/foundation/log.ts";
import { leaksIn, requireNoLeaks } from "#scripts/lib/run-output.ts";
import { createLogger } from "#services/lib/log.ts";
import { signedHeaders, testEnv } from "#tests/services/open-services.ts";
import { DEMO_PASSWORD, standardTicket, startShop } from "#tests/shop.ts";

/** Cookies that are not secret: ids, names, and data that pages show. */
const HARMLESS =
  /^dc_(customer|pricing|segment|device|visitor|forced|session|sub_variant|consent|pending_purchase|experiments)$/;

async function collectSecrets(): Promise<[string, string][]> {
  const shop = await startShop();
  await shop.caller.cart.addItem({ item: standardTicket("monday_lotto"), idempotencyKey: crypto.randomUUID() });
  const visitorsCart = shop.cookies.get("dc_cart") ?? "";
  await shop.signIn("anna");
  const card = await shop.caller.funds.cardGateway();
  return [
    ["dc_cart of a visitor", visitorsCart],
    ...[...shop.cookies].filter(([name]) => !HARMLESS.test(name)),
    ["client token", card?.clientToken ?? ""],
    ["signature", signedHeaders(testEnv())["x-shop-signature"] ?? ""],
    ["password", DEMO_PASSWORD],
    ["card", "4242424242424242"],
    ["card as typed", "4000 0000 0000 3220"],
    ["code", '{"body":{"otp":"123456"}}'],
    ["code within text", '"{\\"otp\\":\\"123456\\"}"'],
    ["sign-in link", "/login/autologin/alt_0123456789abcdef0123456789abcdef"],
    ["link with a token of another form", "/login/transfer/QWxhZGRpbjpvcGVuIHNlc2FtZQ"],
    ["query with a token", "/forgot-password?token=abcdef012345"],
    ["database", "postgres://shop:sesame@db.example/drawcard"],
  ];
}

describe("the search for secrets", () => {
  it("finds every kind of secret", async () => {
    const secrets = await collectSecrets();
    expect(secrets.map(([name]) => name)).toEqual(expect.arrayContaining(["dc_access", "dc_refresh"]));
    expect(secrets.filter(([, secret]) => leaksIn(`{"message":"logged ${secret} here"}`).length === 0)).toEqual([]);
  });

  it("allows ids, times and addresses", () => {
    const line =
      '{"requestId":"6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11","path":"/receipt/ord_8f3k2m9x1a2b3c4d","from":"/login/autologin/:autologinToken","ms":0.4242424242424242,"target":"password","password":"[redacted]","url":"http://127.0.0.1:4100"}';
    expect(leaksIn(line)).toEqual([]);
    expect(leaksIn("request 42429934-7648-4803-b584-a603c0fd4790"), "an id that starts like a card").toEqual([]);
  });
});

describe("the end of a run", () => {
  const folder = mkdtempSync(join(tmpdir(), "drawcard-output-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const writeLog = (server: string, text: string) => writeFileSync(join(folder, `${server}.log`), text);

  it("fails when a server's output is missing or contains a secret", () => {
    writeLog("shop-1", '{"message":"page"}\n');
    writeLog("services-1", '{"message":"call"}\n');
    expect(() => requireNoLeaks(folder)).toThrow("No output was collected from: gateway-in-test, services-in-test");
    writeLog("gateway-in-test-1", '{"message":"request"}\n');
    writeLog("services-in-test-1", '{"message":"call"}\n');
    expect(requireNoLeaks(folder)).toMatch(/^4 servers/);
    writeLog("services-2", `{"message":"call"}\n{"body":{"password":"${DEMO_PASSWORD}"}}\n`);
    expect(() => requireNoLeaks(folder)).toThrow(/services-2.log: a password of the tests/);
  });
});

describe.each([
  ["gateway", createLog],
  ["services", createLogger],
])("the log of the %s", (_, create) => {
  it("redacts the secrets that it prints", () => {
    let text = "";
    const stream = new Writable({
      write(chunk, _encoding, done) {
        text += chunk;
        done();
      },
    });
    const secrets = { password: "sesame", otp: "123456", accessToken: "a.b.c", cookie: "dc_refresh=x" };
    create("info", stream).info({ ...secrets, body: secrets, request: { headers: secrets } }, "call");
    expect(text).not.toMatch(/sesame|123456|a\.b\.c|dc_refresh/);
    expect(text).toContain("[redacted]");
  });
});
