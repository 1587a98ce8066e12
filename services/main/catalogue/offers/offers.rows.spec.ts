import { expect, it } from "vitest";
import { requireOfferOnSale, toStateOf } from "./offers.rows.ts";

const row = { is_published: true, is_suspended: false, is_sold_out: false };

it("publishes a lottery unless the catalogue holds it back; an operator overrides it", () => {
  const usual = { stateOf: toStateOf([]), region: null };
  expect(requireOfferOnSale("monday_lotto", usual).key).toBe("monday_lotto");
  expect(requireOfferOnSale("friday_lotto", usual).key).toBe("friday_lotto");
  for (const key of ["set_for_life2020", "super_66", "lotto_strike"]) {
    expect(() => requireOfferOnSale(key, usual)).toThrow();
    // Super 66 is not sold in New South Wales, where visitors without a region are.
    const region = key === "super_66" ? "VIC" : null;
    const published = { region, stateOf: toStateOf([{ ...row, product_offer_key: key }]) };
    expect(requireOfferOnSale(key, published).key).toBe(key);
  }
});

it("refuses a lottery where it is not licensed, with a reason that names the region", () => {
  const rows = ["super_66", "lotto_strike"].map((product_offer_key) => ({ ...row, product_offer_key }));
  const stateOf = toStateOf(rows);
  const refusal = expect.objectContaining({ status: 422, code: "invalid_field", target: "lottery_key" });
  expect(() => requireOfferOnSale("super_66", { stateOf, region: "NSW" })).toThrow(refusal);
  expect(() => requireOfferOnSale("lotto_strike", { stateOf, region: "QLD" })).toThrow("isn't sold in QLD");
  expect(requireOfferOnSale("lotto_strike", { stateOf, region: "ACT" }).key).toBe("lotto_strike");
});
