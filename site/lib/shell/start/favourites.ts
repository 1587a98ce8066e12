// Loaded only by pages with `favourite_numbers=true`, and after a sign-in with favourites of a visitor.

import { gateway, problemOf } from "#site/lib/gateway/client.ts";
import { isDecided } from "#site/lib/gateway/problem-messages.ts";
import { AUTOMATIC, asksForFavourites, FAVOURITES, keepInTab, readTab } from "../../favourites-storage.ts";
import { showToast } from "../toasts/toasts.ts";
import { readVisitor } from "./visitor.ts";

/** Keeps the wish of the address for this tab, and saves a visitor's favourites to the account, if they differ (shell §4). */
export async function startFavourites() {
  if (asksForFavourites()) keepInTab(AUTOMATIC, "yes");
  const numbers = readTab(FAVOURITES);
  if (!numbers || !readVisitor(document.cookie).signedIn) return;
  // Deleted first: a set that is refused must not be sent again by every page.
  keepInTab(FAVOURITES, null);
  try {
    const { change } = await gateway.favouriteNumbers.save.mutate({ numbers });
    if (change !== "none") await showToast(`toast.favouriteNumbers.${change}`);
  } catch (error) {
    if (!isDecided(problemOf(error))) keepInTab(FAVOURITES, numbers);
  }
}
