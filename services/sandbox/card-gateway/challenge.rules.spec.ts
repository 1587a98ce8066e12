import { describe, expect, it } from "vitest";
import { isApproved, readCreq, toCreq, toCres } from "./challenge.rules.ts";

describe("a challenge", () => {
  it("contains the payment reference", () => {
    expect(readCreq(toCreq("dep_1"))).toBe("dep_1");
    expect(readCreq("not a creq")).toBeNull();
  });

  it("is passed only by the issuer's approval of this payment", () => {
    const yes = toCres("secret", "dep_1", true);
    const forged = Buffer.from(JSON.stringify({ threeDSServerTransID: "dep_1", transStatus: "Y", mac: "x" }));

    expect(isApproved("secret", "dep_1", yes)).toBe(true);
    expect(isApproved("secret", "dep_2", yes)).toBe(false);
    expect(isApproved("other", "dep_1", yes)).toBe(false);
    expect(isApproved("secret", "dep_1", toCres("secret", "dep_1", false))).toBe(false);
    expect(isApproved("secret", "dep_1", forged.toString("base64url"))).toBe(false);
    expect(isApproved("secret", "dep_1", "")).toBe(false);
  });
});
