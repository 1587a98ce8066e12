import type { ProductKind } from "#services/db/tables/sales.ts";
import type { Kind } from "./kind.ts";
import { lottery } from "./lottery/lottery.ts";
import { membership } from "./membership/membership.ts";
import type { Offer } from "./offer.ts";
import { party } from "./party/party.ts";
import { raffle } from "./raffle/raffle.ts";
import { syndicate } from "./syndicate/syndicate.ts";

/** What the catalogue knows by kind of product. */
const KINDS = {
  lottery_ticket: lottery,
  raffle_ticket: raffle,
  syndicate_share: syndicate,
  social_syndicate_share: party,
  membership,
} as const satisfies { [Of in ProductKind]: Kind<Extract<Offer, { type: Of }>> };

export const PRODUCT_KINDS = Object.keys(KINDS) as ProductKind[];

export const kindOf = ({ type }: { type: ProductKind }): Kind => KINDS[type];

/** Returns the address of the customer's page of a ticket, before or after its draw. */
export const ticketPath = (type: ProductKind, orderId: string, when: "upcoming" | "past") =>
  `${kindOf({ type }).ticketPage ?? `/my-account/${when}-tickets/ticket`}/${orderId}`;

/** The kinds whose orders are shares of a ticket that the shop plays. */
export const SHARE_KINDS = PRODUCT_KINDS.filter((type) => kindOf({ type }).isShare);
