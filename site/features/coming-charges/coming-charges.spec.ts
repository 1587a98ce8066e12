import { describe, expect, it } from "vitest";
import { calendarOf } from "./calendar.ts";
import { type Charge, monthsOf, shortageOf } from "./coming-charges.ts";

const charge = (chargeAt: string, amount: number, more: Partial<Charge> = {}): Charge => ({
  key: `aut_1:${chargeAt}`,
  sourceId: "aut_1",
  kind: "autoplay",
  description: "4 x Monday Lotto games",
  chargeAt,
  price: { amount, currency: "AUD" },
  fund: { kind: "wallet" },
  minimumJackpotAmount: { amount: 0, currency: "AUD" },
  ...more,
});
const CARD: Partial<Charge> = { fund: { kind: "cc", id: "fnd_1", brand: "Visa", lastFour: "4242" } };
const JACKPOT: Partial<Charge> = { minimumJackpotAmount: { amount: 20_000_000, currency: "AUD" } };

describe("coming charges", () => {
  it("are totalled by month of the shop's calendar, without those that need a jackpot", () => {
    // 30 November, 14:00 UTC is 1 December in Sydney.
    const charges = [
      charge("2026-11-23T09:25:00Z", 2.7),
      charge("2026-11-24T09:25:00Z", 6.2, JACKPOT),
      charge("2026-11-30T14:00:00Z", 10.1, CARD),
      charge("2026-12-07T09:25:00Z", 0.2),
    ];
    expect(monthsOf(charges).map(({ name, total }) => [name, total.amount])).toEqual([
      ["November 2026", 2.7],
      ["December 2026", 10.3],
    ]);
  });

  it("say which one the wallet can't pay", () => {
    const third = charge("2026-12-07T09:25:00Z", 2.7);
    const charges = [
      charge("2026-11-23T09:25:00Z", 2.7),
      charge("2026-11-24T09:25:00Z", 6.2, JACKPOT),
      charge("2026-11-25T09:25:00Z", 100, CARD),
      third,
    ];
    expect(shortageOf(charges, 5.4)).toBeNull();
    expect(shortageOf(charges, 5)).toEqual({ charge: third, missing: 0.4 });
  });

  it("are a calendar file, each with its own id", () => {
    const text = calendarOf([charge("2026-11-23T09:25:00Z", 2.7, { drawAt: "2026-11-30T10:30:00Z" })], {
      now: new Date("2026-11-20T00:00:00Z"),
      pageUrl: "https://shop.example/my-account/coming-charges",
    }).replaceAll("\r\n ", "");
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(text).toContain("UID:aut_1:2026-11-23T09:25:00Z@drawcard");
    expect(text).toContain("DTSTART:20261123T092500Z");
    expect(text).toContain("SUMMARY:$2.70: 4 x Monday Lotto games");
    expect(text).toContain("DESCRIPTION:Paid by: Your wallet\\nDraw: Monday 30 Nov\\, 9:30 pm AEDT");
  });
});
