// The cookie choice with plain forms, and the cookies that depend on it.

import { expect, it } from "vitest";
import { LEGAL_LINKS } from "#site/lib/shell/footer.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, field, one, textOf } from "./html.ts";
import { addQuickPick, buyCart, customerWithMoney } from "./people.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();
const notices = ({ body }: Page) => all(body, "complementary", "Cookies");
const OPTIONAL = ["dc_affiliate", "dc_utm"];

it("Widgets 14 and 15: sets non-essential cookies after consent, and deletes them when it is withdrawn", async () => {
  const visitor = shop.visit();
  const kept = () => OPTIONAL.filter((name) => visitor.cookies.has(name));
  const first = await visitor.goto("/lotto-tickets?aff=partner-1&utm_source=app");
  expect([notices(first).length, kept()]).toEqual([1, []]);

  const accepted = await visitor.submit(first, "Accept", {}, notices(first)[0]);
  expect([accepted.url.split("?")[0], notices(accepted)]).toEqual(["/lotto-tickets", []]);
  await visitor.goto("/?aff=partner-1&utm_source=app");
  expect(kept()).toEqual(OPTIONAL);

  const home = await visitor.goto("/lotto-tickets");
  const choices = await visitor.follow(home, LEGAL_LINKS.consent, home.footer);
  expect(field(choices.main, "Non-essential").hasAttribute("checked")).toBe(true);
  const done = await visitor.submit(choices, "Save my choice", { "Non-essential": false }, choices.main);
  expect(done.text).toContain("Your choice is saved.");
  expect(field(done.main, "Non-essential").hasAttribute("checked")).toBe(false);
  expect([kept(), visitor.cookies.get("dc_consent")]).toEqual([[], "essential"]);
});

it("keeps the origin of the visit if the first page's script sends it with the choice", async () => {
  const visitor = shop.visit();
  const sent = { query: "?aff=partner-1&utm_source=app", referrer: "https://forum.example/7?token=1" };
  await visitor.post("/shell/consent", { nonEssential: "true", ...sent });
  expect(visitor.cookies.get("dc_utm")).toBe("source=app&referrer=https%3A%2F%2Fforum.example%2F7");
  expect([...visitor.cookies.keys()]).toEqual(
    expect.arrayContaining(["dc_affiliate", "dc_anonymous_id", "dc_consent"]),
  );

  const other = shop.visit();
  await other.post("/shell/consent", { nonEssential: "false", ...sent });
  expect(OPTIONAL.filter((name) => other.cookies.has(name))).toEqual([]);
});

it("keeps the average of a customer's purchases by family after consent only, and deletes it at the logout", async () => {
  const customer = await customerWithMoney(shop, 30);
  await addQuickPick(customer);
  await buyCart(customer);
  const average = () => customer.cookies.get("dc_atv_commercial");
  await customer.goto("/my-account");
  expect(average()).toBeUndefined();
  await customer.post("/shell/consent", { nonEssential: "true" });
  await customer.goto("/my-account");
  expect(average()).toBe("2.7");
  expect(customer.cookies.has("dc_atv_charity")).toBe(false);
  await customer.post("/logout", {});
  expect(average()).toBeUndefined();
});

it("the policy lists every cookie by category", async () => {
  const { main } = await shop.visit().goto("/about/cookie-policy");
  expect(textOf(one(main, "table", "Essential"))).toContain("dc_consent");
  const others = one(main, "table", "Non-essential").querySelectorAll("tr");
  expect(others).toHaveLength(10);
  const affiliate = others.find((row) => textOf(row).includes("dc_affiliate"));
  expect(affiliate && textOf(affiliate)).toContain("14 days");
});
