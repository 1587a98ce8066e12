// Changes the region: reloads the page behind the chooser, which then shows what happened to the cart.

import type { Region } from "#gateway/rules/regions.ts";
import { gateway } from "#site/lib/gateway/client.ts";
import { forgetKept } from "#site/lib/gateway/kept-reads.ts";
import { problemMessage } from "#site/lib/gateway/problem-messages.ts";
import { problemIn } from "#site/lib/gateway/with-elevation.ts";
import { leaveToast } from "#site/lib/leave-toast.ts";
import { onPanel } from "#site/lib/shell/panels/on-panel.ts";
import { whileLoading } from "#site/lib/shell/start/loading.ts";

/** Clears the start draw of tickets saved for this tab (shell §4), because draws differ by region. */
function clearForwardDraws() {
  try {
    for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith("dc_play:"))) {
      const ticket = JSON.parse(sessionStorage.getItem(key) ?? "{}") as object;
      sessionStorage.setItem(key, JSON.stringify({ ...ticket, drawNo: 0 }));
    }
  } catch {
    // Storage is blocked, so no tickets were saved.
  }
}

/** Returns the current URL without its `sv` parameter, which would override the region just chosen. */
function here(): string {
  const url = new URL(location.href);
  url.searchParams.delete("sv");
  return url.pathname + url.search;
}

onPanel("region", (panel) => {
  const form = panel.querySelector<HTMLFormElement>("[data-region-form]");
  const problem = panel.querySelector<HTMLElement>("[data-region-problem]");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = new FormData(form);
    const region = chosen.get("region") as Region;
    const next = panel.closest("dialog") ? here() : String(chosen.get("next"));
    const change = gateway.location.choose.mutate({ region }).then(
      ({ isCartUpdated, removed }) => {
        clearForwardDraws();
        forgetKept();
        if (isCartUpdated) leaveToast("toast.cartUpdatedRegion");
        if (removed.length > 0) leaveToast("toast.cartItemsRemoved", { items: removed.join(", ") });
        location.replace(next);
      },
      (error: unknown) => {
        if (problem) problem.textContent = problemMessage(problemIn(error));
      },
    );
    void whileLoading(change);
  });
});
