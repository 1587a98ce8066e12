// The messages above the header: the sitewide banner and the request to confirm contact details.

import { describe, expect, it } from "vitest";
import { TRY_AGAIN } from "#site/ui/feedback/feedback.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, one, textOf } from "./html.ts";
import { customerOf, register } from "./people.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();

const news = ({ body }: Page) => all(body, "complementary", "News").map((banner) => textOf(banner));
const asks = ({ body }: Page) => all(body, "complementary", "Please confirm").map((banner) => textOf(banner));

describe("the sitewide banner", () => {
  it("shows the first of its three texts, has others in South Australia, and is hidden without its capability", async () => {
    await shop.controls.content("sitewide-banner.news", "Second");
    await shop.controls.content("sitewide-banner.welcome", "Third");
    await shop.controls.content("sitewide-banner.sa-news", "South");
    const visitor = shop.visit();
    expect(news(await visitor.goto("/"))).toEqual([expect.stringContaining("Second")]);
    expect(news(await visitor.goto("/?sv=SA"))).toEqual([expect.stringContaining("South")]);

    await shop.controls.capability("sitewide-banner", "off");
    expect(news(await visitor.goto("/"))).toEqual([]);
  });

  it("shows markup as text, and truncates long text", async () => {
    const markup = "<img src=x onerror=alert(1)><!--/unless--><script>alert(1)</script>";
    await shop.controls.content("sitewide-banner.urgent", markup);
    const page = await shop.visit().goto("/");
    expect(news(page)[0]).toContain("<img src=x onerror=alert(1)>");
    expect(one(page.body, "complementary", "News").querySelectorAll("img, script[src=x]")).toEqual([]);

    await shop.controls.content("sitewide-banner.urgent", "endless ".repeat(700));
    expect(news(await shop.visit().goto("/"))[0]).toContain("…");
  });

  it("is dismissed by a plain form that returns to the page, and stays hidden until its text changes", async () => {
    await shop.controls.content("sitewide-banner.urgent", "Draws are late tonight.");
    const visitor = shop.visit();
    const page = await visitor.goto("/lotto-tickets");
    const after = await visitor.submit(page, "Dismiss", {}, one(page.body, "complementary", "News"));
    expect([after.url, news(after)]).toEqual(["/lotto-tickets", []]);
    expect(visitor.cookies.get("dc_banner")).toMatch(/^[0-9a-z]{14}~2026-11-20T[\d:.]+Z~true$/);

    await shop.controls.content("sitewide-banner.urgent", "Draws are on time again.");
    expect(news(await visitor.goto("/"))).toEqual([expect.stringContaining("Draws are on time again.")]);
  });
});

/** Returns a customer who must confirm these. The account page reads the request; later pages show the banner. */
async function customerToConfirm(flags: { addressConfirmation?: boolean; emailConfirmation?: boolean }) {
  const customer = await customerOf(shop);
  await shop.controls.customer(customer.email, flags);
  await customer.goto("/my-account");
  return { customer, page: await customer.goto("/about") };
}
const question = (what: string) => expect.stringContaining(`Is your ${what} still up to date?`);

describe("the confirmation banner", () => {
  it("Verification 7, 8, 10 and 11: asks to confirm the address, then the email", async () => {
    const { customer, page } = await customerToConfirm({ addressConfirmation: true, emailConfirmation: true });
    expect(asks(page)).toEqual([question("address")]);

    expect((await customer.submit(page, "Confirm")).text).toContain("Thanks, that's confirmed.");
    const second = await customer.goto("/about");
    expect(asks(second)).toEqual([question("email address")]);
    await customer.submit(second, "Confirm");
    expect(asks(await customer.goto("/my-account"))).toEqual([]);
  });

  it("Verification 10 and 12: is a plain form that shows the exact message of a success or failure, and a link back", async () => {
    const { customer, page } = await customerToConfirm({ addressConfirmation: true });
    await shop.fault("confirmAddress", "down");
    const failed = await customer.submit(page, "Confirm");
    expect(failed.text).toContain(
      "Sorry, there was an unexpected error while confirming your address. Please try again later, or contact support.",
    );

    await shop.fault("confirmAddress", "off");
    const confirmed = await customer.submit(failed, TRY_AGAIN);
    expect(confirmed.text).toContain("Thanks, that's confirmed.");
    expect(asks(confirmed)).toEqual([]);
    expect((await customer.follow(confirmed, "Back to where you were")).url).toBe("/about");
  });

  it("Verification 13: without account_details_manage, Update opens the account page", async () => {
    const { customer, page } = await customerToConfirm({ emailConfirmation: true });
    const updateIn = ({ body }: Page) =>
      one(one(body, "complementary", "Please confirm"), "link", "Update").getAttribute("href");
    expect(updateIn(page)).toBe("/my-account/my-details");
    await shop.controls.capability("account_details_manage", "off");
    expect(updateIn(await customer.goto("/about"))).toBe("/my-account");
  });

  it("asks nothing of visitors, nor of customers with nothing to confirm", async () => {
    const visitor = shop.visit();
    expect(asks(await visitor.goto("/"))).toEqual([]);
    await register(visitor);
    expect(asks(await visitor.goto("/about"))).toEqual([]);
  });
});
