// Tests the controls of `npm run shop` and how the gateway handles the faults they cause.
import { describe, expect, it } from "vitest";
import { startShop } from "#tests/shop.ts";

describe("a control of the demo", () => {
  it("switches a capability off, on and back", async () => {
    const { caller, controls } = await startShop();
    const flags = async () => (await caller.capabilities.get()).capabilities;
    expect(await flags()).toContain("feedback");

    await controls.capability("feedback", "off");
    await controls.capability("experiments", "on");
    expect(await flags()).not.toContain("feedback");
    expect(await flags()).toContain("experiments");
    await expect(caller.events.create({ rating: "neutral", source: "/" })).rejects.toMatchObject({ code: "NOT_FOUND" });

    await controls.capability("feedback", "default");
    expect(await flags()).toContain("feedback");
  });

  it("replaces or removes a text of the site", async () => {
    const { caller, controls } = await startShop();
    const read = () => caller.content.list({ categories: ["sitewide-banner"] });
    const id = "sitewide-banner.urgent";
    expect(await read()).not.toHaveProperty([id]);

    await controls.content(id, "Sales close early today.");
    await controls.content("sitewide-banner.welcome", null);
    await controls.content("sitewide-banner.hostile", { type: "markdown", value: "<script>alert(1)</script>" });
    const items = await read();
    expect(items[id]).toEqual({ id, type: "plain", value: "Sales close early today." });
    expect(items).not.toHaveProperty(["sitewide-banner.welcome"]);
    expect(items["sitewide-banner.hostile"]).toMatchObject({ type: "markdown" });

    await controls.contentAsShipped("sitewide-banner.welcome");
    expect(await read()).toHaveProperty(["sitewide-banner.welcome"]);
  });

  it("patches or replaces a reply", async () => {
    const { caller, controls } = await startShop();
    await controls.change("getCmsSiteConfig", {
      site_name: "Corner",
      route_overrides: { about: { path: "/who-we-are" } },
    });
    expect(await caller.siteConfig.get()).toMatchObject({
      siteName: "Corner",
      locale: "en-AU",
      routeOverrides: { about: { path: "/who-we-are" } },
    });

    await controls.serve("getConfigComponents", { "feedback-banner": "variant_b" });
    expect(await caller.components.get()).toEqual({ "feedback-banner": "variant_b" });
    await controls.serveAsShipped("getConfigComponents");
    expect(await caller.components.get()).toMatchObject({ "feedback-banner": "variant_a" });
  });

  it("serves a contract violation, which the gateway reports instead of passing on", async () => {
    const { caller, controls } = await startShop();
    await controls.serveText("getConfigNavigation", "{not json");
    await expect(caller.navigation.get()).rejects.toMatchObject({ problem: { code: "unparseable_body" } });
    await controls.serveText("getConfigTheme", "{not json");
    expect(await caller.theme.get()).toMatchObject({ base: null, overrides: { name: "Drawcard" } });

    await controls.serve("getConfigNavigation", { primary: [{ route_type: "teleport" }] });
    await expect(caller.navigation.get()).rejects.toMatchObject({ problem: { status: 502 } });
  });

  it("demands a confirmation, a password change or an upgrade of a customer", async () => {
    const { caller, controls, signIn } = await startShop();
    await signIn("erin");
    await controls.customer("erin@example.com", {
      addressConfirmation: true,
      passwordChange: true,
      accountUpgrade: true,
    });
    expect(await caller.session.get()).toMatchObject({
      addressConfirmationRequired: true,
      emailAddressConfirmationRequired: false,
      forcePasswordChange: true,
      accountUpgrade: true,
    });

    await controls.customer("erin@example.com", {
      addressConfirmation: false,
      emailConfirmation: true,
      passwordChange: false,
      accountUpgrade: false,
    });
    expect(await caller.session.get()).toMatchObject({
      addressConfirmationRequired: false,
      emailAddressConfirmationRequired: true,
      forcePasswordChange: false,
      accountUpgrade: false,
    });
    await expect(controls.customer("nobody@example.com", { accountUpgrade: true })).rejects.toThrow(
      "There is no customer",
    );
  });

  it("adds a card to the feed of one customer or of all", async () => {
    const { caller, controls, signIn, visit } = await startShop();
    await signIn("dan");
    const cardId = await controls.card({
      email: "dan@example.com",
      title: "For Dan",
      message: "Yours.",
      link: "/cart",
    });
    const hidden = await controls.card({ title: "Not for the feed", message: "", hideInFeed: true });
    const all = await controls.card({ title: "For all", message: "Hello." });

    const ids = (await caller.contentCards.list()).cards.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([cardId, all]));
    expect(ids).not.toContain(hidden);
    const other = visit();
    await other.signIn("cara");
    expect((await other.caller.contentCards.list()).cards.map(({ id }) => id)).not.toContain(cardId);
  });

  it("is reset before the next test", async () => {
    const { caller } = await startShop();
    const { capabilities } = await caller.capabilities.get();
    expect([capabilities.includes("experiments"), capabilities.includes("feedback")]).toEqual([false, true]);
    expect(await caller.siteConfig.get()).toMatchObject({ siteName: "Drawcard" });
    await expect(caller.navigation.get()).resolves.toMatchObject({ primary: expect.any(Array) });
  });
});
