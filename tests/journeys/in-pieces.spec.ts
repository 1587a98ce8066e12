// Sweeps pages that arrive slowly: they render without layout shift. A run takes a seeded quarter; the proof takes all.

import { quarterOf } from "#tests/seeded.ts";
import { inPieces } from "./in-pieces.ts";
import { expect, test } from "./journey.ts";
import { layoutShifts } from "./layout-shift.ts";
import { holdRequests } from "./shopper.ts";

const PATHS = [
  "/",
  "/cart",
  "/cart/buy",
  "/lotto-tickets",
  "/powerball",
  "/lotto_strike",
  "/lotto-results",
  "/blog",
  "/about/faq",
  "/charity_raffle",
  "/powerball/lotto-party",
  "/charity_raffle/winners",
];
const views = PATHS.flatMap((path) => [390, 640, 1280].map((width) => ({ path, width })));
// A post with a picture above the text and one in it.
const POST = "/blog/four-boats-one-raffle";

const swept = quarterOf(views, ({ path, width }) => `${path} in pieces at ${width}`);
const names = swept.map(({ path, width }) => `${path} at ${width}`);

test(`nothing moves while a page arrives in pieces: ${names.join(", ")}`, async ({ page, baseURL }) => {
  await inPieces(baseURL ?? "", async (url) => {
    for (const { path, width } of swept) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url + path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect.soft(await layoutShifts(page), `${path} at ${width}`).toEqual([]);
    }
  });
});

test("a play page that is cut off shows what has arrived of its form", async ({ page, baseURL }) => {
  const open = async (url: string) => {
    await page.goto(`${url}/powerball`, { waitUntil: "commit" }).catch(() => undefined);
    await expect(page.getByRole("checkbox", { name: "7", exact: true }).first()).toBeVisible();
  };
  await inPieces(baseURL ?? "", open, 16, 14);
});

test("a footer at the foot of the screen does not move while its parts arrive", async ({ page, baseURL }) => {
  const open = async (url: string) => {
    await page.setViewportSize({ width: 390, height: 1400 });
    await page.goto(`${url}/login`);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    expect(await layoutShifts(page)).toEqual([]);
  };
  // So many that the footer has more than one.
  await inPieces(baseURL ?? "", open, 60);
});

test("nothing moves while the pictures of a post arrive late", async ({ page }) => {
  const sendPictures = await holdRequests(page, "**/files/**");
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(POST, { waitUntil: "domcontentloaded" });
  const pictures = page.getByRole("main").locator("img");
  await expect(pictures.first()).toBeAttached();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  expect(await layoutShifts(page)).toEqual([]);
  await expect(pictures.first()).toHaveJSProperty("complete", false);
  sendPictures();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true, { timeout: 20_000 });
  }
  expect(await layoutShifts(page)).toEqual([]);
});
