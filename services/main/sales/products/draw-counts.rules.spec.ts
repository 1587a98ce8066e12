import { describe, expect, it } from "vitest";
import type { GameOffer } from "../../catalogue/game-offers/game-offer.ts";
import { findLottery } from "../../catalogue/offers/catalogue.ts";
import { daysOf, drawCountOf, requireDrawCount } from "./draw-counts.rules.ts";

function offerOf(key: string): GameOffer {
  const offer = findLottery(key)?.gameTypes[0]?.gameOffers[0];
  if (!offer) throw new Error(`${key} sells no games`);
  return offer;
}

const EVERY_DAY = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const [monday, setForLife, strike] = ["monday_lotto", "set_for_life2020", "lotto_strike"].map(offerOf) as [
  GameOffer,
  GameOffer,
  GameOffer,
];

type Choice = Parameters<typeof requireDrawCount>[1];
function refusedField(offer: GameOffer, choice: Choice): string | null {
  try {
    requireDrawCount(offer, choice);
    return null;
  } catch (refusal) {
    return (refusal as { messages: { target: string }[] }).messages[0]?.target ?? "none";
  }
}

describe("the draws of a ticket", () => {
  it("are the draws of a week times the weeks, where days apply (Offers 15)", () => {
    const ticket = { gameType: "strike_standard", gameOffer: "strike_standard", numDraws: 2, numWeeks: 4 } as const;
    const days = ["Monday", "Saturday"] as const;
    expect(drawCountOf({ lotteryKey: "lotto_strike", ...ticket, days: [...days] }).count).toBe(8);
    expect(
      drawCountOf({ lotteryKey: "monday_lotto", ...ticket, gameType: "standard", gameOffer: "standard" }).count,
    ).toBe(2);
  });

  it.each([1, 2, 5, 10, 20, 52])("may be %i", (numDraws) => {
    expect(refusedField(monday, { numDraws })).toBeNull();
  });

  it.each([3, 4, 9, 51])("may not be %i", (numDraws) => {
    expect(refusedField(monday, { numDraws })).toBe("num_draws");
  });

  it("are not chosen by day where an offer has no days, and weeks do not count there", () => {
    expect(refusedField(monday, { numDraws: 1, days: ["Monday"] })).toBe("days");
    expect(refusedField(monday, { numDraws: 5, numWeeks: 4 })).toBeNull();
  });

  it("of Strike are one for each chosen day", () => {
    expect(refusedField(strike, { numDraws: 2, days: ["Monday", "Saturday"] })).toBeNull();
    expect(refusedField(strike, { numDraws: 1, days: ["Monday", "Saturday"] })).toBe("num_draws");
    expect(refusedField(strike, { numDraws: 3, days: ["Monday", "Saturday"] })).toBe("num_draws");
    expect(refusedField(strike, { numDraws: 1 })).toBe("days");
    expect(refusedField(strike, { numDraws: 1, days: ["Tuesday"] })).toBe("days");
    expect(refusedField(strike, { numDraws: 1, days: ["Monday"], numWeeks: 2 })).toBe("num_weeks");
  });

  it("of Set for Life are all seven days, for up to ten weeks", () => {
    const days = [...EVERY_DAY];
    expect(refusedField(setForLife, { numDraws: 7, days })).toBeNull();
    expect(refusedField(setForLife, { numDraws: 7, days, numWeeks: 10 })).toBeNull();
    expect(refusedField(setForLife, { numDraws: 7, days, numWeeks: 11 })).toBe("num_weeks");
    expect(refusedField(setForLife, { numDraws: 6, days: days.slice(1) })).toBe("num_draws");
    expect(refusedField(setForLife, { numDraws: 7 })).toBe("days");
  });
});

describe("the days of draws", () => {
  it("are listed in the order of the week, once each", () => {
    const lottery = findLottery("lotto_strike");
    if (!lottery) throw new Error("there is no Strike");
    expect(daysOf(lottery, strike, [2812, 2813, 2815])).toEqual(["Wednesday", "Saturday"]);
    expect(daysOf(lottery, monday, [2812])).toEqual([]);
  });
});
