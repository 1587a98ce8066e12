// What the play screen loads when it is needed. A step of its own: the screen would otherwise carry the list of all files that
// these modules preload, which costs more than some of them.

export const loadFavourites = async () => (await import("../favourites/FavouritesPanel.tsx")).FavouritesPanel;
export const loadTips = async () => (await import("../tips/TipsPanel.tsx")).TipsPanel;
export const loadTyped = async () => (await import("../typed/TypedPanel.tsx")).TypedPanel;
export const loadRecurring = async () => (await import("../choices/RecurringFields.tsx")).RecurringFields;
export const loadPreCart = () => import("#site/lib/cart/pre-cart.ts");
export const loadReload = () => import("./reload-setup.ts");
