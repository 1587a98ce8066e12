// The play pages of an offer's game types (games.json: subPath).

import type { Outputs } from "#gateway/gateway.ts";

export type GameType = Outputs["offers"]["get"]["gameTypes"][number]["key"];
export type CartGameType = NonNullable<Outputs["cart"]["get"]["cartItems"][number]["gameType"]>;

type PlayPage = { path: string; label: string };

// Types with the same path share a page. Those without one are played on the offer's own page.
const PAGES: Record<string, PlayPage> = {
  standard: { path: "standard", label: "Standard" },
  strike_standard: { path: "standard", label: "Standard" },
  strike_boxed: { path: "boxed", label: "Boxed" },
  reduced_system: { path: "systems", label: "Systems" },
  powerhit: { path: "powerhit", label: "PowerHit" },
  powerpik: { path: "powerpik", label: "PowerPik" },
  powerpik_system: { path: "powerpik", label: "PowerPik" },
  // A page of its own, linked from /syndicates: the first flight of a play page has no room for it.
  syndicate: { path: "syndicates", label: "Syndicates" },
  mega_combo: { path: "super-combos", label: "Super Combos" },
  powerhit_super_combo: { path: "super-combos", label: "Super Combos" },
};

// /subscriptions is the offer's own page with a repeated purchase chosen.
const OWN_PAGE = ["standard", "subscriptions"];

/** Returns the path below the offer that a path or a game type's key leads to; undefined for the offer's own page. */
export function playPathOf(path: string | undefined): string | undefined {
  const found = PAGES[path ?? ""]?.path ?? path;
  return found !== undefined && OWN_PAGE.includes(found) ? undefined : found;
}

/** Whether this is the key of a game type that these do not have, and not the name of a page, which several types may share. */
export function isOtherType(types: readonly { key: string }[], path: string | undefined): boolean {
  const page = PAGES[path ?? ""];
  return page !== undefined && page.path !== path && !types.some(({ key }) => key === path);
}

/** Returns the game types that are played on a page. */
export function typesAt<T extends { key: string }>(types: readonly T[], path: string | undefined): T[] {
  return types.filter(({ key }) => key in PAGES && playPathOf(key) === path);
}

// One game with two names, by region.
const NAMESAKES: Record<string, string> = { powerhit: "powerpik", powerpik: "powerhit" };

/** Returns the page of the same game under its name in the visitor's region, if these types have it. */
export function namesakeOf(types: readonly { key: string }[], path: string): string | undefined {
  const other = NAMESAKES[path];
  return other !== undefined && typesAt(types, other).length > 0 ? other : undefined;
}

/** Returns the play pages of these game types, the offer's own first. */
export function playPagesOf(types: readonly { key: string }[]): { path: string | undefined; label: string }[] {
  const pages = new Map(
    types.flatMap(({ key }) => {
      const page = key === "syndicate" ? undefined : PAGES[key];
      return page ? [[page.label, { path: playPathOf(key), label: page.label }] as const] : [];
    }),
  );
  return [...pages.values()];
}

/**
 * Returns the game type that a cart item has for a game type of an offer. A PowerHit super combo is sent as PowerHit, and a
 * PowerPik system as PowerPik. The key of the item's game offer shows which one it is.
 */
export function cartTypeOf(gameType: GameType): CartGameType {
  if (gameType === "powerhit_super_combo") return "powerhit";
  return gameType === "powerpik_system" ? "powerpik" : gameType;
}
