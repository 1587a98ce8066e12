// What comes too often is told so in the status as well: to programs that post our forms, and to whoever counts refusals.
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();
const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
const statusOf = ({ status, headers: { "retry-after": wait } }: Awaited<ReturnType<typeof shop.ask>>) => [
  status,
  wait === undefined ? undefined : Number(wait) > 0,
];

describe("a form that comes too often", () => {
  it.each([
    ["/login", { email: "nobody@example.com", password: "Wrong-password-1" }, 10, 401],
    ["/shell/feedback", { rating: "neutral", source: "/" }, 20, 303],
  ])("%s is shown again with 429 and the seconds to wait", async (path, fields, times, before) => {
    const post = () => shop.ask(path, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
    expect((await post()).status).toBe(before);
    let refused = await post();
    for (let sent = 2; sent <= times && refused.status !== 429; sent += 1) refused = await post();
    expect(statusOf(refused)).toEqual([429, true]);
    expect(refused.text).toContain("Too many attempts. Please wait");
    expect(refused.headers["cache-control"]).toContain("no-store");
    // Reading it is none of it.
    expect(statusOf(await shop.ask(path))).toEqual([200, undefined]);
  });
});
