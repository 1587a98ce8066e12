// Orders in the contract's shape.
import type { components } from "#generated/main/schema.ts";
import { toMoney } from "#services/lib/money.ts";
import { drawnKeyOf, drawnWhenSoldOut, findLottery, pictureOf } from "../../catalogue/offers/catalogue.ts";
import { playIn } from "../../catalogue/offers/lottery/game-offer-facts.ts";
import { nameIn } from "../../catalogue/offers/regional-names.ts";
import { toDrawDetails } from "../../play/drawing/draw-details.ts";
import { SELLING } from "../../play/draws/draws.rows.ts";
import { purchaseStatusOf } from "../../play/draws/draws.rules.ts";
import { notesOf } from "../../play/lotteries/claims.rules.ts";
import { productOf } from "../products/kinds.ts";
import { nameOf } from "../products/names.ts";
import { firstPartOf, type Order, type OrderPart, sumOf } from "../products/order.ts";
import type { readClaims } from "./orders.rows.ts";

type Schemas = components["schemas"];

/** Returns an order with its game's name in a region. The receipt keeps the name at the time of purchase. */
export function toOrder(order: Order, now: Date, region: string | null): Schemas["Order"] {
  const { id, parts } = order;
  const first = firstPartOf(order);
  const { row } = first;
  const product = productOf(row).orders;
  const offerName = nameIn(region, { key: row.product_offer_key, name: nameOf(row.product_offer_key) });
  const winnings = parts.map(winningsOf).filter((cents) => cents !== null);
  return {
    id,
    checkoutId: row.checkout_id,
    productType: row.product_type,
    productOfferKey: row.product_offer_key,
    offerName,
    ...pictureOf(row.product_offer_key),
    description: product.describe(first, { offerName, region, numDraws: parts.length }),
    status: statusOf(parts),
    ...playOf(first, region),
    quickpick: row.is_quickpick,
    games: first.games.map(({ numbers }) => numbers),
    ...(row.made_from && { madeFrom: row.made_from }),
    numGames: row.num_games,
    draws: parts.map((part) => toOrderDraw(part, now)),
    price: toMoney(sumOf(parts.map((part) => part.row.price_cents))),
    ...product.fieldsOf(first),
    ...(winnings.length > 0 && { winnings: toMoney(sumOf(winnings)) }),
    ...toReversal(parts),
    purchasedAt: row.created_at.toISOString(),
  };
}

/** The fields of prizes that were taken back. */
function toReversal(parts: OrderPart[]): Pick<Schemas["Order"], "prizeReversal"> {
  const reversals = parts.flatMap((part) => part.reversals);
  const last = reversals.at(-1);
  if (!last) return {};
  const amount = toMoney(sumOf(reversals.map(({ cents }) => cents)));
  return { prizeReversal: { amount, reason: last.reason, reversedAt: last.created_at.toISOString() } };
}

const playOf = (part: OrderPart, region: string | null) => {
  const { row } = part;
  const { game_offer, game_type } = productOf(row).orders.boardsOf(part);
  return playIn(region, drawnKeyOf(row.product_offer_key), { gameType: game_type, gameOffer: game_offer });
};

const winningsOf = (part: OrderPart) => productOf(part.row).orders.winningsOf(part);

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
  const { game_type: gameType } = productOf(part.row).orders.boardsOf(part);
  const notes = prizeNotes(part, claims);
  return { ...toDrawDetails(draw, games, gameType), ...(notes.length > 0 && { notes }) };
}
