// The page of the customer's favourite numbers, without a script.

import { expect, it } from "vitest";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { entryOf, field, one, textOf } from "./html.ts";
import { customerOf } from "./people.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();
const PATH = "/my-account/favourite-numbers";
const ballsOf = (page: Page) =>
  one(page.body, "list", "Favourite numbers")
    .querySelectorAll("li")
    .map((ball) => textOf(ball));
const save = (visitor: Awaited<ReturnType<typeof customerOf>>, page: Page, numbers: string) =>
  visitor.submit(page, LABELS.favourites.submit, { [LABELS.favourites.numbers]: numbers });

it("saves one set, and another set replaces it with a message (Offers 23)", async () => {
  const customer = await customerOf(shop);
  const empty = await customer.goto(PATH);
  expect(empty.has("heading", "No favourite numbers yet")).toBe(true);

  const added = await save(customer, empty, "42, 3 11");
  expect(added.text).toContain("Your favourite numbers are saved.");
  expect(ballsOf(added)).toEqual(["42", "3", "11"]);
  expect(entryOf(field(added.main, LABELS.favourites.numbers))).toBe("42, 3, 11");

  const replaced = await save(customer, added, "7");
  expect(replaced.text).toContain("They replace the old ones: you can have one set.");
  expect(ballsOf(replaced)).toEqual(["7"]);

  const removed = await customer.submit(replaced, "Delete my favourites");
  expect(removed.text).toContain("Your favourite numbers are deleted.");
  expect(removed.has("heading", "No favourite numbers yet")).toBe(true);
});

it("keeps what was typed and says what is wrong", async () => {
  const customer = await customerOf(shop);
  const refused = await save(customer, await customer.goto(PATH), "3 11 3");
  expect([refused.status, entryOf(field(refused.main, LABELS.favourites.numbers))]).toEqual([422, "3 11 3"]);
  expect(refused.text).toContain("Number 3 is chosen twice.");
});

it("is linked in the account navigation", async () => {
  const customer = await customerOf(shop);
  const account = await customer.goto("/my-account");
  expect(one(one(account.main, "navigation", "My account"), "link", "Favourite numbers").getAttribute("href")).toBe(
    PATH,
  );
});

it.each(["/monday_lotto", "/monday_lotto/super-combos"])("has no button on %s without the capability", async (path) => {
  await shop.controls.capability("favourite-numbers", "on");
  const hasButton = async () => (await shop.visit().goto(path)).has("button", "Use my favourites");
  expect(await hasButton()).toBe(true);
  await shop.controls.capability("favourite-numbers", "off");
  expect(await hasButton()).toBe(false);
});
