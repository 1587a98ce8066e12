import type { components } from "#generated/placement/schema.ts";
import { RECOMMENDED } from "./recommended.ts";

type Schemas = components["schemas"];
type Placement = Schemas["Placement"];

/** Returns the lotteries in a cart from the JSON list in the query. An unreadable list counts as empty (openapi/placement). */
export function lotteriesInCart(cart: string | undefined): Set<string> {
  let lines: unknown;
  try {
    lines = JSON.parse(cart ?? "[]");
  } catch {
    return new Set();
  }
  const keys = Array.isArray(lines) ? lines.map((line: { lottery_key?: unknown } | null) => line?.lottery_key) : [];
  return new Set(keys.filter((key) => typeof key === "string"));
}

/** Returns the requested placements in order, with offers that are on sale and not in the cart. Omits empty placements. */
export function placementsFor(
  keys: string,
  isOnSale: (productOfferKey: string) => boolean,
  chosen: ReadonlySet<string>,
): Placement[] {
  const isWorthIt = ({ productOfferKey }: Schemas["PlacementItem"]) =>
    isOnSale(productOfferKey) && !chosen.has(productOfferKey);
  const rows = new Map(Object.entries(RECOMMENDED)) as Map<string, readonly Schemas["PlacementItem"][]>;
  return [...new Set(keys.split(","))].flatMap((key) => {
    const items = (rows.get(key) ?? []).filter(isWorthIt);
    return items.length > 0 ? [{ key: key as Placement["key"], items }] : [];
  });
}
