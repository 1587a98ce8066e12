// The password change and the forgotten password, with plain forms.

import { describe, expect, it } from "vitest";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { descriptionOf, field } from "./html.ts";
import { customerOf, PASSWORD } from "./people.ts";

const shop = frontShopOfFile();
const NEW = "Drawcard-demo-2";

describe("/change-Password", () => {
  it("saves a new password, and shows errors at the fields (Session 23)", async () => {
    const customer = await customerOf(shop);
    const page = await customer.goto("/change-Password");
    const save = (current: string, password: string, repeated = password) =>
      customer.submit(page, LABELS.newPassword.submit, {
        currentPassword: current,
        password,
        confirmPassword: repeated,
      });
    const wrong = await save(NEW, NEW);
    expect(descriptionOf(field(wrong.main, "currentPassword"))).toMatch(/This is not your current password$/);
    const unequal = await save(PASSWORD, NEW, `${NEW}!`);
    expect(descriptionOf(field(unequal.main, "confirmPassword"))).toMatch(/Your password does not match$/);
    expect(unequal.html).not.toContain(NEW);

    expect((await save(PASSWORD, NEW)).text).toContain("New Password Saved");
    expect((await customer.goto("/my-account")).url).toBe("/my-account");
  });

  it("is found in any casing, and asks visitors to log in", async () => {
    const customer = await customerOf(shop);
    expect((await customer.goto("/change-password")).url).toBe("/change-Password");
    expect((await shop.visit().goto("/CHANGE-PASSWORD")).url).toBe("/login?next=%2Fchange-Password");
  });
});

describe("/forgot-password", () => {
  it("leads from the login to a new password, with the token in no URL, page or log", async () => {
    const customer = await customerOf(shop);
    const visitor = shop.visit();
    const ask = await visitor.follow(await visitor.goto("/login"), "Forgot your password?");
    const sent = await visitor.submit(ask, LABELS.forgotPassword.submit, { email: customer.email });
    expect(sent.url).toBe("/forgot-password?step=sent");
    expect(sent.text).toContain("If there is an account with this email");
    const from = await visitor.goto("/login?next=%2Fpurchase%2Fcoast-radio%3Fcount%3D2");
    const kept = await visitor.follow(from, "Forgot your password?");
    const repeated = await visitor.submit(kept, LABELS.forgotPassword.submit, { email: customer.email });
    expect((await visitor.follow(repeated, "Back to login")).url).toBe(from.url);

    const link = await shop.mailedLink(customer.email);
    const page = await visitor.goto(link);
    expect(page.url).toBe("/forgot-password");
    const token = new URLSearchParams(link.split("?")[1]).get("token") ?? "";
    expect(token).toMatch(/^prt_/);
    expect(page.html).not.toContain(token);
    expect(JSON.stringify(shop.lines)).not.toContain(token);

    const saved = await visitor.submit(page, LABELS.resetPassword.submit, { password: NEW, confirmPassword: NEW });
    expect(saved.text).toContain("New Password Saved");
    expect((await visitor.follow(saved, "Log in", saved.main)).url).toBe(from.url);
    // Acceptance 13.15: when it is opened.
    const again = await visitor.goto(link);
    expect(again.text).toContain("Email link no longer valid");
    expect([
      again.has("button", LABELS.resetPassword.submit),
      again.has("button", LABELS.forgotPassword.submit),
    ]).toEqual([false, true]);

    const login = await visitor.goto("/login");
    expect((await visitor.submit(login, LABELS.login.submit, { email: customer.email, password: NEW })).url).toBe(
      "/my-account",
    );
    expect((await customer.goto("/my-account")).url).toMatch(/^\/login/);
  });
});
