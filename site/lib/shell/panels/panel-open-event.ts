/** Bubbles from a panel after it is in a dialog and its scripts have run. */
export const PANEL_OPEN = "panel:open";
