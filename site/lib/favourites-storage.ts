// What pages keep in the browser's storage, above all favourite numbers. It may be full or blocked: nothing here throws.

/** A visitor's set in this tab, as "3,11". Saved to the account at sign-in (shell §4). */
export const FAVOURITES = "dc_favourites";

/** Set by `favourite_numbers=true`: new tickets of this tab start with the favourite numbers. */
export const AUTOMATIC = "dc_auto_favourites";

export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in this tab; `null` deletes it. */
export function keepInTab(key: string, text: string | null) {
  try {
    text === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text);
  } catch {
    // Without storage it lasts until the page is closed.
  }
}

/** Whether the address asks to start tickets with the favourite numbers (shell §2). */
export const asksForFavourites = () => location.search.includes("favourite_numbers=true");
