// The pages of a sale: their weight against the targets, and how fast the front serves them.
import { startOwnShop } from "../lib/own-shop.ts";
import { createShopper } from "../lib/shopper.ts";
import { print, step } from "../lib/steps.ts";
import { visitSalePages } from "./journey.ts";
import { benchPageSpeed } from "./page-speed.ts";
import { weigh } from "./page-weight.ts";

/** Ten packets of a new connection: more than that waits for the first acknowledgement. */
export const FIRST_FLIGHT_BYTES = 14_600;
/**
 * For the home page, the cart and the play pages, which are long: 3 % more than the largest, the cart, had on 27 November 2026, at the hour with
 * the longest words. Random ids in the cart change its size by 25 bytes. The most that such a page may ever have is 18 KB.
 */
export const LONG_PAGE_BYTES = 15_550;
/** The shop's time when pages are weighed: their words depend on the hour ("Closes this Thursday at", "Tomorrow"), and these are the longest. */
export const WEIGHED_AT = "2026-11-26T10:00:00Z";
/** The part of FIRST_FLIGHT_BYTES for styles. */
export const BLOCKING_CSS_BYTES = 8_000;
/** The script budget of a page without islands: header, relative times, toasts. */
export const PLAIN_SCRIPT_BYTES = 6_000;
/** The script budget of a play page until the visitor uses it, inline scripts included. */
export const PLAY_EARLY_BYTES = 8_500;
/** The budget of what a play page loads once the visitor uses it. */
export const PLAY_SCRIPT_BYTES = 90_000;
export const ACCOUNT_SCRIPT_BYTES = 100_000;
/** A partner's page, before a press. */
export const PARTNER_SCRIPT_BYTES = 90_000;

/** Returns the budget of HTML and blocking styles of a step of the sale. */
export const mostBytes = (name: string) =>
  name === "home" || name === "cart" || name.startsWith("play") ? LONG_PAGE_BYTES : FIRST_FLIGHT_BYTES;

const kilo = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);

export async function benchPages() {
  const shop = await step("Starting a shop", () => startOwnShop({ SHOP_NOW: WEIGHED_AT }));
  try {
    print(`\nPages in KB (1000 bytes): HTML, CSS and inline at brotli 5, script at gzip.`);
    print(
      `Targets: HTML + blocking CSS <= 14.6, home, cart and play 15.6, pages without islands no React, play <= 8.5 of script, and 90 when it is used.`,
    );
    print("                        HTML     CSS  HTML+CSS  inline  script  React");
    const shopper = createShopper(shop.url);
    await visitSalePages(shopper, async ({ name, path, hasIsland = false }) => {
      const { status, html } = await shopper.openPage(path);
      const { blockingCss, early, late, script, shipsReact, ...page } = await weigh(shop.url, html);
      const first = page.html + blockingCss;
      const misses = [
        status === 200 ? "" : `status ${status}`,
        first > mostBytes(name) ? "first flight" : "",
        shipsReact && !hasIsland ? "React" : "",
        name.startsWith("play") && (early > PLAY_EARLY_BYTES || late > PLAY_SCRIPT_BYTES) ? "script" : "",
      ].filter(Boolean);
      print(
        `  ${name.padEnd(20)} ${kilo(page.html)}  ${kilo(blockingCss)}    ${kilo(first)}  ${kilo(page.inline)}  ${kilo(script)}  ${
          shipsReact ? "yes  " : "no   "
        }${misses.length > 0 ? `  over target: ${misses.join(", ")}` : ""}`,
      );
    });
    await benchPageSpeed(shop);
  } finally {
    await shop.stop();
  }
}
