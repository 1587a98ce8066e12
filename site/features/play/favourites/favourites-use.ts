import type { Capability } from "#generated/capabilities.ts";
import type { FavouritesUse } from "../choices/play-choices.ts";

/** Returns the property of the play screen that says how favourite numbers are used; none if a press uses them. */
export function favouritesOf(
  { capabilities }: { capabilities: readonly Capability[] | null },
  { visitor }: { visitor: () => { autoFavourites: boolean } },
): { favourites?: FavouritesUse } {
  if (!capabilities?.includes("favourite-numbers")) return { favourites: "off" };
  return visitor().autoFavourites ? { favourites: "automatic" } : {};
}
