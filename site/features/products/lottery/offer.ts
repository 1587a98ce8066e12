import { ticketPrice } from "#gateway/rules/price.ts";
import { countGames } from "#site/lib/format/counts.ts";
import { weekdayIn } from "#site/lib/format/dates.ts";
import { boardFacts } from "#site/lib/format/entries.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { cartTypeOf } from "#site/lib/game-types.ts";
import type { GameOffer, Offer, OfferView, SmallestTicket } from "../kind/product.ts";

/** Returns the simplest way to play: the first game offer of the first game type. */
const simplestOffer = ({ gameTypes }: Pick<Offer, "gameTypes">): GameOffer | undefined => gameTypes[0]?.gameOffers[0];

function smallestTicket(offer: Offer): SmallestTicket | undefined {
  const simplest = simplestOffer(offer);
  const row = simplest?.prices.find((price) => price.games === simplest.minGames) ?? simplest?.prices[0];
  if (!simplest || !row) return undefined;
  const draws = simplest.drawCounts?.[0] ?? 1;
  const price = Math.round(row.price * draws * 100) / 100;
  return { gameOffer: simplest.key, games: row.games, draws, price, currency: simplest.priceCurrency };
}

/** Returns "From $2.70 · 4 games", the price of the smallest ticket, with its draws if there are several. */
function startingPrice({ currency, draws, games, price }: SmallestTicket): string {
  const forDraws = draws > 1 ? ` in ${draws} draws` : "";
  return `From ${formatMoney({ amount: price, currency })} · ${countGames(games)}${forDraws}`;
}

/** Returns for how many draws a ticket is sold. Only the first of these are listed with the offer. */
const mostDraws = ({ drawCounts = [1], maxWeeks = 1 }: GameOffer) => Math.max(...drawCounts) * maxWeeks;

/** Returns the replay of a ticket whose price depends on its games, or on its books of a raffle. */
export const replayGames: OfferView["replay"] = (order, { gameTypes }) => {
  const draws = order.draws.length;
  const type = gameTypes.find(({ key }) => key === order.gameType);
  const sold = type?.gameOffers.find(({ key }) => key === order.gameOffer);
  const amount = sold ? ticketPrice(sold.prices, order.books ?? order.numGames, draws) : null;
  return !sold || amount === null || draws > mostDraws(sold)
    ? { reason: "This kind of ticket is no longer sold." }
    : { price: { amount, currency: sold.priceCurrency } };
};

/** Returns "System 8, 1 game", the label of the lowest price of a game offer. */
export function gamesLabel({ key, name, prices }: GameOffer): string {
  const games = prices[0]?.games;
  return `${name ?? key}, ${games} ${games === 1 ? "game" : "games"}`;
}

/** Returns the price tables of game offers in the cart. */
export const gamePriceTables: OfferView["priceTables"] = ({ gameTypes }, quantityOf) =>
  gameTypes.flatMap((type) =>
    type.gameOffers.flatMap(({ key: gameOffer, prices }) => {
      const gameType = cartTypeOf(type.key);
      return quantityOf(gameType, gameOffer) === undefined ? [] : [{ gameType, gameOffer, prices }];
    }),
  );

/** How results of drawn numbers are shown. */
export const numberResults: OfferView["results"] = {
  tab: "lotteries",
  family: "lottery",
  finds: "numbers",
  entries: "games",
  buy: (name) => `Play ${name}`,
};

export const lotteryOffer: OfferView = {
  family: "lottery",
  unit: "ticket",
  notYet: "You can't buy or reserve a ticket yet. Tickets will be sold on this page.",
  isSold: true,
  picksNumbers: true,
  drawsTickets: false,
  paysCauses: false,
  syndicates: "listed",
  prizeLabel: "Division 1 prize pool",
  nextPrizeLabel: "Next Division 1 prize pool",
  buyLabel: "Play",
  buyLink: (name) => `Play ${name}`,
  pressAdds: "One press adds the smallest ticket to your cart, with numbers picked at random. Nothing is paid yet.",
  chooseLabel: () => "Choose your own numbers",
  drawsNote: "You can buy tickets for one draw or for several draws in a row.",
  results: numberResults,
  hasPrices: (offer) => simplestOffer(offer) !== undefined,
  hasStock: () => true,
  pageOf: () => null,
  smallestTicket,
  quickPick(offer, draw) {
    const ticket = smallestTicket(offer);
    const days = simplestOffer(offer)?.days ?? [];
    if (!ticket) return undefined;
    if (days.length === 0 || days.length === ticket.draws) return { ...ticket, days };
    return draw && ticket.draws === 1 ? { ...ticket, days: [weekdayIn(draw.drawDate)] } : undefined;
  },
  smallestItem: () => undefined,
  startingPrice(offer) {
    const smallest = smallestTicket(offer);
    return smallest && startingPrice(smallest);
  },
  sizeNote: () => undefined,
  facts: () => [],
  previewLabel: gamesLabel,
  repeatContents({ numGames }, sold) {
    const combo = sold?.makesGamesOf === undefined ? [] : [sold.name ?? "Super Combo"];
    return [...combo, ...boardFacts({ gameOfferName: sold?.name, standardGames: sold?.standardGames }, numGames)];
  },
  replay: replayGames,
  priceTables: gamePriceTables,
};
