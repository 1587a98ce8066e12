import { describe, expect, it } from "vitest";
import type { Capability } from "#generated/capabilities.ts";
import { href, matchRoute, routes } from "../routes.ts";
import { forcedRedirect, forcedTarget, guard } from "./guards.ts";

const open = (
  path: string,
  isAuthenticated = false,
  capabilities: Capability[] | null = null,
  wasUnauthorised = false,
) =>
  guard(
    matchRoute(new URL(path, "https://shop.example").pathname),
    { isAuthenticated, forcedPage: null, seesCatalogue: false, wasUnauthorised },
    { capabilities, href },
    new URL(path, "https://shop.example"),
  );

describe("before a page runs", () => {
  it("a page without the segment's capability is 404, signed in or not", () => {
    expect(open("/lotto-results", true, [])).toEqual({ status: 404 });
    expect(open("/my-account/past-tickets", false, [])).toEqual({ status: 404 });
    expect(open("/lotto-results", false, ["multi_offer_site"])).toBeUndefined();
  });

  it("a customer's page redirects to sign-in, with the return path", () => {
    const location = "/login?next=%2Fmy-account%2Fpast-tickets%3Fpage%3D2";
    expect(open("/my-account/past-tickets?page=2")).toEqual({ status: 303, location });
    expect(open("/my-account/past-tickets?page=2", true)).toBeUndefined();
  });

  it("sign-in explains that a session has ended", () => {
    const location = "/login?next=%2Fmy-account&expired=1";
    expect(open("/my-account", false, null, true)).toEqual({ status: 303, location });
  });

  it("unknown capabilities block no page", () => {
    expect(open("/lotto-results", false, null)).toBeUndefined();
  });
});

describe("acceptance shell §2: a customer who must do something first", () => {
  const isBuilt = () => true;

  it.each(["home", "cart", "my-account", "about-privacy", "not-found"] as const)("is redirected from %s", (name) => {
    expect(forcedTarget(name, "force-password-change", isBuilt)).toBe("force-password-change");
    expect(forcedTarget(name, "my-account-upgrade-account", isBuilt)).toBe("my-account-upgrade-account");
  });

  it("may open that page, and may log out", () => {
    expect(forcedTarget("force-password-change", "force-password-change", isBuilt)).toBeNull();
    expect(forcedTarget("logout", "force-password-change", isBuilt)).toBeNull();
  });

  it("may use the drawers and the cookie dialog", () => {
    expect(forcedTarget("shell-account", "force-password-change", isBuilt)).toBeNull();
    expect(forcedTarget("shell-consent", "my-account-upgrade-account", isBuilt)).toBeNull();
  });

  it("keeps the return path; visitors are not redirected", () => {
    const url = new URL("https://shop.example/my-account/past-tickets?page=2");
    const forced = { isAuthenticated: true, forcedPage: "force-password-change" } as const;

    expect(forcedRedirect("my-account-past-tickets", forced, { href }, url)).toBe(
      "/force-password-change?next=%2Fmy-account%2Fpast-tickets%3Fpage%3D2",
    );
    expect(
      forcedRedirect("my-account-past-tickets", { ...forced, isAuthenticated: false }, { href }, url),
    ).toBeUndefined();
  });

  it("is not redirected to a page that is not built", () => {
    for (const page of ["force-password-change", "my-account-upgrade-account"] as const) {
      expect(forcedTarget("home", page)).toBe(routes[page].planned ? null : page);
    }
  });
});
