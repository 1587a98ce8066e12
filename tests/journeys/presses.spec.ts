// Counts what a purchase asks of a customer: clicks, keys such as Enter, and the press that brings the focus into a field to type.

import type { Locator, Page } from "@playwright/test";
import { LABELS } from "#tests/labels.ts";
import { look } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { CARDS, newEmail, onReceipt, PASSWORD, registerWithMoney } from "./shopper.ts";

const MOST_OF_A_STRANGER = 28;
const MOST_OF_A_CUSTOMER = 2;

function countPresses(page: Page) {
  let presses = 0;
  return {
    click: async (control: Locator) => {
      presses += 1;
      await control.click();
    },
    key: async (name: string) => {
      presses += 1;
      await page.keyboard.press(name);
    },
    /** Types into a field, which costs no press if it has the focus already. */
    type: async (field: Locator, text: string) => {
      await expect(field).toBeVisible();
      if (!(await field.evaluate((one) => one === document.activeElement))) {
        presses += 1;
        await field.click();
      }
      await page.keyboard.insertText(text);
    },
    count: () => presses,
  };
}

test(`a stranger pays by card for four games of their own numbers with ${MOST_OF_A_STRANGER} presses at most`, async ({
  page,
}) => {
  const { click, count, key, type } = countPresses(page);
  await page.goto("/powerball");
  await click(page.getByRole("button", { name: "Type or paste numbers" }));
  const numbers = page.getByLabel("Your numbers", { exact: true });
  await expect(numbers).toBeFocused();
  await type(numbers, "Game 1: 3 8 12 19 25 31 33 + 7\n2) 1,2,3,4,5,6,7 PB 8\n9-10-11-12-13-14-15/3\n");
  await key("Enter");
  await type(numbers, "16 17 18 19 20 21 36 20");
  const fill = page.getByRole("button", { name: "Fill in these numbers" });
  await click(fill);
  const problem = page.getByText("36 is not from 1 to 35.");
  await expect(problem.locator("..")).toBeFocused();
  await look(page, "a line that is not a game", "light");
  await expect(page.getByText("0 of 4 games complete")).toBeVisible();
  await type(numbers, "");
  await key("ControlOrMeta+End");
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("Backspace");
  await type(numbers, "2 20");
  await click(fill);
  await expect(page.getByText("4 of 4 games complete")).toBeVisible();
  await click(page.getByRole("link", { name: "Add and continue to payment" }));

  const field = (name: keyof typeof LABELS.register) => page.getByLabel(LABELS.register[name], { exact: true });
  await type(field("email"), newEmail());
  await type(field("password"), PASSWORD);
  await type(field("firstname"), "Fred");
  await type(field("lastname"), "Example");
  await type(field("dateOfBirth"), "17/05/1990");
  await type(field("phoneNumber"), "0491 570 006");
  await type(field("address"), "7 harbour street");
  await expect(page.getByRole("option").first()).toBeVisible();
  await key("Enter");
  await expect(page.getByLabel(LABELS.register.suburb)).not.toHaveValue("");
  await click(page.getByLabel(LABELS.register.termsAccepted));
  await click(page.getByRole("button", { name: LABELS.register.submit }));

  // A complete field passes the focus on.
  const card = page.frameLocator("iframe[title='Card details']");
  await type(card.getByLabel("Card number"), CARDS.approved);
  await type(card.getByLabel("Expiry"), "1230");
  await type(card.getByLabel("Security code"), "123");
  await type(card.getByLabel("Card holder's name"), "Fred Example");
  await key("Enter");
  await onReceipt(page);
  expect(count()).toBeLessThanOrEqual(MOST_OF_A_STRANGER);
});

test(`a customer buys a quick-pick with ${MOST_OF_A_CUSTOMER} presses at most`, async ({ page }) => {
  await registerWithMoney(page, 20);
  const { click, count } = countPresses(page);
  await page.goto("/");
  await click(page.getByRole("button", { name: /^Quick-pick/ }).first());
  await click(page.getByRole("button", { name: /^Pay \$/ }));
  await onReceipt(page);
  expect(count()).toBeLessThanOrEqual(MOST_OF_A_CUSTOMER);
});
