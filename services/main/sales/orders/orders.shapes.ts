// Orders in the contract's shape.
import type { components } from "#generated/main/schema.ts";
import { toMoney } from "#services/lib/money.ts";
import { drawnKeyOf, drawnWhenSoldOut, findLottery, findRaffle } from "../../catalogue/offers/catalogue.ts";
import { playIn } from "../../catalogue/offers/game-offer-facts.ts";
import { nameIn } from "../../catalogue/offers/regional-names.ts";
import { notesOf } from "../../play/draws/claims.rules.ts";
import { SELLING } from "../../play/draws/draws.rows.ts";
import { purchaseStatusOf } from "../../play/draws/draws.rules.ts";
import { rulesOf, shownNumbersOf } from "../../play/draws/draws.shapes.ts";
import { toTicketRuns, toTicketWins } from "../../play/draws/raffle.shapes.ts";
import { matchedNumbers } from "../../play/draws/scoring.rules.ts";
import { describeBooks, describeGames, describeShares } from "../products/descriptions.rules.ts";
import { nameOf } from "../products/names.ts";
import { syndicateOf } from "../products/shares.rules.ts";
import type { Order, OrderGameRow, OrderPart, readClaims } from "./orders.rows.ts";

type Schemas = components["schemas"];

/** Returns an order with its game's name in a region. The receipt keeps the name at the time of purchase. */
export function toOrder({ id, parts }: Order, now: Date, region: string | null): Schemas["Order"] {
  const [first] = parts;
  if (!first) throw new Error(`${id} has no draw`);
  const { row } = first;
  const offerName = nameIn(region, { key: row.product_offer_key, name: nameOf(row.product_offer_key) });
  const winnings = parts.map(winningsOf).filter((cents) => cents !== null);
  return {
    id,
    checkoutId: row.checkout_id,
    productType: row.product_type,
    productOfferKey: row.product_offer_key,
    offerName,
    description: descriptionOf(first, offerName, region, parts.length),
    status: statusOf(parts),
    ...playOf(first, region),
    // Shares are no boards of their own.
    ...(first.syndicate && { gameType: row.game_type, gameOffer: row.game_offer }),
    quickpick: row.is_quickpick,
    games: first.games.map(({ numbers }) => numbers),
    ...(row.made_from && { madeFrom: row.made_from }),
    numGames: first.syndicate ? first.games.length : row.num_games,
    draws: parts.map((part) => toOrderDraw(part, now)),
    price: toMoney(sum(parts.map((part) => part.row.price_cents))),
    ...(row.product_type === "raffle_ticket" && toBooks(first)),
    ...(first.syndicate && { syndicate: toShares(first, first.syndicate) }),
    ...(winnings.length > 0 && { winnings: toMoney(sum(winnings)) }),
    ...toReversal(parts),
    purchasedAt: row.created_at.toISOString(),
  };
}

/** The fields of prizes that were taken back. */
function toReversal(parts: OrderPart[]): Pick<Schemas["Order"], "prizeReversal"> {
  const reversals = parts.flatMap((part) => part.reversals);
  const last = reversals.at(-1);
  if (!last) return {};
  const amount = toMoney(sum(reversals.map(({ cents }) => cents)));
  return { prizeReversal: { amount, reason: last.reason, reversedAt: last.created_at.toISOString() } };
}

/** Returns the game offer and the game type that an order's boards are played with. Those of shares are the ticket's. */
function boardsOf({ row }: OrderPart) {
  const { game_offer, game_type } = row;
  const ticket = syndicateOf({ ...row, lottery_key: row.product_offer_key })?.syndicate.ticket;
  return ticket ?? { gameType: game_type, gameOffer: game_offer };
}

const playOf = (part: OrderPart, region: string | null) =>
  playIn(region, drawnKeyOf(part.row.product_offer_key), boardsOf(part));

function descriptionOf(part: OrderPart, offerName: string, region: string | null, numDraws: number): string {
  const { row } = part;
  if (part.syndicate) return describeShares(nameOfShares(row), row.quantity);
  return row.product_type === "raffle_ticket"
    ? describeBooks(offerName, row.num_tickets / row.quantity, row.quantity)
    : describeGames(offerName, row.num_games, numDraws, playOf(part, region));
}

const nameOfShares = (row: OrderPart["row"]) =>
  syndicateOf({ ...row, lottery_key: row.product_offer_key })?.syndicate.name ?? nameOf(row.product_offer_key);

/** The fields of shares of a syndicate. */
const toShares = ({ games, row }: OrderPart, { size }: { size: number }) => ({
  syndicateKey: row.game_offer,
  syndicateName: nameOfShares(row),
  numShares: row.quantity,
  size,
  ...(row.status === "past" && { ticketWinnings: toMoney(sum(games.map(({ prize_cents }) => prize_cents ?? 0))) }),
});

/** The fields of books of a raffle. */
function toBooks({ reversals, row, runs, wins }: OrderPart) {
  const raffle = findRaffle(row.product_offer_key);
  const taken = new Set(reversals.map(({ reference }) => reference));
  return {
    books: row.quantity,
    numRaffleTickets: row.num_tickets,
    showWinnerName: row.shows_winner_name,
    ...(row.cause_key !== null && { causeKey: row.cause_key }),
    ...(raffle && runs.length > 0 && { ticketRuns: toTicketRuns(raffle, runs) }),
    ...(raffle && wins.length > 0 && { ticketWins: toTicketWins(raffle, wins, taken) }),
  };
}

const sum = (cents: number[]) => cents.reduce((total, value) => total + value, 0);

/** Returns the cents a draw paid to the order, or null until it is paid. An early bird pays before its raffle is drawn. */
function winningsOf({ row, wins }: OrderPart): number | null {
  if (row.product_type !== "raffle_ticket") return row.status === "past" ? (row.winnings_cents ?? 0) : null;
  const cents = sum(wins.map(({ is_goods, value_cents }) => (is_goods ? 0 : value_cents)));
  return row.status === "past" || cents > 0 ? cents : null;
}

function statusOf(parts: OrderPart[]): Schemas["OrderStatus"] {
  const live = parts.filter(({ row }) => row.status !== "cancelled");
  if (live.length === 0) return "refunded";
  if (live.some(({ draw }) => draw.numbers === null)) return "upcoming";
  return live.every(({ row }) => row.status === "past") ? "settled" : "drawn";
}

function toOrderDraw(part: OrderPart, now: Date): Schemas["OrderDraw"] {
  const { draw } = part;
  const winnings = winningsOf(part);
  return {
    drawId: draw.id,
    drawNo: draw.draw_no,
    status: draw.status,
    purchaseStatus: purchaseStatusOf(draw, now),
    stop: draw.stop.toISOString(),
    drawDate: draw.draw_at.toISOString(),
    ...(SELLING.includes(draw.status) && drawnWhenSoldOut(part.row.product_offer_key)),
    prizePool: draw.is_prize_pool_unknown ? 0 : toMoney(draw.prize_pool_cents).amount,
    isPrizePoolUnknown: draw.is_prize_pool_unknown,
    ...(winnings !== null && { winnings: toMoney(winnings) }),
  };
}

type Claims = Awaited<ReturnType<typeof readClaims>>;

/** Returns the games with their matches in each draw. Includes the seed only after the draw. */
export function toDetails({ parts }: Order, claims: Claims): Schemas["OrderDrawDetails"][] {
  return parts.map((part) => detailsOf(part, claims));
}

/** Returns what a settled ticket's prizes are besides the money. Shares of a syndicate are paid in money only. */
function prizeNotes({ games, row, syndicate }: OrderPart, claims: Claims): string[] {
  const rules = findLottery(row.product_offer_key)?.rules;
  if (!rules || syndicate || row.status !== "past") return [];
  return notesOf(
    rules,
    games.filter(({ division }) => division !== null),
    claims.filter(({ order_id }) => order_id === row.id),
  );
}

function detailsOf(part: OrderPart, claims: Claims): Schemas["OrderDrawDetails"] {
  const { draw, games } = part;
  const { gameType } = boardsOf(part);
  const notes = prizeNotes(part, claims);
  return {
    drawNo: draw.draw_no,
    ...(draw.numbers && { drawNumbers: shownNumbersOf(draw) ?? {} }),
    games: games.map((game) => toOrderGame(game, draw, gameType)),
    ...(notes.length > 0 && { notes }),
    seedHash: draw.seed_hash,
    ...(draw.numbers &&
      draw.entries_hash && {
        verification: { seedHash: draw.seed_hash, entriesHash: draw.entries_hash, seed: draw.seed },
      }),
  };
}

function toOrderGame(
  { division, numbers, prize_cents, wins }: OrderGameRow,
  draw: OrderPart["draw"],
  gameType: OrderPart["row"]["game_type"],
) {
  return {
    numbers,
    ...(draw.numbers && { matched: matchedNumbers(rulesOf(draw), draw.numbers, numbers, gameType) }),
    ...(division !== null && { division, wins }),
    ...(prize_cents !== null && prize_cents > 0 && { prize: toMoney(prize_cents) }),
  };
}
