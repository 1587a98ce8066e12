import type { components } from "#generated/main/schema.ts";
import { market } from "#services/lib/locale.ts";
import { toMoney } from "#services/lib/money.ts";
import type { Syndicate } from "../offer.ts";

type Schemas = components["schemas"];

// The most shares in one item, as the contract has it.
const MAX_SHARES = 100;

/** Returns the shares of a syndicate as a way to play. Its "games" are shares. */
export function toShareOffer({ id, name, shareCents, size }: Syndicate): Schemas["GameOffer"] {
  const maxGames = Math.min(size, MAX_SHARES);
  return {
    ...{ key: id, name, minGames: 1, maxGames, defaultGames: 1, defaultEntryCount: 1, numberSets: [] },
    prices: Array.from({ length: maxGames }, (_, index) => ({
      games: index + 1,
      price: toMoney(shareCents * (index + 1)).amount,
    })),
    priceCurrency: market().currency,
  };
}
