// Fifty tabs with an expired access token at two fronts, with a shared Redis and after it is lost.
import { decodeJwt, SignJWT } from "jose";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRedis, type TestRedis } from "#scripts/lib/redis.ts";
import { SECRET } from "#tests/contract/people.ts";
import { testEnv } from "#tests/services/open-services.ts";
import { startTwoFronts, type TwoFronts } from "./fronts.ts";

const TABS = 50;

let redis: TestRedis;
let shop: TwoFronts;
let fronts: TwoFronts["fronts"];
beforeAll(async () => {
  redis = await startRedis();
  shop = await startTwoFronts({ REDIS_URL: redis.url });
  fronts = shop.fronts;
});
afterAll(async () => {
  await shop.stop();
  await redis.stop();
});

type Cookies = ReadonlyMap<string, string>;
type Answer = { status: number; cookies: Cookies; name: string | undefined };

/** Calls a procedure at one of the fronts with these cookies. Returns the browser's new cookies. */
async function ask(front: number, procedure: string, cookies: Cookies, input?: object): Promise<Answer> {
  const response = await fetch(`${fronts[front % 2]}/trpc/${procedure}`, {
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "content-type": "application/json",
      "x-drawcard": "1",
      "sec-fetch-site": "same-origin",
    },
    ...(input && { method: "POST", body: JSON.stringify(input) }),
  });
  const kept = new Map(cookies);
  for (const line of response.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (line.includes("Max-Age=0")) kept.delete(name);
    else kept.set(name, value);
  }
  const { result } = (await response.json()) as { result?: { data: { firstname?: string } | null } };
  return { status: response.status, cookies: kept, name: result?.data?.firstname };
}

/** Returns the browser's cookies 15 minutes later, with an expired access token. */
async function expired(cookies: Cookies): Promise<Cookies> {
  const { iat = 0, ...claims } = decodeJwt(cookies.get("dc_access") ?? "");
  const past = new SignJWT({ ...claims, iat: iat - 3600, exp: iat - 2700 });
  const token = await past
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(new TextEncoder().encode(testEnv().tokenSecret));
  return new Map(cookies).set("dc_access", token);
}

async function signIn(name: string): Promise<Cookies> {
  const input = { email: `${name}@example.com`, password: "Drawcard-demo-1" };
  const { cookies, status } = await ask(0, "session.login", new Map(), input);
  expect(status).toBe(200);
  return cookies;
}

const CALLS = /^shop_upstream_duration_seconds_count\{[^}]*operation="refreshToken"[^}]*\} (\d+)$/gm;

/** Returns how often both fronts together called the auth service. */
async function refreshes(): Promise<number> {
  const texts = await Promise.all(fronts.map(async (front) => (await fetch(`${front}/metrics`)).text()));
  return texts.flatMap((text) => [...text.matchAll(CALLS)]).reduce((sum, [, count]) => sum + Number(count), 0);
}

const tabs = (cookies: Cookies) =>
  Promise.all(Array.from({ length: TABS }, (_, index) => ask(index, "session.get", cookies)));
const valuesOf = (name: string, answers: readonly Answer[]) => new Set(answers.map(({ cookies }) => cookies.get(name)));

describe("50 calls with an expired token at two fronts", () => {
  it("make one refresh, and every tab continues", async () => {
    const old = await expired(await signIn("anna"));
    const before = await refreshes();
    const answers = await tabs(old);

    expect(answers.map(({ status, name }) => `${status} ${name}`)).toEqual(Array(TABS).fill("200 Anna"));
    expect((await refreshes()) - before).toBe(1);
    for (const token of ["dc_access", "dc_refresh"]) {
      const successors = valuesOf(token, answers);
      expect(successors.size).toBe(1);
      expect(successors.has(old.get(token))).toBe(false);
    }
    // A late tab with the old cookies causes no refresh either, at any front.
    expect((await ask(1, "session.get", old)).name).toBe("Anna");
    expect((await refreshes()) - before).toBe(1);
  });

  it("revoke the session when another device uses the stolen refresh token", async () => {
    const old = await expired(await signIn("ben"));
    const customer = (await tabs(old))[0]?.cookies ?? old;

    const thief = new Map(old).set("dc_device", crypto.randomUUID());
    thief.delete("dc_access");
    for (const front of [0, 1]) {
      const stolen = await ask(front, "session.get", thief);
      expect([stolen.name, stolen.cookies.has("dc_refresh")]).toEqual([undefined, false]);
    }
    expect((await ask(1, "session.get", customer)).name).toBeUndefined();
    expect((await ask(1, "session.get", await signIn("ben"))).name).toBe("Ben");
  });

  it("give copied cookies no elevation after the owner's code, at any front", async () => {
    const codeIn = (seconds: number) =>
      new TOTP({ secret: SECRET }).generate({ timestamp: Date.now() + seconds * 1000 });
    const input = { email: "gus@example.com", password: "Drawcard-demo-1" };
    const pending = await ask(0, "session.login", new Map(), input);
    const { cookies } = await ask(0, "session.enterCode", pending.cookies, { otp: codeIn(0), saveDevice: false });
    const copy = await expired(cookies);
    // Each step of an authenticator is accepted once.
    const owner = await ask(0, "session.elevate", copy, { otp: codeIn(30), saveDevice: false });
    expect(owner.status).toBe(200);

    for (const front of [0, 1]) {
      const stolen = await ask(front, "session.get", copy);
      expect(stolen.name).toBe("Gus");
      expect((await ask(front, "twoFactor.disable", stolen.cookies, {})).status).toBe(403);
      expect((await ask(front, "twoFactor.disable", copy, {})).status).toBe(403);
    }
    expect((await ask(1, "twoFactor.disable", owner.cookies, {})).status).toBe(200);
  });

  it("keep the session without Redis", async () => {
    const old = await expired(await signIn("erin"));
    await redis.stop();
    const answers = await tabs(old);

    expect(answers.map(({ status, name }) => `${status} ${name}`)).toEqual(Array(TABS).fill("200 Erin"));
    expect(valuesOf("dc_refresh", answers).size).toBe(1);
    // The new tokens work for the next refresh.
    const again = await tabs(await expired(answers[1]?.cookies ?? old));
    expect(again.map(({ name }) => name)).toEqual(Array(TABS).fill("Erin"));
  });
});
