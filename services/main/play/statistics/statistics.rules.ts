// Statistics and tips of a lottery, from counts of its drawn numbers. They say nothing about the next draw.
import type { components } from "#generated/main/schema.ts";
import type { NumberSet } from "../../catalogue/game-offers/game-offer.ts";
import type { LotteryOffer } from "../../catalogue/offers/offer.ts";
import type { NumberCount } from "../draws/number-counts.rows.ts";

type Schemas = components["schemas"];

/** The sets of one standard game: those without supplementary numbers. Empty for a lottery without standard games. */
function setsOf({ gameTypes }: LotteryOffer): readonly NumberSet[] {
  return gameTypes[0]?.gameOffers[0]?.numberSets ?? [];
}

/** Returns the count of every number that a set can have, lowest first. */
export function toNumberSets(lottery: LotteryOffer, counts: readonly NumberCount[]): Schemas["NumberSetStatistics"][] {
  return setsOf(lottery).map(({ name, from, to }) => {
    const counted = new Map(counts.filter(({ set }) => set === name).map((count) => [count.number, count]));
    const numbers = Array.from({ length: to - from + 1 }, (_, index) => {
      const { frequency = 0, lastDrawNo } = counted.get(from + index) ?? {};
      return { number: from + index, frequency, ...(lastDrawNo !== undefined && { lastDrawNo }) };
    });
    return { name, numbers };
  });
}

type Statistic = Schemas["NumberStatistics"];

const TIPS: readonly { title: string; compare: (a: Statistic, b: Statistic) => number }[] = [
  { title: "Drawn most often", compare: (a, b) => b.frequency - a.frequency || a.number - b.number },
  {
    title: "Not drawn for the longest time",
    compare: (a, b) => (a.lastDrawNo ?? 0) - (b.lastDrawNo ?? 0) || a.number - b.number,
  },
];

/** Returns complete games to suggest. None for digits, which may repeat, before the first draw, or if the shop picks the numbers. */
export function tipsOf(lottery: LotteryOffer, counts: readonly NumberCount[]): Schemas["Tip"][] {
  const sets = setsOf(lottery);
  const isPlayable = sets.length > 0 && sets.every(({ repeats, count }) => !repeats && count > 0);
  if (!isPlayable || counts.length === 0) return [];
  const statistics = toNumberSets(lottery, counts);
  return TIPS.map(({ title, compare }) => {
    const numbers = sets.map(({ name, count }) => {
      const ranked = (statistics.find((set) => set.name === name)?.numbers ?? []).toSorted(compare);
      return [
        name,
        ranked
          .slice(0, count)
          .map(({ number }) => number)
          .sort((a, b) => a - b),
      ] as const;
    });
    return { lotteryKey: lottery.key, title, numbers: Object.fromEntries(numbers) };
  });
}
