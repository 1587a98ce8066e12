import { describe, expect, it } from "vitest";
import { afterAuthFailure, afterLogout, safeReturnPath } from "./redirects.ts";

describe("safeReturnPath", () => {
  it.each(["/", "/cart", "/cart?step=2#pay", "/my-account/past-tickets/2"])("keeps %s", (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    undefined,
    null,
    "",
    "cart",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/..//evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
  ])("refuses %s", (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });
});

describe("where somebody ends", () => {
  it("after signing out: at the lottery tickets where there are any", () => {
    expect(afterLogout(true)).toBe("lotto-tickets");
    expect(afterLogout(false)).toBe("home");
  });

  it("after an auth failure: at sign-in, unless the account was being closed", () => {
    expect(afterAuthFailure("cart")).toBe("login");
    expect(afterAuthFailure("close-my-account")).toBe("close-my-account-success");
  });
});
