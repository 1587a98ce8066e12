// Sweeps the drawers and dialogs of the frame, opened by keyboard over a page: Tab stays inside, focus returns to the opener,
// axe finds nothing. Sweeps the error pages too. A run takes a seeded quarter (SEED repeats it); the proof takes all.

import type { Browser, Locator, Page } from "@playwright/test";
import { CATEGORIES } from "#services/config/navigation.ts";
import { LEGAL_LINKS } from "#site/lib/shell/footer.ts";
import { LABELS } from "#tests/labels.ts";
import { isProof, oneOf, quarterOf } from "#tests/seeded.ts";
import { look, type Theme } from "./axe.ts";
import { SCREENS, type Who } from "./every-route.ts";
import { expect, openSharedPage, type SharedPage, test } from "./journey.ts";
import { newEmail, register } from "./shopper.ts";
import { faultsOf, tabThrough } from "./tab-walk.ts";

const inBanner = (name: RegExp) => (page: Page) => page.getByRole("banner").getByRole("link", { name });
const inFooter = (name: string) => (page: Page) => page.getByRole("contentinfo").getByRole("link", { name });

type Panel = { who: Who; opener: (page: Page) => Locator; prepare?: (dialog: Locator) => Promise<unknown> };

const panels: Record<string, Panel> = {
  "the menu": { who: "visitor", opener: inBanner(/^Menu/) },
  "a group of the menu": {
    who: "customer",
    opener: inBanner(/^Menu/),
    prepare: (dialog) => dialog.getByText(CATEGORIES.lotto, { exact: true }).press("Enter"),
  },
  "the regions": {
    who: "visitor",
    opener: inBanner(/^Menu/),
    prepare: async (dialog) => {
      await dialog.getByRole("link", { name: "New South Wales" }).press("Enter");
      await expect(dialog.getByRole("radio").first()).toBeVisible();
    },
  },
  "who are you": { who: "visitor", opener: inBanner(/^Login/) },
  "your password": {
    who: "visitor",
    opener: inBanner(/^Login/),
    prepare: (dialog) => signInAs(dialog, "anna@example.com"),
  },
  "a new account": { who: "visitor", opener: inBanner(/^Login/), prepare: (dialog) => signInAs(dialog, newEmail()) },
  "the account": { who: "customer", opener: inBanner(/^Account/) },
  "the news": { who: "customer", opener: inBanner(/^News/) },
  "cookie choices": { who: "visitor", opener: inFooter(LEGAL_LINKS.consent) },
  feedback: { who: "customer", opener: inFooter("Give feedback") },
};

async function signInAs(dialog: Locator, email: string) {
  await dialog.getByLabel(LABELS.login.email).fill(email);
  await dialog.getByLabel(LABELS.login.email).press("Enter");
  await expect(dialog.getByLabel(LABELS.login.password, { exact: true })).toBeVisible();
}

const screensOf = (name: string) => (isProof ? SCREENS : oneOf(SCREENS, `screen of ${name}`));
const THEMES: readonly Theme[] = ["light", "dark"];
const themesOf = (name: string) => (isProof ? THEMES : oneOf(THEMES, `theme of ${name}`));

const shared: Partial<Record<Who, Promise<SharedPage>>> = {};

async function openAs(who: Who, browser: Browser): Promise<SharedPage> {
  const opened = await openSharedPage(browser);
  await opened.page.emulateMedia({ reducedMotion: "reduce" });
  if (who === "customer") await register(opened.page);
  return opened;
}

/** Runs a check in the browser of a visitor or of a new customer, and expects no errors there. */
async function checkAs(who: Who, browser: Browser, check: (page: Page) => Promise<void>) {
  shared[who] ??= openAs(who, browser);
  const { page, complaints } = await shared[who];
  complaints.length = 0;
  await check(page);
  expect(complaints, "errors in the browser").toEqual([]);
}

test.describe.configure({ timeout: 180_000 });

for (const [name, { who, opener, prepare }] of quarterOf(Object.entries(panels), ([name]) => name)) {
  const screens = screensOf(name);
  const themes = themesOf(name);
  test(`${name}, ${who}, ${screens.map(({ width }) => width)} px, ${themes}`, async ({ browser }) => {
    await checkAs(who, browser, async (page) => {
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await page.goto("/about");
        await opener(page).press("Enter");
        const dialog = page.getByRole("dialog");
        await expect(dialog).toBeVisible();
        // Until its script has loaded it is a plain form, which would navigate to another page.
        await expect(page.locator("html")).not.toHaveAttribute("data-loading");
        await prepare?.(dialog);

        expect.soft(faultsOf(await tabThrough(page)), `${name}, ${screen.width} px: by keyboard`).toEqual([]);
        for (const theme of themes) await look(page, name, theme);

        await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
      }
    });
  });
}

for (const status of quarterOf([500, 503], (status) => `the page of ${status}`)) {
  const screens = screensOf(String(status));
  const themes = themesOf(String(status));
  test(`the page of ${status}, ${screens.map(({ width }) => width)} px, ${themes}`, async ({ browser, shop }) => {
    await checkAs("customer", browser, async (page) => {
      for (const screen of screens) {
        await page.setViewportSize(screen);
        if (status === 503) await shop.fault("*", "down");
        else await shop.controls.serveText("getCustomer", "{");
        const answer = await page.goto("/my-account");
        expect(answer?.status()).toBe(status);
        expect.soft(faultsOf(await tabThrough(page)), `${status}, ${screen.width} px: by keyboard`).toEqual([]);
        for (const theme of themes) await look(page, `the page of ${status}`, theme);
      }
    });
  });
}
