// A customer in a country where the shop may not sell, with plain forms.

import { expect, it } from "vitest";
import { METHOD_NAMES } from "#services/main/wallet/funds/fund-names.rules.ts";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, namesOf, one, textOf } from "./html.ts";
import { addQuickPick, buyCart, customerWithMoney } from "./people.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();
const REFUSAL = "We can't sell tickets in your country.";
const asks = ({ body }: Page) => all(body, "complementary", "Please confirm").map(({ textContent }) => textContent);

async function banned() {
  const customer = await customerWithMoney(shop, 50);
  await shop.controls.country(customer.email, "US");
  // The account page reads the customer.
  await customer.goto("/my-account");
  return customer;
}

it("is told until they acknowledge it, before anything else is asked", async () => {
  const customer = await banned();
  await shop.controls.customer(customer.email, { addressConfirmation: true });
  await customer.goto("/my-account");
  const page = await customer.goto("/about");
  expect(asks(page)).toEqual([expect.stringContaining(REFUSAL)]);

  const done = await customer.submit(page, "I understand", {});
  expect(done.status).toBe(200);
  expect(shop.asked).toContain("POST /v2/customer/terms-and-conditions/location");
  expect(asks(await customer.goto("/about"))).toEqual([expect.stringContaining("Is your address")]);
});

it("has the dialog as a page too, which says what is left", async () => {
  const customer = await banned();
  const page = await customer.goto("/shell/country");
  expect(page.main.text).toContain("withdraw your prize money");
  await customer.call("customer.acknowledgeCountry", {});
  expect((await customer.goto("/shell/country")).has("button", "I understand")).toBe(false);
  await shop.controls.country(customer.email, "none");
  expect((await customer.goto("/shell/country")).text).toContain("This no longer applies to you.");
  expect((await shop.visit().goto("/shell/country")).url).toContain("/login");
});

it("is not told without the flag", async () => {
  const customer = await banned();
  await shop.controls.capability("banned_country_acknowledgement", "off");
  expect(asks(await customer.goto("/about"))).toEqual([]);
  expect((await customer.goto("/shell/country")).status).toBe(404);
});

it("is told why at every place that sells, acknowledged or not", async () => {
  const customer = await banned();
  const page = await customer.goto("/about");
  await customer.submit(page, "I understand", {});
  const places = [
    "/monday_lotto",
    "/powerball/powerhit",
    "/saturday_lotto/super-combos",
    "/set_for_life2020",
    "/lotto_strike",
  ];
  const raffles = ["/charity_raffle", "/causes/coast-rescue/charity_raffle"];
  for (const path of [...places, ...raffles]) {
    const { main, status } = await customer.goto(path);
    expect([path, status, textOf(main)]).toEqual([path, 200, expect.stringContaining(REFUSAL)]);
    expect([path, all(main, "button", /^(Add|Buy)/)]).toEqual([path, []]);
  }
  // A button that sells at once. The home page has one for each offer.
  for (const path of ["/", "/saturday_syndicate"]) {
    const { main } = await customer.goto(path);
    const buttons = all(main, "button", /^(Add|Buy|Quick-pick)/);
    expect([path, buttons.length > 0, textOf(main)]).toEqual([path, true, expect.stringContaining(REFUSAL)]);
    for (const button of buttons) {
      expect([path, button.getAttribute("aria-disabled"), button.getAttribute("type")]).toEqual([
        path,
        "true",
        "button",
      ]);
    }
  }
  await shop.controls.country(customer.email, "none");
  await customer.goto("/my-account");
  const again = await customer.goto("/monday_lotto");
  expect([textOf(again.main).includes(REFUSAL), again.has("button", /^Add/)]).toEqual([false, true]);
});

it("cannot deposit or buy, acknowledged or not, keeps the cart, and sees withdrawals", async () => {
  const customer = await banned();
  await addQuickPick(customer);
  const cart = await customer.goto("/cart");
  expect(cart.text).toContain(`This cart can't be bought yet ${REFUSAL}`);
  await customer.submit(await customer.goto("/about"), "I understand", {});
  const wallet = one((await customer.goto("/my-account")).main, "region", "Wallet");
  expect(namesOf(wallet, "link")).not.toContain("Deposit");
  for (const path of ["/my-account/deposit", "/deposit"]) {
    const page = await customer.goto(path);
    expect([page.has("button", LABELS.deposit.submit), page.text]).toEqual([
      false,
      expect.stringContaining("You can't deposit in your country"),
    ]);
  }
  const deposit = { amount: 20, methodCode: "td", depositMethodId: "dpm_td", idempotencyKey: crypto.randomUUID() };
  await expect(customer.call("deposits.create", deposit)).rejects.toThrow(REFUSAL);
  await expect(buyCart(customer)).rejects.toThrow(REFUSAL);
  expect((await customer.goto("/cart")).text).toContain("Monday");
  expect((await customer.goto("/my-account/withdraw")).status).toBe(200);

  await shop.controls.country(customer.email, "none");
  const allowed = await customer.submit(await customer.goto("/my-account/deposit"), LABELS.deposit.submit, {
    [LABELS.deposit.amount]: "20",
    [METHOD_NAMES.td]: true,
  });
  expect(allowed.text).not.toContain(REFUSAL);
});
