import { describe, expect, it } from "vitest";
import { afterAuthFailure } from "./redirects.ts";

describe("redirects", () => {
  it("lead to sign-in after a failed authentication, except while closing the account", () => {
    expect(afterAuthFailure("cart")).toBe("login");
    expect(afterAuthFailure("close-my-account")).toBe("close-my-account-success");
  });
});
