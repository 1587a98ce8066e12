// Draws in the contract's shape.
import type { components } from "#generated/main/schema.ts";
import { toCents, toMoney } from "#services/lib/money.ts";
import type { Rules } from "../../catalogue/game-offers/game-offer.ts";
import { oddsOf } from "../../catalogue/game-offers/odds.rules.ts";
import { drawnWhenSoldOut, findLottery, findOffer, findRaffle } from "../../catalogue/offers/catalogue.ts";
import { playIn } from "../../catalogue/offers/game-offer-facts.ts";
import { sortNumbers } from "../../catalogue/offers/number-order.rules.ts";
import type { LotteryOffer, Offer, RaffleOffer } from "../../catalogue/offers/offer.ts";
import { nameIn } from "../../catalogue/offers/regional-names.ts";
import { type CustomerGameRow, type Draw, type DrawDivision, SELLING } from "../draws/draws.rows.ts";
import { purchaseStatusOf } from "../draws/draws.rules.ts";
import { regionalStopOf } from "../draws/regional-stop.ts";
import type { SaleDraw } from "../draws/sale-draws.rows.ts";
import { DAY_MS, timesOf } from "../draws/schedule.rules.ts";
import { type DrawnNumbers, matchedNumbers } from "../lotteries/scoring.rules.ts";
import { winningTicketOf } from "../raffles/raffle.rules.ts";
import { decidingDrawOf } from "./schedule.ts";

type Schemas = components["schemas"];

const TYPES = {
  lottery_ticket: "lottery_ticket_draw",
  raffle_ticket: "raffle_ticket_draw",
  syndicate_share: "syndicate_share_draw",
} as const satisfies Record<Offer["type"], Schemas["Draw"]["type"]>;

/** Returns the offer that is drawn: for a syndicate, its lottery. */
export function drawnOfferOf(offer: Offer): LotteryOffer | RaffleOffer {
  if (offer.type !== "syndicate_share") return offer;
  const lottery = findLottery(offer.lotteryKey);
  if (!lottery) throw new Error(`${offer.key} has no lottery`);
  return lottery;
}

/** Returns the rules of a draw's lottery. A raffle has no barrels. */
export function rulesOf(draw: Pick<Draw, "product_offer_key">): Pick<Rules, "barrels"> {
  return findLottery(draw.product_offer_key)?.rules ?? { barrels: [] };
}

/** Returns the drawn numbers, digits in the order drawn and balls in ascending order; null before the draw. A raffle has winners. */
export function shownNumbersOf(draw: Pick<Draw, "product_offer_key" | "numbers">): DrawnNumbers | null {
  if (draw.numbers && findRaffle(draw.product_offer_key)) return {};
  return draw.numbers && sortNumbers(rulesOf(draw).barrels, draw.numbers);
}

type Sale = { offset: number; now: Date; region: string | null };

/** The columns that are shown of a draw on sale. */
type ShownDraw = SaleDraw & Pick<Draw, "seed_hash" | "entries_hash">;

/** Returns a draw on sale in a region. `offset` counts from the next draw. */
export function toDraw(draw: ShownDraw, offer: Offer, { offset, now, region }: Sale): Schemas["Draw"] {
  const drawn = drawnOfferOf(offer);
  const stop = regionalStopOf(draw, region);
  return {
    drawId: draw.id,
    drawNo: draw.draw_no,
    type: TYPES[offer.type],
    status: draw.status,
    purchaseStatus: purchaseStatusOf({ ...draw, stop }, now),
    stop: stop.toISOString(),
    drawDate: draw.draw_at.toISOString(),
    ...(SELLING.includes(draw.status) && drawnWhenSoldOut(draw.product_offer_key)),
    prizePool: draw.is_prize_pool_unknown ? 0 : toMoney(draw.prize_pool_cents).amount,
    isPrizePoolUnknown: draw.is_prize_pool_unknown,
    drawOffset: offset,
    drawData: {
      drawNumber: draw.draw_no,
      drawStop: timesOf(drawn.schedule, draw.draw_no).closeAt.toISOString(),
      name: drawn.name,
      ...(drawn.type === "raffle_ticket" && { value: toMoney(drawn.firstPrizeCents).amount }),
      ...(draw.opens_at !== null && preOrderStartOf(drawn, draw.opens_at)),
    },
    seedHash: draw.seed_hash,
    ...(draw.entries_hash !== null && { entriesHash: draw.entries_hash }),
  };
}

/** Returns when pre-orders of a draw started. */
const preOrderStartOf = (drawn: LotteryOffer | RaffleOffer, opensAt: Date) =>
  drawn.type === "raffle_ticket" &&
  drawn.preOrderDays !== undefined && {
    drawPreOrderStartDate: new Date(opensAt.getTime() - drawn.preOrderDays * DAY_MS).toISOString(),
    drawOpens: opensAt.toISOString(),
  };

export function toResultKey(draw: Draw, region: string | null): Schemas["ResultKey"] {
  const offer = findOffer(draw.product_offer_key);
  return {
    productOfferKey: draw.product_offer_key,
    type: offer?.type ?? "lottery_ticket",
    name: offer ? nameIn(region, offer) : draw.product_offer_key,
    latestDrawNo: draw.draw_no,
    drawDate: draw.draw_at.toISOString(),
    numbers: shownNumbersOf(draw) ?? {},
    ...winningTicketOf(draw),
    prizePool: toMoney(draw.prize_pool_cents),
    isPrizePoolUnknown: draw.is_prize_pool_unknown,
  };
}

/** Returns a draw with its result and its seed, which is public after the draw. */
export function toDrawResult(draw: Draw, divisions: DrawDivision[]): Schemas["DrawResult"] {
  const lottery = findLottery(draw.product_offer_key);
  const rules = lottery?.rules;
  const source = lottery && decidingDrawOf(lottery, draw.draw_no);
  return {
    productOfferKey: draw.product_offer_key,
    drawId: draw.id,
    drawNo: draw.draw_no,
    drawDate: draw.draw_at.toISOString(),
    status: draw.status,
    numbers: shownNumbersOf(draw) ?? {},
    ...winningTicketOf(draw),
    prizePool: toMoney(draw.prize_pool_cents),
    isPrizePoolUnknown: draw.is_prize_pool_unknown,
    divisions: divisions.map(({ division, label, winners, prize_cents }) => {
      const rule = rules?.divisions.find((candidate) => candidate.division === division);
      return {
        division,
        label,
        winners,
        prize: toMoney(prize_cents),
        ...(rules && rule && { prizeKind: rule.prize.kind, odds: oddsOf(rules, division) }),
        ...(rule?.prize.kind === "annuity" && { months: rule.prize.months }),
      };
    }),
    ...verificationOf(draw),
    ...(source && {
      drawnFrom: { productOfferKey: source.lottery.key, drawNo: source.drawNo, name: source.lottery.name },
    }),
  };
}

/** Returns the values that verify a draw; nothing before it is drawn, because its seed is secret until then. */
export const verificationOf = (draw: Draw) =>
  draw.numbers &&
  draw.entries_hash !== null && {
    verification: { seedHash: draw.seed_hash, entriesHash: draw.entries_hash, seed: draw.seed },
  };

function playedOf({ game_offer, game_type }: CustomerGameRow, draw: Draw, region: string | null) {
  const { gameOffer: _, ...played } = playIn(region, draw.product_offer_key, {
    gameOffer: game_offer,
    gameType: game_type,
  });
  return played;
}

/** Returns a customer's games by their names in a region, with their matches and winnings. */
export function toCustomerTickets(
  draw: Draw,
  region: string | null,
  games: CustomerGameRow[],
  shares: Schemas["CustomerTicket"][],
) {
  const byOrder = Map.groupBy(games, ({ order_id }) => order_id);
  const customerTickets: Schemas["CustomerTicket"][] = [...byOrder].map(([orderId, rows]) => ({
    orderId,
    ...(rows[0] && playedOf(rows[0], draw, region)),
    games: rows.map(({ numbers, division, game_type, prize_cents, wins }) => ({
      numbers,
      matched: matchedNumbers(rulesOf(draw), draw.numbers ?? {}, numbers, game_type),
      ...(division !== null && { division, prize: toMoney(prize_cents ?? 0), wins }),
    })),
  }));
  const winnings = [
    ...games.map(({ prize_cents }) => prize_cents ?? 0),
    ...shares.map((ticket) => (ticket.shares ? toCents(ticket.shares.winnings) : 0)),
  ].reduce((sum, cents) => sum + cents, 0);
  return { customerTickets: [...customerTickets, ...shares], customerWinnings: toMoney(winnings) };
}

/** Returns what a customer won in a draw without the prizes that were taken back, and their sum. */
export function withoutReversed<Own extends { customerWinnings: Schemas["Money"] }>(
  drawId: string,
  own: Own,
  reversals: readonly { draw_id: string; cents: number }[],
): Own & { customerTakenBack?: Schemas["Money"] } {
  const cents = reversals.filter(({ draw_id }) => draw_id === drawId).reduce((sum, one) => sum + one.cents, 0);
  if (cents === 0) return own;
  const customerWinnings = toMoney(Math.max(0, toCents(own.customerWinnings) - cents));
  return { ...own, customerWinnings, customerTakenBack: toMoney(cents) };
}

/** Returns the terms of a draw in Markdown. */
export function termsOf(offer: Offer): string {
  if (offer.type !== "raffle_ticket") {
    return "Sales close five minutes before the official close. Prizes are paid into the wallet.";
  }
  if (offer.numbered?.kind === "sold_out")
    return "Each draw is held when its last ticket is sold. Tickets are sold here and elsewhere, and no number is sold twice.";
  if (offer.numbered) return "Each ticket wins at most one prize. The rollover prize grows until it is won.";
  const permits = offer.permits.map(({ region, number }) => `${region} ${number}`).join(", ");
  const tickets = offer.maxTickets.toLocaleString("en-AU");
  return `At most ${tickets} tickets. The most valuable prize is drawn first. Permits: ${permits}.`;
}
