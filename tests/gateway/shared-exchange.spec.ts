// Tests refresh-token exchanges that two fronts share through a real Redis, including one with a one-time code.
import { expect, it } from "vitest";
import { createRefresher, type Refresher } from "#gateway/session/refresher.ts";
import { twoOnRedis } from "./two-on-redis.ts";

const { both: fronts } = twoOnRedis((redis) => createRefresher({ redis, appSecret: "secret" }));

const tokens = (accessToken: string) => ({ accessToken, refreshToken: "rft_next", deviceUuid: "device" });
const newToken = () => ({ refreshToken: `rft_${crypto.randomUUID()}`, deviceId: "device" });

/** A service that replies on request of the test, and records its callers. */
function service() {
  const asked: string[] = [];
  const open = Promise.withResolvers<void>();
  const answer = (name: string) => async () => {
    asked.push(name);
    await open.promise;
    return tokens(name);
  };
  return { asked, answer, open: open.resolve };
}

it.each([
  ["of the same front", 0],
  ["of another front", 1],
] as const)("waits with a code for a refresh %s, and later refreshes get the elevated tokens", async (_, other) => {
  const shown = newToken();
  const { asked, answer, open } = service();
  const plain = fronts[0].exchange(shown, answer("plain"));
  await expect.poll(() => asked).toEqual(["plain"]);
  const elevated = fronts[other].elevate(shown, answer("elevated"));
  const waiting = fronts[other].exchange(shown, answer("nobody"));
  open();

  expect([(await plain).accessToken, (await elevated).accessToken]).toEqual(["plain", "elevated"]);
  expect((await waiting).accessToken).toBe("elevated");
  expect((await fronts[other].exchange(shown, answer("nobody"))).accessToken).toBe("elevated");
  expect(asked).toEqual(["plain", "elevated"]);
});

it("does not share a refused code with other refreshes", async () => {
  const shown = newToken();
  const { asked, answer, open } = service();
  const refused = fronts[0].elevate(shown, async () => {
    await answer("elevated")();
    throw new Error("wrong");
  });
  await expect.poll(() => asked).toEqual(["elevated"]);
  const others = [0, 1].map((front) => (fronts[front] as Refresher).exchange(shown, answer("plain")));
  open();

  await expect(refused).rejects.toThrow("wrong");
  expect((await Promise.all(others)).map(({ accessToken }) => accessToken)).toEqual(["plain", "plain"]);
  expect(asked).toEqual(["elevated", "plain"]);
});
