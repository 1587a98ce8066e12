// Two-factor authentication in the browser: the copied key makes the first code, and the dialog asks for one to turn it off.
import { readFileSync } from "node:fs";
import { TOTP } from "otpauth";
import { LABELS } from "#tests/labels.ts";
import { isProof, oneOf } from "#tests/seeded.ts";
import { look, type Theme } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { PASSWORD, register } from "./shopper.ts";

const THEMES: readonly Theme[] = ["light", "dark"];
const TITLE = "2 factor authentication is required to complete this action";

test("an authenticator is set up with the copied key, and removed with a code (Two-factor 16)", async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const email = await register(page);
  await page.goto("/my-account/login-and-security");
  const setUp = page.getByRole("form", { name: "Set up an authenticator app" });
  await setUp.getByLabel(LABELS.authenticator.password).fill(PASSWORD);
  await setUp.getByRole("button", { name: "Set up an authenticator app" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  for (const theme of isProof ? THEMES : oneOf(THEMES, "theme of two-factor set-up")) await look(page, "set-up", theme);
  await page.getByRole("button", { name: "Copy key" }).click();
  await expect(page.getByText("Authenticator key copied to clipboard.")).toBeVisible();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  const code = (seconds = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 });

  await page.getByLabel(LABELS.twoFactor.otp).pressSequentially(code());
  await expect(page.getByRole("status").filter({ hasText: "Two-factor authentication is on." })).toBeFocused();
  await expect(page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem")).toHaveCount(10);
  const codes = page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem");
  const shown = (await codes.allTextContents()).map((code) => `${code}\n`).join("");
  await page.getByRole("button", { name: "Copy codes" }).click();
  await expect(page.getByText("Recovery codes copied to clipboard.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download codes (.txt)" }).click();
  const download = await saved;
  expect([download.suggestedFilename(), readFileSync(await download.path(), "utf8")]).toEqual([
    "recovery-codes.txt",
    shown,
  ]);

  await shop.controls.stepDown(email);
  await page.getByRole("button", { name: LABELS.turnOff.submit }).click();
  const modal = page.getByRole("dialog", { name: TITLE });
  await expect(modal, "the dialog's script has run").toHaveAttribute("data-step", "requesting_otp");
  await modal.getByLabel(LABELS.twoFactor.otp).fill(code(30));
  await expect(page.getByText("Two-factor authentication is off.")).toBeVisible();
  await expect(modal).toHaveCount(0);
  await expect(page.locator("html"), "the loading bar has ended").not.toHaveAttribute("data-loading");
});
