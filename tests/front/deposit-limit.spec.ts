// The deposit limit, with plain forms.

import { expect, it } from "vitest";
import { METHOD_NAMES } from "#services/main/wallet/funds/fund-names.rules.ts";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { descriptionOf, field } from "./html.ts";
import { addQuickPick, customerOf } from "./people.ts";
import type { Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
const PATH = "/my-account/precommitment-limit";
const save = async (customer: Visitor, limit: string, button = LABELS.limit.submit) =>
  customer.submit(await customer.goto(PATH), button, { [LABELS.limit.limit]: limit });

it("Limits 10, 12: is set and shown, and the deposit page says what it leaves", async () => {
  const customer = await customerOf(shop);
  expect((await customer.goto(PATH)).text).toContain(
    "A weekly deposit limit is the most you can deposit in any 7-day period.",
  );
  const page = await save(customer, "50");
  expect(page.text).toContain("Your deposit limit has been successfully updated.");
  expect(shop.asked).toContain("POST /v2/precommitment");
  for (const path of ["/my-account/deposit", "/deposit"])
    expect((await customer.goto(path)).text).toContain("Your deposit limit leaves $50.00");
  const refused = await customer.submit(await customer.goto("/my-account/deposit"), LABELS.deposit.submit, {
    [LABELS.deposit.amount]: "60",
    [METHOD_NAMES.td]: true,
  });
  // The hint and the refusal are at the field.
  expect([refused.status, descriptionOf(field(refused.main, LABELS.deposit.amount))]).toEqual([
    422,
    expect.stringMatching(/Between \$1\.00 and \$50\.00\. .*This is over your deposit limit: \$50\.00 left\.$/),
  ]);
  const raised = await save(customer, "80", LABELS.limitChange.submit);
  for (const text of ["Your limit rises", "It rises"]) expect(raised.text).toContain(`${text} to $80.00 on`);
  expect(raised.text).not.toContain("successfully updated");
});

it("Limits 11: is removed after seven days", async () => {
  const customer = await customerOf(shop);
  await save(customer, "50");
  const page = await customer.submit(await customer.goto(PATH), LABELS.depositLimitRemoval.submit, {});
  expect(shop.asked).toContain("DELETE /v2/precommitment");
  for (const text of ["Your limit ends on", "This limit ends on"]) expect(page.text).toContain(text);
});

it.each([
  ["", "This field is required"],
  ["1.505", "Amount must follow format e.g: 1.50"],
])("refuses the limit %j at its field", async (limit, message) => {
  const page = await save(await customerOf(shop), limit);
  expect([page.status, descriptionOf(field(page.main, LABELS.limit.limit))]).toEqual([
    422,
    expect.stringContaining(message),
  ]);
});

it("shows no form without precommitment-amount", async () => {
  const customer = await customerOf(shop);
  await shop.controls.capability("precommitment-amount", "off");
  const page = await customer.goto(PATH);
  expect([page.status, page.has("button", LABELS.limit.submit)]).toEqual([200, false]);
  await expect(customer.call("limits.setDeposit", { limit: "50" })).rejects.toThrow();
});

it("blocks a cart that needs a larger deposit, and leads to the limit", async () => {
  const customer = await customerOf(shop);
  await customer.call("limits.setDeposit", { limit: "1.00" });
  await addQuickPick(customer);
  const cart = await customer.goto("/cart");
  expect(cart.text).toContain("You need a deposit of $2.70. Your weekly deposit limit has $1.00 left.");
  expect(cart.has("button", "Close")).toBe(false);
  expect((await customer.follow(cart, "See your deposit limit")).url).toBe("/my-account/precommitment-limit");
});
