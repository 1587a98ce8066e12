// A draw watched on its page, which no step of this journey reloads. Words and HTML: tests/front/draw-night.spec.ts.
import { MAX_STREAMS_OF_NETWORK } from "#gateway/entry/live-draws.ts";
import { expect, test } from "./journey.ts";
import { layoutShifts } from "./layout-shift.ts";
import { addQuickPick, buyCart, onReceipt, payButton, register, registerWithMoney } from "./shopper.ts";

const HALF_HOUR_MS = 1_800_000;

test("a customer watches a draw: the countdown, the balls in the order drawn, matches in gold, the prizes, and a replay", async ({
  page,
  shop,
}) => {
  const { nextDraws } = await shop.status();
  const next = nextDraws.find(({ offer }) => offer === "friday_lotto");
  await shop.clock(new Date(Date.parse(next?.stop ?? "") - HALF_HOUR_MS).toISOString());
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page);
  await addQuickPick(page, "friday_lotto", 18);
  await buyCart(page);
  await page.goto(`/friday_lotto/results/draw/${next?.drawNo}`);
  await expect(page.getByRole("heading", { name: /^Sales close in \d+ minutes$/ })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Your tickets in this draw" }).getByRole("listitem").first(),
  ).toBeVisible();

  await shop.draw("friday_lotto");
  await expect(page.getByRole("heading", { name: "The result is in" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Game 4" }), "own games are in view on a phone").toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole("link", { name: "Show the whole result now" })).toBeVisible();
  // 18 games have 108 of 45 numbers: a ball without any match is rare, eight of them are impossible.
  // The first match may be in a closed "Show more games".
  await expect(page.locator(".own-games .is-matched").first()).toBeAttached();
  expect(await layoutShifts(page)).toEqual([]);

  const head = page.getByRole("list", { name: /^Winning numbers, Draw/ });
  await expect(head).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("table", { name: "Prizes by division" })).toBeVisible();
  const shown = await head.innerText();
  await page.getByRole("button", { name: "Replay the draw" }).click();
  await expect(page.locator(".draw-head .is-empty").first()).toBeAttached();
  await expect(head).toHaveText(/\d/, { timeout: 30_000 });
  await expect.poll(() => head.innerText(), { timeout: 30_000 }).toBe(shown);
});

test("a customer watches the draw of a raffle: winning tickets one by one, their own in gold, and a replay", async ({
  page,
  shop,
}) => {
  await registerWithMoney(page, 20);
  const { nextDraws } = await shop.status();
  const next = nextDraws.find(({ offer }) => offer === "camper_raffle");
  await page.goto("/camper_raffle");
  await page.getByRole("group", { name: "Cause" }).getByRole("radio").first().check();
  await page.getByRole("button", { name: /^Add/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await payButton(page).click();
  await onReceipt(page);

  // The tickets may get their numbers while the page is open.
  const numbers = page.getByRole("list", { name: "Your ticket numbers" });
  await page.goto(`/camper_raffle/results/draw/${next?.drawNo}`);
  await expect(numbers).toBeVisible();
  await shop.draw("camper_raffle");
  await expect(page.getByRole("heading", { name: "The result is in" })).toBeVisible();
  await expect(page.locator("[data-live-tickets] .is-own").first()).toBeVisible();
  await expect(numbers.locator(".is-own").first()).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);

  const table = page.getByRole("table", { name: "Winning tickets, main draw" });
  await expect(table).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Replay the draw" }).click();
  await expect(table.locator(".is-empty").first()).toBeAttached();
  await expect(table.locator(".is-empty")).toHaveCount(0, { timeout: 60_000 });
});

test("a visitor with reduced motion sees all balls at once, and polls where streams are refused", async ({
  baseURL,
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { nextDraws } = await shop.status();
  const next = nextDraws.find(({ offer }) => offer === "powerball");
  // The visitor's address has all its streams already, so the front refuses another one.
  const headers = { "x-forwarded-for": "10.200.200.200" };
  await page.context().setExtraHTTPHeaders(headers);
  const others = new AbortController();
  const stream = `${baseURL}/_live/powerball/${next?.drawNo}`;
  const held = { headers: { ...headers, accept: "text/event-stream" }, signal: others.signal };
  const streams = await Promise.all(Array.from({ length: MAX_STREAMS_OF_NETWORK }, () => fetch(stream, held)));
  const refused = page.waitForResponse((response) => response.url() === stream && response.status() === 503);
  await page.goto(`/powerball/results/draw/${next?.drawNo}`);
  await refused;
  const balls = page.locator("[data-live-balls] .ball");
  await expect(balls).toHaveCount(8);
  /** How many balls were filled after each change of the row. */
  const filled: number[] = [];
  await page.exposeFunction("noteFilled", (count: number) => filled.push(count));
  await balls.first().evaluate((ball) => {
    const row = ball.closest("[data-live-balls]") ?? ball;
    const count = () => [...row.querySelectorAll(".ball")].filter(({ textContent }) => /\d/.test(textContent)).length;
    const { noteFilled } = globalThis as unknown as { noteFilled: (count: number) => void };
    new MutationObserver(() => noteFilled(count())).observe(row, { childList: true, subtree: true });
  });
  await shop.draw("powerball");
  await expect(page.getByRole("heading", { name: "The result is in" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("table", { name: "Prizes by division" })).toBeVisible({ timeout: 30_000 });
  expect([...new Set(filled)]).toEqual([8]);
  // Node ends the streams of replies that nothing refers to any more.
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  others.abort();
  await expect(page.getByRole("button", { name: "Replay the draw" })).toBeHidden();
});

test("a page that is opened between the close of sales and the draw shows the result as it is drawn", async ({
  page,
  shop,
}) => {
  const { nextDraws } = await shop.status();
  const next = nextDraws.find(({ offer }) => offer === "wednesday_lotto");
  await shop.clock(new Date(Date.parse(next?.stop ?? "") + 60_000).toISOString());
  await page.goto(`/wednesday_lotto/results/draw/${next?.drawNo}`);
  await expect(page.getByRole("heading", { name: /^The draw starts in/ })).toBeVisible();
  await shop.draw("wednesday_lotto");
  await expect(page.getByRole("heading", { name: "The result is in" })).toBeVisible();
});
