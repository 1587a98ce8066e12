// Two fronts behind a load balancer share rate limits through Redis.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRedis, type TestRedis } from "#scripts/lib/redis.ts";
import { startTwoFronts, type TwoFronts } from "#tests/concurrency/fronts.ts";

let redis: TestRedis;
let shop: TwoFronts;
let fronts: TwoFronts["fronts"];
beforeAll(async () => {
  redis = await startRedis();
  shop = await startTwoFronts({ REDIS_URL: redis.url, TRUSTED_PROXIES: "127.0.0.1" });
  fronts = shop.fronts;
});
afterAll(async () => {
  await shop.stop();
  await redis.stop();
});

type Answer = { status: number; retryAfter: number | null; message: string | undefined };

/** Makes one attempt at one of the fronts, from a new IP address. */
async function attempt(front: number, from: string, procedure: string, input: object): Promise<Answer> {
  const response = await fetch(`${fronts[front % 2]}/trpc/${procedure}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-drawcard": "1",
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": from,
    },
    body: JSON.stringify(input),
  });
  const retryAfter = response.headers.get("retry-after");
  const { error } = (await response.json()) as { error?: { data: { problem: { message: string } } } };
  return {
    status: response.status,
    retryAfter: retryAfter === null ? null : Number(retryAfter),
    message: error?.data.problem.message,
  };
}

/** Makes this many attempts, alternating between the fronts. Returns how many passed, and the last reply. */
async function attempts(times: number, from: string, procedure: string, inputOf: (index: number) => object) {
  let allowed = 0;
  let last: Answer | undefined;
  for (let index = 0; index < times; index += 1) {
    last = await attempt(index, from, procedure, inputOf(index));
    if (last.status !== 429) allowed += 1;
  }
  return { allowed, last };
}

const refused = (seconds: number, wait: string) => ({
  status: 429,
  retryAfter: expect.closeTo(seconds, -2),
  message: `Too many attempts. Please wait ${wait} and try again.`,
});
const email = (name: string) => ({ email: `${name}@example.com` });

describe("two fronts and one Redis", () => {
  it("allow 60 email checks a minute per address", async () => {
    const { allowed, last } = await attempts(64, "203.0.113.1", "session.checkEmail", (index) => email(`who${index}`));
    expect([allowed, last]).toEqual([60, refused(60, "a minute")]);
  });

  it("allow 30 sign-ups in ten minutes per address", async () => {
    // Under age, so the gateway refuses it after counting it.
    const child = { firstname: "Kim", lastname: "Child", password: "Drawcard-demo-1", dateOfBirth: "2019-05-17" };
    const home = { address: "1 Example Street", suburb: "Sydney", state: "NSW", postcode: "2000", country: "AU" };
    const { allowed, last } = await attempts(34, "203.0.113.2", "session.signUp", (index) => ({
      ...child,
      ...home,
      ...email(`child${index}`),
      phoneNumber: "0491570006",
      termsAccepted: true,
    }));
    expect([allowed, last]).toEqual([30, refused(600, "10 minutes")]);
  });

  it("limit guesses at one customer from many addresses", async () => {
    const wrong = { ...email("dan"), password: "not-his-password" };
    const answers: Answer[] = [];
    for (let index = 0; index < 12; index += 1) {
      answers.push(await attempt(index, `203.0.114.${index}`, "session.login", wrong));
    }
    expect(answers.slice(0, 5).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    // The services refuse from the sixth on; from the eleventh on they are not called.
    expect(answers.slice(10)).toEqual([refused(900, "15 minutes"), refused(900, "15 minutes")]);
  });

  it("count separately without Redis, and a customer can sign in", async () => {
    await redis.stop();
    const { allowed, last } = await attempts(124, "203.0.113.3", "session.checkEmail", (index) => email(`x${index}`));
    expect([allowed, last]).toEqual([120, refused(60, "a minute")]);
    const anna = { ...email("anna"), password: "Drawcard-demo-1" };
    expect((await attempt(0, "203.0.113.4", "session.login", anna)).status).toBe(200);
  });
});
