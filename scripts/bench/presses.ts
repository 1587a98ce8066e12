// How long the play page takes to answer a press, on a phone with a slow processor: from the press to the next paint.
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright";
import { CHROMIUM_ARGS, requireChromium } from "../lib/chromium.ts";
import { startOwnShop } from "../lib/own-shop.ts";
import { print, step } from "../lib/steps.ts";
import { median } from "./rounds.ts";

/** The time from a press to the next paint that feels immediate, in milliseconds, at a quarter of the processor's speed. */
const TARGET_MS = 100;
const SLOWER = 4;
const ROUNDS = 9;
/** A press without a report by then took less than the 16 ms that browsers report. */
const REPORTED_MS = 1_500;
/** After this time the page counts as settled. */
const SETTLED_MS = 1_500;

declare global {
  interface Window {
    /** The time of each press until the next paint, in milliseconds. */
    pressTimes: number[];
    /** The time from the press of "Add" until the cart's badge changes. */
    badgeTime: Promise<number>;
  }
}

type Way = { isHydrated?: boolean; context?: BrowserContext; slower?: number };

/** Opens a page. It hydrates when it is first used, which a move of the mouse does here. */
async function openPage(
  browser: Browser,
  url: string,
  { isHydrated = true, context, slower = SLOWER }: Way = {},
): Promise<Page> {
  context ??= await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.pressTimes = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) window.pressTimes.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.goto(url);
  if (isHydrated) {
    await page.mouse.move(1, 1);
    await page.locator("[data-live]").waitFor();
  }
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** The time between two presses of a quick finger. */
const QUICK_MS = 90;

/** Returns the longest of some presses that begin with the first use of the page, and go on while it hydrates. */
async function timeWhileHydrating(browser: Browser, url: string, context: BrowserContext): Promise<number> {
  const page = await openPage(browser, url, { context, isHydrated: false });
  const presses = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => presserOf(page, ".board__cell", at)));
  for (const press of presses) {
    await press();
    await page.waitForTimeout(QUICK_MS);
  }
  await page.locator("[data-live]").waitFor();
  const time = await timeOf(page, async () => undefined, { keepsTimes: true });
  const chosen = await page.locator(".board__cell input:checked").count();
  if (chosen !== presses.length) throw new Error(`${presses.length} numbers were pressed, ${chosen} are chosen.`);
  await page.close();
  return time;
}

/** Returns the time from an action to the next paint, in milliseconds. */
async function timeOf(page: Page, act: () => Promise<void>, { keepsTimes = false } = {}): Promise<number> {
  if (!keepsTimes)
    await page.evaluate(() => {
      window.pressTimes = [];
    });
  await act();
  await page.waitForFunction(() => window.pressTimes.length > 0, null, { timeout: REPORTED_MS }).catch(() => null);
  await settle(page);
  return page.evaluate(() => Math.max(0, ...window.pressTimes));
}

/**
 * Waits until the rest of what a press started is drawn, and the balls lie still. With a time limit, because Chromium does not
 * report idle time after a key that changes nothing on the screen, and a spinner's animation does not end.
 */
const settle = (page: Page) =>
  page.evaluate(async (timeout) => {
    const idle = () => new Promise((done) => requestIdleCallback(done, { timeout }));
    const limit = new Promise((done) => setTimeout(done, timeout));
    await idle();
    await Promise.race([limit, Promise.allSettled(document.getAnimations().map(({ finished }) => finished))]);
    await idle();
  }, SETTLED_MS);

/** Returns the time from a press of "Add" until the header's cart badge counts the ticket, in milliseconds. */
async function badgeTimeOf(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.badgeTime = new Promise((resolve) => {
      let pressedAt = 0;
      const notePress = () => {
        pressedAt = performance.now();
      };
      addEventListener("pointerdown", notePress, { once: true, capture: true });
      const badge = document.querySelector("[data-cart-count]");
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve(performance.now() - pressedAt);
      });
      if (badge) observer.observe(badge, { subtree: true, childList: true, characterData: true });
    });
  });
  await press();
  return Math.round(await page.evaluate(() => window.badgeTime));
}

/** Presses the middle of an element with the mouse: Playwright's own click waits and scrolls within the time. */
async function presserOf(page: Page, selector: string, at = 0): Promise<() => Promise<void>> {
  const element = page.locator(selector).nth(at);
  // The bar sticks to the screen: scrolling to it would move the page and draw more lines.
  if (!(await isOnScreen(element))) {
    await element.scrollIntoViewIfNeeded();
    await settle(page);
  }
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page.`);
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const isOnScreen = (element: Locator) =>
  element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

async function report(name: string, measure: (round: number) => Promise<number>) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await measure(round));
  const middle = median(times);
  print(
    `  ${name.padEnd(30)} ${String(middle).padStart(5)} ms   (${Math.min(...times)}-${Math.max(...times)})${
      middle > TARGET_MS ? "  over target" : ""
    }`,
  );
}

export async function benchPresses() {
  const executablePath = await requireChromium();
  const shop = await step("Starting a shop", () => startOwnShop());
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    print(`\nThe play page at 390 px and 1/${SLOWER} of the processor's speed: from the press to the next paint.`);
    print(`The median of ${ROUNDS}; the target is ${TARGET_MS} ms.`);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await report("numbers while it hydrates", () => timeWhileHydrating(browser, `${shop.url}/powerball`, context));
    const page = await openPage(browser, `${shop.url}/powerball`);
    await report("a number after hydration", async (round) =>
      timeOf(page, await presserOf(page, ".board__cell", round)),
    );

    const fifty = await openPage(browser, `${shop.url}/powerball?games=50`);
    const quickPick = await presserOf(fifty, ".play__choices .button--secondary");
    await report("quick-pick of 50 games", () => timeOf(fifty, quickPick));
    await report("an add of 50 games", async () => {
      await timeOf(fifty, await presserOf(fifty, ".play__choices .button--secondary"));
      const time = await timeOf(fifty, await presserOf(fifty, ".play__bar [type=submit]"));
      await fifty.locator(".play__bar a").waitFor();
      return time;
    });

    const quick = await openPage(browser, `${shop.url}/powerball`, { slower: 1 });
    await report("an add to the badge, full speed", async () => {
      await timeOf(quick, await presserOf(quick, ".play__choices .button--secondary"));
      const time = await badgeTimeOf(quick, await presserOf(quick, ".play__bar [type=submit]"));
      await quick.locator(".play__bar a").waitFor();
      // shop §7: a second add within a second counts as the same press.
      await quick.waitForTimeout(1_000);
      return time;
    });

    const systems = await openPage(browser, `${shop.url}/saturday_lotto/systems`);
    await systems.locator("select[name='item.gameOffer']").focus();
    await report("switching to System 20", async () => {
      await timeOf(systems, () => systems.keyboard.press("Home"));
      return timeOf(systems, () => systems.keyboard.press("End"));
    });
  } finally {
    await browser.close();
    await shop.stop();
  }
}
