import type { Tx } from "#services/lib/handlers.ts";
import { insertCard } from "#services/notifications/content-cards.rows.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The notifications of the demo: cards for all customers, one for Anna, and one hidden from the feed. */
const CARDS = [
  {
    id: "ccd_powerball00001",
    title: "Powerball draws every Thursday",
    message: "Sales close on the day. Take a quick-pick in one tap.",
    link: "/powerball",
    daysAgo: 0,
  },
  {
    id: "ccd_anna0000000001",
    customerId: "cus_anna0000000001",
    title: "You have money in your wallet",
    message: "Use it at checkout. Prizes go straight back into it.",
    link: "/my-account",
    daysAgo: 1,
  },
  {
    id: "ccd_fairdraws00001",
    title: "How to verify a draw yourself",
    message:
      "Every results page shows the secret number behind the draw, and how to check the winning numbers with it.",
    link: "/lotto-results",
    daysAgo: 3,
  },
  {
    id: "ccd_hidden00000001",
    title: "Pay from your wallet",
    message: "Pay in one tap with the money in your wallet.",
    hideInFeed: true,
    daysAgo: 2,
  },
];

export async function seed(tx: Tx, now: Date): Promise<void> {
  for (const { daysAgo, ...card } of CARDS) {
    await insertCard(tx, { customerId: null, ...card, createdAt: new Date(now.getTime() - daysAgo * DAY_MS) });
  }
}
