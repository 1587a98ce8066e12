// A site set to en-GB: the language, currency, dates, address form, helpline and content of every kind of page.

import { expect, it } from "vitest";
import { addressFields } from "#site/lib/form/details.ts";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { descriptionOf, field, nameOf, one, textOf } from "./html.ts";
import { addQuickPick, buyCart, newEmail, registration, signIn } from "./people.ts";
import type { Page, Visitor } from "./visitor.ts";

const shop = frontShopOfFile({ env: { SITE_LOCALE: "en-GB" } });

const TOWN = addressFields.suburb.british.label;

const PUBLIC = [
  "/",
  "/powerball",
  "/powerball/results",
  "/lotto-tickets",
  "/lotto-results",
  "/charity_raffle",
  "/saturday_syndicate",
  "/blog",
  "/blog/set-a-limit-before-you-need-it",
  "/about",
  "/about/responsible-gaming",
  "/about/terms-and-conditions",
  "/about/terms-of-use",
  "/powerball/terms-and-conditions",
  "/about/privacy",
  "/about/contact-us",
  "/cart",
  "/login",
];
const OF_CUSTOMERS = [
  "/cart",
  "/my-account",
  "/my-account/upcoming-tickets",
  "/my-account/past-tickets",
  "/my-account/transactions",
];

// Dollars, Australian time zones and number formats, and numbers that only Australia answers.
const AUSTRALIAN =
  /A?\$ ?\d|\bAUD\b|\bA[CEW][DS]T\b|Sydney time|New South Wales|\b1[38]00 \d|\b\d{1,2}:\d\d [ap]m A[CEW]/;

/** Checks the language of a page, and that nothing on it is Australian. */
function expectBritish({ html, text, url, status }: Page) {
  expect([url, status]).toEqual([url, 200]);
  expect(html, url).toMatch(/<html[^>]* lang="en-GB"/);
  expect(html, url).not.toContain("hreflang");
  expect(AUSTRALIAN.exec(text)?.[0] ?? null, url).toBeNull();
}

const visit = async (visitor: Visitor, paths: readonly string[]) => {
  for (const path of paths) expectBritish(await visitor.goto(path));
};

it("shows visitors no Australian amount, time or telephone number", async () => {
  await visit(shop.visit(), PUBLIC);
});

it("shows customers pounds, from the ticket to the wallet", async () => {
  const anna = shop.visit();
  await signIn(anna, "anna");
  await addQuickPick(anna);
  await visit(anna, OF_CUSTOMERS);
  expect(textOf((await anna.goto("/cart")).main)).toContain("£2.70");
  expectBritish(await anna.goto(`/receipt/${await buyCart(anna)}`));
  expect((await anna.goto("/my-account/transactions")).text).toContain("£2.70");
});

it("gives jackpots in pounds and closing times by the clock of London", async () => {
  const { text } = await shop.visit().goto("/powerball");
  expect(text).toMatch(/£[\d.]+ Million/);
  expect(text).toMatch(/\d{1,2}:\d\d [ap]m GMT/);
});

it("names its language in the head, in structured data and in the feed", async () => {
  const { html } = await shop.visit().goto("/about");
  expect(html).toContain('<meta property="og:locale" content="en_GB"');
  expect(html).toContain('"inLanguage":"en-GB"');
  expect((await shop.ask("/blog/feed.xml")).text).toContain('xml:lang="en-GB"');
});

it("has British titles and descriptions for search engines, and those in en-AU for other pages", async () => {
  expect((await shop.visit().goto("/lotto-tickets")).title).toBe("Lottery tickets | Drawcard");
  expect((await shop.visit().goto("/blog")).title).toBe("Stories from behind the counter | Drawcard");
  const { html } = await shop.visit().goto("/about/responsible-gaming");
  expect(html).toMatch(/<meta name="description" content="[^"]*GamCare on 0808 8020 133/);
});

it("gives the British helpline, in pages, posts and the footer", async () => {
  const visitor = shop.visit();
  for (const path of [
    "/about/responsible-gaming",
    "/blog/set-a-limit-before-you-need-it",
    "/blog/when-numbers-feel-due",
  ]) {
    expect((await visitor.goto(path)).text, path).toContain("0808 8020 133");
  }
  const { footer } = await visitor.goto("/");
  expect(one(footer, "link", /Gambling help/).getAttribute("href")).toBe("https://www.gamcare.org.uk/");
});

it("shows British categories of posts and topics of questions", async () => {
  expect((await shop.visit().goto("/blog/category/causes")).has("heading", "Good causes")).toBe(true);
  expect((await shop.visit().goto("/about/faq")).text).toContain("free help from GamCare");
});

it("shows content that has no British version in en-AU", async () => {
  const page = await shop.visit().goto("/blog/how-a-draw-is-drawn");
  expect([page.status, page.has("heading", "How a draw is drawn")]).toEqual([200, true]);
});

it("asks for a British address: town and postcode, no state, United Kingdom first", async () => {
  const { main } = await shop.visit().goto("/checkout/login?step=register");
  expect(nameOf(field(main, "suburb"))).toBe(TOWN);
  expect(main.querySelector("select[name=state]")).toBeNull();
  expect(main.querySelector("input[name=state]")?.getAttribute("value")).toBe("GB");
  expect(field(main, "country").querySelector("option[selected]")?.text).toBe("United Kingdom");
  expect(field(main, "postcode").getAttribute("inputmode")).toBeUndefined();
});

it("registers a customer with a British address, who can change it", async () => {
  const visitor = shop.visit();
  const address = { address: "1 Example Street", suburb: "Leeds", state: "GB", country: "GB", postcode: "2000" };
  const form = { ...registration(newEmail()), phoneNumber: "020 7946 0018", ...address };
  const refused = await visitor.post("/checkout/login?step=register", form);
  expect(descriptionOf(field(refused.main, "postcode"))).toMatch(/Please enter a valid post code$/);
  expect((await visitor.post("/checkout/login?step=register", { ...form, postcode: "LS1 4AP" })).url).toBe("/cart");
  const moved = { [TOWN]: "London", Postcode: "SW1A 1AA" };
  const saved = await visitor.submit(await visitor.goto("/my-account/my-details"), LABELS.details.submit, moved);
  expect(saved.text).toContain("Your details have been successfully updated.");
});

it("moves a customer from Australia to Britain, without a state to choose", async () => {
  const visitor = shop.visit();
  await signIn(visitor, "erin");
  const moved = { [TOWN]: "London", Postcode: "SW1A 1AA", Country: "GB" };
  await visitor.submit(await visitor.goto("/my-account/my-details"), LABELS.details.submit, moved);
  expect(await visitor.call("customer.details")).toMatchObject({ country: "GB", state: "GB" });
});

it("offers no Australian regions", async () => {
  const { html } = await shop.visit().goto("/?sv=GB");
  expect(html).not.toContain("New South Wales");
});
