// Opens the dialog that moves the account (account §4), unless another dialog is open or the page must not be covered.
import type { RoutePattern } from "#site/routes.ts";
import { showPanel } from "../panels/open-panel.ts";

// Not through lib/href.ts: its table would be added to every page.
const ADDRESS: RoutePattern<"shell-migrate"> = "/shell/migrate";
/** Its own page, the page that leads to the bank and back, what it asks to be read, and the landing of a link in a mail. */
const WITHOUT = new Set<string | undefined>([
  ...["shell-migrate", "my-account-deposit-authorisation"],
  ...["about-terms-and-conditions", "about-contact-us", "my-account-confirm-address"],
]);

export async function openMigration(): Promise<void> {
  if (document.querySelector("dialog[open]") || WITHOUT.has(document.documentElement.dataset["route"])) return;
  // If it fails, the next page tries again.
  await showPanel(ADDRESS, "modal").catch(() => undefined);
}
