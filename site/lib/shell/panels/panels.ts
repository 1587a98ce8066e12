// The drawers and dialogs of the frame are pages of their own ("/shell/menu"). A link with data-panel opens its page in
// place, as a dialog from that side; without a script, or with a key held, it is an ordinary link.

import { whileLoading } from "../start/loading.ts";
import { PANEL_OPEN } from "./panel-open-event.ts";
import { isPlainClick } from "./plain-click.ts";

// Empty if the link currently leads elsewhere (visitor.ts).
const SELECTOR = 'a[data-panel]:not([data-panel=""])';

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>(SELECTOR) : null);

/** Makes panel links open in place. */
export function startPanels() {
  addEventListener("click", (event) => {
    const link = linkOf(event as MouseEvent);
    if (!link || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    void whileLoading(
      import("./open-panel.ts").then(
        (loaded) => loaded.openPanel(link),
        () => location.assign(link.href),
      ),
      link,
    );
  });
  // Prefetch on hover and focus.
  for (const reach of ["pointerover", "focusin", "touchstart"]) {
    addEventListener(reach, warm, { passive: true });
  }
}

function warm(event: Event) {
  const link = linkOf(event);
  if (link) import("./open-panel.ts").then((loaded) => loaded.warmPanel(link)).catch(() => undefined);
}

/** Runs `enhance` on a panel: on its own page, and each time it opens in a dialog. */
export function onPanel(name: string, enhance: (panel: HTMLElement) => void) {
  const isPanel = (panel: Element | null): panel is HTMLElement => panel?.id === `panel-${name}`;
  const present = document.querySelector<HTMLElement>(`main #panel-${name}`);
  if (present) enhance(present);
  document.addEventListener(PANEL_OPEN, ({ target }) => {
    if (target instanceof Element && isPanel(target)) enhance(target);
  });
}
