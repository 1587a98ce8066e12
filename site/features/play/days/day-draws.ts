// Where customers choose the days of a ticket: its first draw is on one of them, and a chosen draw brings its day.
import type { DrawChoice, Weekday } from "../choices/play-choices.ts";

type Draws = readonly Pick<DrawChoice, "drawNo" | "day">[];

/** Returns which of the sold days a draw is on. */
export const dayOf = ({ day }: Pick<DrawChoice, "day">, sold: readonly Weekday[]): Weekday | undefined =>
  sold.find((weekday) => day.startsWith(weekday.slice(0, 3)));

/** Returns the first draw on one of these days from a draw on, else the first at all. Undefined if there is none. */
export function firstOnDays(draws: Draws, drawNo: number, days: readonly Weekday[]): number | undefined {
  const onDays = draws.filter((draw) => dayOf(draw, days));
  return (onDays.find((draw) => draw.drawNo >= drawNo) ?? onDays[0])?.drawNo;
}

/** Returns the days with that of a draw: an only day moves to it, and to several it is added. */
export function withDayOf(
  draw: Pick<DrawChoice, "day">,
  days: readonly Weekday[],
  sold: readonly Weekday[],
): readonly Weekday[] {
  const day = dayOf(draw, sold);
  if (!day || days.includes(day)) return days;
  return days.length <= 1 ? [day] : sold.filter((one) => one === day || days.includes(one));
}
