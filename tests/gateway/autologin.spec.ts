// Tests signing in by a link from a mail or from another site of the operator.
import { describe, expect, it } from "vitest";
import { startShop } from "#tests/shop.ts";
import { wrongOf } from "#tests/two-factor.ts";
import { codeRequired, enter, somebody } from "./coded.ts";
import { refusalOf } from "./refusal.ts";

describe("signing in by a link", () => {
  it("needs no password, and is good once", async () => {
    const shop = await startShop();
    const token = await shop.levers.link("erin@example.com");
    expect((await shop.caller.session.autologin({ token })).customer.firstname).toBe("Erin");
    expect(await refusalOf(shop.visit().caller.session.autologin({ token }))).toMatchObject({ code: "link_expired" });
  });

  it("asks for the code where one is due, and leaves the link good until it is right", async () => {
    const shop = await startShop();
    const email = await somebody(shop);
    const token = await shop.levers.link(email);
    expect(await refusalOf(shop.caller.session.autologin({ token }))).toMatchObject(codeRequired);
    const code = await shop.levers.code(email);
    expect(await refusalOf(enter(shop, wrongOf(code)))).toMatchObject({ code: "2fa_incorrect" });
    expect((await enter(shop, code)).customer.email.email).toBe(email);
  });

  it("a transfer opens a session of its own", async () => {
    const shop = await startShop();
    const token = await shop.levers.link("erin@example.com", "transfer");
    expect((await shop.caller.session.transfer({ token })).customer.firstname).toBe("Erin");
    expect(await refusalOf(shop.caller.session.transfer({ token }))).toMatchObject({ code: "link_expired" });
  });

  it("refused, never renews the session that is there", async () => {
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
