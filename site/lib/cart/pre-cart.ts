import type { RoutePattern } from "#site/routes.ts";
import { showPanel } from "../shell/panels/open-panel.ts";

// Not through lib/href.ts: its table would be added to every island.
const ADDRESS: RoutePattern<"shell-pre-cart"> = "/shell/pre-cart";

/** Opens the pre-cart drawer over the page that has just added to the cart. */
export const openPreCart = (): Promise<void> => showPanel(ADDRESS, "end");
