// The footer of every page, which depends on capabilities and the visitor (shell §5).

import { expect, it } from "vitest";
import { LEGAL_LINKS } from "#site/lib/shell/footer.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, namesOf, one } from "./html.ts";
import { addQuickPick } from "./people.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();

const hrefOf = ({ footer }: Page, name: string) => one(footer, "link", name).getAttribute("href");
const listOf = ({ footer }: Page, name: string) => one(footer, "list", name);

it("Shell 14: privacy and terms on every page, responsible gambling only with its capability", async () => {
  const visitor = shop.visit();
  for (const path of ["/", "/powerball", "/login", "/cart", "/no-such-page"]) {
    const page = await visitor.goto(path);
    expect([path, hrefOf(page, LEGAL_LINKS.privacy)]).toEqual([path, "/about/privacy"]);
    expect([path, hrefOf(page, LEGAL_LINKS.terms)]).toEqual([path, "/about/terms-and-conditions"]);
  }
  const home = await visitor.goto("/");
  expect(hrefOf(home, LEGAL_LINKS.responsible)).toBe("/about/responsible-gaming");
  const policy = await visitor.follow(home, LEGAL_LINKS.cookies, home.footer);
  expect(policy.has("heading", LEGAL_LINKS.cookies)).toBe(true);

  await shop.controls.capability("responsible_gambling", "off");
  const names = namesOf((await visitor.goto("/")).footer, "link");
  expect([names.includes(LEGAL_LINKS.privacy), names.includes(LEGAL_LINKS.responsible)]).toEqual([true, false]);
});

it("Shell 15: a visitor who signs in sees a minimal footer", async () => {
  for (const path of ["/login", "/login?step=register"]) {
    const { footer, text } = await shop.visit().goto(path);
    expect(namesOf(footer, "link")).toContain(LEGAL_LINKS.privacy);
    expect(all(footer, "navigation", "Lotto Games")).toEqual([]);
    expect(text).not.toContain("18+ only.");
  }
});

it("Shell 16: with items in the cart, a checkout footer replaces the normal one", async () => {
  const visitor = shop.visit();
  expect(namesOf((await visitor.goto("/cart")).footer, "link")).toContain(LEGAL_LINKS.contact);

  const { footer } = await addQuickPick(visitor);
  expect(namesOf(footer, "link")).toContain(LEGAL_LINKS.privacy);
  expect(namesOf(footer, "link")).not.toContain(LEGAL_LINKS.contact);
  expect(all(footer, "region", "Feedback")).toEqual([]);
});

it("Shell 17: hides the lottery promotion with a lottery ticket in the cart, and without lotteries", async () => {
  const promotions = ({ body }: Page) => all(body, "complementary", "Lotteries");
  const visitor = shop.visit();
  const [promotion] = promotions(await visitor.goto("/"));
  expect(promotion && one(promotion, "link").getAttribute("href")).toBe("/lotto-tickets");

  await addQuickPick(visitor);
  for (const path of ["/", "/blog", "/receipt"]) {
    expect([path, promotions(await visitor.goto(path))]).toEqual([path, []]);
  }

  await shop.controls.capability("commercial_lotteries", "off");
  expect(promotions(await shop.visit().goto("/"))).toEqual([]);
});

it("legal and help pages, and the list that it links to, carry no lottery promotion", async () => {
  const visitor = shop.visit();
  for (const page of ["terms-and-conditions", "terms-of-use", "privacy", "responsible-gaming", "cookie-policy"])
    expect([page, (await visitor.goto(`/about/${page}`)).has("complementary", "Lotteries")]).toEqual([page, false]);
  for (const path of ["/about/faq", "/about/contact-us", "/lotto-tickets"])
    expect([path, (await visitor.goto(path)).has("complementary", "Lotteries")]).toEqual([path, false]);
  expect((await visitor.goto("/about")).has("complementary", "Lotteries")).toBe(true);
});

it("Shell 18: on a multi-offer site, Lotto Games and Lotto Results link to the offers", async () => {
  const hrefIn = ({ footer }: Page, group: string, name: string) =>
    one(one(footer, "navigation", group), "link", name).getAttribute("href");
  const visitor = shop.visit();
  const page = await visitor.goto("/");
  expect(hrefIn(page, "Lotto Games", "Play Powerball")).toBe("/powerball");
  expect(hrefIn(page, "Lotto Results", "Powerball Results")).toBe("/powerball/results");

  await shop.controls.capability("multi_offer_site", "off");
  const single = await visitor.goto("/");
  expect(hrefIn(single, "Games and results", "Play Powerball")).toBe("/powerball");
  expect(hrefIn(single, "Games and results", "Powerball Results")).toBe("/powerball/results");
  expect(single.has("navigation", "Lotto Games")).toBe(false);
});

it("Shell 19: at most 8 payment logos, the PCI badge, social and app-store links", async () => {
  const brands = ["visa", "mastercard", "amex", "paypal", "apple pay", "google pay"];
  await shop.controls.change("getConfig", {
    payment_logos: [...brands, ...brands],
    social_links: [
      { network: "facebook", account: "drawcard.example" },
      { network: "myspace", account: "drawcard" },
      { network: "x", account: '"><img src=x onerror=alert(1)>' },
    ],
    app_store_urls: { app_store: "https://apps.example/drawcard", google_play: "javascript:alert(1)" },
  });
  await shop.controls.capability("native-app", "on");
  const page = await shop.visit().goto("/");

  const ways = all(listOf(page, "Ways to pay"), "listitem").map((item) => item.toString());
  expect(ways.filter((way) => way.includes("PCI certified"))).toHaveLength(1);
  expect(ways.filter((way) => !way.includes("PCI"))).toHaveLength(8);
  const hrefsIn = (name: string) => all(listOf(page, name), "link").map((link) => link.getAttribute("href"));
  expect(hrefsIn("Follow us")).toEqual([
    "https://www.facebook.com/drawcard.example",
    expect.stringMatching(/^https:\/\/x\.com\/%22/),
  ]);
  expect(hrefsIn("Get the app")).toEqual(["https://apps.example/drawcard"]);

  await shop.controls.capability("pci_certified", "off");
  expect(listOf(await shop.visit().goto("/"), "Ways to pay").toString()).not.toContain("PCI certified");
});

it("Shell 21: no app-store buttons with native-app off", async () => {
  await shop.controls.change("getConfig", { app_store_urls: { app_store: "https://apps.example/drawcard" } });
  await shop.controls.capability("native-app", "off");
  expect(all((await shop.visit().goto("/")).footer, "list", "Get the app")).toEqual([]);
});

it("falls back to the shipped footer when its configuration is malformed", async () => {
  await shop.controls.serve("getConfig", { payment_logos: "visa", social_links: [null, 7], app_store_urls: null });
  await shop.controls.serve("listProductOffers", { offers: [null] });
  expect(hrefOf(await shop.visit().goto("/about"), LEGAL_LINKS.privacy)).toBe("/about/privacy");
});
