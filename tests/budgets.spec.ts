// Limits the size of a first visit. Sizes do not depend on the machine, so tests assert them; npm run bench measures times.
import { brotliCompressSync, constants } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { contentPages } from "#scripts/bench/cached-pages.ts";
import { type Step, visitSalePages } from "#scripts/bench/journey.ts";
import { type PageWeight, scriptsFrom, weigh } from "#scripts/bench/page-weight.ts";
import {
  ACCOUNT_SCRIPT_BYTES,
  BLOCKING_CSS_BYTES,
  FIRST_FLIGHT_BYTES,
  LONG_PAGE_BYTES,
  mostBytes,
  PARTNER_SCRIPT_BYTES,
  PLAIN_SCRIPT_BYTES,
  PLAY_EARLY_BYTES,
  PLAY_SCRIPT_BYTES,
  WEIGHED_AT,
} from "#scripts/bench/pages.ts";
import { startOwnShop } from "#scripts/lib/own-shop.ts";
import { createShopper } from "#scripts/lib/shopper.ts";
import { routes } from "#site/routes.ts";
import { type AccountPage, openAccountPages } from "./account-pages.ts";
import { emptyDatabase } from "./database.ts";
import { testEnv } from "./services/open-services.ts";

type Weighed = Step & PageWeight & { status: number };

const pages: Weighed[] = [];
const partners: (PageWeight & { isPaying: boolean })[] = [];
/** One of each board, the longest price tables, and the lotteries with the most text. */
const PLAY_PATHS = [
  ...["monday_lotto", "oz_lotto", "powerball"].flatMap((key) => [`/${key}`, `/${key}/systems`, `/${key}/super-combos`]),
  ...["/saturday_lotto", "/powerball/powerhit", "/set_for_life2020", "/lotto_strike", "/lotto_strike/boxed"],
];
const play: (PageWeight & { path: string })[] = [];
/** Blog, causes, answers, legal pages: every page of the sitemap without offers and results. */
const content: (PageWeight & { path: string; beginning: number })[] = [];
/** Every page and panel whose path has no parameters, as a visitor sees it. */
const open: (PageWeight & { path: string })[] = [];
/** The pages of customers with long lists, many cards, prizes and limits. */
const account: (PageWeight & AccountPage)[] = [];
/** The scripts of a page without content, by URL. */
let frame: string[] = [];
/** Bytes at brotli 5 that the browser needs to show the page's title and first paragraph. */
function firstPaintBytes(html: string): number {
  const paragraph = html.indexOf("</p>", html.indexOf("</h1>"));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(html.slice(0, paragraph), { params }).length;
}

beforeAll(async () => {
  // Starting includes building the site.
  const DATABASE_URL = await emptyDatabase();
  const shop = await startOwnShop({ DATABASE_URL, TOKEN_SECRET: testEnv().tokenSecret, SHOP_NOW: WEIGHED_AT });
  try {
    const shopper = createShopper(shop.url);
    await visitSalePages(shopper, async (step) => {
      const { status, html } = await shopper.openPage(step.path);
      pages.push({ ...step, ...(await weigh(shop.url, html)), status });
    });
    for (const path of PLAY_PATHS) {
      const { html } = await shopper.openPage(path);
      play.push({ path, ...(await weigh(shop.url, html)) });
    }
    // A visitor, a customer whose wallet pays, and one who pays by card.
    for (const name of [null, "anna", "cara"]) {
      const buyer = createShopper(shop.url);
      if (name) await buyer.mutate("session.login", { email: `${name}@example.com`, password: "Drawcard-demo-1" });
      const { html } = await buyer.openPage("/purchase/coast-radio?offer=monday_lotto&count=4");
      partners.push({ ...(await weigh(shop.url, html)), isPaying: html.includes('name="payerId"') });
    }
    for (const { path } of await contentPages(shop.url)) {
      const { html } = await shopper.openPage(path);
      content.push({ path, ...(await weigh(shop.url, html)), beginning: firstPaintBytes(html) });
    }
    const plainPaths = Object.values(routes).flatMap(({ pattern, planned }) =>
      !planned && !pattern.includes(":") ? [pattern] : [],
    );
    for (const path of plainPaths) {
      const { status, html } = await shopper.openPage(path);
      if (status === 200) open.push({ path, ...(await weigh(shop.url, html)) });
    }
    for (const name of ["hana", "ivy", "joy", "sam"]) {
      const customer = createShopper(shop.url);
      await customer.mutate("session.login", { email: `${name}@example.com`, password: "Drawcard-demo-1" });
      for (const page of await openAccountPages(customer)) {
        account.push({ ...page, ...(await weigh(shop.url, page.source)) });
      }
    }
    const { html } = await shopper.openPage("/about");
    const entries = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map((match) => match[1] ?? "");
    frame = [...(await scriptsFrom(shop.url, entries)).keys()];
  } finally {
    await shop.stop();
  }
});

describe("the pages of a sale", () => {
  it("all respond", () => {
    expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
    expect(pages).toHaveLength(16);
  });

  it("fit with their styles into the first round trip of a connection; the long ones have 3 % more", () => {
    const late = pages.filter(({ html, blockingCss, name }) => html + blockingCss > mostBytes(name));
    expect(late.map(({ name, html, blockingCss }) => ({ name, html, blockingCss }))).toEqual([]);
  });

  it("keep their styles within their share of it", () => {
    const heavy = pages.filter(({ blockingCss }) => blockingCss > BLOCKING_CSS_BYTES);
    expect(heavy.map(({ name, blockingCss }) => ({ name, blockingCss }))).toEqual([]);
  });

  it("load the script of every page in one request", () => {
    expect(frame).toHaveLength(1);
  });

  it("load no React without an island", () => {
    const heavy = pages.filter(({ hasIsland, shipsReact, islands }) => !hasIsland && (shipsReact || islands > 0));
    expect(heavy.map(({ name }) => name)).toEqual([]);
  });

  it("load almost no script without an island", () => {
    const heavy = pages.filter(({ hasIsland, script }) => !hasIsland && script > PLAIN_SCRIPT_BYTES);
    expect(heavy.map(({ name, script }) => ({ name, script }))).toEqual([]);
  });
});

it("a partner's page loads at most 90 KB of script, with the payment of a customer too", () => {
  expect(partners.map(({ isPaying, shipsReact }) => [shipsReact, isPaying])).toEqual([
    ...[
      [true, false],
      [true, true],
      [true, true],
    ],
  ]);
  expect(partners.filter(({ script }) => script > PARTNER_SCRIPT_BYTES)).toEqual([]);
});

describe("pages and panels of visitors", () => {
  it("load no React for a form or another part that is not an island", () => {
    expect(open.map(({ path }) => path)).toEqual(expect.arrayContaining(["/login", "/shell/login", "/shell/feedback"]));
    expect(open.filter(({ shipsReact, islands }) => shipsReact && islands === 0).map(({ path }) => path)).toEqual([]);
  });
});

describe("the play pages", () => {
  it("stay within the budget of a long page with their styles and all prices", () => {
    const late = play.filter(({ html, blockingCss }) => html + blockingCss > LONG_PAGE_BYTES);
    expect(late.map(({ path, html, blockingCss }) => ({ path, html, blockingCss }))).toEqual([]);
  });

  it("load at most 8.5 KB of script before they are used, and 90 KB then", () => {
    expect(play.filter(({ shipsReact }) => !shipsReact).map(({ path }) => path)).toEqual([]);
    const heavy = play.filter(({ early, late }) => early > PLAY_EARLY_BYTES || late > PLAY_SCRIPT_BYTES);
    expect(heavy.map(({ path, early, late }) => ({ path, early, late }))).toEqual([]);
  });
});

describe("account pages", () => {
  it("are found: every list, form and detail that links lead to", () => {
    expect(account.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(account.map(({ name }) => name)).size).toBeGreaterThan(20);
  });

  it("fit with their styles into the first round trip of a connection", () => {
    const late = account.filter(({ html, blockingCss }) => html + blockingCss > FIRST_FLIGHT_BYTES);
    expect(late.map(({ path, html, blockingCss }) => ({ path, html, blockingCss }))).toEqual([]);
  });

  it("load at most 100 KB of script", () => {
    const heavy = account.filter(({ sentScript }) => sentScript > ACCOUNT_SCRIPT_BYTES);
    expect(heavy.map(({ path, sentScript }) => ({ path, sentScript }))).toEqual([]);
  });
});

describe("content pages", () => {
  it("are found: every route, and every post", () => {
    expect(content.length).toBeGreaterThan(25);
  });

  it("load no React, and almost no script", () => {
    const heavy = content.filter(
      ({ shipsReact, islands, script }) => shipsReact || islands > 0 || script > PLAIN_SCRIPT_BYTES,
    );
    expect(heavy.map(({ path, script }) => ({ path, script }))).toEqual([]);
  });

  it("show title and first paragraph after the first round trip of a connection", () => {
    const late = content.filter(({ beginning, blockingCss }) => beginning + blockingCss > FIRST_FLIGHT_BYTES);
    expect(late.map(({ path, html, beginning, blockingCss }) => ({ path, html, beginning, blockingCss }))).toEqual([]);
  });
});
