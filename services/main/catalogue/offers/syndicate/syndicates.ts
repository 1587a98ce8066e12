// The syndicates of the shop. The shares of each cost what its ticket costs.
import type { SyndicateOffer } from "../offer.ts";

const syndicate = {
  type: "syndicate_share",
  brandKind: "Lotto",
  category: "social_play",
  aliases: [],
  // Western Australia licenses syndicates of its own lottery only.
  unlicensedIn: ["WA"],
} as const;

export const SYNDICATES: readonly SyndicateOffer[] = [
  {
    ...syndicate,
    key: "saturday_syndicate",
    name: "Saturday Syndicate",
    lotteryKey: "saturday_lotto",
    shares: [
      {
        id: "syn_0000000000000001",
        name: "Saturday System 8",
        size: 20,
        shareCents: 133,
        ticket: { gameType: "reduced_system", gameOffer: "system_8", games: 1 },
      },
      {
        id: "syn_0000000000000002",
        name: "Saturday System 10",
        size: 50,
        shareCents: 399,
        ticket: { gameType: "reduced_system", gameOffer: "system_10", games: 1 },
      },
    ],
  },
  {
    ...syndicate,
    key: "powerball_syndicate",
    name: "Powerball Syndicate",
    lotteryKey: "powerball",
    shares: [
      {
        id: "syn_0000000000000003",
        name: "Powerball Ten Pack",
        size: 10,
        shareCents: 155,
        ticket: { gameType: "standard", gameOffer: "standard", games: 10 },
      },
    ],
  },
];
