// How many draws a lottery ticket is for, and on which days. Pure.
import type { components } from "#generated/main/schema.ts";
import { refuse } from "#services/lib/refusal.ts";
import type { GameOffer, Weekday } from "../../catalogue/game-offers/game-offer.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { findGameOffer } from "../../catalogue/offers/lottery/prices.rules.ts";
import type { LotteryOffer } from "../../catalogue/offers/offer.ts";
import { type Places, placesOn, weekdayOf } from "../../play/draws/schedule.rules.ts";

type Input = Pick<
  components["schemas"]["LotteryItemInput"],
  "lotteryKey" | "gameType" | "gameOffer" | "numDraws" | "numWeeks" | "days"
>;
type Days = Pick<GameOffer, "days">;

/** The draws of a ticket: how many, and in which places of a week. `on` is null if it takes every draw. */
export type DrawCount = { count: number; on: Places | null };

/** Returns the draws of an input, which `requireDrawCount` still has to check. */
export function drawCountOf(input: Input): DrawCount {
  const lottery = findLottery(input.lotteryKey);
  const offer = lottery && findGameOffer(lottery, input.gameType, input.gameOffer);
  if (!offer?.days) return { count: input.numDraws, on: null };
  return { count: input.numDraws * (input.numWeeks ?? 1), on: placesOf(lottery, offer, input.days ?? []) };
}

/** Returns the places of the draws on these days, or null for all of them. */
export const placesOf = (lottery: LotteryOffer | null, { days = [] }: Days, chosen: readonly Weekday[]) =>
  lottery && chosen.length > 0 && chosen.length < days.length ? placesOn(lottery.schedule, chosen) : null;

/** Refuses a number of draws, weeks or days that the offer does not sell (shop §5). */
export function requireDrawCount(
  offer: GameOffer,
  { days = [], numDraws, numWeeks = 1 }: Pick<Input, "days" | "numDraws" | "numWeeks">,
): void {
  if (!offer.days && days.length > 0) {
    refuse(422, "invalid_field", "You can't choose draw days for this game.", "days");
  }
  if (offer.days) requireDays(offer.days, { days, numDraws });
  if (!offer.drawCounts.includes(numDraws)) {
    refuse(422, "invalid_field", `Choose ${listed(offer.drawCounts)} draws.`, "num_draws");
  }
  const most = offer.maxWeeks ?? 1;
  if (offer.days && numWeeks > most) {
    refuse(422, "invalid_field", `Choose from 1 to ${most} ${most === 1 ? "week" : "weeks"}.`, "num_weeks");
  }
}

/** Refuses no day, and one that the offer does not have. */
export function requireKnownDays(sold: readonly Weekday[], days: readonly Weekday[]): void {
  if (days.length === 0) refuse(422, "invalid_field", "Choose at least one draw day.", "days");
  const unknown = days.find((day) => !sold.includes(day));
  if (unknown) refuse(422, "invalid_field", `There is no draw on ${unknown}.`, "days");
}

function requireDays(sold: readonly Weekday[], { days, numDraws }: { days: readonly Weekday[]; numDraws: number }) {
  requireKnownDays(sold, days);
  if (numDraws !== days.length) {
    refuse(422, "invalid_field", "The number of draws must equal the number of days.", "num_draws");
  }
}

/** Returns "1, 2 or 5". */
function listed(counts: readonly number[]): string {
  const last = counts.at(-1) ?? 1;
  return counts.length < 2 ? String(last) : `${counts.slice(0, -1).join(", ")} or ${last}`;
}

/** Returns the weekdays of draws, in the order of the offer. Empty if its customers choose no days. */
export function daysOf({ schedule }: LotteryOffer, { days = [] }: Days, drawNos: readonly number[]): Weekday[] {
  if (days.length === 0) return [];
  const played = new Set(drawNos.map((drawNo) => weekdayOf(schedule, drawNo)));
  return days.filter((day) => played.has(day));
}
