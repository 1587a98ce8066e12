// Rules for shares of a syndicate. Pure.
import type { components } from "#generated/main/schema.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { drawnKeyOf, type FoundSyndicate, findOffer, findSyndicate } from "../../catalogue/offers/catalogue.ts";
import { isLicensedIn, unlicensedMessage } from "../../catalogue/offers/licences.ts";
import type { Offer } from "../../catalogue/offers/offer.ts";
import type { StateOf } from "../../catalogue/offers/offers.rows.ts";

type Schemas = components["schemas"];
type Shares = { product_type: string; lottery_key: string; game_offer: string };

/** Returns the syndicate of an item, or null if it has none or the catalogue no longer has it. */
export const syndicateOf = ({ game_offer, lottery_key, product_type }: Shares): FoundSyndicate | null =>
  product_type === "syndicate_share" ? findSyndicate(lottery_key, game_offer) : null;

/** Returns the offers that must be on sale for an item: its own and, for shares, the lottery. */
export function offersBehind(offerKey: string): Offer[] {
  const offer = findOffer(offerKey);
  if (!offer) return [];
  const drawn = findOffer(drawnKeyOf(offerKey));
  return !drawn || drawn === offer ? [offer] : [offer, drawn];
}

/**
 * Returns a syndicate on sale. Refuses an unknown or unpublished one with 404, a suspended one with 409, and one that may not
 * be sold in the region with 422.
 */
export function requireSyndicateOnSale(
  offerKey: string,
  id: string,
  { region, stateOf }: { region: string | null; stateOf: StateOf },
): FoundSyndicate {
  const found = findSyndicate(offerKey, id) ?? refuseNotFound();
  for (const offer of offersBehind(offerKey)) {
    const { isPublished, isSuspended } = stateOf(offer.key);
    if (!isPublished) refuseNotFound();
    if (isSuspended) refuse(409, "draw_closed", `${offer.name} is not on sale at the moment.`);
    if (!isLicensedIn(offer, region)) refuse(422, "invalid_field", unlicensedMessage(offer, region), "lottery_key");
  }
  return found;
}

type Opened = { draw_id: string; syndicate_key: string };

/** Refuses shares of a syndicate that does not play in the draw. Those of later draws open one after the other. */
export function requireOpened(opened: readonly Opened[], drawId: string | undefined, id: string): void {
  if (opened.some(({ draw_id, syndicate_key }) => draw_id === drawId && syndicate_key === id)) return;
  refuse(409, "draw_closed", "Shares in this draw are not on sale. Choose the next one.", "draw_no");
}

/** Returns why these shares cannot be sold when so many are left, or null. */
export function sharesShortage(left: number, shares: number): Schemas["AutoRemovedReason"] | null {
  if (shares <= left) return null;
  const message =
    left === 0
      ? "Every share is sold. Choose another syndicate."
      : `Only ${left} ${left === 1 ? "share is" : "shares are"} left. Choose fewer.`;
  return { type: "draw_sold_out", message, actionType: "close" };
}
