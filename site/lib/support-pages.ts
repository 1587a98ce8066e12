import type { Outputs } from "#gateway/gateway.ts";
import { productFacts } from "#gateway/rules/products.ts";

type Offer = Outputs["offers"]["list"]["offers"][number];

/** Whether an offer has a page about its support: raffles pay causes, and some lotteries publish where the price goes. */
export const hasSupportPage = ({ type, prizePoolPercent }: Pick<Offer, "type" | "prizePoolPercent">): boolean =>
  productFacts[type].support === "pays_causes" ||
  (productFacts[type].support === "publishes_price" && prizePoolPercent !== undefined);
