import { expect, it } from "vitest";
import { requireOfferOnSale, toStateOf } from "./offers.rows.ts";

const row = { is_published: true, is_suspended: false, is_sold_out: false };

it("publishes every lottery unless an operator does not", () => {
  const usual = { stateOf: toStateOf([]), region: null };
  expect(requireOfferOnSale("monday_lotto", usual).key).toBe("monday_lotto");
  const hidden = { region: null, stateOf: toStateOf([{ ...row, is_published: false, product_offer_key: "oz_lotto" }]) };
  expect(() => requireOfferOnSale("oz_lotto", hidden)).toThrow();
});

it("refuses a lottery where it is not licensed, with a reason that names the region", () => {
  const rows = ["super_66", "lotto_strike"].map((product_offer_key) => ({ ...row, product_offer_key }));
  const stateOf = toStateOf(rows);
  const refusal = expect.objectContaining({ status: 422, code: "invalid_field", target: "lottery_key" });
  expect(() => requireOfferOnSale("super_66", { stateOf, region: "NSW" })).toThrow(refusal);
  expect(() => requireOfferOnSale("lotto_strike", { stateOf, region: "QLD" })).toThrow("isn't sold in QLD");
  expect(requireOfferOnSale("lotto_strike", { stateOf, region: "ACT" }).key).toBe("lotto_strike");
});
