import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { findRaffle } from "../../catalogue/offers/catalogue.ts";
import type { RaffleOffer } from "../../catalogue/offers/offer.ts";
import type { StateOf } from "../../catalogue/offers/offers.rows.ts";
import { holdNextDraws, readFirstDrawNo, type SaleDraw } from "../../play/draws/sale-draws.rows.ts";
import { toTicketRuns, toTicketWins } from "../../play/raffles/raffle.shapes.ts";
import { describeBooks } from "./descriptions.rules.ts";
import type { ItemChange, ItemRow, ItemToBuy } from "./item.ts";
import { nameOf } from "./names.ts";
import { firstPartOf, type OrderPart, sumOf } from "./order.ts";
import type { ChangeContext, Product, SaleReading } from "./product.ts";
import {
  bookOf,
  chooseCause,
  numbersGivenInSale,
  requireBook,
  requireNumBooks,
  shortageReason,
  ticketsOf,
} from "./raffle.rules.ts";
import { refuseNotSold, requireDrawsOnSale, requireExpectedPrice } from "./sale.rules.ts";

type Schemas = components["schemas"];

/** Books of tickets in one draw of a raffle. */
export const raffle: Product = {
  analyticsType: "raffle",
  family: "charity",
  isRegulated: true,
  wanted: (input) => {
    if (input.productType !== "raffle_ticket") return null;
    return {
      lotteryKey: input.lotteryKey,
      from: { drawNo: input.drawNo },
      draws: { count: 1, on: null },
      itemFor: (draws, sale) => itemFor(input, draws, sale),
    };
  },
  change,
  unitCentsOf: (item) => bookOf(item)?.cents ?? null,
  // Its prizes are fixed.
  poolBpOf: () => 0,
  stock: {
    unitsOf: (item) => {
      const [drawId] = item.draw_ids;
      const offer = findRaffle(item.lottery_key);
      if (drawId === undefined || !offer) return null;
      return { drawId, offerKey: item.lottery_key, units: ticketsOf(item), available: offer.maxTickets };
    },
    shortageOf: (item, left, tickets) =>
      shortageReason(left, tickets, findRaffle(item.lottery_key)?.numbered && "Choose fewer."),
    target: "books",
    returnedBy: ({ num_tickets, product_offer_key }) => ({ offerKey: product_offer_key, units: num_tickets }),
  },
  describe: (item) => describeBooks(nameOf(item.lottery_key), bookOf(item)?.tickets ?? 0, item.quantity),
  nextTicket: (item) => ({
    productType: "raffle_ticket",
    lotteryKey: item.lottery_key,
    raffleOffer: item.game_offer,
    books: item.quantity,
    showWinnerName: item.shows_winner_name,
    ...(item.cause_key !== null && { causeKey: item.cause_key }),
  }),
  lineOf: (item) => ({
    raffleOffer: item.game_offer,
    numRaffleTickets: ticketsOf(item),
    showWinnerName: item.shows_winner_name,
    ...(item.cause_key !== null && { causeKey: item.cause_key }),
  }),
  countOf: (item) => ticketsOf(item) || item.quantity,
  gamesOf: () => [],
  numTicketsOf: ticketsOf,
  numbersInSale: numbersGivenInSale,
  orders: {
    readSyndicates: null,
    hasNumbers: true,
    boardsOf: ({ row }) => row,
    describe: ({ row }, { offerName }) => describeBooks(offerName, row.num_tickets / row.quantity, row.quantity),
    fieldsOf: booksOf,
    winningsOf,
    replay: (order) => {
      const { row } = firstPartOf(order);
      return {
        productType: "raffle_ticket",
        lotteryKey: row.product_offer_key,
        raffleOffer: row.game_offer,
        books: row.quantity,
        showWinnerName: row.shows_winner_name,
        ...(row.cause_key !== null && { causeKey: row.cause_key }),
      };
    },
    repeat: ({ game_offer, product_offer_key, quantity }) => {
      const book = bookOf({ lottery_key: product_offer_key, game_offer });
      return book && { games: quantity, cents: book.cents * quantity };
    },
  },
  recurring: {
    describe: (item) => `${ticketsOf(item)} Ticket Book`,
    nameOf: (item) => nameOf(item.lottery_key),
    facts: (item) => ({
      numberOfTickets: Math.max(1, ticketsOf(item)),
      gameOffer: item.game_offer,
      gameOfferName: `${bookOf(item)?.tickets ?? 0} Ticket Book`,
      ...(item.cause_key !== null && { causeKey: item.cause_key }),
    }),
    drawsEach: () => 1,
    pick: (item) => item,
    fields: ["gameOffer", "causeKey"],
    edit: (item, { causeKey = item.cause_key ?? undefined, gameOffer = item.game_offer }) => {
      const offer = findRaffle(item.lottery_key) ?? refuseNotSold("game_offer");
      const book = offer.books.find(({ key }) => key === gameOffer) ?? refuseNotSold("game_offer");
      if (causeKey !== undefined && !offer.causes.includes(causeKey))
        refuse(422, "invalid_field", "Choose one of the raffle's causes.", "cause_key");
      return { ...item, game_offer: book.key, game_type: book.numbering ?? "deferred", cause_key: causeKey ?? null };
    },
  },
};

function itemFor(input: Schemas["RaffleItemInput"], draws: SaleDraw[], { now, stateOf }: SaleReading): ItemToBuy {
  const offer = requireRaffleOnSale(input.lotteryKey, stateOf);
  const book = requireBook(offer, input.raffleOffer);
  requireNumBooks(offer, input.books);
  const causeKey = chooseCause(offer, input.causeKey);
  // For a moment after a draw has stopped, the next one is not open yet.
  if (draws.length === 0 && input.drawNo === undefined)
    refuse(409, "draw_closed", `${offer.name} is not on sale at the moment.`);
  requireDrawsOnSale(draws, 1, now);
  requireExpectedPrice(input.expectedPrice, book.cents * input.books);
  return {
    product_type: "raffle_ticket",
    lottery_key: offer.key,
    game_type: book.numbering ?? "deferred",
    game_offer: book.key,
    games: [],
    made_games: null,
    quantity: input.books,
    is_quickpick: false,
    draw_ids: draws.map(({ id }) => id),
    unit_price_cents: book.cents,
    is_favourite: false,
    has_favourite_numbers: false,
    affiliate_code: input.affiliateCode ?? null,
    cause_key: causeKey,
    shows_winner_name: input.showWinnerName ?? false,
  };
}

/** Returns a raffle on sale. Refuses an unknown or unpublished one with 404, a suspended one with 409. */
function requireRaffleOnSale(key: string, stateOf: StateOf): RaffleOffer {
  const offer = findRaffle(key) ?? refuseNotFound();
  const { isPublished, isSuspended } = stateOf(key);
  if (!isPublished) refuseNotFound();
  if (isSuspended) refuse(409, "draw_closed", `${offer.name} is not on sale at the moment.`);
  return offer;
}

/** Refuses a change of another type of product than the item is. */
function requireRaffleChange(input: Schemas["CartItemUpdate"]): Schemas["RaffleItemUpdate"] {
  if (input.productType === "raffle_ticket") return input;
  return refuse(422, "invalid_field", "This item is a raffle ticket.", "product_type");
}

async function change(
  tx: Tx,
  item: ItemRow,
  update: Schemas["CartItemUpdate"],
  { read, region }: ChangeContext,
): Promise<ItemChange> {
  const input = requireRaffleChange(update);
  const from = { drawNo: await readFirstDrawNo(tx, item.draw_ids) };
  const draws = await holdNextDraws(tx, item.lottery_key, from, { count: 1, on: null, region });
  const sale = await read(draws);
  const offer = requireRaffleOnSale(item.lottery_key, sale.stateOf);
  const book = requireBook(offer, item.game_offer);
  const books = input.books ?? item.quantity;
  requireNumBooks(offer, books);
  requireDrawsOnSale(draws, 1, sale.now);
  requireExpectedPrice(input.expectedPrice, book.cents * books);
  const changed = {
    quantity: books,
    cause_key: chooseCause(offer, input.causeKey ?? item.cause_key ?? undefined),
    shows_winner_name: input.showWinnerName ?? item.shows_winner_name,
    unit_price_cents: book.cents,
  };
  sale.requireLeft({ ...item, ...changed });
  return changed;
}

function booksOf({ reversals, row, runs, wins }: OrderPart): Partial<Schemas["Order"]> {
  const offer = findRaffle(row.product_offer_key);
  const taken = new Set(reversals.map(({ reference }) => reference));
  return {
    books: row.quantity,
    numRaffleTickets: row.num_tickets,
    showWinnerName: row.shows_winner_name,
    ...(row.cause_key !== null && { causeKey: row.cause_key }),
    ...(offer && runs.length > 0 && { ticketRuns: toTicketRuns(offer, runs) }),
    ...(offer && wins.length > 0 && { ticketWins: toTicketWins(offer, wins, taken) }),
  };
}

/** An early bird pays before its raffle is drawn. */
function winningsOf({ row, wins }: OrderPart): number | null {
  const cents = sumOf(wins.map(({ is_goods, value_cents }) => (is_goods ? 0 : value_cents)));
  return row.status === "past" || cents > 0 ? cents : null;
}
