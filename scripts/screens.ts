// Takes the pictures of docs/screens/.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { LABELS } from "#tests/labels.ts";
import { CHROMIUM_ARGS, requireChromium } from "./lib/chromium.ts";
import { startOwnShop } from "./lib/own-shop.ts";
import { main, print, root, step } from "./lib/steps.ts";

const HELP = `npm run screens   take the twelve pictures of docs/screens/ again, on a separate shop with fresh demo data`;

const folder = join(root, "docs/screens");
/** Each page is shown twice: on a desktop in light colours, and on a phone in dark ones. */
const VIEWS = [
  { size: { width: 1280, height: 800 }, colorScheme: "light" },
  { size: { width: 390, height: 844 }, colorScheme: "dark" },
] as const;

/** Takes the top of a page in every view. */
async function draw(page: Page, name: string) {
  for (const { colorScheme, size } of VIEWS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(async () => {
      scrollTo(0, 0);
      await document.fonts.ready;
    });
    await page.screenshot({ path: join(folder, `${name}-${size.width}-${colorScheme}.png`), animations: "disabled" });
  }
  print(`  ${name}`);
}

/** Walks through the shop as one customer and takes pictures. */
async function walk(page: Page) {
  const file = join(root, "services/db/demo/customers.json");
  const { password } = JSON.parse(readFileSync(file, "utf8")) as { password: string };

  // A late web font is used from the next page on (styles/fonts.css).
  await page.goto("/about");
  await page.evaluate(() => document.fonts.ready);
  // Close the notices once, so that the pictures show the pages.
  for (const name of ["Decline", "Dismiss"]) {
    const button = page.getByRole("button", { name });
    await button.click();
    // Before its script has loaded a notice is a plain form: the next click would cancel its answer.
    await button.waitFor({ state: "hidden" });
  }
  await page.goto("/");
  await draw(page, "home");
  await page.goto("/lotto-results");
  await draw(page, "results");

  await page.goto("/powerball");
  await page.getByRole("button", { name: "Quick-pick all" }).click();
  const add = page.getByRole("button", { name: /^Add \d+ games/ });
  await add.and(page.locator(":not([aria-disabled])")).waitFor();
  // The ticket is drawn after the board.
  await page.locator(".game-line .ball.is-empty").first().waitFor({ state: "detached" });
  await draw(page, "play");
  await add.click();
  await page.getByRole("link", { name: "Go to cart" }).click();
  await page.waitForURL("**/cart");

  await page.goto("/checkout/login");
  await page.getByLabel(LABELS.login.email).fill("anna@example.com");
  await page.getByLabel(LABELS.login.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in and continue" }).click();
  await page.waitForURL("**/cart");
  const pay = page.getByRole("button", { name: /^Pay \$/ });
  await pay.waitFor();
  await draw(page, "payment");
  await pay.click();
  await page.waitForURL("**/receipt/**");
  await draw(page, "receipt");
  await page.goto("/my-account");
  await draw(page, "my-account");
}

async function takeAll() {
  const executablePath = await requireChromium();
  const shop = await step("Starting a shop", () => startOwnShop());
  try {
    mkdirSync(folder, { recursive: true });
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
    try {
      const timezoneId = "Australia/Sydney";
      const page = await browser.newPage({ baseURL: shop.url, locale: "en-AU", timezoneId });
      await step("Taking pictures", () => walk(page));
    } finally {
      await browser.close();
    }
  } finally {
    await shop.stop();
  }
}

await main(HELP, takeAll);
