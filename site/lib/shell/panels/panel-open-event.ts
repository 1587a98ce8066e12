/** Bubbles from a panel once it stands in a dialog and its scripts have run. */
export const PANEL_OPEN = "panel:open";
