import { PANEL_OPEN } from "./panel-open-event.ts";

/** Runs `enhance` on a panel: on its own page, and each time it opens in a dialog. */
export function onPanel(name: string, enhance: (panel: HTMLElement) => void) {
  const isPanel = (panel: Element | null): panel is HTMLElement => panel?.id === `panel-${name}`;
  const present = document.querySelector<HTMLElement>(`main #panel-${name}`);
  if (present) enhance(present);
  document.addEventListener(PANEL_OPEN, ({ target }) => {
    if (target instanceof Element && isPanel(target)) enhance(target);
  });
}
