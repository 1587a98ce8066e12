// Tests refresh-token exchanges that two fronts share through a real Redis.
import { expect, it } from "vitest";
import { createRefresher } from "#gateway/session/refresher.ts";
import { twoOnRedis } from "./two-on-redis.ts";

const { both: fronts } = twoOnRedis((redis) => ({ exchange: createRefresher({ redis, appSecret: "secret" }) }));

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

it("answers a refresh at one front with the tokens of the refresh at another, during it and after it", async () => {
  const shown = newToken();
  const { asked, answer, open } = service();
  const first = fronts[0].exchange(shown, answer("first"));
  await expect.poll(() => asked).toEqual(["first"]);
  const waiting = fronts.map(({ exchange }) => exchange(shown, answer("nobody")));
  open();

  expect((await Promise.all([first, ...waiting])).map(({ accessToken }) => accessToken)).toEqual(
    Array(3).fill("first"),
  );
  expect((await fronts[1].exchange(shown, answer("nobody"))).accessToken).toBe("first");
  expect(asked).toEqual(["first"]);
});
