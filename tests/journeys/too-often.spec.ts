// Tests a rate limit on a form that a script sends. Plain forms: tests/front/too-often.spec.ts.
import { expect, test } from "./journey.ts";
import { fillInAll } from "./shopper.ts";

const WAIT = /Too many attempts\. Please wait (a minute|\d+ minutes) and try again\./;

test("registering too often names the wait and keeps what was typed", async ({ page, baseURL }) => {
  await page.goto("/checkout/login?step=register");
  await fillInAll(page, "anna@example.com");
  const headers = { "content-type": "application/json", "x-drawcard": "1", origin: baseURL ?? "" };
  const [call] = await Promise.all([
    page.waitForRequest(/session\.signUp/),
    page.getByRole("button", { name: "Create account" }).click(),
  ]);
  const data = call.postData() ?? "";
  for (let count = 0; count < 30; count += 1) await page.request.post("/trpc/session.signUp", { headers, data });

  await page.getByRole("button", { name: "Create account" }).click();

  await expect(page.getByRole("alert").filter({ hasText: WAIT })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("anna@example.com");
});
