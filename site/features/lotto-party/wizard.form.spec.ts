import { expect, it } from "vitest";
import { roundingFacts } from "./ticket-shares.ts";
import { refusedStep, STEPS } from "./wizard.form.ts";

const refused = (status: number, code: string, ...fields: string[]) =>
  ({ status, code, targets: Object.fromEntries(fields.map((field) => [field, []])) }) as unknown as Parameters<
    typeof refusedStep
  >[0];

it("leads a refused session back to the step of its field, and a closed draw to the draws (Lotto Party 7)", () => {
  const { select_draw: draws, set_share_price: shares } = STEPS;
  expect(refusedStep(refused(422, "draw_closed", "drawId"))).toBe(draws.step);
  expect(refusedStep(refused(422, ""))).toBe(draws.step);
  expect(refusedStep(refused(422, "invalid_field", "drawId"))).toBe(draws.step);
  expect(refusedStep(refused(422, "invalid_field", "gameOfferKey"))).toBe(shares.step);
  expect(refusedStep(refused(422, "invalid_field", "sharePrice.amount"))).toBe(shares.step);
});

it("leads any other failure nowhere", () => {
  expect(refusedStep(refused(422, "organiser_only", "general"))).toBeNull();
  expect(refusedStep(refused(502, "errorMessageFallback"))).toBeNull();
});

it("says what goes back to the buyers if the shares cost more than the ticket", () => {
  const text = "$14.00. The extra $0.50 goes back to the buyers when the draw closes.";
  expect(roundingFacts(7, 200, 1_350)).toEqual([{ label: "All shares", text }]);
  expect(roundingFacts(5, 270, 1_350)).toEqual([]);
});
