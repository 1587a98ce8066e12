import type { AstroGlobal } from "astro";
import { describe, expect, it } from "vitest";
import { href, type RouteName } from "../../routes.ts";
import { load } from "./page.ts";

/** Returns a page whose customer's session has ended. */
function pageOf(route: RouteName, address: string) {
  const problemOf = () => ({ code: "signed_out", status: 401 });
  return {
    url: new URL(address, "http://shop.example"),
    locals: { gateway: { caller: {}, problemOf }, page: { route, href } },
    redirect: (location: string, status: number) => new Response(null, { status, headers: { location } }),
  } as unknown as AstroGlobal;
}

describe("a page whose session has ended (rule refresh-failure)", () => {
  it.each([
    ["my-account", "/my-account?tab=1", "/login?next=%2Fmy-account%3Ftab%3D1&expired=1"],
    ["close-my-account", "/close-my-account", "/close-my-account/success"],
  ] as const)("redirects %s from %s to %s", async (route, address, target) => {
    const answer = await load(pageOf(route, address), () => Promise.reject(new Error("refused")));
    expect(answer).toBeInstanceOf(Response);
    const { status, headers } = answer as Response;
    expect([status, headers.get("location")]).toEqual([303, target]);
  });
});
