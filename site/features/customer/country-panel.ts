// Acknowledges the country in the dialog. On its own page it is a plain form.
import { onPanel } from "#site/lib/shell/panels/panels.ts";
import { confirm } from "#site/lib/shell/start/confirm.ts";
import { whileLoading } from "#site/lib/shell/start/loading.ts";

onPanel("country", (panel) => {
  const dialog = panel.closest("dialog");
  let isConfirming = false;
  panel.querySelector("form")?.addEventListener("submit", (event) => {
    if (!dialog) return;
    event.preventDefault();
    // Ignore a second press while the first is in flight.
    if (isConfirming) return;
    isConfirming = true;
    void whileLoading(confirm("country", () => dialog.close())).finally(() => {
      isConfirming = false;
    });
  });
});
