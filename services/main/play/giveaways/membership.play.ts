import type { DrawnOffer, MembershipOffer } from "../../catalogue/offers/offer.ts";
import type { Play } from "../draws/play.ts";

/** Memberships have no draws: giveaways are drawn by a runner of their own. */
export const membership: Play<MembershipOffer, DrawnOffer> = {
  drawType: "lottery_ticket_draw",
  category: "lotteries",
  termsOf: () => "",
  readDetails: async () => ({}),
  prepare: async () => {},
  draws: null,
  shares: null,
};
