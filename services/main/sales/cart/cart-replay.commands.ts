// Adds items to a cart: those of the call, or the tickets of an earlier purchase.
import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import type { GameOffer } from "../../catalogue/game-offers/game-offer.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import type { LotteryOffer } from "../../catalogue/offers/offer.ts";
import { findGameOffer } from "../../catalogue/offers/prices.rules.ts";
import { findOrdersOf, type Order, type OrderPart } from "../orders/orders.rows.ts";
import { daysOf } from "../products/draw-counts.rules.ts";
import { addItems } from "./cart.commands.ts";
import type { CartOwner } from "./cart.rows.ts";

type Schemas = components["schemas"];

export async function buildCart(
  tx: Tx,
  owner: CartOwner,
  { before, items, replayId }: Schemas["CartBuildInput"],
  now: Date,
): Promise<Schemas["Cart"]> {
  if (items && replayId !== undefined) refuse(422, "invalid_field", "Send items or replay_id, not both.", "replay_id");
  if (items) return addItems(tx, owner, { items, before }, now);
  if (replayId === undefined) refuse(422, "invalid_field", "This field is required", "items");
  return addItems(tx, owner, { items: await itemsOf(tx, owner, replayId), before }, now);
}

/** Returns the tickets of an order or checkout as new items. Refuses another customer's, and every visitor, with 404. */
async function itemsOf(tx: Tx, owner: CartOwner, replayId: string): Promise<Schemas["CartItemInput"][]> {
  const orders = "customerId" in owner ? await findOrdersOf(tx, owner.customerId, replayId) : [];
  return orders.length > 0 ? orders.map(toInput) : refuseNotFound();
}

function offerOf({ row }: OrderPart): { lottery: LotteryOffer; offer: GameOffer } | null {
  const lottery = findLottery(row.product_offer_key);
  const offer = lottery && findGameOffer(lottery, row.game_type, row.game_offer);
  return lottery && offer ? { lottery, offer } : null;
}

/** Returns the numbers of an order, or how many games the shop picks or makes again. */
function numbersOf(part: OrderPart) {
  const numGames = part.games.length;
  if (part.row.made_from) return { games: [part.row.made_from], numGames };
  return offerOf(part)?.offer.isPickedByShop ? { numGames } : { games: part.games.map(({ numbers }) => numbers) };
}

/** Returns the same number of draws; of an order with days, on the same days and for as many weeks. */
function drawsOf(parts: OrderPart[]) {
  const found = parts[0] && offerOf(parts[0]);
  const days = found
    ? daysOf(
        found.lottery,
        found.offer,
        parts.map(({ draw }) => draw.draw_no),
      )
    : [];
  return days.length === 0
    ? { numDraws: parts.length }
    : { days, numDraws: days.length, numWeeks: parts.length / days.length };
}

function toInput({ id, parts }: Order): Schemas["CartItemInput"] {
  const [first] = parts;
  if (!first) throw new Error(`${id} has no draw`);
  const { row } = first;
  if (row.product_type === "raffle_ticket") {
    return {
      productType: "raffle_ticket",
      lotteryKey: row.product_offer_key,
      raffleOffer: row.game_offer,
      books: row.quantity,
      showWinnerName: row.shows_winner_name,
      ...(row.cause_key !== null && { causeKey: row.cause_key }),
    };
  }
  if (row.product_type === "syndicate_share") {
    return {
      productType: "syndicate_share",
      lotteryKey: row.product_offer_key,
      syndicateKey: row.game_offer,
      numShares: row.quantity,
    };
  }
  return {
    productType: "lottery_ticket",
    lotteryKey: row.product_offer_key,
    gameType: row.game_type,
    gameOffer: row.game_offer,
    ...numbersOf(first),
    quickpick: row.is_quickpick,
    ...drawsOf(parts),
  };
}
