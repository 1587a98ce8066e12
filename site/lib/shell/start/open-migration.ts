// Opens the dialog that moves the account (account §4), unless another dialog is open or the page must not be covered.
import type { RoutePattern } from "#site/routes.ts";
import { showPanel } from "../panels/open-panel.ts";

// Not through lib/href.ts: its table would be added to every page.
const ADDRESS: RoutePattern<"shell-migrate"> = "/shell/migrate";
/** Its own page, and the page that leads to the bank and back. */
const WITHOUT = new Set<string | undefined>(["shell-migrate", "my-account-deposit-authorisation"]);

export async function openMigration(): Promise<void> {
  if (document.querySelector("dialog[open]") || WITHOUT.has(document.documentElement.dataset["route"])) return;
  // If it fails, the next page tries again.
  await showPanel(ADDRESS, "modal").catch(() => undefined);
}
