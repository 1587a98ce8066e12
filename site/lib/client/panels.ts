// The drawers and dialogs of the frame are pages of their own ("/shell/menu"). A link with data-panel opens its page in
// place, as a dialog from that side; without a script, or with a key held, it is an ordinary link.

import { whileLoading } from "./loading.ts";
import { isPlainClick } from "./plain-click.ts";

/** Bubbles from a panel once it stands in a dialog and its scripts have run. */
export const PANEL_OPEN = "panel:open";

/** Makes every link to a panel open it in place. */
export function startPanels() {
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-panel]") : null;
    if (!link || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    void whileLoading(
      import("./open-panel.ts").then(
        ({ openPanel }) => openPanel(link),
        () => location.assign(link.href),
      ),
    );
  });
}

/** Runs `enhance` on a panel wherever it turns up: on its own page, and each time it opens in a dialog. */
export function onPanel(name: string, enhance: (panel: HTMLElement) => void) {
  const isIt = (panel: Element | null): panel is HTMLElement => panel?.id === `panel-${name}`;
  const present = document.querySelector<HTMLElement>(`main #panel-${name}`);
  if (present) enhance(present);
  document.addEventListener(PANEL_OPEN, ({ target }) => {
    if (target instanceof Element && isIt(target)) enhance(target);
  });
}
