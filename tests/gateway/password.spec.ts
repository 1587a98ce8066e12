// Tests forced password changes (shell §2, §4).
import { describe, expect, it } from "vitest";
import { newcomer } from "#tests/newcomer.ts";
import { DEMO_PASSWORD, startShop } from "#tests/shop.ts";

const NEW = "Drawcard-demo-2";
const repeated = (password: string) => ({ password, confirmPassword: password });

/** Signs up a customer who must change the password. */
async function signUpWithPasswordChange(local: string) {
  const shop = await startShop();
  const email = `${local}@example.com`;
  const { caller, controls } = shop;
  await caller.session.signUp(newcomer(email));
  await controls.customer(email, { passwordChange: true });
  await caller.session.get();
  return { ...shop, email };
}

describe("a forced password change", () => {
  it("stores the new password and ends the demand", async () => {
    const { caller, email, open, visit } = await signUpWithPasswordChange("new-password");
    expect(open().session.forcedPage).toBe("force-password-change");

    expect(await caller.password.forceChange(repeated(NEW))).toMatchObject({ forcePasswordChange: false });

    expect(open().session.forcedPage).toBeNull();
    await expect(visit().caller.session.login({ email, password: DEMO_PASSWORD })).rejects.toMatchObject({
      problem: { code: "invalid_credentials" },
    });
    expect(await visit().caller.session.login({ email, password: NEW })).toMatchObject({ forcedPage: null });
  });

  it("revokes the customer's other sessions, and no other customer's", async () => {
    const { caller, email, visit } = await signUpWithPasswordChange("elsewhere");
    const elsewhere = visit().caller;
    await elsewhere.session.login({ email, password: DEMO_PASSWORD });
    expect(await elsewhere.session.get()).toMatchObject({ email: { email } });

    await caller.password.forceChange(repeated(NEW));

    expect(await elsewhere.session.get()).toBeNull();
    expect(await caller.session.get()).toMatchObject({ email: { email } });
  });

  it("is refused for customers without the demand, and for visitors", async () => {
    const { caller, signIn, visit } = await startShop();
    await expect(visit().caller.password.forceChange(repeated(NEW))).rejects.toMatchObject({
      problem: { code: "signed_out" },
    });
    await signIn("dan");
    await expect(caller.password.forceChange(repeated(NEW))).rejects.toMatchObject({
      problem: { code: "not_required", status: 409 },
    });
  });
});
