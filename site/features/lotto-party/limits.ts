// The limits of Lotto Party in words, and what a ticket costs and gives before it is opened. Pure.
import type { Outputs } from "#gateway/gateway.ts";
import { formatMoney } from "#site/lib/format/money.ts";

type Config = Outputs["lottoParty"]["config"];
type Offer = Outputs["offers"]["list"]["offers"][number];

const LIST = new Intl.ListFormat("en-AU", { type: "conjunction" });

/** Returns the limits as sentences. Lotteries that are not sold in the region are left out. */
export function limitsOf(config: Config, offers: readonly Pick<Offer, "key" | "name">[]): string {
  const { lotteries, maxGroupNameLength, maxShares, minSharePrice } = config;
  const names = lotteries.flatMap((key) => offers.find((offer) => offer.key === key)?.name ?? []);
  return [
    `A share costs at least ${formatMoney(minSharePrice)}, and a ticket has at most ${maxShares} shares.`,
    `Names of groups have up to ${maxGroupNameLength} characters.`,
    ...(names.length > 0 ? [`Groups play ${LIST.format(names)}.`] : []),
  ].join(" ");
}
