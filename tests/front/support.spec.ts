// The contact page: how to reach a person.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { namesOf, one } from "./html.ts";

const shop = frontShopOfFile();
const contact = async () => (await shop.visit().goto("/about/contact-us")).main;

it("shows the phone number, email, opening hours and feedback link", async () => {
  const visitor = shop.visit();
  const home = await visitor.goto("/");
  const { main, text } = await visitor.follow(home, "Contact us", home.footer);
  const hrefOf = (name: string) => one(main, "link", name).getAttribute("href");

  expect(hrefOf("1800 975 711")).toBe("tel:1800975711");
  expect(hrefOf("help@drawcard.example")).toBe("mailto:help@drawcard.example");
  expect(text).toContain("Monday to Friday, 9 am to 5 pm (Sydney time)");
  expect(hrefOf("Give feedback")).toMatch(/^\/shell\/feedback/);
});

it("Widgets 13: the chat is a link only while it is staffed", async () => {
  const chats = async () => namesOf(await contact(), "link").filter((name) => /chat/i.test(name));
  expect((await contact()).text).toContain("Chat is closed right now.");
  expect(await chats()).toEqual([]);

  await shop.controls.change("getConfig", { support_chat: { available: true, url: "https://chat.example/" } });
  expect(one(await contact(), "link", "Chat with us now").getAttribute("href")).toBe("https://chat.example/");

  await shop.controls.change("getConfig", { support_chat: { available: true, url: "javascript:alert(1)" } });
  expect(await chats()).toEqual([]);
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
