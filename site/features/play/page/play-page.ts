// What the play page decides before it is rendered: which page of the offer it is, and what its island starts with.
import type { AstroGlobal } from "astro";
import type { Capability } from "#generated/capabilities.ts";
import { isOtherType, namesakeOf, playPathOf, typesAt } from "#site/lib/game-types.ts";
import { numberWays } from "#site/lib/numbering.ts";
import type { FavouritesUse, PlaySetup } from "../choices/play-choices.ts";
import { playStart } from "../posting/posted-ticket.ts";

/** Returns the property of the play screen that says how favourite numbers are used; none if a press uses them. */
function favouritesOf(
  { capabilities }: { capabilities: readonly Capability[] | null },
  { visitor }: { visitor: () => { autoFavourites: boolean } },
): { favourites?: FavouritesUse } {
  if (!capabilities?.includes("favourite-numbers")) return { favourites: "off" };
  return visitor().autoFavourites ? { favourites: "automatic" } : {};
}

type GameTypes = Parameters<typeof numberWays>[0];

/**
 * Returns the path of the play page that an address leads to: undefined for the offer's own page, another one if the game has
 * another name in the visitor's region, null if the offer has no such page.
 */
export function findPlayPath(types: GameTypes, gameTypeKey: string | undefined): string | null | undefined {
  const asked = playPathOf(gameTypeKey);
  const isNumbering = numberWays(types).some(({ key, path }) => path === asked || key === asked);
  const isPlayed = asked === undefined || isNumbering || typesAt(types, asked).length > 0;
  if (!isPlayed) return namesakeOf(types, asked) ?? null;
  return isOtherType(types, gameTypeKey) ? null : asked;
}

/** Returns the properties of the island that plays a setup. */
export function islandProps(
  { locals: { gateway, page }, params, url }: AstroGlobal,
  setup: PlaySetup,
  posted?: FormData,
  refused?: string,
) {
  const start = playStart(setup, url.searchParams, posted);
  const isPreselected = params["gameTypeKey"] === "subscriptions" && !posted && setup.recurs;
  const has = (flag: Parameters<NonNullable<typeof page.capabilities>["includes"]>[0]) =>
    page.capabilities?.includes(flag) ?? false;
  return {
    setup,
    start: {
      ...start,
      ...(isPreselected && { recurs: {} }),
      ...(has("scheduled_purchase") && { schedules: true as const }),
    },
    refused,
    idempotencyKey: crypto.randomUUID(),
    ...(has("pre-cart-drawer") && { opensPreCart: true }),
    ...favouritesOf(page, gateway),
    ...(!has("statistics_tip_add_to_cart") && { tips: "shown" as const }),
    ...(page.variants.boost_buy_tickets_experiment === "buy" && { verb: "Buy" as const }),
  };
}
