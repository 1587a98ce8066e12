// Who tries too often is told so, and how long to wait, wherever it happens; what was typed stays.
import { expect, test } from "./journey.ts";
import { fillInAll, newEmail, PASSWORD } from "./shopper.ts";

const WAIT = /Too many attempts\. Please wait (a minute|\d+ minutes) and try again\./;
/** Nothing is wrong with what was typed: the heading does not ask to look for it. */
const HEADING = "Please wait a while";

test("feedback", async ({ page, baseURL }) => {
  await page.goto("/shell/feedback");
  const headers = { origin: baseURL ?? "" };
  const send = () => page.request.post("/shell/feedback", { headers, form: { rating: "neutral", source: "/" } });
  for (let count = 0; count < 20; count += 1) await send();
  expect(await (await send()).text(), "without a script").toMatch(WAIT);

  await page.getByRole("radio", { name: "Neutral" }).check();
  await page.getByLabel("Comment").fill("Once more");
  await page.getByRole("button", { name: "Send feedback" }).click();

  await expect(page.getByRole("alert")).toContainText(
    "Too many attempts. Please wait 10 minutes and try again. What you typed is still here.",
  );
  await expect(page.getByLabel("Comment")).toHaveValue("Once more");
});

test("signing in", async ({ page, baseURL }) => {
  const email = newEmail();
  await page.goto("/login");
  const headers = { origin: baseURL ?? "" };
  const send = () => page.request.post("/login", { headers, form: { email, password: "Wrong-password-1" } });
  for (let count = 0; count < 10; count += 1) await send();
  const plain = await (await send()).text();
  expect(plain, "without a script").toMatch(WAIT);
  expect(plain, "without a script").toContain(HEADING);
  expect(plain, "what was typed").toContain(email);

  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();

  await expect(page.getByRole("alert")).toContainText(WAIT);
  await expect(page.getByRole("alert")).toContainText(HEADING);
  await expect(page.getByText("Please check the form")).toHaveCount(0);
  await expect(page.getByLabel("Email")).toHaveValue(email);
});

test("registering", async ({ page, baseURL }) => {
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
