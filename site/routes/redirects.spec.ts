import { describe, expect, it } from "vitest";
import { afterAuthFailure } from "./redirects.ts";

describe("where somebody ends", () => {
  it("after an auth failure: at sign-in, unless the account was being closed", () => {
    expect(afterAuthFailure("cart")).toBe("login");
    expect(afterAuthFailure("close-my-account")).toBe("close-my-account-success");
  });
});
