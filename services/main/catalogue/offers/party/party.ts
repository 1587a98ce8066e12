import type { Kind } from "../kind.ts";

/** Shares of the tickets of groups. It has no offers of its own: groups play lotteries. */
export const party: Kind<never> = {
  // Groups play lotteries.
  offers: [],
  colour: "#8244ba",
  recurringType: "autoplay",
  canRecur: () => true,
  closesWhenSoldOut: false,
  isShare: true,
  ticketPage: "/my-account/lotto-party/ticket",
  causesOf: () => [],
  gameTypesOf: () => [],
  fieldsOf: () => ({}),
};
