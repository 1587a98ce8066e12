// The drawers and dialogs of the frame are pages of their own ("/shell/menu"). A link with data-panel opens its page in
// place, as a dialog from that side; without a script, or with a key held, it is an ordinary link.

import { whileLoading } from "../start/loading.ts";
import { isPlainClick } from "./plain-click.ts";

// Empty if the link currently leads elsewhere (visitor.ts).
const SELECTOR = 'a[data-panel]:not([data-panel=""])';

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>(SELECTOR) : null);

const load = () => import("./open-panel.ts");

/** Makes panel links open in place. */
export function startPanels() {
  addEventListener("click", (event) => {
    const link = linkOf(event as MouseEvent);
    if (!link || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    void whileLoading(
      load().then(
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
  if (link)
    load()
      .then((loaded) => loaded.warmPanel(link))
      .catch(() => undefined);
}
