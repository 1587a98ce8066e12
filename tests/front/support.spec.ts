// The contact page: how to reach a person.

import { describe, expect, it } from "vitest";
import { LEGAL_LINKS } from "#site/lib/shell/footer.ts";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, entryOf, field, namesOf, one, textOf } from "./html.ts";
import { customerOf } from "./people.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();
const contact = async () => (await shop.visit().goto("/about/contact-us")).main;

it("shows the phone number, email, opening hours and feedback link (Content 9)", async () => {
  const visitor = shop.visit();
  const home = await visitor.goto("/");
  const { main, text } = await visitor.follow(home, LEGAL_LINKS.contact, home.footer);
  const hrefOf = (name: string) => one(main, "link", name).getAttribute("href");

  expect(hrefOf("1800 975 711")).toBe("tel:1800975711");
  expect(hrefOf("help@drawcard.example")).toBe("mailto:help@drawcard.example");
  expect(text).toContain("Monday to Friday, 9 am to 5 pm (Sydney time)");
  expect(hrefOf("Give feedback")).toMatch(/^\/shell\/feedback/);
});

it("Widgets 13: online chat shows with customer_chat, as a link only while it is available (Content 9)", async () => {
  const url = "https://chat.example/";
  const offer = (chat: object) => shop.controls.change("getConfig", { support_chat: chat });
  const chat = async () => /chat/i.test((await contact()).text);
  // The demo's chat is closed.
  expect((await contact()).text).toMatch(/Online chat\s*Not available right now/);

  await offer({ available: true, url });
  expect((await contact()).text).toContain("Online chat");
  expect(one(await contact(), "link", "Chat with us now").getAttribute("href")).toBe(url);

  for (const closed of [
    { available: false, url },
    { available: true, url: "javascript:alert(1)" },
  ]) {
    await offer(closed);
    const shown = await contact();
    expect([closed, /Online chat\s*Not available right now/.test(shown.text), all(shown, "link", /chat/i)]).toEqual([
      closed,
      true,
      [],
    ]);
  }
  await offer({ available: true, url });
  await shop.controls.capability("customer_chat", "off");
  expect(await chat()).toBe(false);
});

it("keeps safe markup in the opening hours and removes the rest", async () => {
  const hours =
    "<p onclick=alert(1)>Daily <strong>9 to 5</strong><script>alert(1)</script></p><iframe src=//evil.example></iframe>";
  await shop.controls.change("getConfig", { support_opening_hours: hours });
  const main = await contact();
  expect(main.querySelectorAll("strong").map(({ text }) => text)).toContain("9 to 5");
  expect(main.querySelectorAll("script, iframe, [onclick]").filter((found) => /alert|evil/.test(`${found}`))).toEqual(
    [],
  );

  await shop.controls.change("getConfig", {
    support_opening_hours: "",
    support_opening_hours_list: ["Every day", "Not at night"],
  });
  expect((await contact()).text).toContain("Not at night");
});

const CONTACT = "/about/contact-us";
const MESSAGE = {
  name: "Mia Wong",
  email: "mia@example.com",
  topic: "Prizes",
  message: "When is my prize paid?\nThank you.",
};
const numberIn = (page: Page) => /R-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(page.text)?.[0];
/** Returns what the form shows, by field. */
const entries = ({ main }: Page) =>
  Object.fromEntries(["name", "email", "topic", "order", "message"].map((name) => [name, entryOf(field(main, name))]));

describe("the contact form", () => {
  const open = (path = CONTACT) => shop.visit().goto(path);

  it("is linked from play pages, and opens with the game", async () => {
    const visitor = shop.visit();
    for (const [path, name] of [
      ["/powerball", "Powerball"],
      ["/charity_raffle", "Beach house raffle"],
    ] as const) {
      const form = await visitor.follow(await visitor.goto(path), `Ask about ${name}`);
      expect(entries(form)).toMatchObject({ order: name });
      expect(entryOf(field(form.main, "topic"))).toBe("tickets");
    }
  });

  it("is sent without a script and shows the number of the request; a second press gets the same number", async () => {
    const visitor = shop.visit();
    const page = await visitor.goto(CONTACT);
    const sent = await visitor.submit(page, LABELS.support.submit, MESSAGE);
    expect([sent.status, sent.text.includes("We have your message")]).toEqual([200, true]);
    expect(sent.url).toBe(`${CONTACT}?sent=${numberIn(sent)}`);
    expect(sent.headers["cache-control"]).toContain("no-store");
    expect(sent.main.querySelector("#sent")?.getAttribute("tabindex")).toBe("-1");
    expect(numberIn(await visitor.submit(page, LABELS.support.submit, MESSAGE))).toBe(numberIn(sent));

    const other = await visitor.submit(page, LABELS.support.submit, { ...MESSAGE, message: "Something else." });
    expect(numberIn(other)).not.toBe(numberIn(sent));
    expect((await visitor.follow(sent, "Send another message")).has("button", LABELS.support.submit)).toBe(true);
  });

  it("names each invalid field and keeps what was typed", async () => {
    const visitor = shop.visit();
    const refused = await visitor.submit(await visitor.goto(CONTACT), LABELS.support.submit, {
      ...MESSAGE,
      email: "mia",
      topic: "",
    });
    expect(refused.status).toBe(422);
    const alert = textOf(one(refused.main, "alert"));
    expect(alert).toContain(`${LABELS.support.email}: Please enter a valid email address`);
    expect(alert).toContain(`${LABELS.support.topic}: This field is required`);
    expect(entries(refused)).toMatchObject({ email: "mia", message: MESSAGE.message });
  });

  it("keeps what was typed while the service is down, and then sends it once", async () => {
    const visitor = shop.visit();
    await shop.fault("createCmsItem", "down");
    const failed = await visitor.submit(await visitor.goto(CONTACT), LABELS.support.submit, MESSAGE);
    expect([failed.status, failed.text.includes("What you typed is still here")]).toEqual([503, true]);
    await shop.fault("createCmsItem", "off");
    expect(numberIn(await visitor.submit(failed, LABELS.support.submit))).toBeTruthy();
  });

  it("tells who sends 20 in a minute how long to wait, and keeps the text", async () => {
    const visitor = shop.visit();
    const fields = { name: "Mia", email: "mia.often@example.com", topic: "other", website: "" };
    const statuses: number[] = [];
    for (let at = 1; at < 20; at++)
      statuses.push((await visitor.post(CONTACT, { ...fields, message: `Text ${at}` })).status);
    const last = await visitor.post(CONTACT, { ...fields, message: "Text 20" });
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect([last.status, Number(last.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect(last.text).toMatch(/Too many attempts\. Please wait (a minute|\d+ minutes) and try again\./);
    expect(entries(last)["message"]).toBe("Text 20");
  });

  it("stores nothing that a robot sends, and lets a person empty the hidden field", async () => {
    const visitor = shop.visit();
    const fields = {
      name: "Bot",
      email: "bot@example.com",
      topic: "other",
      message: "Buy",
      website: "https://x.example",
    };
    const refused = await visitor.post(CONTACT, fields);
    expect([refused.status, refused.text.includes("Please leave this field empty")]).toEqual([422, true]);
    const sent = await visitor.submit(refused, LABELS.support.submit, { website: "" });
    expect(numberIn(sent)).toBeTruthy();
  });

  it("knows the customer, and accepts the message when the session has ended while writing", async () => {
    const customer = await customerOf(shop);
    const page = await customer.goto(CONTACT);
    expect(entries(page)["email"]).toMatch(/@/);
    expect(entries(page)["name"]).not.toBe("");
    for (const name of [...customer.cookies.keys()].filter((cookie) => /access|refresh/.test(cookie)))
      customer.cookies.set(name, "ended");
    const sent = await customer.submit(page, LABELS.support.submit, {
      topic: "Prizes",
      message: "Hello",
    });
    expect(numberIn(sent)).toBeTruthy();
  });

  it("takes topic and order from a link; pages with invented ones are not kept in the cache", async () => {
    const page = await open(`${CONTACT}?topic=tickets&order=Saturday%20Lotto`);
    expect(entries(page)).toMatchObject({
      topic: "tickets",
      order: "Saturday Lotto",
    });
    expect(page.headers["cache-control"]).toContain("no-store");
    const forged = await open(`${CONTACT}?topic=lions&order=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(entries(forged)).toMatchObject({ topic: "", order: "" });
    expect(forged.html).not.toContain("<script>alert");
    expect((await open()).headers["cache-control"]).toContain("s-maxage");
    expect((await open(`${CONTACT}?sent=%3Cb%3E`)).has("button", LABELS.support.submit)).toBe(true);
  });

  it("is absent without support_form, also for a page that was open", async () => {
    const visitor = shop.visit();
    const page = await visitor.goto(CONTACT);
    await shop.controls.capability("support_form", "off");
    expect((await visitor.goto(CONTACT)).has("button", LABELS.support.submit)).toBe(false);
    const late = await visitor.submit(page, LABELS.support.submit, MESSAGE);
    expect([late.status, numberIn(late), entries(late)["message"]]).toEqual([404, undefined, MESSAGE.message]);
  });
});

describe("the app's page", () => {
  it("has the stores whose addresses exist, or else says what works in the browser", async () => {
    const stores = async () => {
      const { main } = await shop.visit().goto("/app");
      return namesOf(main, "link").filter((name) => /App Store|Google Play/.test(name));
    };
    expect((await shop.visit().goto("/app")).text).toContain("Everything works in your phone's browser");
    expect(await stores()).toEqual([]);
    await shop.controls.change("getConfig", {
      app_store_urls: { app_store: "https://apps.example/drawcard", google_play: "javascript:alert(1)" },
    });
    expect(await stores()).toEqual(["Download on the App Store"]);
    expect(all((await shop.visit().goto("/app")).main, "heading").length).toBeGreaterThan(1);
  });
});
