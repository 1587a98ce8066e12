// The behaviour of the core components, in both their versions, on the page of the catalogue that shows them side by side.
// Sentences that name acceptance "18. Widgets" stand as they are there.
import { expect, test } from "./catalogue.ts";
import { twin, VERSIONS, wake } from "./twins.ts";

test.beforeEach(({ page, javaScriptEnabled }) => wake(page, javaScriptEnabled));

for (const version of VERSIONS) {
  test.describe(`in ${version}`, () => {
    test("Widgets 1: Given a button in loading state, when clicked, then no second action runs.", async ({ page }) => {
      const part = twin(page, "button", version);
      const presses = part.locator("output");
      await part.getByRole("button", { name: "Quick-pick" }).click();
      await expect(presses).toHaveText("1 presses");

      const loading = part.getByRole("button", { name: "Paying" });
      await expect(loading).toHaveAttribute("aria-busy", "true");
      await loading.click();
      await loading.press("Enter");
      const blocked = part.getByRole("button", { name: "Add" });
      await expect(blocked).toHaveAttribute("aria-disabled", "true");
      await expect(blocked).toHaveAccessibleDescription("Choose a draw first.");
      // Playwright waits until a disabled button is enabled; a person does not.
      await blocked.click({ force: true });
      await blocked.press("Space");
      await expect(blocked).toBeFocused();

      await expect(presses).toHaveText("1 presses");
    });

    test("Widgets 2: Given an accordion, when clicked or Enter or Space pressed, then it toggles.", async ({
      page,
    }) => {
      const part = twin(page, "accordion", version);
      const title = part.getByText("How do I get paid?");
      const body = part.getByText("Prizes go straight to your wallet");

      await title.click();
      await expect(body).toBeVisible();
      const summary = part.locator("summary");
      await summary.press("Enter");
      await expect(body).toBeHidden();
      await summary.press("Space");
      await expect(body).toBeVisible();
    });

    test("an accordion that asks for it comes into view, 100 px below the top", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const part = twin(page, "accordion", version);
      await part.locator("summary").click();

      await expect.poll(async () => Math.round((await part.locator("details").boundingBox())?.y ?? 0)).toBe(100);
    });

    test("Widgets 3: Given an alert without a close handler, when shown, then it has no close control; with one, then it closes.", async ({
      page,
    }) => {
      const part = twin(page, "alert", version);
      await expect(part.locator(".alert", { hasText: "Spend limit" }).getByRole("button")).toHaveCount(0);

      const closable = part.locator(".alert", { hasText: "successfully updated" });
      await closable.getByRole("button", { name: "Close" }).click();
      await expect(closable).toHaveCount(0);
    });

    test("a one-time code keeps the digits of what is pasted, and goes off with the sixth", async ({ page }) => {
      const part = twin(page, "code", version);
      const code = part.getByLabel("One-time code");
      await expect(code).toHaveAttribute("autocomplete", "one-time-code");
      await expect(code).toHaveAttribute("inputmode", "numeric");

      await code.pressSequentially("12a3");
      await expect(code).toHaveValue("123");
      await code.fill("");
      await code.focus();
      await page.keyboard.insertText("Your code: 123 456 789.");
      await expect(code).toHaveValue("123456");
      await expect(part.locator("output")).toHaveText("Sent 123456");
    });

    test("files are listed with name and size, and can be taken out", async ({ page }) => {
      const part = twin(page, "file", version);
      const input = part.getByLabel("Photo of your licence", { exact: true });
      const photo = (name: string, size: number) => ({ name, mimeType: "image/jpeg", buffer: Buffer.alloc(size) });
      await input.setInputFiles([photo("front.jpg", 1_240_000), photo("back.jpg", 12_400)]);

      const rows = part.getByRole("listitem");
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText("front.jpg");
      await expect(rows.first()).toContainText("1.2 MB");
      await part.getByRole("button", { name: "Remove front.jpg" }).click();
      await expect(rows).toHaveText([/back\.jpg.*12 KB/]);
      await expect(input).toBeFocused();
      expect(
        await input.evaluate((field) => [...((field as HTMLInputElement).files ?? [])].map(({ name }) => name)),
      ).toEqual(["back.jpg"]);
    });

    test("a summary of errors takes the focus and leads to the field", async ({ page }) => {
      const part = twin(page, "summary", version);
      await part.getByRole("button", { name: "Check" }).click();

      const alert = part.getByRole("alert");
      await expect(alert).toContainText("Please enter a valid email address");
      await expect(part.locator("[tabindex]:focus")).toHaveCount(1);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(part.getByLabel("Email")).toBeFocused();
    });

    test("a password can be shown while it is typed", async ({ page }) => {
      const part = twin(page, "field", version);
      const password = part.getByLabel("Password", { exact: true });
      await password.fill("secret-1");
      await part.getByRole("button", { name: "Show" }).click();
      await expect(password).toHaveAttribute("type", "text");
      await part.getByRole("button", { name: "Hide" }).click();
      await expect(password).toHaveAttribute("type", "password");
      await expect(password).toHaveValue("secret-1");
    });

    for (const kind of ["dialog", "drawer"]) {
      test(`a ${kind} keeps the focus, closes with Esc and gives it back`, async ({ page }) => {
        const opener = twin(page, "dialog", version).getByRole("button", { name: `A ${kind}` });
        await opener.press("Enter");
        const dialog = page.getByRole("dialog");
        await expect(dialog).toBeVisible();
        await expect(dialog.locator(":focus")).toHaveCount(1);

        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
        await opener.click();
        await dialog.getByRole("button", { name: "Close" }).click();
        await expect(dialog).toBeHidden();
      });
    }

    test("a popover opens beside its button and closes with Esc", async ({ page }) => {
      const part = twin(page, "popover", version);
      const opener = part.getByRole("button", { name: "What are the odds?" });
      const words = part.getByText("1 in 8,145,060");
      await opener.click();
      await expect(words).toBeVisible();
      const [button, box] = await Promise.all([opener.boundingBox(), part.getByRole("group").boundingBox()]);
      expect(Math.abs((box?.x ?? 0) - (button?.x ?? 0))).toBeLessThan(8);
      await page.keyboard.press("Escape");
      await expect(words).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test("a menu is walked by arrows, Home, End and first letters; Esc gives the focus back", async ({ page }) => {
      const part = twin(page, "menu", version);
      const opener = part.getByRole("button", { name: "Ticket" });
      const item = (name: string) => part.getByRole("menuitem", { name });
      await opener.press("ArrowDown");
      await expect(item("Play again")).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await expect(item("Remove")).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(item("Play again")).toBeFocused();
      await page.keyboard.press("End");
      await expect(item("Remove")).toBeFocused();
      await page.keyboard.press("Home");
      await page.keyboard.type("re");
      await expect(item("Rename")).toBeFocused();
      await page.keyboard.type("m");
      await expect(item("Remove")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(part.getByRole("menu")).toBeHidden();
      await expect(opener).toBeFocused();

      await opener.click();
      await expect(item("Play again")).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(part.locator("output")).toHaveText("print");
      await expect(part.getByRole("menu")).toBeHidden();
    });

    test("tabs are walked by arrows, Home and End, and show one section", async ({ page }) => {
      const part = twin(page, "tabs", version);
      const tab = (name: string) => part.getByRole("tab", { name });
      await expect(part.getByRole("tablist", { name: "Ways to play" })).toBeVisible();
      await expect(part.getByRole("tabpanel")).toHaveText("Choose every number.", { useInnerText: true });

      await tab("Standard").press("ArrowRight");
      await expect(tab("System")).toBeFocused();
      await expect(tab("System")).toHaveAttribute("aria-selected", "true");
      await expect(part.getByRole("tabpanel", { name: "System" })).toBeVisible();
      await page.keyboard.press("End");
      await expect(tab("Quick-pick")).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(tab("Standard")).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("Home");
      await expect(part.getByRole("tabpanel")).toHaveText("Choose every number.", { useInnerText: true });
      await page.keyboard.press("Tab");
      await expect(part.getByRole("tabpanel")).toBeFocused();
    });

    test("a table is cards on a phone, and still a table to those who hear it", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const table = twin(page, "table", version).getByRole("table", { name: "Prize divisions" });
      await expect(table.getByRole("columnheader")).toHaveText(["Division", "What matched", "Winners", "Prize"]);
      await expect(table.getByRole("rowheader")).toHaveText(["Division 1", "Division 2"]);
      const cell = table.getByRole("cell", { name: "$500,000.00" });
      expect(await cell.evaluate((one) => getComputedStyle(one, "::before").content)).toBe('"Prize"');
    });
  });
}

test("a skeleton moves for 1200 ms, and not at all for those who want less motion", async ({ page }) => {
  const shape = page.locator("#messages .skeleton").first();
  await expect(shape).toHaveCSS("animation-duration", "1.2s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(shape).toHaveCSS("animation-name", "none");
});

test("when something closes is said in words", async ({ page }) => {
  await expect(page.locator("#messages time")).toHaveText(/^Closes .*\d{1,2}:\d\d [ap]m/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs lead to their sections, menus open, and nothing offers what it cannot do", async ({ page }) => {
    const tabs = twin(page, "tabs", "astro");
    await expect(tabs.getByText("Choose every number.")).toBeVisible();
    await expect(tabs.getByText("Let chance choose.")).toBeVisible();
    await expect(tabs.getByRole("link", { name: "Quick-pick" })).toHaveAttribute("href", "#pick");
    await twin(page, "menu", "astro").getByRole("button", { name: "Ticket" }).click();
    await expect(page.getByRole("menuitem", { name: "Print" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Show" })).toHaveCount(0);
    await expect(page.locator(".alert").getByRole("button")).toHaveCount(0);
  });
});
