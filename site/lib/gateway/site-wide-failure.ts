import type { Problem } from "#gateway/problem.ts";

/**
 * Shows the error page of a failure that is the whole site's in place of the page it befell (shell §8). It is called for
 * reads that leave a page with nothing to show. What is on the screen stays when it cannot be renewed, a section a page can
 * do without fails by itself, and who gave a command keeps their form and is told beside it (docs/adr/0023).
 */
export function showIfSiteWide(problem: Problem): void {
  if (!problem.isSiteWide) return;
  // Without the page, the place of what is missing says so by itself.
  void import("../shell/panels/error-page.ts")
    .then(({ showErrorPage }) => showErrorPage(problem))
    .catch(() => undefined);
}
