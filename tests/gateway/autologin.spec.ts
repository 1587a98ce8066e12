// Tests signing in by a link from a mail or from another site of the operator.
import { describe, expect, it } from "vitest";
import { startShop } from "#tests/shop.ts";
import { wrongCodeFor } from "#tests/two-factor.ts";
import { codeRequired, enter, registerKim } from "./coded.ts";
import { refusalOf } from "./refusal.ts";

describe("signing in by a link", () => {
  it("signs in without a password, once", async () => {
    const shop = await startShop();
    const token = await shop.controls.link("erin@example.com");
    expect((await shop.caller.session.autologin({ token })).customer.firstname).toBe("Erin");
    expect(await refusalOf(shop.visit().caller.session.autologin({ token }))).toMatchObject({ code: "link_expired" });
  });

  it("asks for a code with two-factor, and keeps the link valid until the code is right", async () => {
    const shop = await startShop();
    const email = await registerKim(shop);
    const token = await shop.controls.link(email);
    expect(await refusalOf(shop.caller.session.autologin({ token }))).toMatchObject(codeRequired);
    const code = await shop.controls.code(email);
    expect(await refusalOf(enter(shop, wrongCodeFor(code)))).toMatchObject({ code: "2fa_incorrect" });
    expect((await enter(shop, code)).customer.email.email).toBe(email);
  });

  it("opens a separate session for a transfer link", async () => {
    const shop = await startShop();
    const token = await shop.controls.link("erin@example.com", "transfer");
    expect((await shop.caller.session.transfer({ token })).customer.firstname).toBe("Erin");
    expect(await refusalOf(shop.caller.session.transfer({ token }))).toMatchObject({ code: "link_expired" });
  });

  it("keeps the current session if the link is refused", async () => {
    const shop = await startShop();
    await shop.signIn("erin");
    const before = shop.cookies.get("dc_refresh");
    const { autologin, login, transfer } = shop.caller.session;
    expect(await refusalOf(autologin({ token: "alt_unknown" }))).toMatchObject({ code: "link_expired" });
    expect(await refusalOf(transfer({ token: "trt_unknown" }))).toMatchObject({ code: "link_expired" });
    expect(await refusalOf(login({ email: "erin@example.com", password: "wrong" }))).toMatchObject({ status: 401 });
    expect(shop.cookies.get("dc_refresh")).toBe(before);
  });
});
