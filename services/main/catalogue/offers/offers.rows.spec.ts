import { expect, it } from "vitest";
import { requireOfferOnSale, toStateOf } from "./offers.rows.ts";

const row = { is_published: true, is_suspended: false, is_sold_out: false };

it("publishes a lottery unless the catalogue holds it back; an operator overrides it", () => {
  const usual = toStateOf([]);
  expect(requireOfferOnSale("monday_lotto", usual).key).toBe("monday_lotto");
  for (const key of ["friday_lotto", "set_for_life2020", "super_66", "lotto_strike"]) {
    expect(() => requireOfferOnSale(key, usual)).toThrow();
    expect(requireOfferOnSale(key, toStateOf([{ ...row, product_offer_key: key }])).key).toBe(key);
  }
});
