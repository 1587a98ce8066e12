// Tests a choice made while an island hydrates: after React has committed it and before its effects run.
import { METHOD_NAMES } from "#services/main/wallet/funds/fund-names.rules.ts";
import { expect, test } from "./journey.ts";
import { toPayment } from "./shopper.ts";

test("keeps a payment method that is clicked while the form hydrates", async ({ page }) => {
  await page.addInitScript(() => {
    /** Clicks the test deposit once, when React has committed the form but has not yet run its effects. */
    function clickOnce() {
      const radio = document.querySelector<HTMLInputElement>("input[name=way][value=td]");
      const island = radio?.closest("astro-island");
      const container = island && Object.entries(island).find(([key]) => key.startsWith("__reactContainer$"))?.[1];
      if (!radio || radio.dataset["clicked"] || !container || container.stateNode.current.memoizedState.isDehydrated)
        return;
      radio.dataset["clicked"] = "once";
      radio.click();
    }
    // React's scheduler runs each of its tasks from a message.
    const handler = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage") as PropertyDescriptor;
    Object.defineProperty(MessagePort.prototype, "onmessage", {
      ...handler,
      set(run: (event: MessageEvent) => void) {
        handler.set?.call(this, (event: MessageEvent) => {
          clickOnce();
          run(event);
        });
      },
    });
  });

  await toPayment(page);

  await expect(page.locator("input[data-clicked]")).toBeAttached();
  await expect(page.getByLabel(METHOD_NAMES.td)).toBeChecked();
});
