// Opens the dialog that a customer has to see, unless another dialog is open or the page must not be covered: that the shop may
// not sell in their country (account §6), then the move of the account (account §4).
import type { RoutePattern } from "#site/routes.ts";
import { showPanel } from "../panels/open-panel.ts";

// Not through lib/href.ts: its table would be added to every page.
const COUNTRY: RoutePattern<"shell-country"> = "/shell/country";
const MIGRATION: RoutePattern<"shell-migrate"> = "/shell/migrate";
/** The page that leads to the bank and back. */
const TO_BANK = "my-account-deposit-authorisation";
/** Their own pages, what they ask to be read, and the landing of a link in a mail. */
const WITHOUT: Record<typeof COUNTRY | typeof MIGRATION, ReadonlySet<string | undefined>> = {
  [COUNTRY]: new Set(["shell-country", "shell-confirm", "about-contact-us", TO_BANK]),
  [MIGRATION]: new Set([
    ...["shell-migrate", TO_BANK],
    ...["about-terms-and-conditions", "about-contact-us", "my-account-confirm-address"],
  ]),
};

export async function openDuePanel(migrates: boolean): Promise<void> {
  const asksCountry = document.querySelector('[data-confirm="country"]:not([hidden])');
  const due = (asksCountry && COUNTRY) || (migrates && MIGRATION);
  if (!due || document.querySelector("dialog[open]") || WITHOUT[due].has(document.documentElement.dataset["route"]))
    return;
  // If it fails, the next page tries again.
  await showPanel(due, "modal").catch(() => undefined);
}
