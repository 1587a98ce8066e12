// How long the play page takes to answer a press, on a phone with a slow processor: from the press to the next paint.
import { type Browser, chromium, type Page } from "playwright";
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

declare global {
  interface Window {
    /** The time of each press until the next paint, in milliseconds. */
    pressTimes: number[];
    /** The time from the press of "Add" until the cart's badge changes. */
    badgeTime: Promise<number>;
  }
}

async function openPage(browser: Browser, url: string, { isHydrated = true, slower = SLOWER } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.pressTimes = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) window.pressTimes.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const devtools = await context.newCDPSession(page);
  if (!isHydrated) {
    await devtools.send("Network.enable");
    await devtools.send("Network.setBlockedURLs", { urls: ["*/_assets/*.js"] });
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.goto(url);
  // Clear is enabled by hydration.
  if (isHydrated) await page.locator(".play__commands:enabled").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Returns the time from an action to the next paint, in milliseconds. */
async function timeOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.pressTimes = [];
  });
  await act();
  await page.waitForFunction(() => window.pressTimes.length > 0, null, { timeout: REPORTED_MS }).catch(() => null);
  // Until the rest of what the press started is drawn, and the balls lie still.
  await page.evaluate(async () => {
    await new Promise((done) => requestIdleCallback(done));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await new Promise((done) => requestIdleCallback(done));
  });
  return page.evaluate(() => Math.max(0, ...window.pressTimes));
}

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
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page.`);
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

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
    const early = await openPage(browser, `${shop.url}/powerball`, { isHydrated: false });
    await report("a number before hydration", async (round) =>
      timeOf(early, await presserOf(early, ".board__cell", round)),
    );
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
