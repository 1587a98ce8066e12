// Sweeps journeys by keyboard only: Tab, Enter, Space, arrows and typing, with visible focus at every step. A run takes a
// seeded quarter; the proof takes all. Skip links and the tab order of every page: every-route.accessibility.spec.ts.

import type { Locator, Page } from "@playwright/test";
import { CATEGORIES } from "#services/config/navigation.ts";
import { TICKET_FIELDS } from "#site/features/play/play.form.ts";
import { boardsLabel } from "#site/lib/format/entries.ts";
import { LOG_IN, LOG_OUT } from "#site/lib/shell/header.ts";
import { LABELS } from "#tests/labels.ts";
import { quarterOf } from "#tests/seeded.ts";
import { expect, test } from "./journey.ts";
import { accountMenu, expectHeading, onReceipt, openPlay, PASSWORD, registerWithMoney, toPayment } from "./shopper.ts";

// More tab stops than any page has, so that an unreachable control fails.
const MAX_STOPS = 150;

/** Returns about how many tab stops lie between the focus and the element. Runs in the page. */
function stopsBefore(element: Element): number {
  const stops = [
    ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]"),
  ].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(":disabled, [inert] *, [type=hidden], [type=radio]:not(:checked)") &&
      one.checkVisibility({ visibilityProperty: true }),
  );
  const focus = stops.indexOf(document.activeElement as HTMLElement);
  return stops.findIndex((one) => one === element || element.contains(one)) - focus - 1;
}

/**
 * Presses Tab until the control has the focus, and expects the focus to be visible. Sends most presses in one batch to save
 * time.
 */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const element = await control.elementHandle();
  const ahead = Math.floor(0.8 * Math.max(0, (await element?.evaluate(stopsBefore)) ?? 0));
  await Promise.all(Array.from({ length: ahead }, () => page.keyboard.press("Tab")));
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await element?.evaluate((one) => one === document.activeElement || one.contains(document.activeElement))) break;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
  await expectVisibleFocus(page);
}

/** Expects a focus ring around the element or its visual stand-in, on the screen. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const focused = page.locator(":focus");
  const isMarked = await focused.evaluate((element) => {
    const near = [element, element.parentElement, element.nextElementSibling].filter(
      (one) => one instanceof HTMLElement,
    );
    return near.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== "none" && outlineWidth !== "0px") || (boxShadow !== "none" && one === element);
    });
  });
  expect(isMarked, `the focus on "${await focused.evaluate((one) => one.outerHTML.slice(0, 120))}" can be seen`).toBe(
    true,
  );
  await expect(focused).toBeInViewport();
}

async function press(page: Page, control: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name });

type Fixtures = { page: Page; otherPage: Page };

const walks: Record<string, (fixtures: Fixtures) => Promise<void>> = {
  "plays, signs in, pays from the wallet and signs out": async ({ page, otherPage }) => {
    const email = await registerWithMoney(otherPage, 30);
    await page.goto("/");
    await press(page, link(page, CATEGORIES.lotto).first());
    await press(page, link(page, "All lotto games"));
    await press(page, page.getByRole("main").getByRole("link", { name: /^Play Monday Lotto/ }));
    await expectHeading(page, "Monday Lotto");

    await tabTo(page, page.getByLabel(TICKET_FIELDS.numGames, { exact: true }));
    await page.keyboard.type("5 games");
    await expect(button(page, /^Add 5 games/)).toBeVisible();
    await tabTo(
      page,
      page
        .getByRole("group", { name: /^Numbers/ })
        .getByRole("checkbox")
        .first(),
    );
    for (let count = 0; count < 6; count += 1) {
      await page.keyboard.press("Space");
      await page.keyboard.press(count % 2 ? "ArrowDown" : "ArrowRight");
      await expectVisibleFocus(page);
    }
    await expect(page.getByText("1 of 5 games complete")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Game 2 of 5" })).toBeVisible();
    await page.getByRole("heading", { name: "Game 2 of 5" }).focus();
    await press(page, button(page, "Quick-pick game"), "Space");
    await expect(page.getByText("2 of 5 games complete")).toBeVisible();
    for (
      let stops = 0;
      stops < 20 && !(await button(page, "Quick-pick all").evaluate((one) => one === document.activeElement));
      stops += 1
    ) {
      await page.keyboard.press("Shift+Tab");
    }
    await page.keyboard.press("Enter");
    await press(page, button(page, /^Add 5 games/));
    await expect(page.getByText("Added to your cart.").first()).toBeVisible();
    await expect(link(page, /^Go to cart/)).toBeFocused();
    await page.keyboard.press("Enter");

    await tabTo(page, page.getByLabel(boardsLabel({})));
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("region", { name: "Summary" })).toContainText("$4.05");
    await press(page, button(page, "Remove 6 x Monday Lotto games"));
    await expect(button(page, "Undo")).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(boardsLabel({}))).toHaveValue("6");
    await press(page, link(page, "Continue to payment"));
    await press(page, page.getByRole("link", { name: "Log in", exact: true }));

    await tabTo(page, page.getByLabel(LABELS.login.email));
    await page.keyboard.type(email);
    await tabTo(page, page.getByLabel(LABELS.login.password, { exact: true }));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/cart$/);
    await press(page, button(page, "Pay $4.05 from your wallet"));
    await onReceipt(page);

    await press(page, link(page, "See my tickets"));
    await expect(page).toHaveURL(/\/upcoming-tickets$/);
    await press(page, accountMenu(page));
    await press(page, button(page, LOG_OUT));
    await expect(link(page, LOG_IN)).toBeVisible();
  },

  "takes steps of play back and does them again": async ({ page }) => {
    await openPlay(page, "/monday_lotto");
    const numbers = page.getByRole("group", { name: /^Numbers/ });
    const chosen = (count: number) => expect(page.getByText(`${count} of 6 chosen`)).toBeVisible();
    const firstGame = page.getByRole("button", { name: /^Game 1,/ });
    const backTo = async (control: Locator) => {
      for (
        let stops = 0;
        stops < 20 && !(await control.evaluate((one) => one === document.activeElement));
        stops += 1
      ) {
        await page.keyboard.press("Shift+Tab");
      }
      await expect(control).toBeFocused();
      await expectVisibleFocus(page);
    };
    const undo = button(page, "Undo");
    const redo = button(page, "Redo");

    await press(page, numbers.getByRole("checkbox").first(), "Space");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await chosen(2);
    await backTo(undo);
    await page.keyboard.press("Enter");
    await chosen(1);
    await page.keyboard.press("Space");
    await chosen(0);
    await expect(undo, "the focus stays where there is nothing left to undo").toBeFocused();
    await expect(undo).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Enter");
    await chosen(0);

    await tabTo(page, redo);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await chosen(2);
    await expect(redo).toBeFocused();
    await expect(redo).toHaveAttribute("aria-disabled", "true");

    await press(page, button(page, "Quick-pick game"));
    await expect(firstGame).toHaveAccessibleName(/^Game 1, Numbers( \d+){6}$/);
    await backTo(undo);
    await page.keyboard.press("Enter");
    await expect(firstGame).toHaveAccessibleName("Game 1, incomplete");
    await chosen(2);
  },

  "registers with mistakes, is led to them, and pays by card": async ({ page }) => {
    await page.goto("/checkout/login");
    await press(page, link(page, "Create account"));
    await press(page, button(page, LABELS.register.submit));
    await press(page, link(page, `${LABELS.register.email}: This field is required`));
    await expect(page.getByLabel(LABELS.register.email, { exact: true })).toBeFocused();
    await expectVisibleFocus(page);
    await page.getByLabel(LABELS.register.dateOfBirth, { exact: true }).pressSequentially("3/4/88");
    await page.keyboard.press("Tab");
    await expect(page.getByText("Enter the year with four digits, such as 17/05/1990.")).toBeVisible();

    await toPayment(page);
    await tabTo(page, page.getByRole("radio", { name: /^Credit or debit card/ }));
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: /^Apple Pay/ })).toBeChecked();
    await page.keyboard.press("ArrowUp");
    const fields = page.frameLocator("iframe[title='Card details']");
    await expect(fields.getByLabel("Card number")).toBeVisible();
    await page.keyboard.press("Tab");
    for (const [label, text] of [
      ["Card number", "4000 0000 0000 3220"],
      ["Expiry", "12/30"],
      ["Security code", "123"],
      ["Card holder's name", "Fred Example"],
    ] as const) {
      await expect(fields.getByLabel(label)).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await tabTo(page, button(page, /^Pay \$/));
    await page.keyboard.press("Enter");
    await expectHeading(page, "Approve this payment of $2.70?");
    await press(page, button(page, "Approve"));
    await onReceipt(page);
  },
};

for (const [title, walk] of quarterOf(Object.entries(walks), ([title]) => `${title} by keyboard`)) {
  test(title, ({ page, otherPage }) => walk({ page, otherPage }));
}
