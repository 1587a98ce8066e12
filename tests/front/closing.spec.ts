// Closing an account, with plain forms.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { descriptionOf, field } from "./html.ts";
import { customerOf, customerWithMoney, PASSWORD } from "./people.ts";

const shop = frontShopOfFile();
const PATH = "/close-my-account";

it("closes with the password, and tells only the browser that closed it", async () => {
  const customer = await customerOf(shop);
  const page = await customer.goto(PATH);
  const wrong = await customer.submit(page, "Close my account", {
    "Anything you want to tell us": "Bye",
    "Current password": "wrong",
  });
  expect([wrong.status, descriptionOf(field(wrong.main, "Current password"))]).toEqual([
    422,
    expect.stringContaining("This is not your current password"),
  ]);
  expect(wrong.text).toContain("Bye");

  const done = await customer.submit(wrong, "Close my account", { "Current password": PASSWORD });
  expect([done.url, done.text]).toEqual([
    `${PATH}/success?closed=1`,
    expect.stringContaining("Your account is closed"),
  ]);
  expect(shop.asked).toContain("DELETE /v2/customer");
  expect((await customer.goto("/my-account")).url).toContain("/login");
  expect((await shop.visit().goto(`${PATH}/success`)).text).toContain("You are logged out");
});

it("says what is left, and is linked only with customer-deactivate", async () => {
  const customer = await customerWithMoney(shop, 20);
  const refused = await customer.submit(await customer.goto(PATH), "Close my account", {
    "Current password": PASSWORD,
  });
  expect(refused.text).toContain("Please withdraw your balance before you close your account.");
  expect((await customer.goto(`${PATH}/success`)).text).toContain("Your account is open");
  expect((await customer.goto("/my-account/my-details")).has("link", "Close my account")).toBe(true);
  await shop.controls.capability("customer-deactivate", "off");
  expect((await customer.goto("/my-account/my-details")).has("link", "Close my account")).toBe(false);
  const page = await customer.goto(PATH);
  expect([page.status, page.has("button", "Close my account")]).toEqual([200, false]);
});
