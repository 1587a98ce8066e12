// Tests switching between systems: chosen numbers stay, the button says what is missing, and Undo goes back across a switch.

import type { Page } from "@playwright/test";
import { TICKET_FIELDS } from "#site/features/play/play.form.ts";
import { boardsLabel } from "#site/lib/format/entries.ts";
import { expect, test } from "./journey.ts";

const board = (page: Page) => page.getByRole("group", { name: /^Numbers/ });
const box = (page: Page, number: number) => board(page).getByRole("checkbox", { name: `${number}`, exact: true });
const addButton = (page: Page) => page.getByRole("button", { name: /^Add/ });
const system = (page: Page) => page.getByLabel(TICKET_FIELDS.gameOffer, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("keeps the chosen numbers in another system, undoes the switch, and restores both after a reload", async ({
  page,
}) => {
  await page.goto("/monday_lotto/systems");
  await expect(button(page, "Quick-pick all")).toBeEnabled();
  await system(page).selectOption("system_8");
  for (const number of [3, 8, 14, 22, 27, 33, 40, 45]) await box(page, number).check();
  await expect(addButton(page)).toHaveText("Add System 8 · $18.90");
  await expect(page.getByText("1 in 290,895")).toBeVisible();

  await system(page).selectOption("system_9");
  await expect(page.getByText("Choose 1 more number.")).toBeVisible();
  await box(page, 1).check();
  await expect(addButton(page)).toHaveText("Add System 9 · $56.70");
  await system(page).selectOption("system_7");
  await expect(page.getByText("Deselect 2 numbers.")).toBeVisible();
  await expect(board(page)).toContainText("9 of 7 chosen");

  await button(page, "Undo").click();
  await expect(system(page)).toHaveValue("system_9");
  await expect(addButton(page)).toHaveText("Add System 9 · $56.70");
  await page.reload();
  await expect(system(page)).toHaveValue("system_9");
  await expect(board(page)).toContainText("9 of 9 chosen");

  await page.goto("/monday_lotto");
  await expect(page.getByText("0 of 4 games complete")).toBeVisible();
  await page.goBack();
  await expect(board(page)).toContainText("9 of 9 chosen");
  await addButton(page).click();
  await expect(page.getByText("Added to your cart.")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).click();
  await expect(page.getByRole("main")).toContainText("System 9");
  await page.getByLabel(boardsLabel({ standardGames: 8 })).selectOption({ label: "2 entries · $113.40" });
  await expect(page.getByRole("main")).toContainText("2 × System 9");
});

test("gives the first draw and the system room for their longest text, and ends what is longer with dots", async ({
  page,
}) => {
  await page.goto("/monday_lotto/systems");
  const draw = page.getByLabel(TICKET_FIELDS.drawNo);
  for (const field of [draw, system(page)]) {
    const room = await field.evaluate((select: HTMLSelectElement) => {
      const { font, paddingInlineEnd, paddingInlineStart } = getComputedStyle(select);
      const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
      pen.font = font;
      const longest = Math.max(...[...select.options].map(({ text }) => pen.measureText(text).width));
      return select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd) - longest;
    });
    expect(room).toBeGreaterThan(0);
  }
  await expect(draw).toHaveCSS("text-overflow", "ellipsis");
  // Chromium draws the dots with this value only.
  await expect(draw).toHaveCSS("white-space", "nowrap");
});
