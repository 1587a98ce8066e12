// Takes the pictures of docs/screens/.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { CHROMIUM_ARGS, requireChromium } from "./lib/chromium.ts";
import { readControls } from "./lib/control.ts";
import { startOwnShop } from "./lib/own-shop.ts";
import { main, print, root, step } from "./lib/steps.ts";

const HELP = `npm run screens                take the pictures of docs/screens/ again, on a separate shop with fresh demo data
npm run screens -- blog post   only these`;

const folder = join(root, "docs/screens");
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const THEMES = ["light", "dark"] as const;

/** The names of the pictures to take; all if empty. */
const wanted = new Set<string>();

/** Takes one page in every size and theme: its top, or this part of it. */
async function draw(page: Page, name: string, part?: string) {
  if (wanted.size > 0 && !wanted.has(name)) return;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.evaluate(async (selector) => {
        scrollTo(0, 0);
        if (selector) document.querySelector(selector)?.scrollIntoView({ block: "center" });
        await document.fonts.ready;
      }, part);
      await page.screenshot({ path: join(folder, `${name}-${size.width}-${colorScheme}.png`), animations: "disabled" });
    }
  }
  print(`  ${name}`);
}

/** Returns the address of a post's preview. */
async function previewOf(item: string, dataDir: string): Promise<string> {
  const [control] = readControls(dataDir);
  if (!control) throw new Error("The shop has no control port.");
  const headers = { authorization: `Bearer ${control.secret}`, "content-type": "application/json" };
  const body = JSON.stringify({ item });
  const reply = await fetch(new URL("/preview", control.url), { method: "POST", headers, body });
  return ((await reply.json()) as { path: string }).path;
}

/** Walks through the shop as one customer and takes pictures. */
async function walk(page: Page, previewPath: string) {
  const file = join(root, "services/db/demo/customers.json");
  const { password } = JSON.parse(readFileSync(file, "utf8")) as { password: string };

  // A late web font is used from the next page on (styles/fonts.css).
  await page.goto("/about");
  await page.evaluate(() => document.fonts.ready);
  await page.goto("/");
  await draw(page, "first-visit");
  // Close the notices once, so that the other pictures show the pages.
  for (const name of ["Decline", "Dismiss"]) {
    const button = page.getByRole("button", { name });
    await button.click();
    // Before its script has loaded a notice is a plain form: the next click would cancel its answer.
    await button.waitFor({ state: "hidden" });
  }
  await page.goto("/");
  await draw(page, "home");
  await draw(page, "home-banner", ".banners");
  await page.goto("/lotto-results");
  await draw(page, "results");
  await page.goto("/blog");
  await draw(page, "blog");
  await page.goto("/blog/four-boats-one-raffle");
  await draw(page, "post");
  for (const [path, name] of [
    ["/causes", "causes"],
    ["/causes/coast-rescue", "cause"],
    ["/your-support", "your-support"],
    ["/about/faq#q-was-i-charged-twice", "questions"],
    ["/about/terms-and-conditions", "terms"],
  ] as const) {
    await page.goto(path);
    await draw(page, name);
  }
  await page.goto(previewPath);
  await draw(page, "preview");
  await page.goto("/nothing/here");
  await draw(page, "not-found");

  await page.goto("/powerball");
  await page.getByRole("button", { name: "Quick-pick all" }).click();
  const add = page.getByRole("button", { name: /^Add \d+ games/ });
  await add.and(page.locator(":not([aria-disabled])")).waitFor();
  await draw(page, "play");
  await add.click();
  await page.getByRole("link", { name: "Go to cart" }).click();
  await page.waitForURL("**/cart");
  await draw(page, "cart");

  await page.goto("/checkout/login");
  await draw(page, "checkout-login");
  await page.getByLabel("Email").fill("anna@example.com");
  await page.getByLabel("Password", { exact: true }).fill(password);
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
  await page.goto("/");
  await page.getByRole("link", { name: "Menu" }).click();
  await page.getByRole("dialog").waitFor();
  await draw(page, "menu");

  for (const part of ["", "button", "ticket", "number-board", "scene"]) {
    await page.goto(`/catalogue/${part}`);
    await draw(page, `catalogue${part && `-${part}`}`);
  }
}

/** Starts a shop and takes the named pictures, or all. */
async function takeAll(names: string[]) {
  for (const name of names) wanted.add(name);
  const executablePath = await requireChromium();
  const shop = await step("Starting a shop", () => startOwnShop({ CATALOGUE: "on" }));
  try {
    mkdirSync(folder, { recursive: true });
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
    try {
      const timezoneId = "Australia/Sydney";
      const page = await browser.newPage({ baseURL: shop.url, locale: "en-AU", timezoneId });
      await step("Taking pictures", async () =>
        walk(page, await previewOf("posts/verify-a-draw-yourself", shop.env.DATA_DIR)),
      );
    } finally {
      await browser.close();
    }
  } finally {
    await shop.stop();
  }
}

await main(HELP, takeAll, { positionals: 100 });
