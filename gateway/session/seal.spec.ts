import { describe, expect, it } from "vitest";
import { seal, unseal } from "./seal.ts";

describe("a sealed value", () => {
  it("opens with its secret, and with no other", async () => {
    const sealed = await seal("old", "pending sign-in", { email: "anna@example.com" });

    expect(await unseal(["old"], "pending sign-in", sealed)).toEqual({ email: "anna@example.com" });
    expect(await unseal(["new"], "pending sign-in", sealed)).toBeNull();
    expect(await unseal(["old"], "pending purchase", sealed)).toBeNull();
  });

  it("opens during a rotation, whichever process sealed it", async () => {
    const [before, after] = [await seal("old", "pending purchase", 1), await seal("new", "pending purchase", 2)];

    for (const secrets of [
      ["old", "new"],
      ["new", "old"],
    ]) {
      expect([
        await unseal(secrets, "pending purchase", before),
        await unseal(secrets, "pending purchase", after),
      ]).toEqual([1, 2]);
    }
  });
});
