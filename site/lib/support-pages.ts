import type { Outputs } from "#gateway/gateway.ts";

type Offer = Outputs["offers"]["list"]["offers"][number];

/** Whether an offer has a page about its support: raffles pay causes, and some lotteries publish where the price goes. */
export const hasSupportPage = ({ type, prizePoolPercent }: Pick<Offer, "type" | "prizePoolPercent">): boolean =>
  type === "raffle_ticket" || (type === "lottery_ticket" && prizePoolPercent !== undefined);
