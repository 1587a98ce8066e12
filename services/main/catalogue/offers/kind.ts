// What the catalogue knows by kind of product. A new kind implements this type in a folder beside this file and is listed in
// kinds.ts.
import type { components } from "#generated/main/schema.ts";
import type { Content } from "#services/content/content.ts";
import type { Offer } from "./offer.ts";

type Schemas = components["schemas"];

/** Returns how many shares of a syndicate are sold in a draw. */
export type SharesSold = (drawId: string, syndicateKey: string) => number;

export type Kind<O extends Offer = Offer> = {
  /** Its offers, in display order. */
  offers: readonly O[];
  /** The colour of offers without one of their own. */
  colour: string;
  recurringType: Schemas["ProductOffer"]["recurringPurchase"]["type"];
  /** Whether an offer can be bought again and again. One that is drawn when it is sold out has no next draw to wait for. */
  canRecur(offer: O): boolean;
  /** Whether a draw ends as soon as all its units are sold. */
  closesWhenSoldOut: boolean;
  /** Whether its orders are shares of a ticket that the shop plays. Their prizes are paid with that ticket. */
  isShare: boolean;
  /** The path of a ticket's page after its draw, without the id. Absent: the page of past tickets. */
  ticketPage?: string;
  /** Returns the causes that an offer supports. */
  causesOf(offer: O, content: Content): Schemas["Cause"][];
  gameTypesOf(offer: O, region: string | null): Schemas["GameType"][];
  /** Returns the fields of an offer that only this kind has. `next` is its next draw. */
  fieldsOf(offer: O, next: Schemas["Draw"] | undefined, sharesSold: SharesSold): Partial<Schemas["ProductOffer"]>;
};
