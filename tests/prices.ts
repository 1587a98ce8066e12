// Other prices in the catalogue of this process. Prices change with a release only, so no operation can change them.
import { findLottery, findSyndicate } from "#services/main/catalogue/offers/catalogue.ts";
import { findGameOffer } from "#services/main/catalogue/offers/lottery/prices.rules.ts";
import { RAFFLES } from "#services/main/catalogue/offers/raffle/raffles.ts";

type Priced = { price: { games: number; cents: number } };

/**
 * Adds 20 cents to four games of Monday Lotto, to every book of a raffle, and to a share of the first Saturday syndicate.
 * Returns a function that restores the prices.
 */
export function raisePrices(): () => void {
  const lottery = findLottery("monday_lotto");
  const games = (lottery && findGameOffer(lottery, "standard", "standard")) as Priced | null;
  const books = RAFFLES.flatMap((raffle) => raffle.books) as { cents: number }[];
  const share = findSyndicate("saturday_syndicate", "syn_0000000000000001")?.syndicate;
  if (!games || !share) throw new Error("The catalogue no longer has these offers");
  const add = (cents: number) => {
    games.price = { ...games.price, cents: games.price.cents + cents };
    for (const book of books) book.cents += cents;
    (share as { shareCents: number }).shareCents += cents;
  };
  add(20);
  return () => add(-20);
}
