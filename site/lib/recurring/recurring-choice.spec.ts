import { describe, expect, it } from "vitest";
import { settleRecurring } from "./posted-recurring.ts";
import { recurringSelect } from "./recurring-choice.ts";

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(`item.${name}`, value);
  return data;
};
const settled = (option: Parameters<typeof settleRecurring>[1], fields: Record<string, string>) => {
  const data = form(fields);
  return { isOn: settleRecurring(data, option), fields: Object.fromEntries(data) };
};

describe("an offer that always repeats", () => {
  const option = { type: "subscription", availability: "always" } as const;

  it("has no option for a single draw, and says so (Offers 12)", () => {
    const select = recurringSelect(option);
    expect(select?.options.map(({ value }) => value)).toEqual(["monthly", "quarterly", "biannually", "annually"]);
    expect(select?.hint).toBe("Sold as subscription only. You can cancel it any time.");
  });

  it("cannot be turned off by a posted form", () => {
    const off = settled(option, { "recurringPurchase.enabled": "false", "recurringPurchase.billingPeriod": "" });
    expect(off).toEqual({
      isOn: true,
      fields: { "item.recurringPurchase.type": "subscription", "item.recurringPurchase.enabled": "true" },
    });
  });
});

it("an offer that never repeats shows no choice, and a forged one is dropped (Offers 13)", () => {
  const option = { type: "autoplay", availability: "never" } as const;
  expect(recurringSelect(option)).toBeNull();
  expect(settled(option, { numDraws: "autoplay", "recurringPurchase.enabled": "true" })).toEqual({
    isOn: false,
    fields: { "item.numDraws": "1" },
  });
});

it("the choice in the select of draws repeats a ticket, with its smallest jackpot", () => {
  const option = { type: "autoplay", availability: "optional" } as const;
  const jackpot = { "recurringPurchase.minimumJackpotAmount": "20000000" };
  expect(settled(option, { numDraws: "autoplay", ...jackpot }).fields).toEqual({
    "item.numDraws": "1",
    "item.recurringPurchase.type": "autoplay",
    "item.recurringPurchase.enabled": "true",
    "item.recurringPurchase.minimumJackpotAmount": "20000000",
  });
  expect(settled(option, { numDraws: "autoplay", ...jackpot, "recurringPurchase.quickpick": "false" }).fields).toEqual(
    expect.objectContaining({ "item.recurringPurchase.quickpick": "false" }),
  );
  // Also where the page still has the fields of the autoplay.
  for (const fields of [{}, { ...jackpot, "recurringPurchase.quickpick": "true" }])
    expect(settled(option, { numDraws: "5", ...fields })).toEqual({ isOn: false, fields: { "item.numDraws": "5" } });
});
