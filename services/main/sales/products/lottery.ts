import type { components } from "#generated/main/schema.ts";
import type { RecurringItem } from "#services/db/tables/recurring.ts";
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { refuse } from "#services/lib/refusal.ts";
import type { GameOffer, Weekday } from "../../catalogue/game-offers/game-offer.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { gameOfferFacts, playIn } from "../../catalogue/offers/lottery/game-offer-facts.ts";
import { findGameOffer, type Game, gameOfferOf, priceCents } from "../../catalogue/offers/lottery/prices.rules.ts";
import { makeGames } from "../../catalogue/offers/lottery/super-combos.rules.ts";
import type { LotteryOffer } from "../../catalogue/offers/offer.ts";
import { readOfferStates, requireOfferOnSale } from "../../catalogue/offers/offers.rows.ts";
import { isDrawnWeekly } from "../../catalogue/offers/recurrence.ts";
import { holdNextDraws, readDraws, readFirstDrawNo, type SaleDraw } from "../../play/draws/sale-draws.rows.ts";
import { type Places, weekdaysAt } from "../../play/draws/schedule.rules.ts";
import { describeGames } from "./descriptions.rules.ts";
import { daysOf, drawCountOf, placesOf, requireDrawCount, requireKnownDays } from "./draw-counts.rules.ts";
import { changeGames, chooseGames, lineCents } from "./games.rules.ts";
import { type ItemChange, type ItemRow, type ItemToBuy, numGamesOf } from "./item.ts";
import { nameOf } from "./names.ts";
import { type Bought, firstPartOf, type Order, type SoldOrder } from "./order.ts";
import type { ChangeContext, Priced, Product, RecurringEdit, Repeat, SaleReading } from "./product.ts";
import { refuseNotSold, requireDrawsOnSale, requireExpectedPrice } from "./sale.rules.ts";

type Schemas = components["schemas"];
type Input = Schemas["LotteryItemInput"];

/** A ticket with games of numbers in one or more draws of a lottery. */
export const lottery: Product = {
  analyticsType: "lottery",
  family: "commercial",
  isRegulated: false,
  wanted: (input) => {
    if (input.productType !== "lottery_ticket" && input.productType !== "multi_draw_ticket") return null;
    return {
      lotteryKey: input.lotteryKey,
      from: input,
      draws: drawCountOf(input),
      itemFor: (draws, sale) => itemFor(input, draws, sale),
    };
  },
  change,
  unitCentsOf: (item) => {
    const offer = findGameOfferOf(item);
    return offer && priceCents(offer, numGamesOf(item));
  },
  poolBpOf: ({ lottery_key }) => findLottery(lottery_key)?.rules.poolBp ?? 0,
  stock: null,
  describe: (item) =>
    describeGames(
      nameOf(item.lottery_key),
      numGamesOf(item),
      item.draw_ids.length,
      gameOfferFacts(item.lottery_key, item.game_offer),
    ),
  lineOf: (item, draws) => ({
    numGames: numGamesOf(item),
    ...gameOfferFacts(item.lottery_key, item.game_offer),
    ...playOf(item, draws),
  }),
  countOf: numGamesOf,
  gamesOf,
  nextTicket,
  numTicketsOf: () => 0,
  numbersInSale: () => null,
  orders: {
    readSyndicates: null,
    hasNumbers: false,
    boardsOf: ({ row }) => row,
    describe: ({ row }, { numDraws, offerName, region }) =>
      describeGames(offerName, row.num_games, numDraws, playIn(region, row.product_offer_key, boardsOf(row))),
    fieldsOf: () => ({}),
    winningsOf: ({ row }) => (row.status === "past" ? (row.winnings_cents ?? 0) : null),
    replay,
    repeat,
  },
  recurring: {
    describe: (item) => `${numGamesOf(item)} x ${nameOf(item.lottery_key)} games`,
    facts: (item) => ({
      ...daysFacts(item),
      ...(isWeekly(item) && { frequency: "weekly" as const }),
      numberOfGames: numGamesOf(item),
      gameOffer: item.game_offer,
      gameOfferName: gameOfferFacts(item.lottery_key, item.game_offer).gameOfferName ?? "Standard",
      ...(!item.is_quickpick && { games: item.games }),
    }),
    drawsEach: (item) => Math.min(...(findGameOfferOf(item)?.drawCounts ?? [1])),
    isWeekly,
    isOneWeek: (item, drawNos) => {
      const [lottery, offer] = [findLottery(item.lottery_key), findGameOfferOf(item)];
      return lottery && offer?.days ? drawNos.length <= daysOf(lottery, offer, drawNos).length : undefined;
    },
    placesOf: (item, drawNos) => {
      const [lottery, offer] = [findLottery(item.lottery_key), findGameOfferOf(item)];
      return lottery && offer ? placesOf(lottery, offer, daysOf(lottery, offer, drawNos)) : null;
    },
    pick: (item) => {
      const offer = findGameOfferOf(item);
      return item.is_quickpick && offer ? { ...item, ...chooseGames(offer, { numGames: numGamesOf(item) }) } : item;
    },
    fields: ["gameOffer", "numGames", "days"],
    edit: editRecurring,
  },
};

const boardsOf = ({ game_offer, game_type }: SoldOrder) => ({ gameOffer: game_offer, gameType: game_type });

function findGameOfferOf({
  game_offer,
  game_type,
  lottery_key,
}: Omit<Priced, "product_type" | "games" | "made_games">) {
  const found = findLottery(lottery_key);
  return found && findGameOffer(found, game_type, game_offer);
}

function itemFor(input: Input, draws: SaleDraw[], sale: SaleReading): ItemToBuy {
  const offer = gameOfferOf(requireOfferOnSale(input.lotteryKey, sale), input.gameType, input.gameOffer);
  const chosen = chooseGames(offer, input);
  const numGames = numGamesOf(chosen);
  requireDrawCount(offer, input);
  requireDrawsOnSale(draws, drawCountOf(input).count, sale.now);
  requireExpectedPrice(input.expectedPrice, lineCents(offer, numGames, draws.length));
  return {
    product_type: "lottery_ticket",
    lottery_key: input.lotteryKey,
    game_type: input.gameType,
    game_offer: input.gameOffer,
    ...chosen,
    quantity: 1,
    is_quickpick: input.games === undefined || input.quickpick === true,
    draw_ids: draws.map(({ id }) => id),
    unit_price_cents: priceCents(offer, numGames),
    is_favourite: input.favourite ?? false,
    has_favourite_numbers: input.hasFavouriteNumbers ?? false,
    affiliate_code: input.affiliateCode ?? null,
    cause_key: null,
    shows_winner_name: false,
  };
}

/** Refuses a change of another type of product than the item is. */
function requireLotteryChange(input: Schemas["CartItemUpdate"]): Schemas["LotteryItemUpdate"] {
  if (input.productType === "lottery_ticket" || input.productType === "multi_draw_ticket") return input;
  return refuse(422, "invalid_field", "This item is a lottery ticket.", "product_type");
}

async function change(
  tx: Tx,
  item: ItemRow,
  update: Schemas["CartItemUpdate"],
  { region }: ChangeContext,
): Promise<ItemChange> {
  const input = requireLotteryChange(update);
  const found = requireOfferOnSale(item.lottery_key, { region, stateOf: await readOfferStates(tx) });
  const offer = gameOfferOf(found, item.game_type, item.game_offer);
  const chosen = changeGames(offer, item, input);
  const numGames = numGamesOf(chosen);
  const numDraws = input.numDraws ?? item.draw_ids.length;
  if (input.numDraws !== undefined) requireOtherDrawCount(offer, item, input.numDraws);
  const held = [...(await readDraws(tx, item.draw_ids, { hold: false })).values()];
  const drawNos = held.map(({ draw_no }) => draw_no);
  const on = placesOf(found, offer, daysOf(found, offer, drawNos));
  const from = { drawNo: await readFirstDrawNo(tx, item.draw_ids) };
  const draws = await holdNextDraws(tx, item.lottery_key, from, { count: numDraws, on, region });
  // Read after locking the draws: none can close before the transaction ends.
  requireDrawsOnSale(draws, numDraws, await shopNow(tx));
  requireExpectedPrice(input.expectedPrice, lineCents(offer, numGames, draws.length));
  return {
    games: chosen.games,
    made_games: chosen.made_games,
    is_quickpick: item.is_quickpick && !input.games,
    draw_ids: draws.map(({ id }) => id),
    unit_price_cents: priceCents(offer, numGames),
  };
}

/** Refuses another number of draws than the offer sells. The draws of chosen days stay. */
function requireOtherDrawCount(offer: GameOffer, { draw_ids }: ItemRow, numDraws: number): void {
  if (!offer.days) requireDrawCount(offer, { numDraws });
  else if (numDraws !== draw_ids.length) {
    refuse(
      422,
      "invalid_field",
      "The draws of a ticket with days can't change. Add another ticket instead.",
      "num_draws",
    );
  }
}

/** The fields of a ticket that are not chosen in every game: its days, and that the shop picks the numbers or makes the games. */
function playOf(item: ItemRow, draws: ReadonlyMap<string, SaleDraw>): Partial<Schemas["CartItem"]> {
  const found = findLottery(item.lottery_key);
  const offer = found && findGameOffer(found, item.game_type, item.game_offer);
  if (!offer) return {};
  const drawNos = item.draw_ids.flatMap((id) => draws.get(id)?.draw_no ?? []);
  return {
    ...(offer.days && { days: daysOf(found, offer, drawNos) }),
    ...(offer.isPickedByShop && { isPickedByShop: true }),
    ...(offer.makesGamesOf !== undefined && { makesGames: true }),
  };
}

function editRecurring(item: RecurringItem, wanted: RecurringEdit): RecurringItem {
  const { days, gameOffer = item.game_offer, numGames } = wanted;
  const found = findLottery(item.lottery_key) ?? refuseNotSold("game_offer");
  const type = found.gameTypes.find(({ gameOffers }) => gameOffers.some(({ key }) => key === gameOffer));
  const offer = findGameOffer(found, item.game_type, gameOffer) ?? refuseNotSold("game_offer");
  if (!type) return refuseNotSold("game_offer");
  const count = numGames ?? numGamesOf(item);
  // Games of another size cannot be kept.
  const games =
    gameOffer === item.game_offer
      ? changeGames(offer, item, { numGames: count })
      : chooseGames(offer, { numGames: count });
  const { on: kept, ...others } = item;
  const on = days ? placesWanted(found, offer, days) : (kept ?? null);
  return { ...others, ...games, game_offer: gameOffer, ...(on && { on }) };
}

/** Returns the draws of the days that a customer wants to play. */
function placesWanted(found: LotteryOffer, offer: GameOffer, days: readonly Weekday[]): Places | null {
  // A game that is sold by the week plays all its days.
  if (!offer.days || !offer.drawCounts.includes(1))
    return refuse(422, "invalid_field", "You can't choose draw days for this game.", "days");
  requireKnownDays(offer.days, days);
  return placesOf(found, offer, days);
}

/** Whether customers choose days, or it is sold by the week. */
const isByDays = (item: Parameters<typeof findGameOfferOf>[0]): boolean => findGameOfferOf(item)?.days !== undefined;

/** Whether its draws are held once a week, or it is sold by the week. */
function isWeekly(item: Parameters<typeof findGameOfferOf>[0]): boolean {
  return isByDays(item) || isDrawnWeekly(item.lottery_key);
}

/** The days that a recurring purchase plays, where customers choose them. */
function daysFacts(item: RecurringItem): { days?: Weekday[] } {
  const { days, drawCounts = [] } = findGameOfferOf(item) ?? {};
  const found = findLottery(item.lottery_key);
  if (!found || !days || !drawCounts.includes(1)) return {};
  const played = item.on && weekdaysAt(found.schedule, item.on);
  return { days: days.filter((day) => played?.includes(day) ?? true) };
}

/** Returns the games of an item. Those of a super combo are made here, once for all its draws. */
function gamesOf(item: ItemRow): Game[] {
  const { games, made_games } = item;
  const [list] = games;
  if (made_games === null || !list) return games;
  const offer = findGameOfferOf(item);
  if (!offer) throw new Error(`${item.id} is of an offer that is not sold`);
  return makeGames(offer, list, made_games);
}

function replay(order: Order): Input {
  const { games, row } = firstPartOf(order);
  const { game_offer, game_type, made_from, product_offer_key } = row;
  const found = findLottery(product_offer_key);
  const offer = found && findGameOffer(found, game_type, game_offer);
  return {
    productType: "lottery_ticket",
    lotteryKey: product_offer_key,
    gameType: game_type,
    gameOffer: game_offer,
    ...numbersAgain(
      games.map(({ numbers }) => numbers),
      made_from,
      offer,
    ),
    quickpick: row.is_quickpick,
    ...drawsAgain(
      order.parts.map(({ draw }) => draw.draw_no),
      found,
      offer,
    ),
  };
}

function nextTicket(item: ItemRow, draws: ReadonlyMap<string, SaleDraw>): Input {
  const { game_offer, game_type, games, lottery_key, made_games } = item;
  const found = findLottery(lottery_key);
  const offer = found && findGameOffer(found, game_type, game_offer);
  const drawNos = item.draw_ids.flatMap((id) => draws.get(id)?.draw_no ?? []);
  return {
    productType: "lottery_ticket",
    lotteryKey: lottery_key,
    gameType: game_type,
    gameOffer: game_offer,
    ...numbersAgain(games, made_games === null ? null : (games[0] ?? null), offer, numGamesOf(item)),
    quickpick: item.is_quickpick,
    ...(item.has_favourite_numbers && { hasFavouriteNumbers: true }),
    ...drawsAgain(drawNos, found, offer),
  };
}

/** Returns the same numbers, or how many games the shop picks or makes again. */
function numbersAgain(games: Game[], madeFrom: Game | null, offer: GameOffer | null, numGames = games.length) {
  if (madeFrom) return { games: [madeFrom], numGames };
  return offer?.isPickedByShop ? { numGames } : { games };
}

/** Returns the same number of draws; of a ticket with days, on the same days and for as many weeks. */
function drawsAgain(drawNos: number[], found: LotteryOffer | null, offer: GameOffer | null) {
  const days = found && offer ? daysOf(found, offer, drawNos) : [];
  return days.length === 0
    ? { numDraws: drawNos.length }
    : { days, numDraws: days.length, numWeeks: drawNos.length / days.length };
}

function repeat({ game_offer, game_type, num_games, product_offer_key }: Bought): Repeat | null {
  const offer = findGameOfferOf({ lottery_key: product_offer_key, game_type, game_offer });
  // A ticket with days is for a week, not for one draw.
  if (!offer || offer.days || !offer.drawCounts.includes(1)) return null;
  if (num_games < offer.minGames || num_games > offer.maxGames) return null;
  return { games: num_games, cents: priceCents(offer, num_games) };
}
