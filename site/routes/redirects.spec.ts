import { describe, expect, it } from "vitest";
import { afterAuthFailure, afterLogout } from "./redirects.ts";

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
