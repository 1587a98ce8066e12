import type { Problem } from "#gateway/problem.ts";

/**
 * Replaces the page with the error page if a failure affects the whole site (shell §8). Only for reads that leave a page
 * with nothing to show. Content that is already shown stays, optional sections fail alone, and forms keep their values
 * (docs/adr/0023).
 */
export function showIfSiteWide(problem: Problem): void {
  if (!problem.isSiteWide) return;
  // If the error page cannot be loaded, the section shows its own error.
  void import("../shell/panels/error-page.ts")
    .then(({ showErrorPage }) => showErrorPage(problem))
    .catch(() => undefined);
}
