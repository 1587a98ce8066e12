// Draws in the contract's shape.
import type { components } from "#generated/main/schema.ts";
import { toCents, toMoney } from "#services/lib/money.ts";
import { oddsOf } from "../../catalogue/game-offers/odds.rules.ts";
import {
  drawnOfferOf,
  drawnWhenSoldOut,
  findLottery,
  findOffer,
  findRaffle,
} from "../../catalogue/offers/catalogue.ts";
import { sortNumbers } from "../../catalogue/offers/lottery/number-order.rules.ts";
import type { Offer } from "../../catalogue/offers/offer.ts";
import { nameIn } from "../../catalogue/offers/regional-names.ts";
import { type Draw, type DrawDivision, SELLING } from "../draws/draws.rows.ts";
import { purchaseStatusOf, verificationOf } from "../draws/draws.rules.ts";
import type { DrawnNumbers } from "../draws/numbers.rules.ts";
import { regionalStopOf } from "../draws/regional-stop.ts";
import type { SaleDraw } from "../draws/sale-draws.rows.ts";
import { timesOf } from "../draws/schedule.rules.ts";
import { rulesOf } from "../lotteries/lottery.shapes.ts";
import { decidingDrawOf } from "../lotteries/lottery-schedule.ts";
import { winningTicketOf } from "../raffles/raffle.rules.ts";
import { drawsOf, playOf } from "./kinds.ts";

type Schemas = components["schemas"];

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
    type: playOf(offer).drawType,
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
      ...drawsOf(drawn).saleFieldsOf(drawn, draw),
    },
    seedHash: draw.seed_hash,
    ...(draw.entries_hash !== null && { entriesHash: draw.entries_hash }),
  };
}

/** Returns the result key of an offer's latest draw, or null if the catalogue no longer has the offer. */
export function toResultKey(draw: Draw, region: string | null): Schemas["ResultKey"] | null {
  const offer = findOffer(draw.product_offer_key);
  if (!offer) return null;
  return {
    productOfferKey: draw.product_offer_key,
    type: offer.type,
    name: nameIn(region, offer),
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
    ...(lottery && draw.numbers && { drawnOrder: draw.numbers }),
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
